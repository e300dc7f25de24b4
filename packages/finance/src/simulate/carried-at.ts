import type { BroughtForward } from '../household/entity.ts';
import type { Household, Loan, MonthText } from '../household/household.ts';
import { reformDay } from '../law/reform/settings.ts';
import { worksAYear } from '../ledger/capital-works.ts';
import { monthText } from '../ledger/clock.ts';
import { startingPart } from '../ledger/parcels.ts';
import { never, type Run, type RunningLoan } from '../ledger/running.ts';
import type { RunningHolding } from '../ledger/running-holding.ts';
import type { RunningHome } from '../ledger/running-home.ts';
import { monthlyPreset } from './monthly.ts';
import { takeStep } from './simulate.ts';
import { startRun } from './start-run.ts';

/** What a household has behind it besides its balances, as one that starts then would say it. Dollars, by id. */
export interface Carried {
  readonly losses: ReadonlyMap<string, BroughtForward>;
  /** Of all that is owned then. */
  readonly homes: ReadonlyMap<string, CarriedHome>;
  /** Of what is held then, all of it. */
  readonly holdings: ReadonlyMap<string, CarriedHolding>;
  /** Of each child by its event: a month's cost, and the last month of it; null where it goes on. */
  readonly children: ReadonlyMap<string, { readonly monthly: number; readonly until: MonthText | null }>;
  /** Of what is owed then. */
  readonly loans: ReadonlyMap<string, CarriedLoan>;
}

/** What the tax on a sale needs of a property, dollars of all of it; the price is null where it is not known. */
export interface CarriedHome {
  readonly price: number | null;
  readonly purchaseCosts: number;
  readonly improvements: readonly { readonly on: string; readonly amount: number }[];
  readonly worksClaimed: { readonly before2027: number; readonly from2027: number };
  /** Deducted a year from then on while it is let. */
  readonly capitalWorks: number;
  /** What it was worth on 1 July 2027; null before that, for one bought later, and where it is not known. */
  readonly value2027: number | null;
}

/** What was paid for a holding, and its worth on 1 July 2027, what was bought later at its cost; null where not known. */
export interface CarriedHolding {
  readonly costBase: number | null;
  readonly value2027: number | null;
  /** The part of what was held at the start that still is, from 0 to 1: what its income is paid on. */
  readonly startingPart: number;
}

/** A loan’s terms, in which rises of rates since the run’s start are left out of the rate. */
export interface CarriedLoan extends Pick<Loan, 'ratePct' | 'ends' | 'interestOnlyUntil'> {
  /** In force now; null while interest alone is paid, and before the first repayment. */
  readonly monthlyRepayment: number | null;
  /** What it cost to take, all of it, while something of that is still to be deducted. */
  readonly borrowingCosts: NonNullable<Loan['borrowingCosts']>;
}

/**
 * What a run has behind it at the end of a month, from 0, that its balances do not say: losses carried, costs of what is
 * owned, terms of loans. Runs the household again to there; throws as `runHousehold` does.
 */
export function carriedAt(household: Household, month: number): Carried {
  const years = Math.floor(month / 12) + 2;
  const run = startRun(household, { years, keeps: 'balances' }, monthlyPreset);
  for (let step = 0; step <= month; step += 1) takeStep(run, step, { balances: null, flows: null });
  return {
    losses: new Map(
      [
        ...run.people.map((one) => ({ id: one.person.id, one })),
        ...run.entities.map((one) => ({ id: one.entity.id, one })),
      ].map(({ id, one: { pool, capitalLosses, taxLoss } }) => [
        id,
        { rentalLosses: pool, capitalLosses, taxLosses: taxLoss },
      ]),
    ),
    homes: new Map(
      run.homes.flatMap((home) => (home.owned && home.part > 0 ? [[home.home.id, homeOf(run, home)]] : [])),
    ),
    holdings: new Map(
      run.holdings.flatMap((one) => (one.owned && one.part > 0 ? [[one.holding.id, holdingOf(one)]] : [])),
    ),
    children: childrenOf(run),
    loans: new Map(
      run.loans.flatMap((loan) => ((run.books.now[loan.account] ?? 0) < 0 ? [[loan.id, loanOf(run, loan)]] : [])),
    ),
  };
}

function homeOf({ month }: Run, home: RunningHome): CarriedHome {
  const { part, price, purchaseCosts, improvements, works, boughtOn, worth2027 } = home;
  const isOfBefore = boughtOn === null || boughtOn < reformDay;
  return {
    price: price === null ? null : price / part,
    purchaseCosts: purchaseCosts / part,
    improvements: improvements.map(({ on, amount }) => ({ on, amount: amount / part })),
    worksClaimed: { before2027: works.before2027 / part, from2027: works.from2027 / part },
    capitalWorks: worksAYear({ month: month + 1 }, home) / 100 / part,
    value2027: worth2027 === null || !isOfBefore ? null : worth2027.value / part,
  };
}

/** As they are in the month after. */
function childrenOf({ household, costs, start, month }: Run): Carried['children'] {
  const own = new Set(household.costs.map(({ id }) => id));
  return new Map(
    costs.flatMap(({ cost, until, growing: { factor, percent } }) => {
      if (own.has(cost.id)) return [];
      const monthly = cost.monthly * factor * ((month + 1) % 12 === 0 ? 1 + percent / 100 : 1);
      return [[cost.id, { monthly, until: until === never ? null : monthText(start + until) }]];
    }),
  );
}

function holdingOf(running: RunningHolding): CarriedHolding {
  const { part, parcels, unit2027 } = running;
  let [cost, worth]: [number | null, number] = [0, 0];
  for (const parcel of parcels) {
    const paid: number | null = parcel.cost;
    cost = cost === null || paid === null ? null : cost + paid;
    worth += parcel.boughtOn < reformDay ? parcel.units * (unit2027 ?? 0) : (paid ?? 0);
  }
  return {
    costBase: cost === null ? null : cost / 100 / part,
    value2027: unit2027 === null ? null : worth / 100 / part,
    startingPart: startingPart(running),
  };
}

function loanOf({ start, month, homes }: Run, loan: RunningLoan): CarriedLoan {
  const { ownRatePct, raisedBefore, interestOnlyUntil, ends, recorded, scheduled } = loan;
  const repayment = scheduled ?? recorded;
  return {
    ratePct: ownRatePct - raisedBefore,
    ends: ends === null ? null : monthText(start + ends),
    ...(interestOnlyUntil > month && { interestOnlyUntil: monthText(start + interestOnlyUntil) }),
    monthlyRepayment: repayment === null ? null : repayment / 100,
    borrowingCosts: homes
      .flatMap(({ expenses }) => expenses)
      .filter((expense) => expense.loan === loan.id && !expense.isRepaid)
      .map(({ from, total }) => ({ on: monthText(from - 1), amount: total / 100 })),
  };
}
