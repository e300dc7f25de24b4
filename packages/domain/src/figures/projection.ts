import { moneyText, type Outlook, type ProjectionScenario, type ScenarioProperty } from '@freehold/contract';
import { type GrowthName, type GrowthPercents, type PortfolioProjection, projectionYears } from '@freehold/finance';
import { growthPercents, propertyName } from '../inputs/projection.ts';
import { countText } from '../text/duration.ts';
import { rateText } from '../text/rates.ts';
import type { Line } from './line.ts';
import { type Figure, figureOf, figureText } from './todays-dollars.ts';

/** When a property is bought, and with what loan. */
export interface Purchase {
  readonly name: string;
  readonly price: number;
  /** Year of the purchase; null when it does not happen within the projection. */
  readonly year: number | null;
  /** `Year 6`, `Owned today`, or `Not within 30 years`. */
  readonly when: string;
  /** The loan it adds, dollars of its year; null when it is not bought. */
  readonly loan: number | null;
}

const growthWords: Readonly<Record<GrowthName, string>> = { low: 'Low', medium: 'Medium', high: 'High' };

/** Label of a growth choice: `Medium`. */
export function growthWord(name: GrowthName): string {
  return growthWords[name];
}

/** Label of a growth choice with its rate: `Medium, 5% a year`. */
export function growthText(name: GrowthName, growth: GrowthPercents): string {
  return `${growthWords[name]}, ${rateText(growth[name])} a year`;
}

/** The purchase of each property of a portfolio, in the order entered. */
export function purchasesOf({ properties }: ProjectionScenario, projection: PortfolioProjection): readonly Purchase[] {
  return properties.map(({ propertyValue, owed }, index) => {
    const name = propertyName(index);
    const year = projection.acquiredYears[name] ?? null;
    const held = year === null ? undefined : projection.rows[year]?.properties.find(({ id }) => id === name);
    return {
      name,
      price: propertyValue,
      year,
      when: whenText(year, owed),
      loan: held?.debt ?? null,
    };
  });
}

const ownedToday = 'Owned today';

function whenText(year: number | null, owed: number | undefined): string {
  if (year === null) return `Not within ${projectionYears} years`;
  return year === 0 && owed !== undefined ? ownedToday : `Year ${year}`;
}

/** A purchase in one sentence. */
export function purchaseText({ name, price, year, when, loan }: Purchase): string {
  if (year === null || loan === null) return `${name} at ${moneyText(price)}: ${when.toLowerCase()}.`;
  if (when === ownedToday) return `${name} at ${moneyText(price)}: owned today with ${moneyText(loan)} of debt.`;
  return `${name} at ${moneyText(price)}: bought in ${when.toLowerCase()} with ${moneyText(loan)} of debt.`;
}

/**
 * The planned purchase as text: `Bought in year 2`, `Bought when equity allows`, `Owned today with $300,000 of debt at 6%,
 * repaid in 24 years`.
 */
export function plannedText(property: ScenarioProperty): string {
  const { acquired, owed } = property;
  if (acquired === 0 && owed !== undefined) return `${ownedToday} with ${moneyText(owed)} of debt${loanText(property)}`;
  return acquired === null ? 'Bought when equity allows' : `Bought in year ${acquired}`;
}

function loanText({ ratePct, yearsLeft, interestOnlyYears = 0 }: ScenarioProperty): string {
  const rate = ratePct === undefined ? '' : ` at ${rateText(ratePct)}`;
  if (yearsLeft === undefined) return rate;
  const only = interestOnlyYears > 0 ? `, interest only for ${countText(interestOnlyYears, 'year')}` : '';
  return `${rate}, repaid in ${countText(yearsLeft, 'year')}${only}`;
}

/** One sentence for each property bought with less usable equity than its deposit. */
export function shortfallTexts({ warnings }: PortfolioProjection, priceRise: number): readonly string[] {
  return warnings.map(({ id, year, shortBy }) => {
    const short = figureText(figureOf('', { amount: shortBy, years: year }, priceRise));
    return `${id} is bought in year ${year} as entered, although the usable equity falls ${short} short of its deposit.`;
  });
}

/**
 * Headline and figures of a projection: final value, debt and equity, properties acquired, and interest in year 0 and
 * the last year.
 */
export function projectionFigures(
  { rows, acquiredYears }: PortfolioProjection,
  { count, priceRise }: { readonly count: number; readonly priceRise: number },
): { readonly headline: Figure; readonly figures: readonly Figure[] } {
  const last = rows.at(-1);
  const years = last?.year ?? 0;
  const atEnd = (label: string, amount = 0) => figureOf(label, { amount, years }, priceRise);
  const interest = (year: number, amount = 0) =>
    figureOf(`Interest on the debt of year ${year}`, { amount, years: year, per: ' a year' }, priceRise);
  const headline = atEnd(`Total equity after ${years} years`, last?.totalEquity);
  return {
    headline,
    figures: [
      atEnd(`Total value after ${years} years`, last?.totalValue),
      atEnd(`Total debt after ${years} years`, last?.totalDebt),
      headline,
      { label: 'Properties acquired', value: `${Object.keys(acquiredYears).length} of ${count}`, today: null },
      interest(0, rows[0]?.annualInterest),
      interest(years, last?.annualInterest),
    ],
  };
}

/** Value and equity in the first and the last year, in one sentence. */
export function projectionSummary({ rows }: PortfolioProjection, priceRise: number): string {
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return '';
  const end = (amount: number) => figureText(figureOf('', { amount, years: last.year }, priceRise));
  return (
    `Over ${last.year} years total value goes from ${moneyText(first.totalValue)} to ${end(last.totalValue)} and ` +
    `total equity from ${moneyText(first.totalEquity)} to ${end(last.totalEquity)}.`
  );
}

/** The inputs of a projection, read back: its properties and the interest rate. */
export function projectionReadBack(
  { properties, interestRate }: ProjectionScenario,
  outlook: Outlook,
): readonly Line[] {
  const growth = growthPercents(outlook);
  return [
    ...properties.map((property, index) => ({
      label: propertyName(index),
      value: `${moneyText(property.propertyValue)}. Growth: ${growthText(property.growthRate, growth)}. ${plannedText(property)}`,
    })),
    { label: 'Interest rate', value: `${rateText(interestRate)} a year` },
  ];
}

const ownLoans = 'What you owe already is repaid in the years left on it, at its own rate.';

/** The strategy's assumptions with their percentages, as texts. */
export function assumptionTexts(scenario: ProjectionScenario): readonly string[] {
  const { properties, deposit, costs, refinancingLimit, interestRate } = scenario;
  const isAnyRepaid = properties.some(({ owed, yearsLeft }) => owed !== undefined && yearsLeft !== undefined);
  return [
    `Deposit of ${rateText(deposit)} on the first property; ${rateText(costs)} of its value is added to the loan for fees and costs.`,
    isAnyRepaid ? `Loans are interest-only. ${ownLoans}` : 'Loans are interest-only.',
    `The next property is bought when refinancing frees a ${rateText(deposit)} deposit. That deposit is borrowed as well.`,
    `Refinancing goes up to ${rateText(refinancingLimit)} of the current value of all properties together.`,
    `Growth compounds yearly, with no inflation or market swings. Interest rate ${rateText(interestRate)} a year.`,
  ];
}
