import { largestHouseholdAmount, largestWeeklyRent } from '../household/limits.ts';
import { financialYearOfMonth } from '../ledger/clock.ts';
import { annualNow, annualOfHolding } from '../ledger/income-month.ts';
import { newLoanRate, rateNow } from '../ledger/loan-month.ts';
import type { Offer, Run, RunningLoan } from '../ledger/running.ts';
import type { RunningHome } from '../ledger/running-home.ts';
import { livesInOwn, livingOf } from '../ledger/spending-month.ts';
import type {
  Applicant,
  HouseholdRecord,
  LendingLiability,
  LendingProperty,
  LoanAsked,
} from '../lending/applicant-record.ts';
import { countedStatus } from '../year/counted-status.ts';

const incomeTypes = {
  salary: 'salary',
  business: 'selfEmployed',
  taxable: 'selfEmployed',
  taxFree: 'nonTaxable',
} as const;
const longestMonths = 600;

/** The household of this month as a lender is told of it; one in a home of its own pays no rent. */
export function recordOf(run: Run, isInOwn: boolean = livesInOwn(run)): HouseholdRecord {
  const { household } = run;
  const living = livingOf(run, isInOwn);
  const spent = (ofRent: boolean) =>
    counted(living.reduce((sum, { monthly, isRent }) => (isRent === ofRent ? sum + monthly : sum), 0));
  const let_ = run.homes.filter(({ owned, use, owners }) => owned && use === 'rent' && owners.some(isPerson(run)));
  return {
    financialYear: financialYearOfMonth(run.start + run.month),
    applicants: run.people.map((_, place) => applicantOf(run, place)),
    households: [
      {
        adults: Math.min(2, run.people.length),
        dependants: dependantsOf(run),
        // Rent comes on top of the living-cost benchmark, so it is no part of what is held against it.
        declaredLivingMonthly: spent(false),
        otherCostsMonthly: spent(true),
      },
    ],
    properties: let_.map((home) => rentalOf(run, home)),
    liabilities: run.loans.flatMap((loan) => liabilityOf(run, loan, let_)),
    policy: household.policy?.lending,
  };
}

function dependantsOf({ household, children, month }: Run): number {
  const { dependants = 0, dependantsUntil = [] } = household.policy ?? {};
  const growing = children.filter((until) => month <= until).length;
  return Math.min(20, dependants - dependantsUntil.length + growing);
}

/** The loan it asks for this month: a purchase's, or one of thirty years at the assumed rate. */
export function askedOf(run: Run, offer: Offer | null): LoanAsked {
  const bought = offer !== null && offer.home.use === 'rent' ? offer.home : null;
  const { termMonths = 360, interestOnlyMonths = 0 } = offer?.event.loan ?? {};
  const termYears = Math.min(40, Math.max(1, Math.ceil(termMonths / 12)));
  return {
    newLoan: {
      annualRatePct: lenderRate(newLoanRate(run, offer?.event.loan.ratePct)),
      termYears,
      ioYears: Math.min(15, termYears - 1, Math.ceil(interestOnlyMonths / 12)),
      purpose: bought === null ? 'owner' : 'investor',
    },
    ...(bought === null ? {} : { newProperty: rentalOf(run, bought) }),
  };
}

/** The loan against what is owned that a purchase takes besides; undefined without one. */
export function equityOf(run: Run, { equity }: Offer): LendingLiability | undefined {
  if (equity <= 0) return undefined;
  return {
    kind: 'homeLoan',
    balance: counted(equity / 100),
    annualRatePct: lenderRate(newLoanRate(run)),
    remainingMonths: 360,
    ioMonthsRemaining: 0,
  };
}

function applicantOf(run: Run, place: number): Applicant {
  const person = run.people[place];
  return {
    helpDebt: person !== undefined && (run.books.now[person.studyLoan] ?? 0) < 0,
    incomes: [
      ...run.incomes
        .filter((income) => income.person === place)
        .map((income) => ({ type: incomeTypes[income.income.kind], annual: counted(annualNow(income, run.month)) })),
      ...run.holdings.flatMap((holding) => {
        const share = holding.owners.find(({ person: owner }) => owner === place)?.fraction ?? 0;
        const annual = annualOfHolding(holding) * share;
        return annual > 0 ? [{ type: 'dividends' as const, annual: counted(annual) }] : [];
      }),
    ],
  };
}

function rentalOf(run: Run, home: RunningHome): LendingProperty {
  const { weekly, weeklyAt, rents, costs, owners, part } = home;
  const year = financialYearOfMonth(run.start + run.month);
  return {
    id: home.home.id,
    weeklyRent: Math.min(largestWeeklyRent, weekly * (rents.factor / weeklyAt) * part),
    annualCosts: counted((home.home.annualCosts ?? 0) * costs.factor * part),
    owners: owners
      .filter(isPerson(run))
      .map(({ person, fraction }) => ({ applicant: person, sharePct: fraction * 100 })),
    lossDeductible: year < '2027-28' || countedStatus(run, home, year) !== 'quarantined',
  };
}

function liabilityOf(run: Run, loan: RunningLoan, rentals: readonly RunningHome[]): readonly LendingLiability[] {
  if (loan.limitedRecourse) return [];
  const balance = counted(-(run.books.now[loan.account] ?? 0) / 100);
  if (loan.kind === 'card') {
    const limit = counted(Math.max(balance, loan.limit / 100));
    return limit > 0 ? [{ kind: 'card', limit }] : [];
  }
  if (balance <= 0) return [];
  if (loan.kind !== 'home') return [{ kind: 'personalLoan', balance, repaymentMonthly: counted(loan.lastPaid / 100) }];
  const months = loan.ends === null ? 360 : loan.ends - run.month;
  const remainingMonths = Math.min(longestMonths, Math.max(1, months));
  const property = rentals.find(({ home }) => home.id === loan.purpose)?.home.id;
  return [
    {
      kind: 'homeLoan',
      balance,
      limit: counted(loan.limit / 100),
      annualRatePct: lenderRate(rateNow(run, loan)),
      remainingMonths,
      ioMonthsRemaining: interestOnlyLeft(run, loan, remainingMonths),
      ...(property === undefined ? {} : { property }),
    },
  ];
}

/** Entities come after the people among the owners. */
function isPerson({ people }: Run) {
  return ({ person }: { readonly person: number }) => person < people.length;
}

/** An amount within what a lender's test takes, dollars. */
function counted(dollars: number): number {
  return Math.min(largestHouseholdAmount, dollars);
}

/** A rate within what a lender's test takes. */
function lenderRate(percent: number): number {
  return Math.min(30, percent);
}

/** Months of interest only that a lender takes off the term; none for a loan that is interest only to its end. */
function interestOnlyLeft({ month }: Run, { interestOnlyUntil }: RunningLoan, remaining: number): number {
  const left = Math.max(0, interestOnlyUntil - month);
  return left >= remaining ? 0 : left;
}
