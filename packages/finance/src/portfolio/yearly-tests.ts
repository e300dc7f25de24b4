import { Books, flowOf } from '../ledger/books.ts';
import { financialYearOfMonth } from '../ledger/clock.ts';
import { firstAccount } from '../ledger/first-account.ts';
import type { Offer, OfferTests, Run, RunningLoan } from '../ledger/running.ts';
import type { RunningHome } from '../ledger/running-home.ts';
import { assessmentTax } from '../lending/assessment-tax.ts';
import { assessedRate } from '../lending/standing.ts';
import { levelRepayment } from '../loan/repayment.ts';
import { lawOfYear } from '../rules/law-on.ts';
import { buy } from '../simulate/purchase.ts';
import { toCents } from '../units/ledger.ts';
import type { PortfolioPlan } from './portfolio-plan.ts';
import { postYear } from './post-year.ts';

/**
 * A run that goes on from this month by itself: what its postings, purchases and taxes change is copied, and nobody
 * hears of its postings. Growth and events stay the run's own and must not move on in the copy.
 */
function copyRun(run: Run): Run {
  const books = new Books(run.books.names);
  books.now.set(run.books.now);
  return {
    ...run,
    books,
    people: run.people.map((person) => ({ ...person, gains: [...person.gains] })),
    homes: run.homes.map((home) => ({ ...home, year: { ...home.year }, works: { ...home.works } })),
    loans: run.loans.map((loan) => ({ ...loan })),
  };
}

/** The three tests of the lending specification, section D2, on the household as it would be after the purchase. */
export function yearlyTests(plan: PortfolioPlan, run: Run): OfferTests {
  let tried: { readonly offer: Offer; readonly next: Run } | null = null;
  const after = (offer: Offer): Run => {
    if (tried?.offer !== offer) tried = { offer, next: afterBuying(run, offer) };
    return tried.next;
  };
  return {
    equity: ({ short }) => short > 0,
    serviceability: (offer) => surplusMonthly(plan, after(offer)) < 0,
    // The last of the three: the year it runs uses up the copy.
    cash: (offer) => {
      const next = after(offer);
      const cash = next.books.now[firstAccount(next)] ?? 0;
      next.month += 1;
      next.books.flows.fill(0);
      postYear(next, plan);
      return cash + householdSurplus(next.books) < toCents(plan.household.minCash);
    },
  };
}

/** A copy of the run with the purchase made, all of what the cash does not cover on the equity loan. */
function afterBuying(run: Run, offer: Offer): Run {
  const next = copyRun(run);
  const home = next.homes.find(({ account }) => account === offer.home.account);
  if (home === undefined) throw new Error('a copy of a run has its homes');
  buy(next, { ...offer, home, equity: offer.equity + offer.short, short: 0 });
  return next;
}

/** Of a step: incomes and rents less tax, living, costs, land tax, interest and principal, cents. */
export function householdSurplus(step: Pick<Books, 'flows'>): number {
  const into = flowOf(step, 'income') + flowOf(step, 'rent');
  const spent = flowOf(step, 'propertyCosts') + flowOf(step, 'living') + flowOf(step, 'loanInterest');
  return into + spent - flowOf(step, 'principal') - flowOf(step, 'landTax') - flowOf(step, 'tax');
}

/** The surplus a month as a lender counts it for the year after a snapshot, dollars. */
function surplusMonthly(plan: PortfolioPlan, run: Run): number {
  const { policy, household } = plan;
  const [living, others] = run.costs;
  const benchmark =
    policy.benchmarkMonthly[household.adults === 1 ? 'single' : 'couple'][Math.min(household.dependants, 3)];
  const counted = Math.max(household.livingMonthly, benchmark ?? 0) * (living?.growing.factor ?? 1);
  const repayments = run.loans.reduce((sum, loan) => sum + assessedRepayment(run, loan, policy), 0);
  return netIncome(plan, run) / 12 - counted - (others?.cost.monthly ?? 0) - repayments;
}

/** Pay and counted rent after tax; a rental's loss lowers tax only where the plan's test counts it. */
function netIncome(plan: PortfolioPlan, run: Run): number {
  const law = lawOfYear(financialYearOfMonth(run.start + run.month + 1));
  const rentals = run.homes.flatMap((home) => {
    if (!home.owned) return [];
    const rent = (home.weekly * 52 * home.rents.factor * plan.policy.shadingPct.rental) / 100;
    return [{ home, rent, interest: interestOf(run, home) }];
  });
  let net = rentals.reduce((sum, { rent }) => sum + rent, 0);
  for (const [place, { income, growing }] of run.incomes.entries()) {
    const earned = income.annual * growing.factor;
    let rental = 0;
    for (const { home, rent, interest } of rentals) {
      const fraction = home.owners.find(({ person }) => person === place)?.fraction ?? 0;
      const result = fraction * (rent - interest);
      rental += plan.gateNegativeGearing ? result : Math.max(0, result);
    }
    const helpDebt = plan.owners[place]?.helpDebt ?? false;
    net += earned - assessmentTax({ taxable: earned + rental, claimedLoss: Math.max(0, -rental), helpDebt }, law);
  }
  return net;
}

/** A year's interest on the loans a property was bought with, at their own rates on what is owed now, dollars. */
function interestOf({ loans, books }: Run, { home }: RunningHome): number {
  return loans.reduce((sum, { purpose, account, ownRatePct }) => {
    return purpose === home.id ? sum - ((books.now[account] ?? 0) * ownRatePct) / 10_000 : sum;
  }, 0);
}

const equityMonths = 360;

/** Principal and interest at the assessment rate over the remaining repayment term; equity loans over 30 years. */
function assessedRepayment(run: Run, loan: RunningLoan, policy: PortfolioPlan['policy']): number {
  const owed = -(run.books.now[loan.account] ?? 0) / 100;
  if (owed === 0) return 0;
  const months = loan.ends === null ? equityMonths : loan.ends - Math.max(run.month, loan.interestOnlyUntil);
  return levelRepayment(owed, assessedRate(loan.ownRatePct, policy) / 1200, months);
}
