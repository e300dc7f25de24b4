import {
  financialYearOf,
  isPartnered,
  type OutlookInputs,
  parseDate,
  type TaxYear,
  taxYearNamed,
  totalTax,
} from '@freehold/finance';
import type { ClientDetails } from './client-details.ts';
import type { Liability } from './liabilities.ts';

/**
 * Incomes the outlook counts: both partners', one person's, or one of a couple's, which cannot be compared with the
 * couple's costs.
 */
export type IncomeBasis = 'both' | 'own' | 'one-of-two';

/** Inputs of the retirement outlook, and what it could and could not count. */
export interface RetirementRecord {
  readonly inputs: OutlookInputs;
  readonly incomeBasis: IncomeBasis;
}

// The outlook's highest age; past retirement age it makes no difference.
const oldestAge = 120;
// The latest year with known levy and offsets.
const newestYear: TaxYear = '2026-27';

/**
 * A client's record as inputs of the retirement outlook on an ISO day, with inflation in percent a year; null without a
 * date of birth. A partner's income counts while the two are assessed together; one income of a couple is never
 * compared with the costs of both (decision Y-02).
 */
export function retirementRecord(
  { profile, assets, liabilities }: Pick<ClientDetails, 'profile' | 'assets' | 'liabilities'>,
  { today, inflation }: { readonly today: string; readonly inflation: number },
): RetirementRecord | null {
  if (profile.dateOfBirth === '') return null;
  const incomeBasis = basisOf(profile);
  const own = { gross: profile.grossIncome, nonTaxable: profile.nonTaxableIncome };
  const partner = { gross: profile.partnerIncome, nonTaxable: profile.partnerNonTaxableIncome };
  const age = Number(today.slice(0, 4)) - Number(profile.dateOfBirth.slice(0, 4));
  return {
    incomeBasis,
    inputs: {
      age: Math.min(oldestAge, Math.max(0, age)),
      desiredAge: profile.desiredRetirementAge,
      incomeGoal: profile.retirementPassiveIncomeGoal,
      incomes: incomeBasis === 'both' ? [own, partner] : [own],
      countsSurplus: incomeBasis !== 'one-of-two',
      monthlyLivingExpenses: profile.monthlyLivingExpenses,
      assets,
      liabilities: liabilities.map(withInterest),
      inflation,
      financialYear: taxYearOn(today),
    },
  };
}

/** A loan without a repayment on record costs its interest at the least. */
function withInterest(loan: Liability): Liability {
  const interest = (Math.max(0, loan.loanBalance) * Math.max(0, loan.interestRate)) / 1_200;
  return loan.repaymentAmount === 0 && interest > 0
    ? { ...loan, repaymentAmount: interest, repaymentFrequency: 'Monthly' }
    : loan;
}

function basisOf({ assessWithPartner, maritalStatus, partnerIncome }: ClientDetails['profile']): IncomeBasis {
  if (assessWithPartner) return 'both';
  const hasPartner = partnerIncome > 0 || (maritalStatus !== '' && isPartnered(maritalStatus));
  return hasPartner ? 'one-of-two' : 'own';
}

function taxYearOn(today: string): TaxYear {
  const year = taxYearNamed(financialYearOf(parseDate('today', today)));
  const isKnown = year && totalTax({ taxableIncome: 0, financialYear: year }).status === 'computed';
  return isKnown ? year : newestYear;
}
