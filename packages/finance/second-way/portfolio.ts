import { Decimal } from 'decimal.js';
import type { PlannedProperty } from '../src/portfolio/portfolio-plan.ts';
import { atLeast, d } from './decimals.ts';
import { dutySecondWay } from './duty.ts';
import { insuranceSecondWay } from './lending.ts';
import { type Held, heldFrom, repaymentTested } from './portfolio-loans.ts';
import { grown, type Now, type Plan, partOf, sumOf, taxOf, worthOf, yearName, yearOf } from './portfolio-year.ts';

/** The portfolio of the lending specification, section D2, from its words in exact decimals; dollars. */

type Test = 'equity' | 'serviceability' | 'cash';

interface SecondRow {
  readonly figures: Readonly<Record<string, Decimal>>;
  readonly failing: readonly Test[];
}

interface Warned {
  readonly year: number;
  readonly id: string;
  readonly failing: readonly Test[];
}

interface SecondPortfolio {
  readonly acquired: Readonly<Record<string, number | null>>;
  readonly warned: readonly Warned[];
  readonly rows: readonly SecondRow[];
}

const half = (value: Decimal) => value.toDecimalPlaces(20).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);

/** Snapshots 0 to `years`: a year's flows, then purchases of the year entered, then the queue. */
export function portfolioSecondWay(plan: Plan): SecondPortfolio {
  let now: Now = { y: 0, held: [], cash: d(plan.household.cash), pools: plan.owners.map(() => d(0)) };
  const warned: Warned[] = [];
  const rows: SecondRow[] = [];
  for (let y = 0; y <= plan.years; y += 1) {
    const year = y === 0 ? null : yearOf(plan, now, y);
    if (year !== null) {
      const returned = now.cash.times(d(plan.household.cashRatePct).div(100).plus(1));
      now = { y, held: year.held, pools: year.pools, cash: returned.plus(year.figures.householdSurplus) };
    }
    now = buyEntered(plan, now, warned);
    const queued = buyQueued(plan, now);
    now = queued.now;
    rows.push({ figures: { ...year?.figures, ...standing(plan, now) }, failing: queued.failing });
  }
  const bought = new Map(now.held.map(({ property, since }) => [property.id, since]));
  return { acquired: Object.fromEntries(plan.properties.map(({ id }) => [id, bought.get(id) ?? null])), warned, rows };
}

/** Entered years: the whole need from cash, tests only warn. */
function buyEntered(plan: Plan, start: Now, warned: Warned[]): Now {
  let now = start;
  for (const property of plan.properties.filter(({ acquired }) => acquired === start.y)) {
    const { held, need, failing } = offerOf(plan, now, property);
    if (failing.length > 0) warned.push({ year: now.y, id: property.id, failing });
    now = { ...now, held: [...now.held, { ...held, equity: d(0) }], cash: now.cash.minus(need) };
  }
  return now;
}

/** The head of the queue is bought when it fails nothing, then the next is tried. */
function buyQueued(plan: Plan, start: Now): { now: Now; failing: readonly Test[] } {
  let now = start;
  for (const property of plan.properties.filter(({ acquired }) => acquired === null)) {
    if (now.held.some((held) => held.property === property)) continue;
    const { held, used, failing } = offerOf(plan, now, property);
    if (failing.length > 0) return { now, failing };
    now = { ...now, held: [...now.held, held], cash: now.cash.minus(used) };
  }
  return { now, failing: [] };
}

function standing(plan: Plan, now: Now): Readonly<Record<string, Decimal>> {
  const totalValue = sumOf(now.held.map((held) => worthOf(plan, held, now.y)));
  const totalDebt = sumOf(now.held.map(({ owed, equity }) => owed.plus(equity)));
  const lossPool = sumOf(now.pools);
  return {
    totalValue,
    totalDebt,
    totalEquity: totalValue.minus(totalDebt),
    usableEquity: usable(plan, now),
    cash: now.cash,
    lossPool,
  };
}

function usable(plan: Plan, { held, y }: Now): Decimal {
  const freed = held.map((row) =>
    atLeast(0, worthOf(plan, row, y).times(plan.usableEquityPct).div(100).minus(row.owed)),
  );
  return atLeast(0, sumOf(freed).minus(sumOf(held.map(({ equity }) => equity))));
}

/** What buying the property now takes: base loan with insurance, duty of an investor by the tables of 2026-27. */
function offerOf(plan: Plan, now: Now, property: PlannedProperty) {
  const { state, lvrPct, otherCosts } = property;
  const price = half(worthOf(plan, { property, since: now.y }, now.y));
  const base = price.times(lvrPct).div(100).toDecimalPlaces(2, Decimal.ROUND_DOWN);
  const buying = {
    state,
    price: price.toNumber(),
    buyer: 'investor',
    property: property.property,
    isForeign: false,
  } as const;
  const insurance = insuranceSecondWay({ ...buying, ...noScheme }, base);
  if (insurance === null) throw new Error('drawn loans can be insured');
  const { duty } = dutySecondWay({ ...buying, contractDate: '2027-06-30' });
  const need = price.minus(base).plus(duty).plus(otherCosts);
  const used = Decimal.min(need, atLeast(0, now.cash.minus(plan.household.minCash)));
  const held = heldFrom(property, { since: now.y, owed: base.plus(insurance), equity: need.minus(used) });
  return { need, used, held, failing: failingOf(plan, { now, held, used }) };
}

const noScheme = {
  contractDate: '2027-06-30',
  fees: 0,
  grants: 0,
  cash: 0,
  keepCash: 0,
  lmiMode: 'capitalise',
  scheme: 'none',
  region: 'metro',
  maxBaseLvrPct: 95,
  maxTotalLvrPct: null,
  maxLoan: null,
} as const;

function failingOf(plan: Plan, { now, held, used }: { now: Now; held: Held; used: Decimal }): readonly Test[] {
  const after = { ...now, held: [...now.held, held] };
  const next = yearOf(plan, after, now.y + 1).figures.householdSurplus;
  const fails: readonly (readonly [Test, boolean])[] = [
    ['equity', held.equity.gt(usable(plan, now))],
    ['serviceability', lenderSurplus(plan, after).lt(0)],
    ['cash', now.cash.minus(used).plus(next).lt(plan.household.minCash)],
  ];
  return fails.filter(([, isFailing]) => isFailing).map(([test]) => test);
}

/** The surplus a month as a lender counts it in the year after the snapshot. */
function lenderSurplus(plan: Plan, { held, y }: Now): Decimal {
  const { household, equityLoanRatePct } = plan;
  const rents = held.map(({ property }) => grown(property.rentWeekly, property.rentGrowthPct, y).times(52).times(0.8));
  const results = held.map(({ property, owed, equity }, place) => {
    const interest = owed.times(property.loan.annualRatePct).plus(equity.times(equityLoanRatePct)).div(100);
    return (rents[place] ?? d(0)).minus(interest);
  });
  const net = plan.owners.map(({ id, salary, salaryGrowthPct, helpDebt }) => {
    const pay = grown(salary, salaryGrowthPct, y);
    const counted = held.map((row, place) => {
      const result = partOf(row, id).times(results[place] ?? 0);
      return plan.gateNegativeGearing ? result : atLeast(0, result);
    });
    const rental = sumOf(counted);
    return pay.minus(taxOf(yearName(plan, y + 1), pay.plus(rental), { loss: atLeast(0, rental.negated()), helpDebt }));
  });
  const benchmarks = household.adults === 1 ? [1_400, 1_800, 2_100, 2_400] : [2_100, 2_400, 2_700, 3_000];
  const least = Math.max(household.livingMonthly, benchmarks[Math.min(3, household.dependants)] ?? 0);
  const repayments = held.map((row) => repaymentTested(row, { y, equityRatePct: equityLoanRatePct }));
  const income = sumOf([...net, ...rents]).div(12);
  const living = grown(least, household.livingGrowthPct, y);
  return income.minus(living).minus(household.otherRepaymentsMonthly).minus(sumOf(repayments));
}
