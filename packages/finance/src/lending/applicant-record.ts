import { type IncomeType, incomeTypes, type LendingPolicy, lendingPolicy } from '../rules/lending-policy.ts';
import { countIn, inRange, wholeInRange } from '../units/checks.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import { Refusal } from '../units/refusal.ts';

/** A person who applies, dollars a year before tax. */
export interface Applicant {
  readonly helpDebt?: boolean | undefined;
  readonly incomes: readonly { readonly type: IncomeType; readonly annual: number }[];
}

/** People who live together, dollars a month. */
export interface LendingHousehold {
  readonly adults: number;
  readonly dependants: number;
  readonly declaredLivingMonthly?: number | undefined;
  /** Rent paid, child support, school fees: always on top. */
  readonly otherCostsMonthly?: number | undefined;
}

/** A rental, dollars a week and a year. */
export interface LendingProperty {
  readonly id: string;
  readonly weeklyRent: number;
  readonly annualCosts?: number | undefined;
  /** `applicant` is the place in the list of applicants, from 0. */
  readonly owners: readonly { readonly applicant: number; readonly sharePct: number }[];
  /** Whether a loss may be set against other income; true unless named. */
  readonly lossDeductible?: boolean | undefined;
}

/** Debts and limits, dollars. */
export type LendingLiability =
  | { readonly kind: 'card'; readonly limit: number }
  | { readonly kind: 'overdraft'; readonly limit: number }
  | {
      readonly kind: 'homeLoan';
      readonly balance: number;
      readonly limit?: number | undefined;
      readonly annualRatePct: number;
      readonly remainingMonths: number;
      readonly ioMonthsRemaining?: number | undefined;
      /** Id of the rental whose loan it is. */
      readonly property?: string | undefined;
    }
  | {
      readonly kind: 'personalLoan';
      readonly balance: number;
      readonly repaymentMonthly?: number | undefined;
      readonly annualRatePct?: number | undefined;
      readonly remainingMonths?: number | undefined;
    }
  /** Has no effect: the repayment follows from the applicant's income. */
  | { readonly kind: 'help'; readonly balance?: number | undefined };

export const loanPurposes = ['owner', 'investor'] as const;

export interface NewLoan {
  readonly annualRatePct: number;
  readonly termYears: number;
  readonly ioYears?: number | undefined;
  readonly purpose?: (typeof loanPurposes)[number] | undefined;
}

/** Overrides of the policy by its names; nested ones key by key. */
export type PolicyOverrides = {
  readonly [Name in keyof Omit<LendingPolicy, 'shadingPct' | 'benchmarkMonthly'>]?: LendingPolicy[Name] | undefined;
} & {
  readonly shadingPct?: { readonly [Type in IncomeType]?: number | undefined } | undefined;
  readonly benchmarkMonthly?:
    | { readonly single?: readonly number[] | undefined; readonly couple?: readonly number[] | undefined }
    | undefined;
};

/** A household that asks for a loan. */
export interface HouseholdRecord {
  readonly financialYear: FinancialYear;
  /** One to four. */
  readonly applicants: readonly Applicant[];
  /** One or two. */
  readonly households: readonly LendingHousehold[];
  readonly properties?: readonly LendingProperty[] | undefined;
  readonly liabilities?: readonly LendingLiability[] | undefined;
  readonly policy?: PolicyOverrides | undefined;
}

/** The loan it asks for. */
export interface LoanAsked {
  readonly newLoan: NewLoan;
  /** The rental to be bought; its interest is deducted only where the loan's purpose is an investment. */
  readonly newProperty?: LendingProperty | undefined;
}

export interface ServiceabilityInputs extends HouseholdRecord, LoanAsked {}

const mostMoney = 1e9;
/** The first financial year whose tests of a lender are known. */
export const firstLendingYear: FinancialYear = '2024-25';
const percent = [0, 100] as const;

/** The policy with the overrides. Throws Refusal `outOfRange` at `policy.…`, or at the name that the overrides have. */
export function policyOf(overrides: PolicyOverrides = {}, name = 'policy'): LendingPolicy {
  const { shadingPct, benchmarkMonthly, ...rest } = overrides;
  const base = lendingPolicy.value;
  const given = <Value extends object>(values: Value) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const policy: LendingPolicy = {
    ...base,
    ...given(rest),
    shadingPct: { ...base.shadingPct, ...given(shadingPct ?? {}) },
    benchmarkMonthly: { ...base.benchmarkMonthly, ...given(benchmarkMonthly ?? {}) },
  };
  for (const key of [
    'bufferPct',
    'floorPct',
    'cardPctPerMonth',
    'overdraftPctPerMonth',
    'rentGrossPct',
    'rentMinCostPct',
  ] as const)
    inRange(`${name}.${key}`, policy[key], percent);
  for (const key of ['dtiLimit', 'cardMinPerMonth', 'minSurplusMonthly'] as const)
    inRange(`${name}.${key}`, policy[key], [0, 1e6]);
  for (const type of incomeTypes) inRange(`${name}.shadingPct.${type}`, policy.shadingPct[type], percent);
  for (const kind of ['single', 'couple'] as const) {
    const field = `${name}.benchmarkMonthly.${kind}`;
    const amounts = policy.benchmarkMonthly[kind];
    if (amounts.length !== 4)
      throw new Refusal('outOfRange', field, `${field} has ${amounts.length} amounts; 4 are needed`);
    for (const amount of amounts) inRange(field, amount, [0, 1e6]);
  }
  return policy;
}

/** Checks every amount and reference. Throws Refusal with the dotted name of the input. */
export function checkHousehold(inputs: HouseholdRecord): void {
  checkYear('fy', inputs.financialYear);
  countIn('applicants', inputs.applicants, 4);
  countIn('households', inputs.households, 2);
  for (const { incomes } of inputs.applicants)
    for (const { annual } of incomes) inRange('applicants.incomes.annual', annual, money);
  for (const household of inputs.households) {
    wholeInRange('households.adults', household.adults, [1, 2]);
    wholeInRange('households.dependants', household.dependants, [0, 20]);
    inRange('households.declaredLivingMonthly', household.declaredLivingMonthly ?? 0, money);
    inRange('households.otherCostsMonthly', household.otherCostsMonthly ?? 0, money);
  }
  const properties = inputs.properties ?? [];
  for (const property of properties) checkProperty('properties', property, inputs.applicants.length);
  if (new Set(properties.map(({ id }) => id)).size < properties.length) {
    throw new Refusal('incompatible', 'properties.id', 'properties.id is repeated; each rental needs an id of its own');
  }
  for (const liability of inputs.liabilities ?? []) checkLiability(liability, properties);
}

/** Checks the loan asked for by a number of applicants, as `checkHousehold` does. */
export function checkAsked({ newLoan, newProperty }: LoanAsked, applicants: number): void {
  if (newProperty !== undefined) checkProperty('newProperty', newProperty, applicants);
  checkNewLoan(newLoan);
}

/** Throws Refusal `outOfRange` at the field for a year before the first that lending knows. */
export function checkYear(field: string, year: FinancialYear): void {
  if (year >= firstLendingYear) return;
  throw new Refusal('outOfRange', field, `${field} is ${year}; allowed is ${firstLendingYear} or later`);
}

// A run of a household checks thousands of records: names and ranges are made once.
const namesOfProperty = { properties: propertyNames('properties'), newProperty: propertyNames('newProperty') };
const money = [0, mostMoney] as const;
const rents = [0, 1e6] as const;
const rates = [0, 30] as const;
// A third three times is a hair over the whole.
const allShares = [0, 100 + 1e-9] as const;

function propertyNames(field: string) {
  return {
    weeklyRent: `${field}.weeklyRent`,
    annualCosts: `${field}.annualCosts`,
    applicant: `${field}.owners.applicant`,
    sharePct: `${field}.owners.sharePct`,
  };
}

function checkProperty(
  field: keyof typeof namesOfProperty,
  { weeklyRent, annualCosts = 0, owners }: LendingProperty,
  applicants: number,
): void {
  const names = namesOfProperty[field];
  inRange(names.weeklyRent, weeklyRent, rents);
  inRange(names.annualCosts, annualCosts, money);
  let shares = 0;
  for (const { applicant, sharePct } of owners) {
    wholeInRange(names.applicant, applicant, [0, applicants - 1]);
    shares += inRange(names.sharePct, sharePct, percent);
  }
  inRange(names.sharePct, shares, allShares);
}

function checkLiability(liability: LendingLiability, properties: readonly LendingProperty[]): void {
  switch (liability.kind) {
    case 'help':
      inRange('liabilities.balance', liability.balance ?? 0, money);
      break;
    case 'card':
    case 'overdraft':
      inRange('liabilities.limit', liability.limit, money);
      break;
    case 'personalLoan':
      checkPersonalLoan(liability);
      break;
    case 'homeLoan':
      checkHomeLoan(liability, properties);
      break;
  }
}

function checkHomeLoan(
  loan: Extract<LendingLiability, { kind: 'homeLoan' }>,
  properties: readonly LendingProperty[],
): void {
  inRange('liabilities.balance', loan.balance, money);
  inRange('liabilities.limit', loan.limit ?? 0, money);
  inRange('liabilities.annualRatePct', loan.annualRatePct, rates);
  const months = wholeInRange('liabilities.remainingMonths', loan.remainingMonths, [1, 600]);
  wholeInRange('liabilities.ioMonthsRemaining', loan.ioMonthsRemaining ?? 0, [0, months - 1]);
  if (loan.property !== undefined && !properties.some(({ id }) => id === loan.property)) {
    throw new Refusal('unknownValue', 'liabilities.property', 'liabilities.property names no rental in properties');
  }
}

function checkPersonalLoan(loan: Extract<LendingLiability, { kind: 'personalLoan' }>): void {
  inRange('liabilities.balance', loan.balance, money);
  if (loan.repaymentMonthly !== undefined) {
    inRange('liabilities.repaymentMonthly', loan.repaymentMonthly, money);
    if (loan.annualRatePct === undefined && loan.remainingMonths === undefined) return;
    const message =
      'liabilities.repaymentMonthly is given beside a rate or a term; the repayment or both of those are needed';
    throw new Refusal('incompatible', 'liabilities.repaymentMonthly', message);
  }
  for (const name of ['annualRatePct', 'remainingMonths'] as const) {
    if (loan[name] !== undefined) continue;
    const field = `liabilities.${loan.annualRatePct === undefined && loan.remainingMonths === undefined ? 'repaymentMonthly' : name}`;
    throw new Refusal(
      'required',
      field,
      `${field} is missing; a personal loan needs its repayment, or its rate and remaining months`,
    );
  }
  inRange('liabilities.annualRatePct', loan.annualRatePct ?? 0, [0, 100]);
  wholeInRange('liabilities.remainingMonths', loan.remainingMonths ?? 0, [1, 600]);
}

function checkNewLoan({ annualRatePct, termYears, ioYears = 0 }: NewLoan): void {
  inRange('newLoan.annualRatePct', annualRatePct, rates);
  wholeInRange('newLoan.termYears', termYears, [1, 40]);
  wholeInRange('newLoan.ioYears', ioYears, [0, Math.min(15, termYears - 1)]);
}
