import { highestRate } from '../loan/loan-plan.ts';
import type { GrowthName } from '../rules/growth.ts';
import { projectionInterestPercent } from '../rules/projection.ts';
import type { Rule } from '../rules/rule.ts';
import { inRange, wholeInRange } from '../units/checks.ts';
import { longestTerm } from '../units/durations.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';
import { assumedRules, type ProjectionAssumptions, projectionAssumptions } from './projection-assumptions.ts';
import { startingIndex } from './starting-property.ts';

export interface ProjectionProperty {
  readonly id: string;
  /** Price when bought, dollars, at least 1. */
  readonly propertyValue: number;
  readonly growthRate: GrowthName;
  /** Year of the projection in which it is bought regardless of equity, or null to buy when equity allows. */
  readonly acquired: number | null;
}

export interface ProjectionInputs {
  readonly properties: readonly ProjectionProperty[];
  /** Last year of the projection; it starts with year 0. */
  readonly years: number;
  /** Percent a year; affects the interest cost only, not equity (decision O-11). */
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

interface Holding {
  readonly id: string;
  readonly price: number;
  readonly growth: number;
  readonly explicitYear: number | null;
  debt: number;
  value: number;
  boughtIn: number | null;
}

/**
 * A portfolio year by year on interest-only loans: the first property at 10 % deposit with costs in the loan, each
 * further one when refinancing to 80 % of the portfolio's value frees its deposit, which is borrowed as well. Dollars,
 * not rounded. Source: specification section 9; decisions O-01 to O-19. Throws RangeError for no properties, a value
 * outside 1 to 1e12, a year that is not whole or negative, an interest rate or assumption outside 0 to 100 (growth −100
 * to 100) and two properties with one id.
 */
export function portfolioProjection(inputs: ProjectionInputs): PortfolioProjection {
  const years = wholeInRange('years', inputs.years, [0, longestTerm]);
  const rate = inRange('interestRate', inputs.interestRate ?? projectionInterestPercent.value, [0, highestRate]);
  const terms = projectionAssumptions(inputs.assumptions);
  const holdings = holdingsOf(inputs.properties, terms);
  const first = startingIndex(inputs.properties);
  const warnings: EquityWarning[] = [];
  const rows: ProjectionRow[] = [];
  for (let year = 0; year <= years; year += 1) {
    grow(holdings);
    buyEntered(holdings, { year, first, warnings, terms });
    buyAffordable(holdings, { year, terms });
    rows.push(rowOf(holdings, year, rate));
  }
  return {
    acquiredYears: Object.fromEntries(
      holdings.flatMap(({ id, boughtIn }) => (boughtIn === null ? [] : [[id, boughtIn]])),
    ),
    rows,
    warnings,
    rules: [...assumedRules(inputs.assumptions), projectionInterestPercent],
  };
}

function holdingsOf(properties: readonly ProjectionProperty[], terms: ProjectionAssumptions): readonly Holding[] {
  if (properties.length === 0) throw new RangeError('properties is empty; at least 1 property is needed');
  const ids = new Set(properties.map(({ id }) => id));
  if (ids.size < properties.length) throw new RangeError('properties.id is repeated; allowed is each id once');
  return properties.map(({ id, propertyValue, growthRate, acquired }) => ({
    id,
    price: inRange('propertyValue', propertyValue, [1, largestAmount]),
    growth: 1 + terms.growthRates[growthRate] / 100,
    explicitYear: acquired === null ? null : wholeInRange('acquired', acquired, [0, longestTerm]),
    debt: 0,
    value: 0,
    boughtIn: null,
  }));
}

function grow(holdings: readonly Holding[]): void {
  for (const holding of holdings) holding.value *= holding.growth;
}

/** The year and terms of a purchase. */
interface Purchases {
  readonly year: number;
  readonly terms: ProjectionAssumptions;
}

interface EnteredPurchases extends Purchases {
  readonly first: number;
  readonly warnings: EquityWarning[];
}

/** Buys the starting property and those entered for this year, regardless of usable equity. */
function buyEntered(holdings: readonly Holding[], { year, first, warnings, terms }: EnteredPurchases): void {
  for (const [index, holding] of holdings.entries()) {
    const isStart = index === first;
    if ((holding.explicitYear ?? (isStart ? 0 : null)) !== year) continue;
    const shortBy = depositFor(holding, terms) - usableEquity(holdings, terms);
    if (!isStart && shortBy > 0) warnings.push({ id: holding.id, year, shortBy: dollars(shortBy) });
    buy(holding, { year, terms, isStart });
  }
}

/**
 * Buys in list order while usable equity covers the next deposit (decisions O-06, O-07); nothing before the starting
 * property, since an empty portfolio frees nothing.
 */
function buyAffordable(holdings: readonly Holding[], { year, terms }: Purchases): void {
  for (const holding of holdings) {
    if (holding.boughtIn !== null || holding.explicitYear !== null) continue;
    if (usableEquity(holdings, terms) < depositFor(holding, terms)) return;
    buy(holding, { year, terms, isStart: false });
  }
}

/**
 * The first loan is the price less the deposit plus costs; a later one also covers the deposit, borrowed by refinancing
 * (decision O-03).
 */
function buy(holding: Holding, { year, terms, isStart }: Purchases & { readonly isStart: boolean }): void {
  const deposit = isStart ? terms.depositPct : 0;
  holding.boughtIn = year;
  holding.value = holding.price;
  holding.debt = (holding.price * (100 - deposit + terms.costsPct)) / 100;
}

/**
 * Equity that refinancing the whole portfolio to the limit would free, dollars; negative when debt exceeds the limit
 * (O-05).
 */
function usableEquity(holdings: readonly Holding[], { refinancingLimitPct }: ProjectionAssumptions): number {
  let usable = 0;
  for (const { value, debt } of holdings) usable += (value * refinancingLimitPct) / 100 - debt;
  return usable;
}

function depositFor({ price }: Holding, { depositPct }: ProjectionAssumptions): number {
  return (price * depositPct) / 100;
}

function rowOf(holdings: readonly Holding[], year: number, rate: number): ProjectionRow {
  const owned = holdings.filter(({ boughtIn }) => boughtIn !== null);
  let totalValue = 0;
  let totalDebt = 0;
  for (const { value, debt } of owned) {
    totalValue += value;
    totalDebt += debt;
  }
  return {
    year,
    totalValue: dollars(totalValue),
    totalDebt: dollars(totalDebt),
    totalEquity: dollars(totalValue - totalDebt),
    propertiesAcquired: owned.length,
    annualInterest: dollars((totalDebt * rate) / 100),
    properties: owned.map(({ id, value, debt }) => ({ id, value: dollars(value), debt: dollars(debt) })),
  };
}
