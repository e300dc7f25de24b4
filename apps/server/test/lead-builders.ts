import { type CalculationLead, landTaxStart, type MortgageLead, type StrategySessionLead } from '@freehold/contract';

const person = { firstName: 'Mary', lastName: 'Jane van der Berg', email: 'mary@example.com', phone: '0400 000 000' };

/** The calculator's mortgage lead (golden case S-MC-01) with the given changes. */
export function aMortgageLead(changes: Partial<MortgageLead> = {}): MortgageLead {
  return {
    ...person,
    loanAmount: 500_000,
    interestRate: 4.5,
    loanTerm: '30',
    repaymentFrequency: 'monthly',
    loanType: 'principal_and_interest',
    ...changes,
  };
}

/** The same lead as the test screens send it, with a monthly extra of $200 (golden case S-MC-07). */
export function aNestedMortgageLead(changes: Partial<MortgageLead> = {}): MortgageLead {
  return {
    ...person,
    purchaseTimeframe: '6-12 months',
    privacyPolicy: true,
    mortgageDetails: {
      loanAmount: 500_000,
      interestRate: 4.5,
      loanTerm: '30',
      repaymentFrequency: 'monthly',
      loanType: 'principal_and_interest',
      additionalRepayments: 200,
      results: { repaymentAmount: 2_533.43, totalInterest: 345_818.49, timeSaved: 50, payoffDate: '2052-09-21' },
    },
    ...changes,
  };
}

/** A land tax lead with the given changes: NSW land of $1,300,000, so $100 and 1.6 % of $225,000. */
export function aCalculationLead(changes: Partial<CalculationLead> = {}): CalculationLead {
  return {
    ...person,
    privacyPolicy: true,
    calculation: { tool: 'land-tax', inputs: landTaxStart },
    figure: 3_700,
    ...changes,
  };
}

/** A strategy session request with the given changes. */
export function aStrategySessionLead(changes: Partial<StrategySessionLead> = {}): StrategySessionLead {
  return {
    name: 'Mary Jane van der Berg',
    email: 'mary@example.com',
    phone: '0400 000 000',
    message: 'After work, please.',
    consent: true,
    ...changes,
  };
}
