import type { BorrowingPowerForm } from '@freehold/contract';
import {
  financialYear,
  type IncomeType,
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
  const { living, purpose, newRent } = form;
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
    properties: keptProperties(form)
      .filter(({ rent }) => rent > 0)
      .map(({ id, rent }) => ({ id, weeklyRent: rent, owners })),
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

/** A property that is kept beside the purchase: dollars a week, dollars owed, percent a year and months left. */
export interface KeptProperty {
  readonly id: string;
  readonly place: number;
  readonly rent: number;
  readonly loan: number;
  readonly rate: number;
  readonly months: number;
  readonly use: BorrowingPowerForm['homeLoanFor'];
  /** Whether the interest is deducted from its rent. */
  readonly isDeducted: boolean;
  /** The form's fields once its loan is repaid. */
  readonly repaid: Partial<BorrowingPowerForm>;
}

/** The four properties that the form can hold; one without rent and loan is none. */
export function keptProperties(form: BorrowingPowerForm): readonly KeptProperty[] {
  const { rent, homeLoan, homeLoanRate, homeLoanMonths, homeLoanFor } = form;
  const { rent2, homeLoan2, homeLoanRate2, homeLoanMonths2, homeLoanFor2 } = form;
  const { rent3, homeLoan3, homeLoanRate3, homeLoanMonths3, homeLoanFor3 } = form;
  const { rent4, homeLoan4, homeLoanRate4, homeLoanMonths4, homeLoanFor4 } = form;
  const rows = [
    { rent, loan: homeLoan, rate: homeLoanRate, months: homeLoanMonths, use: homeLoanFor, repaid: { homeLoan: 0 } },
    {
      ...{ rent: rent2, loan: homeLoan2, rate: homeLoanRate2, months: homeLoanMonths2 },
      ...{ use: homeLoanFor2, repaid: { homeLoan2: 0 } },
    },
    {
      ...{ rent: rent3, loan: homeLoan3, rate: homeLoanRate3, months: homeLoanMonths3 },
      ...{ use: homeLoanFor3, repaid: { homeLoan3: 0 } },
    },
    {
      ...{ rent: rent4, loan: homeLoan4, rate: homeLoanRate4, months: homeLoanMonths4 },
      ...{ use: homeLoanFor4, repaid: { homeLoan4: 0 } },
    },
  ];
  return rows.map((row, index) => ({
    ...row,
    id: `property ${index + 1}`,
    place: index + 1,
    isDeducted: row.use === 'let' && row.rent > 0,
  }));
}

/** The properties with a loan, in the order of the engine's home loans. */
export function loansKept(form: BorrowingPowerForm): readonly KeptProperty[] {
  return keptProperties(form).filter(({ loan }) => loan > 0);
}

/** The incomes of a person, dollars a year before tax, by the kinds that a lender tells apart; and whether HELP is owed. */
export interface PersonIncomes {
  readonly salary: number;
  readonly overtime: number;
  readonly selfEmployed: number;
  readonly dividends: number;
  readonly other: number;
  readonly nonTaxable: number;
  readonly hasHelp: boolean;
}

/** The first person's incomes, and the second's where two borrow. */
export function personIncomes(form: BorrowingPowerForm): readonly PersonIncomes[] {
  const first = {
    ...{ salary: form.salary, overtime: form.extra, selfEmployed: form.business, dividends: form.dividends },
    ...{ other: form.otherIncome, nonTaxable: form.taxFree, hasHelp: form.help === 'yes' },
  };
  const second = {
    ...{ salary: form.salary2, overtime: form.extra2, selfEmployed: form.business2, dividends: form.dividends2 },
    ...{ other: form.otherIncome2, nonTaxable: form.taxFree2, hasHelp: form.help2 === 'yes' },
  };
  return form.adults === 'one' ? [first] : [first, second];
}

/** The kinds of income that a person can have, as the engine names them. */
export const personIncomeTypes = [
  'salary',
  'overtime',
  'selfEmployed',
  'dividends',
  'other',
  'nonTaxable',
] as const satisfies readonly (IncomeType & keyof PersonIncomes)[];

function applicantsOf(form: BorrowingPowerForm): ThreeTestsInputs['applicants'] {
  return personIncomes(form).map((person) => ({
    helpDebt: person.hasHelp,
    incomes: personIncomeTypes.map((type) => ({ type, annual: person[type] })),
  }));
}

function policyOf({ buffer, floor, dtiLimit }: BorrowingPowerForm): PolicyOverrides {
  return { bufferPct: buffer, floorPct: floor, dtiLimit };
}

function liabilitiesOf(form: BorrowingPowerForm): readonly LendingLiability[] {
  const { cards } = form;
  return [
    ...(cards > 0 ? [{ kind: 'card', limit: cards } as const] : []),
    ...otherLoansOf(form),
    ...loansKept(form).map(({ id, loan, rate, months, isDeducted }) => ({
      kind: 'homeLoan' as const,
      balance: loan,
      annualRatePct: rate,
      remainingMonths: months,
      ...(isDeducted ? { property: id } : {}),
    })),
  ];
}

function otherLoansOf({ otherBalance, otherRepayment }: BorrowingPowerForm): readonly LendingLiability[] {
  if (otherBalance === 0) return [];
  if (otherRepayment === null) return [{ kind: 'personalLoan', balance: otherBalance, ...personalLoanTerms.value }];
  return [{ kind: 'personalLoan', balance: otherBalance, repaymentMonthly: otherRepayment }];
}
