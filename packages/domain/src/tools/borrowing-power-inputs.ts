import type { BorrowingPowerForm } from '@freehold/contract';
import {
  financialYear,
  type LendingLiability,
  lenderRange,
  lossTreatment,
  type PolicyOverrides,
  personalLoanTerms,
  reformYear,
  serviceabilityBuffer,
  type ThreeTestsInputs,
} from '@freehold/finance';

/** Day of the contract that duty and the treatment of a rental loss are worked out for: that of the tables. */
export const powerContractDay = '2026-11-21';

/** The three tests' inputs of a form, without levers and other lenders. */
export function powerInputs(form: BorrowingPowerForm): ThreeTestsInputs {
  const { living, rent, purpose, newRent } = form;
  const applicants = applicantsOf(form);
  const owners = applicants.map((_, applicant) => ({ applicant, sharePct: 100 / applicants.length }));
  const isLet = purpose === 'let';
  return {
    financialYear: financialYear('2026-27'),
    applicants,
    households: [
      {
        adults: applicants.length,
        dependants: Number(form.dependants),
        declaredLivingMonthly: living ?? 0,
      },
    ],
    properties: rent > 0 ? [{ id: rentalId, weeklyRent: rent, owners }] : [],
    liabilities: liabilitiesOf(form),
    newLoan: { annualRatePct: form.rate, termYears: Number(form.term), purpose: isLet ? 'investor' : 'owner' },
    ...(isLet
      ? { newProperty: { id: 'new', weeklyRent: newRent, owners, lossDeductible: isLossDeductible(form) } }
      : {}),
    policy: policyOf(form),
    purchase: {
      state: form.state,
      contractDate: powerContractDay,
      buyer: isLet ? 'investor' : form.buyer,
      property: form.property,
      cash: form.cash,
      ...(form.fees === null ? {} : { fees: { all: form.fees } }),
    },
  };
}

/** The cautious and the generous lender, at the person's own buffer where that is not below the regulator's. */
export function otherLenders(form: BorrowingPowerForm): readonly PolicyOverrides[] {
  const { cautious, generous } = lenderRange.value;
  const own = { ...policyOf(form), bufferPct: Math.max(form.buffer, serviceabilityBuffer.value) };
  return [cautious, generous].map((lender) => ({ ...own, ...lender }));
}

/** Whether other loans are owed whose repayment nobody has entered. */
export function isRepaymentAssumed({ otherBalance, otherRepayment }: BorrowingPowerForm): boolean {
  return otherBalance > 0 && otherRepayment === null;
}

/** Whether the loss of the home to be let lowers tax in the years a lender looks at: those from 2027-28. */
export function isLossDeductible({ property }: BorrowingPowerForm): boolean {
  const dwelling = property === 'new' ? 'new' : 'established';
  return lossTreatment(reformYear, { contractDate: powerContractDay, dwelling }) === 'deductible';
}

const rentalId = 'let';

function applicantsOf(form: BorrowingPowerForm): ThreeTestsInputs['applicants'] {
  const first = applicant(form.salary, form.extra, form.help);
  return form.adults === 'one' ? [first] : [first, applicant(form.salary2, form.extra2, form.help2)];
}

function applicant(salary: number, extra: number, help: BorrowingPowerForm['help']): ThreeTestsInputs['applicants'][0] {
  return {
    helpDebt: help === 'yes',
    incomes: [
      { type: 'salary', annual: salary },
      { type: 'overtime', annual: extra },
    ],
  };
}

function policyOf({ buffer, floor, dtiLimit }: BorrowingPowerForm): PolicyOverrides {
  return { bufferPct: buffer, floorPct: floor, dtiLimit };
}

function liabilitiesOf(form: BorrowingPowerForm): readonly LendingLiability[] {
  const { cards, homeLoan, homeLoanRate, homeLoanMonths, homeLoanFor, rent } = form;
  return [
    ...(cards > 0 ? [{ kind: 'card', limit: cards } as const] : []),
    ...otherLoansOf(form),
    ...(homeLoan > 0
      ? [
          {
            kind: 'homeLoan',
            balance: homeLoan,
            annualRatePct: homeLoanRate,
            remainingMonths: homeLoanMonths,
            ...(homeLoanFor === 'let' && rent > 0 ? { property: rentalId } : {}),
          } as const,
        ]
      : []),
  ];
}

function otherLoansOf({ otherBalance, otherRepayment }: BorrowingPowerForm): readonly LendingLiability[] {
  if (otherBalance === 0) return [];
  if (otherRepayment === null) return [{ kind: 'personalLoan', balance: otherBalance, ...personalLoanTerms.value }];
  return [{ kind: 'personalLoan', balance: otherBalance, repaymentMonthly: otherRepayment }];
}
