import { type Outlook, type ProjectionScenario, projectionLimits } from '@freehold/contract';
import {
  explainPortfolioProjection,
  type PortfolioProjection,
  type ProjectionInputs,
  portfolioProjection,
  projectionYears,
} from '@freehold/finance';
import { money, percent } from '#app/lib/format.ts';
import { lazyValue } from '#app/lib/lazy-value.ts';
import { figureOf, figureText } from './figure.ts';
import { growthPercentsOf, growthText } from './growth.ts';
import { projectionComparison } from './projection-comparison.ts';
import type { ReadBack, ToolReport } from './tool-report.ts';

/** When and how one property is bought. */
export interface Purchase {
  readonly name: string;
  readonly price: number;
  /** Year of the purchase, or null when it does not come within the projection. */
  readonly year: number | null;
  /** `Year 6`, or `Not within 30 years`. */
  readonly when: string;
  /** What it adds to the debt, dollars of its year; null when it is not bought. */
  readonly loan: number | null;
}

/** Everything that the panel or the simulator shows of a portfolio. */
export interface ProjectionView {
  readonly projection: PortfolioProjection;
  readonly priceRise: number;
  readonly purchases: readonly Purchase[];
  readonly summary: string;
  readonly report: ToolReport;
}

/** The name of the property at a place of the list, counted from 0. */
export function propertyName(index: number): string {
  return `Property ${index + 1}`;
}

/** A portfolio's projection as its tab and the comparison report show it; `title` names the tool. */
export function projectionView(title: string, scenario: ProjectionScenario, outlook: Outlook): ProjectionView {
  const inputs = projectionInputs(scenario, outlook);
  const projection = portfolioProjection(inputs);
  const purchases = purchasesOf(scenario, projection);
  return {
    projection,
    priceRise: outlook.priceRise,
    purchases,
    summary: summaryOf(projection, outlook.priceRise),
    report: {
      title,
      inputs: readBack(scenario, outlook),
      ...figuresOf(projection, { purchases, priceRise: outlook.priceRise }),
      comparison: lazyValue(() => projectionComparison(inputs, outlook)),
      findings: [...purchases.map(purchaseText), ...warningTexts(projection, outlook.priceRise)],
      limits: [...assumptionTexts(scenario), ...projectionLimits],
      working: lazyValue(() => explainPortfolioProjection(inputs)),
    },
  };
}

/** What the engine is asked about a scenario, its properties named as on the screen. */
export function projectionInputs(scenario: ProjectionScenario, outlook: Outlook): ProjectionInputs {
  return {
    // The working must name the same properties.
    properties: scenario.properties.map((property, index) => ({ ...property, id: propertyName(index) })),
    years: projectionYears,
    interestRate: scenario.interestRate,
    assumptions: {
      depositPct: scenario.deposit,
      costsPct: scenario.costs,
      refinancingLimitPct: scenario.refinancingLimit,
      growthRates: growthPercentsOf(outlook),
    },
  };
}

function purchasesOf({ properties }: ProjectionScenario, projection: PortfolioProjection): readonly Purchase[] {
  return properties.map(({ propertyValue }, index) => {
    const name = propertyName(index);
    const year = projection.acquiredYears[name] ?? null;
    const owned = year === null ? undefined : projection.rows[year]?.properties.find(({ id }) => id === name);
    return {
      name,
      price: propertyValue,
      year,
      when: year === null ? `Not within ${projectionYears} years` : `Year ${year}`,
      loan: owned?.debt ?? null,
    };
  });
}

/** A purchase in one sentence. */
export function purchaseText({ name, price, year, when, loan }: Purchase): string {
  if (year === null || loan === null) return `${name} at ${money(price)}: ${when.toLowerCase()}.`;
  return `${name} at ${money(price)}: bought in ${when.toLowerCase()} with ${money(loan)} of debt.`;
}

/** What each property is worth, or its equity, in the last year, in one sentence. */
export function propertyText({ projection, priceRise }: ProjectionView, measure: 'value' | 'equity'): string {
  const last = projection.rows.at(-1);
  if (last === undefined) return '';
  const amounts = last.properties.map(({ id, value, debt }) => {
    const amount = measure === 'value' ? value : value - debt;
    return `${id} ${figureText(figureOf('', { amount, years: last.year }, priceRise))}`;
  });
  return `After ${last.year} years: ${amounts.join(', ')}.`;
}

function warningTexts({ warnings }: PortfolioProjection, priceRise: number): readonly string[] {
  return warnings.map(({ id, year, shortBy }) => {
    const short = figureText(figureOf('', { amount: shortBy, years: year }, priceRise));
    return `${id} is bought in year ${year} as entered, although the usable equity falls ${short} short of its deposit.`;
  });
}

function figuresOf(
  { rows }: PortfolioProjection,
  { purchases, priceRise }: { readonly purchases: readonly Purchase[]; readonly priceRise: number },
): Pick<ToolReport, 'headline' | 'figures'> {
  const last = rows.at(-1);
  const first = rows[0];
  const years = last?.year ?? 0;
  const atEnd = (label: string, amount = 0) => figureOf(label, { amount, years }, priceRise);
  const headline = atEnd(`Total equity after ${years} years`, last?.totalEquity);
  const bought = purchases.filter(({ year }) => year !== null).length;
  const interest = { per: ' a year' };
  return {
    headline,
    figures: [
      atEnd(`Total value after ${years} years`, last?.totalValue),
      atEnd(`Total debt after ${years} years`, last?.totalDebt),
      headline,
      { label: 'Properties acquired', value: `${bought} of ${purchases.length}`, today: null },
      figureOf(
        'Interest on the debt of year 0',
        { amount: first?.annualInterest ?? 0, years: 0, ...interest },
        priceRise,
      ),
      figureOf(
        `Interest on the debt of year ${years}`,
        { amount: last?.annualInterest ?? 0, years, ...interest },
        priceRise,
      ),
    ],
  };
}

function summaryOf({ rows }: PortfolioProjection, priceRise: number): string {
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return '';
  const end = (amount: number) => figureText(figureOf('', { amount, years: last.year }, priceRise));
  return (
    `Over ${last.year} years total value goes from ${money(first.totalValue)} to ${end(last.totalValue)} and ` +
    `total equity from ${money(first.totalEquity)} to ${end(last.totalEquity)}.`
  );
}

function readBack({ properties, interestRate }: ProjectionScenario, outlook: Outlook): readonly ReadBack[] {
  const growth = growthPercentsOf(outlook);
  return [
    ...properties.map(({ propertyValue, growthRate, acquired }, index) => ({
      label: propertyName(index),
      value: `${money(propertyValue)}. Growth: ${growthText(growthRate, growth)}. ${acquired === null ? 'Bought when equity allows' : `Bought in year ${acquired}`}`,
    })),
    { label: 'Interest rate', value: `${percent(interestRate)} a year` },
  ];
}

/** The strategy's assumptions in words, with the percentages that were set. */
export function assumptionTexts({
  deposit,
  costs,
  refinancingLimit,
  interestRate,
}: ProjectionScenario): readonly string[] {
  return [
    `Deposit of ${percent(deposit)} on the first property; ${percent(costs)} of its value is added to the loan for fees and costs.`,
    'Loans are interest-only.',
    `The next property is bought when refinancing frees a ${percent(deposit)} deposit. That deposit is borrowed as well.`,
    `Refinancing goes up to ${percent(refinancingLimit)} of the current value of all properties together.`,
    `Growth compounds yearly, with no inflation or market swings. Interest rate ${percent(interestRate)} a year.`,
  ];
}
