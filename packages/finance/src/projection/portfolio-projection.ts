import type { Run } from '../ledger/running.ts';
import { highestRate } from '../loan/loan-plan.ts';
import type { GrowthName } from '../rules/growth.ts';
import { projectionInterestPercent } from '../rules/projection.ts';
import type { Rule } from '../rules/rule.ts';
import { simulate } from '../simulate/simulate.ts';
import { startRun } from '../simulate/start-run.ts';
import { inRange, wholeInRange } from '../units/checks.ts';
import { longestTerm } from '../units/durations.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';
import { type LoanCourse, loanCourse, type OwnLoan } from './own-loan.ts';
import { assumedRules, type ProjectionAssumptions, projectionAssumptions } from './projection-assumptions.ts';
import { type Projected, projectedHousehold, type SnapshotNotes, simplePreset, snapshotOf } from './simple-preset.ts';
import { startingIndex } from './starting-property.ts';

export interface ProjectionProperty extends OwnLoan {
  readonly id: string;
  /** Price when bought, dollars, at least 1. */
  readonly propertyValue: number;
  readonly growthRate: GrowthName;
  /** Percent a year in place of the named rate. */
  readonly growthPct?: number | undefined;
  /** Owed on it when it joins the portfolio, dollars, in place of a purchase's loan: of a property already owned. */
  readonly owed?: number | undefined;
  /** Rent of its first year, percent of its price, in place of the one simulations assume. */
  readonly rentPct?: number | undefined;
  /** Year of the projection in which it is bought regardless of equity, or null to buy when equity allows. */
  readonly acquired: number | null;
}

export interface ProjectionInputs {
  readonly properties: readonly ProjectionProperty[];
  /** Last year of the projection; it starts with year 0. */
  readonly years: number;
  /** Percent a year; affects the interest cost only, not the equity of interest-only loans (decision O-11). */
  readonly interestRate?: number;
  /** A person's own assumptions; omitted ones come from rules/projection. */
  readonly assumptions?: Partial<ProjectionAssumptions>;
}

/** Dollars at the end of a year of the projection. */
export interface ProjectionRow {
  readonly year: number;
  readonly totalValue: Dollars;
  readonly totalDebt: Dollars;
  readonly totalEquity: Dollars;
  /** Cumulative. */
  readonly propertiesAcquired: number;
  /** A year's interest on the debt. */
  readonly annualInterest: Dollars;
  /** What the next purchase waits for: usable equity, or its entered year; null once all are bought. */
  readonly blockedBy: 'equity' | 'scheduled' | null;
  readonly properties: readonly { readonly id: string; readonly value: Dollars; readonly debt: Dollars }[];
}

/** A purchase in its entered year that usable equity did not cover. */
export interface EquityWarning {
  readonly id: string;
  readonly year: number;
  readonly shortBy: Dollars;
}

export interface PortfolioProjection {
  /** Purchase year of each property bought; one that is never affordable is absent (decision O-10). */
  readonly acquiredYears: Readonly<Record<string, number>>;
  readonly rows: readonly ProjectionRow[];
  readonly warnings: readonly EquityWarning[];
  readonly rules: readonly Rule<unknown>[];
}

/**
 * A portfolio year by year on interest-only loans, but for those owned with years left, which are repaid by then: the
 * first property at 10 % deposit with costs in the loan, each further one when refinancing to 80 % of the portfolio's
 * value frees its deposit, which is borrowed as well. Dollars, not rounded. Source: specification section 9; decisions O-01 to O-19. Throws RangeError for no properties, a value
 * outside 1 to 1e12, a year that is not whole or negative, an interest rate or assumption outside 0 to 100 (growth −100
 * to 100) and two properties with one id.
 */
export function portfolioProjection(inputs: ProjectionInputs): PortfolioProjection {
  const years = wholeInRange('years', inputs.years, [0, longestTerm]);
  const rate = inRange('interestRate', inputs.interestRate ?? projectionInterestPercent.value, [0, highestRate]);
  const terms = projectionAssumptions(inputs.assumptions);
  const plan = { terms, properties: planOf(inputs.properties, { terms, rate }) };
  const notes: SnapshotNotes[] = [];
  const run = startRun(projectedHousehold(plan), { years }, simplePreset(plan, notes));
  const timeline = simulate(run);
  const rows = notes.map((note, year) =>
    rowOf(heldAt({ run, timeline }, year), { note, year, rate, properties: plan.properties }),
  );
  const acquired = run.happened.map(({ id, month }) => [id, snapshotOf(month)] as const);
  return {
    acquiredYears: Object.fromEntries(
      plan.properties.flatMap(({ id }) => acquired.filter(([bought]) => bought === id)),
    ),
    rows,
    warnings: notes.flatMap(({ short }, year) => short.map(({ id, by }) => ({ id, year, shortBy: dollars(by) }))),
    rules: [...assumedRules(inputs.assumptions), projectionInterestPercent],
  };
}

interface Planned {
  readonly terms: ProjectionAssumptions;
  readonly rate: number;
}

function planOf(properties: readonly ProjectionProperty[], { terms, rate }: Planned): readonly Projected[] {
  if (properties.length === 0) throw new RangeError('properties is empty; at least 1 property is needed');
  const ids = new Set(properties.map(({ id }) => id));
  if (ids.size < properties.length) throw new RangeError('properties.id is repeated; allowed is each id once');
  const first = startingIndex(properties);
  return properties.map(({ id, propertyValue, growthRate, growthPct, acquired, owed, ...loan }, index) => ({
    id,
    isStart: index === first,
    owed: owedOf({ owed }),
    course: courseOf({ owed, ...loan }, rate),
    price: inRange('propertyValue', propertyValue, [1, largestAmount]),
    growthPct: inRange('growthPct', growthPct ?? terms.growthRates[growthRate], [-100, 100]),
    year: yearOf(acquired, index === first),
  }));
}

/** The year entered, or 0 for the starting property; null to wait for equity. */
function yearOf(acquired: number | null, isStart: boolean): number | null {
  if (acquired !== null) return wholeInRange('acquired', acquired, [0, longestTerm]);
  return isStart ? 0 : null;
}

/** What is owed on a property when it joins, dollars; null for a purchase. Throws RangeError outside 0 to 1e12. */
export function owedOf({ owed }: Pick<ProjectionProperty, 'owed'>): number | null {
  return owed === undefined ? null : inRange('owed', owed, [0, largestAmount]);
}

/** How a property's own loan runs; null for the loan of a purchase. Throws as `loanCourse` does. */
export function courseOf(
  { owed, ...loan }: Pick<ProjectionProperty, 'owed'> & OwnLoan,
  rate: number,
): LoanCourse | null {
  return owed === undefined ? null : loanCourse(loan, rate);
}

/** Properties owned at the end of a year, dollars. */
type Held = ProjectionRow['properties'];

interface Projection {
  readonly run: Run;
  readonly timeline: ReturnType<typeof simulate>;
}

function heldAt({ run, timeline }: Projection, year: number): Held {
  const { homes, books } = run;
  const balances = year === 0 ? timeline.opening : timeline.balances.subarray((year - 1) * books.names.length);
  const bought = new Map(run.happened.map(({ id, month }) => [id, snapshotOf(month)]));
  return homes.flatMap(({ home: { id }, account }) => {
    if ((bought.get(id) ?? Number.POSITIVE_INFINITY) > year) return [];
    const owed = balances[books.place('loan', `${id}.loan`)] ?? 0;
    return [{ id, value: dollars(balances[account] ?? 0), debt: dollars(0 - owed) }];
  });
}

interface Noted {
  readonly note: SnapshotNotes;
  readonly year: number;
  readonly rate: number;
  readonly properties: readonly Projected[];
}

function rowOf(properties: Held, { note, year, rate, properties: planned }: Noted): ProjectionRow {
  let totalValue = 0;
  let totalDebt = 0;
  let beyond = 0;
  for (const { id, value, debt } of properties) {
    const own = planned.find((property) => property.id === id)?.course?.ratePct ?? rate;
    beyond += (debt * (own - rate)) / 100;
    totalValue += value;
    totalDebt += debt;
  }
  return {
    year,
    totalValue: dollars(totalValue),
    totalDebt: dollars(totalDebt),
    totalEquity: dollars(totalValue - totalDebt),
    propertiesAcquired: properties.length,
    annualInterest: dollars((totalDebt * rate) / 100 + beyond),
    blockedBy: note.blockedBy,
    properties,
  };
}
