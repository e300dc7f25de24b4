import { levelRepayment } from '../loan/repayment.ts';
import { type Law, lawOfYear } from '../rules/law-on.ts';
import { type LendingPolicy, lendingPolicy } from '../rules/lending-policy.ts';
import type { Rule } from '../rules/rule.ts';
import { roundToCent } from '../units/money.ts';
import { dollarsDown } from '../units/statute.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import {
  type Applicant,
  checkRecord,
  type LendingHousehold,
  type LendingLiability,
  type LendingProperty,
  policyOf,
  type ServiceabilityInputs,
} from './applicant-record.ts';
import { assessmentTax } from './assessment-tax.ts';

/** One applicant's year at no new loan, dollars. */
export interface ApplicantYear {
  readonly countedIncome: number;
  readonly countedRent: number;
  readonly taxableIncome: number;
  readonly tax: number;
}

/** What a lender would say a household can repay. Dollars, not rounded but for loans and repayments. */
export interface Serviceability {
  readonly assessmentRatePct: number;
  readonly perApplicant: readonly ApplicantYear[];
  readonly netIncomeAnnual: number;
  readonly livingMonthly: number;
  /** By household: the benchmark is more than what was declared. */
  readonly benchmarkApplied: readonly boolean[];
  readonly commitments: Commitments;
  readonly commitmentsMonthly: number;
  /** At no new loan, with the new property's rent. */
  readonly surplusMonthly: number;
  /** Whole dollars, down. */
  readonly maxLoan: number;
  /** Principal and interest on `maxLoan` at the assessment rate and at the loan's own, to the cent. */
  readonly repaymentAssessedMonthly: number;
  readonly repaymentActualMonthly: number;
  /** Before shading, with the applicants' gross rents. */
  readonly grossIncomeAnnual: number;
  readonly existingDebt: number;
  /** The loan at the debt-to-income limit, whole dollars down. */
  readonly dtiMaxLoan: number;
  /** Debt with `maxLoan` in times gross income; null without income. */
  readonly dtiAtMax: number | null;
  readonly sentence: string;
  readonly rules: readonly Rule<unknown>[];
  readonly frozen: readonly string[];
}

/** Repayments a lender counts, dollars a month. */
export interface Commitments {
  readonly cards: number;
  readonly overdrafts: number;
  readonly homeLoans: number;
  readonly otherLoans: number;
}

/**
 * Borrowing power by a lender's serviceability test: income after tax at an assessment rate, less living costs and
 * commitments. A rental's loss lowers tax only where the policy and the property allow it, with the interest that is
 * really paid. Dollars. Source: lending specification, section A1; the policy's values are illustrative. Throws Refusal
 * `outOfRange`, also at `fy` before 2024-25, `required`, `incompatible` and `unknownValue`.
 */
export function serviceability(inputs: ServiceabilityInputs): Serviceability {
  checkRecord(inputs);
  const policy = policyOf(inputs.policy);
  const law = lawOfYear(inputs.financialYear);
  const incomeOf = incomeAtLoan(inputs, { policy, law });
  const start = incomeOf(0);
  const { livingMonthly, benchmarkApplied } = livingOf(inputs.households, policy);
  const commitments = commitmentsOf(inputs.liabilities ?? [], policy);
  const commitmentsMonthly =
    commitments.cards + commitments.overdrafts + commitments.homeLoans + commitments.otherLoans;
  const costs = livingMonthly + commitmentsMonthly + policy.minSurplusMonthly;
  const { annualRatePct, termYears, ioYears = 0 } = inputs.newLoan;
  const assessmentRatePct = assessedRate(annualRatePct, policy);
  const months = (termYears - ioYears) * 12;
  const repayment = (loan: number, ratePct: number) => levelRepayment(loan, ratePct / 1200, months);
  const perDollar = repayment(1, assessmentRatePct);
  const surplusAt = (loan: number) => incomeOf(loan).net / 12 - costs - loan * perDollar;
  const maxLoan = capacity(surplusAt, { perDollar, interestCounts: hasDeductibleInterest(inputs) });
  const grossIncomeAnnual = grossIncome(inputs);
  const existingDebt = debtOf(inputs.liabilities ?? []);
  const result = {
    assessmentRatePct,
    perApplicant: start.perApplicant,
    netIncomeAnnual: start.net,
    livingMonthly,
    benchmarkApplied,
    commitments,
    commitmentsMonthly,
    surplusMonthly: surplusAt(0),
    maxLoan,
    repaymentAssessedMonthly: roundToCent(repayment(maxLoan, assessmentRatePct)),
    repaymentActualMonthly: roundToCent(repayment(maxLoan, annualRatePct)),
    grossIncomeAnnual,
    existingDebt,
    dtiMaxLoan: Math.max(0, dollarsDown(policy.dtiLimit * grossIncomeAnnual - existingDebt)),
    dtiAtMax: grossIncomeAnnual === 0 ? null : (existingDebt + maxLoan) / grossIncomeAnnual,
  };
  return { ...result, sentence: sentenceOf(result), rules: [lendingPolicy, ...law.used], frozen: law.frozen };
}

/** The rate a loan is assessed at, percent a year. */
export function assessedRate(annualRatePct: number, { bufferPct, floorPct }: LendingPolicy): number {
  return Math.max(annualRatePct + bufferPct, floorPct);
}

interface IncomeYear {
  readonly net: number;
  readonly perApplicant: readonly ApplicantYear[];
}

interface Context {
  readonly policy: LendingPolicy;
  readonly law: Law;
}

/** A rental's counted rent and deductible interest, dollars a year. */
interface RentalYear {
  readonly property: LendingProperty;
  readonly counted: number;
  readonly interest: number;
}

/** Income after tax as a function of the new loan. */
function incomeAtLoan(inputs: ServiceabilityInputs, { policy, law }: Context): (loan: number) => IncomeYear {
  const existing = (inputs.properties ?? []).map((property) => ({
    property,
    counted: countedRent(property, policy),
    interest: interestOn(property.id, inputs.liabilities ?? []),
  }));
  const bought = inputs.newProperty;
  const newRent = bought === undefined ? 0 : countedRent(bought, policy);
  const newRate = hasDeductibleInterest(inputs) ? inputs.newLoan.annualRatePct / 100 : 0;
  return (loan) => {
    const rentals: readonly RentalYear[] =
      bought === undefined ? existing : [...existing, { property: bought, counted: newRent, interest: loan * newRate }];
    const perApplicant = inputs.applicants.map((applicant, place) =>
      yearOf({ applicant, place, rentals }, { policy, law }),
    );
    const net = perApplicant.reduce((sum, year) => sum + year.countedIncome + year.countedRent - year.tax, 0);
    return { net, perApplicant };
  };
}

function hasDeductibleInterest({ newLoan, newProperty }: ServiceabilityInputs): boolean {
  return newLoan.purpose === 'investor' && newProperty !== undefined;
}

function yearOf(
  { applicant, place, rentals }: { applicant: Applicant; place: number; rentals: readonly RentalYear[] },
  { policy, law }: Context,
): ApplicantYear {
  let countedIncome = 0;
  let taxable = 0;
  for (const { type, annual } of applicant.incomes) {
    const counted = (annual * policy.shadingPct[type]) / 100;
    countedIncome += counted;
    if (type !== 'nonTaxable') taxable += counted;
  }
  let rent = 0;
  let rental = 0;
  for (const { property, counted, interest } of rentals) {
    const share = shareOf(property, place);
    const losesTax = policy.negativeGearing && property.lossDeductible !== false;
    const result = counted - interest;
    rent += share * counted;
    rental += share * (losesTax ? result : Math.max(0, result));
  }
  const taxableIncome = Math.max(0, taxable + rental);
  const claimedLoss = Math.max(0, -rental);
  const tax = assessmentTax({ taxable: taxableIncome, claimedLoss, helpDebt: applicant.helpDebt === true }, law);
  return { countedIncome, countedRent: rent, taxableIncome, tax };
}

function shareOf({ owners }: LendingProperty, place: number): number {
  return owners.reduce((sum, { applicant, sharePct }) => (applicant === place ? sum + sharePct / 100 : sum), 0);
}

function countedRent({ weeklyRent, annualCosts = 0 }: LendingProperty, policy: LendingPolicy): number {
  const gross = weeklyRent * 52;
  if (policy.rentMethod === 'haircut') return (gross * policy.shadingPct.rental) / 100;
  return (gross * policy.rentGrossPct) / 100 - Math.max(annualCosts, (gross * policy.rentMinCostPct) / 100);
}

function interestOn(property: string, liabilities: readonly LendingLiability[]): number {
  return liabilities.reduce(
    (sum, row) =>
      row.kind === 'homeLoan' && row.property === property ? sum + (row.balance * row.annualRatePct) / 100 : sum,
    0,
  );
}

function livingOf(households: readonly LendingHousehold[], { benchmarkMonthly }: LendingPolicy) {
  const rows = households.map(({ adults, dependants, declaredLivingMonthly = 0, otherCostsMonthly = 0 }) => {
    const table = benchmarkMonthly[adults === 1 ? 'single' : 'couple'];
    const benchmark = table[Math.min(dependants, 3)] ?? 0;
    const isApplied = benchmark > declaredLivingMonthly;
    return { isApplied, living: Math.max(declaredLivingMonthly, benchmark) + otherCostsMonthly };
  });
  return {
    livingMonthly: rows.reduce((sum, { living }) => sum + living, 0),
    benchmarkApplied: rows.map(({ isApplied }) => isApplied),
  };
}

function commitmentsOf(liabilities: readonly LendingLiability[], policy: LendingPolicy): Commitments {
  const sums = { cards: 0, overdrafts: 0, homeLoans: 0, otherLoans: 0 };
  for (const row of liabilities) {
    if (row.kind === 'card' && row.limit > 0)
      sums.cards += Math.max((row.limit * policy.cardPctPerMonth) / 100, policy.cardMinPerMonth);
    if (row.kind === 'overdraft') sums.overdrafts += (row.limit * policy.overdraftPctPerMonth) / 100;
    if (row.kind === 'homeLoan') {
      const months = row.remainingMonths - (row.ioMonthsRemaining ?? 0);
      const rate = assessedRate(row.annualRatePct, policy) / 1200;
      sums.homeLoans += levelRepayment(Math.max(row.balance, row.limit ?? 0), rate, months);
    }
    if (row.kind === 'personalLoan')
      sums.otherLoans +=
        row.repaymentMonthly ?? levelRepayment(row.balance, (row.annualRatePct ?? 0) / 1200, row.remainingMonths ?? 1);
  }
  return sums;
}

/** Home loans and personal loans at what is owed, cards and overdrafts at their limits; study loans stay out. */
function debtOf(liabilities: readonly LendingLiability[]): number {
  return liabilities.reduce((sum, row) => {
    if (row.kind === 'card' || row.kind === 'overdraft') return sum + row.limit;
    if (row.kind === 'homeLoan') return sum + Math.max(row.balance, row.limit ?? 0);
    return row.kind === 'personalLoan' ? sum + row.balance : sum;
  }, 0);
}

function grossIncome({ applicants, properties = [], newProperty }: ServiceabilityInputs): number {
  const rentals = newProperty === undefined ? properties : [...properties, newProperty];
  const rents = rentals.reduce(
    (sum, { weeklyRent, owners }) =>
      sum + weeklyRent * 52 * owners.reduce((shares, { sharePct }) => shares + sharePct / 100, 0),
    0,
  );
  const earned = applicants.flatMap(({ incomes }) => incomes).reduce((sum, { annual }) => sum + annual, 0);
  return earned + rents;
}

/**
 * The largest loan whose repayment the surplus covers, whole dollars down. Without deductible interest the surplus is a
 * straight line in the loan. With it tax falls as the loan grows, never as fast as the repayment rises; a study loan's
 * repayment, which adds claimed losses back, can even rise.
 */
function capacity(
  surplusAt: (loan: number) => number,
  { perDollar, interestCounts }: { readonly perDollar: number; readonly interestCounts: boolean },
): number {
  const surplus = surplusAt(0);
  if (surplus <= 0) return 0;
  const straight = surplus / perDollar;
  if (!interestCounts) return dollarsDown(straight);
  let [low, high] = [0, straight];
  while (surplusAt(high) >= 0) [low, high] = [high, high * 2];
  // Beyond a thousand billion doubles lie further apart than the tolerance.
  const tolerance = Math.max(1e-4, high * 4 * Number.EPSILON);
  while (high - low > tolerance) {
    const middle = (low + high) / 2;
    if (surplusAt(middle) >= 0) low = middle;
    else high = middle;
  }
  // The search ends less than a hundredth of a cent below the exact loan, which may be a whole dollar.
  return dollarsDown(low + 1e-4);
}

function sentenceOf({
  surplusMonthly,
  maxLoan,
  assessmentRatePct,
  benchmarkApplied,
}: Pick<Serviceability, 'surplusMonthly' | 'maxLoan' | 'assessmentRatePct' | 'benchmarkApplied'>): string {
  const living = benchmarkApplied.some(Boolean)
    ? ' Living costs are our benchmark where it is more than you declared.'
    : '';
  if (maxLoan === 0 && surplusMonthly >= 0) {
    return `Income after tax covers living costs and commitments and leaves nothing for a repayment. Closing cards, paying out loans or more income would change it.${living}`;
  }
  if (maxLoan === 0) {
    return `Income after tax does not cover living costs and commitments: ${amountText(roundToCent(-surplusMonthly))} a month is missing. Closing cards, paying out loans or more income would change it.${living}`;
  }
  return `A surplus of ${amountText(roundToCent(surplusMonthly))} a month carries a loan of ${amountText(maxLoan)} assessed at ${percentText(assessmentRatePct)}. Lower limits, less debt, a longer term or more income would lift it.${living}`;
}
