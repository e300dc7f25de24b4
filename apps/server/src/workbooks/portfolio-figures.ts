import type { Outlook, ProjectionScenario } from '@freehold/contract';
import { projectionInputs } from '@freehold/domain';
import {
  type LoanCourse,
  loanCourse,
  type PortfolioProjection,
  portfolioProjection,
  startingIndex,
} from '@freehold/finance';
import type { DecisionPart } from './portfolio-places.ts';

/** Results of the portfolio workbook's formulas. */
export interface PortfolioFigures {
  readonly projection: PortfolioProjection;
  /** Index of the portfolio's first property. */
  readonly start: number;
  readonly properties: readonly PropertyFigures[];
  /** By year, then property. */
  readonly decisions: readonly (readonly Decision[])[];
}

/** Dollars; growth in percent a year. */
export interface PropertyFigures {
  readonly growth: number;
  readonly deposit: number;
  readonly debt: number;
  /** Percent a year on what is owed. */
  readonly ratePct: number;
  /** How a debt owed already runs; null for a purchase's. */
  readonly course: LoanCourse | null;
  /** Year of purchase; null when it is not bought within the projection. */
  readonly bought: number | null;
}

/** Dollars; `decision` is 1 when equity covers the purchase, −1 while it waits, else 0. */
export type Decision = Readonly<Record<DecisionPart, number>>;

/**
 * A portfolio's figures: holdings come from the engine, and the inputs of each decision are calculated from them.
 * Throws as `portfolioProjection` does.
 */
export function portfolioFigures(portfolio: ProjectionScenario, outlook: Outlook): PortfolioFigures {
  const inputs = projectionInputs(portfolio, outlook);
  const projection = portfolioProjection(inputs);
  const start = startingIndex(portfolio.properties);
  const growthOf = { low: outlook.lowGrowth, medium: outlook.mediumGrowth, high: outlook.highGrowth };
  const courses = inputs.properties.map(({ owed, ...loan }) =>
    owed === undefined ? null : loanCourse(loan, portfolio.interestRate),
  );
  const properties = inputs.properties.map(({ id, propertyValue, growthRate, owed }, index) => ({
    growth: growthOf[growthRate],
    deposit: (propertyValue * portfolio.deposit) / 100,
    debt: owed ?? (propertyValue * (100 - (index === start ? portfolio.deposit : 0) + portfolio.costs)) / 100,
    ratePct: courses[index]?.ratePct ?? portfolio.interestRate,
    course: courses[index] ?? null,
    bought: projection.acquiredYears[id] ?? null,
  }));
  const valueAt = (index: number, year: number) =>
    projection.rows[year]?.properties.find(({ id }) => id === inputs.properties[index]?.id)?.value ?? 0;
  const decisions = projection.rows.map(({ year }) => decisionsOf(year, { portfolio, properties, start, valueAt }));
  return { projection, start, properties, decisions };
}

interface Known {
  readonly portfolio: ProjectionScenario;
  readonly properties: readonly PropertyFigures[];
  readonly start: number;
  /** Value of a property at the end of a year; 0 before it is bought. */
  readonly valueAt: (index: number, year: number) => number;
}

function decisionsOf(year: number, known: Known): Decision[] {
  const { portfolio, properties, valueAt } = known;
  const freed = (value: number, debt: number) => (value * portfolio.refinancingLimit) / 100 - debt;
  const grown = properties.map((_, index) => grownValue(index, year, known));
  const owed = grown.map((value, index) => (value > 0 ? owedIn(properties[index], year) : 0));
  let usable = grown.reduce((sum, value, index) => sum + freed(value, owed[index] ?? 0), 0);
  let isWaiting = false;
  return properties.map(({ debt }, index) => {
    const { propertyValue, acquired } = portfolio.properties[index] ?? { propertyValue: 0, acquired: null };
    const value = valueAt(index, year);
    const isOpen = acquired === null && grown[index] === 0;
    isWaiting ||= isOpen && value === 0;
    const byEquity = isOpen ? 1 : 0;
    const decision = isWaiting ? -1 : byEquity;
    const before = usable;
    if (decision === 1) usable += freed(propertyValue, debt);
    const held = heldDebt({ value, decision }, { debt, left: owed[index] ?? 0 });
    return { grown: grown[index] ?? 0, owed: owed[index] ?? 0, usable: before, decision, value, debt: held };
  });
}

/** What is owed after the year's decision: the whole of a purchase of this year, else what is left. */
function heldDebt(
  { value, decision }: Pick<Decision, 'value' | 'decision'>,
  { debt, left }: { readonly debt: number; readonly left: number },
): number {
  if (value === 0) return 0;
  return decision === 1 ? debt : left;
}

/** What is still owed on a property in a year. */
function owedIn(property: PropertyFigures | undefined, year: number): number {
  if (property === undefined) return 0;
  return property.debt * (property.course?.owedAfter?.(year - (property.bought ?? year)) ?? 1);
}

/**
 * Holdings have grown; a property entered for this year, or one that starts the portfolio, is bought regardless of
 * equity.
 */
function grownValue(index: number, year: number, { portfolio, properties, start, valueAt }: Known): number {
  const { propertyValue, acquired } = portfolio.properties[index] ?? { propertyValue: 0, acquired: null };
  if ((acquired ?? (index === start ? 0 : null)) === year) return propertyValue;
  return year === 0 ? 0 : valueAt(index, year - 1) * (1 + (properties[index]?.growth ?? 0) / 100);
}
