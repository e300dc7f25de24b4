import { levelRepayment } from '../loan/repayment.ts';
import { type Law, lawOfYear } from '../rules/law-on.ts';
import type { LendingPolicy } from '../rules/lending-policy.ts';
import { dollarsDown } from '../units/statute.ts';
import type {
  Applicant,
  HouseholdRecord,
  LendingHousehold,
  LendingLiability,
  LendingProperty,
  LoanAsked,
} from './applicant-record.ts';
import { assessmentTax } from './assessment-tax.ts';

/** One applicant's year at a new loan, dollars. */
export interface ApplicantYear {
  readonly countedIncome: number;
  readonly countedRent: number;
  readonly taxableIncome: number;
  readonly tax: number;
}

/** Repayments a lender counts, dollars a month. */
export interface Commitments {
  readonly cards: number;
  readonly overdrafts: number;
  readonly homeLoans: number;
  readonly otherLoans: number;
}

/** An applicant before a new loan, dollars a year. */
interface ApplicantStanding {
  readonly countedIncome: number;
  /** Of the incomes counted, what is taxed. */
  readonly taxable: number;
  readonly rent: number;
  /** Result of the rentals as far as it counts for tax. */
  readonly rental: number;
  readonly helpDebt: boolean;
}

/** A household as a lender counts it whatever loan it asks for. */
export interface Standing {
  readonly policy: LendingPolicy;
  readonly law: Law;
  readonly applicants: readonly ApplicantStanding[];
  readonly livingMonthly: number;
  readonly benchmarkApplied: readonly boolean[];
  readonly commitments: Commitments;
}

/** The test of a loan that a household asks for; dollars. */
export interface LoanTest {
  readonly assessmentRatePct: number;
  readonly start: IncomeYear;
  readonly commitments: Commitments;
  readonly commitmentsMonthly: number;
  /** At no new loan. */
  readonly surplusMonthly: number;
  /** Months of principal and interest, and a month's repayment of a dollar at the assessment rate. */
  readonly months: number;
  readonly perDollar: number;
  readonly interestCounts: boolean;
  readonly surplusAt: (loan: number) => number;
}

interface IncomeYear {
  readonly net: number;
  readonly perApplicant: readonly ApplicantYear[];
}

/** A rental as a lender counts it, dollars a year. */
interface RentalYear {
  readonly property: LendingProperty;
  readonly counted: number;
  /** Rent less interest, as far as it counts for tax. */
  readonly taxed: number;
}

/** What every loan of a household is tested against. Its record must have been checked. */
export function standingOf(household: HouseholdRecord, policy: LendingPolicy): Standing {
  const { liabilities = [], properties = [] } = household;
  const rentals = properties.map((property) => rentalYear(property, interestOn(property.id, liabilities), policy));
  return {
    policy,
    law: lawOfYear(household.financialYear),
    applicants: household.applicants.map((applicant, place) => applicantOf(applicant, { place, rentals, policy })),
    ...livingOf(household.households, policy),
    commitments: liabilities.reduce((sums, row) => withCommitment(sums, row, policy), noCommitments),
  };
}

/** The test of one loan, with another that is taken beside it. Throws an Error for a year before the first known tables. */
export function loanTest(standing: Standing, { newLoan, newProperty }: LoanAsked, beside?: LendingLiability): LoanTest {
  const { policy, livingMonthly } = standing;
  const commitments =
    beside === undefined ? standing.commitments : withCommitment(standing.commitments, beside, policy);
  const commitmentsMonthly =
    commitments.cards + commitments.overdrafts + commitments.homeLoans + commitments.otherLoans;
  const costs = livingMonthly + commitmentsMonthly + policy.minSurplusMonthly;
  const { annualRatePct, termYears, ioYears = 0 } = newLoan;
  const interestCounts = newLoan.purpose === 'investor' && newProperty !== undefined;
  const incomeOf = incomeAtLoan(standing, newProperty, interestCounts ? annualRatePct : 0);
  const assessmentRatePct = assessedRate(annualRatePct, policy);
  const months = (termYears - ioYears) * 12;
  const perDollar = levelRepayment(1, assessmentRatePct / 1200, months);
  const start = incomeOf(0);
  return {
    assessmentRatePct,
    start,
    commitments,
    commitmentsMonthly,
    surplusMonthly: start.net / 12 - costs,
    months,
    perDollar,
    interestCounts,
    surplusAt: (loan) => incomeOf(loan).net / 12 - costs - loan * perDollar,
  };
}

/** The rate a loan is assessed at, percent a year. */
export function assessedRate(annualRatePct: number, { bufferPct, floorPct }: LendingPolicy): number {
  return Math.max(annualRatePct + bufferPct, floorPct);
}

/** Income after tax as a function of the new loan. */
function incomeAtLoan(
  { applicants, policy, law }: Standing,
  bought: LendingProperty | undefined,
  newRatePct: number,
): (loan: number) => IncomeYear {
  return (loan) => {
    const rental = bought === undefined ? null : rentalYear(bought, loan * (newRatePct / 100), policy);
    const perApplicant = applicants.map((applicant, place) => yearOf(applicant, { place, rental, law }));
    const net = perApplicant.reduce((sum, year) => sum + year.countedIncome + year.countedRent - year.tax, 0);
    return { net, perApplicant };
  };
}

/** A loss lowers tax only where the policy and the property allow it. */
function rentalYear(property: LendingProperty, interest: number, policy: LendingPolicy): RentalYear {
  const counted = countedRent(property, policy);
  const result = counted - interest;
  const losesTax = policy.negativeGearing && property.lossDeductible !== false;
  return { property, counted, taxed: losesTax ? result : Math.max(0, result) };
}

interface Rentals {
  readonly place: number;
  readonly rentals: readonly RentalYear[];
  readonly policy: LendingPolicy;
}

function applicantOf({ incomes, helpDebt = false }: Applicant, { place, rentals, policy }: Rentals): ApplicantStanding {
  let countedIncome = 0;
  let taxable = 0;
  for (const { type, annual } of incomes) {
    const counted = (annual * policy.shadingPct[type]) / 100;
    countedIncome += counted;
    if (type !== 'nonTaxable') taxable += counted;
  }
  let rent = 0;
  let rental = 0;
  for (const { property, counted, taxed } of rentals) {
    const share = shareOf(property, place);
    rent += share * counted;
    rental += share * taxed;
  }
  return { countedIncome, taxable, rent, rental, helpDebt };
}

interface WithRental {
  readonly place: number;
  /** The one to be bought. */
  readonly rental: RentalYear | null;
  readonly law: Law;
}

function yearOf(applicant: ApplicantStanding, { place, rental: bought, law }: WithRental): ApplicantYear {
  const { countedIncome, helpDebt } = applicant;
  const share = bought === null ? 0 : shareOf(bought.property, place);
  const countedRent = applicant.rent + share * (bought?.counted ?? 0);
  const rental = applicant.rental + share * (bought?.taxed ?? 0);
  const taxableIncome = Math.max(0, applicant.taxable + rental);
  const claimedLoss = Math.max(0, -rental);
  const tax = assessmentTax({ taxable: taxableIncome, claimedLoss, helpDebt }, law);
  return { countedIncome, countedRent, taxableIncome, tax };
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

const noCommitments: Commitments = { cards: 0, overdrafts: 0, homeLoans: 0, otherLoans: 0 };

function withCommitment(sums: Commitments, row: LendingLiability, policy: LendingPolicy): Commitments {
  switch (row.kind) {
    case 'card': {
      if (row.limit <= 0) return sums;
      const counted = Math.max((row.limit * policy.cardPctPerMonth) / 100, policy.cardMinPerMonth);
      return { ...sums, cards: sums.cards + counted };
    }
    case 'overdraft':
      return { ...sums, overdrafts: sums.overdrafts + (row.limit * policy.overdraftPctPerMonth) / 100 };
    case 'homeLoan': {
      const months = row.remainingMonths - (row.ioMonthsRemaining ?? 0);
      const rate = assessedRate(row.annualRatePct, policy) / 1200;
      const repayment = levelRepayment(Math.max(row.balance, row.limit ?? 0), rate, months);
      return { ...sums, homeLoans: sums.homeLoans + repayment };
    }
    case 'personalLoan': {
      const repayment =
        row.repaymentMonthly ?? levelRepayment(row.balance, (row.annualRatePct ?? 0) / 1200, row.remainingMonths ?? 1);
      return { ...sums, otherLoans: sums.otherLoans + repayment };
    }
    case 'help':
      return sums;
  }
}

/** The largest loan that a test allows, whole dollars down. */
export function largestLoan(test: LoanTest): number {
  return largest(test, () => false);
}

/** Whether a test allows a loan of so many whole dollars: whether it is at most `largestLoan`. */
export function allowsLoan(test: LoanTest, loan: number): boolean {
  return largest(test, (low, high) => low >= loan || high < loan - 1) >= loan;
}

/**
 * The largest loan whose repayment the surplus covers, whole dollars down. Without deductible interest the surplus is a
 * straight line in the loan. With it tax falls as the loan grows, never as fast as the repayment rises; a study loan's
 * repayment, which adds claimed losses back, can even rise. `isEnough` ends the search early: it lies in the range named.
 */
function largest(
  { surplusAt, surplusMonthly, perDollar, interestCounts }: LoanTest,
  isEnough: (low: number, high: number) => boolean,
): number {
  if (surplusMonthly <= 0) return 0;
  const straight = surplusMonthly / perDollar;
  if (!interestCounts) return dollarsDown(straight);
  let [low, high] = [0, straight];
  while (surplusAt(high) >= 0) [low, high] = [high, high * 2];
  // Beyond a thousand billion doubles lie further apart than the tolerance.
  const tolerance = Math.max(1e-4, high * 4 * Number.EPSILON);
  while (high - low > tolerance && !isEnough(low, high)) {
    const middle = (low + high) / 2;
    if (surplusAt(middle) >= 0) low = middle;
    else high = middle;
  }
  // The search ends less than a hundredth of a cent below the exact loan, which may be a whole dollar.
  return dollarsDown(low + 1e-4);
}
