import {
  estimateDisclosure,
  moneyText,
  type Outlook,
  type ProjectionScenario,
  projectionDisclosure,
  projectionLimits,
} from '@freehold/contract';
import {
  type ChartKind,
  growthPercents,
  growthText,
  plannedText,
  projectionFigures,
  projectionInputs,
  purchasesOf,
  type RunsOut,
  rateText,
  runsOutTexts,
  type SimulatedPortfolio,
  shortfallTexts,
  simulationInputs,
} from '@freehold/domain';
import {
  explainPortfolioProjection,
  growthNames,
  type PortfolioProjection,
  type ProjectionInputs,
  type ProjectionRow,
  portfolioProjection,
  presentValueRate,
  type Rule,
} from '@freehold/finance';
import { portfolioChances } from '@freehold/finance/probability';
import { dateText } from '../dates.ts';
import { figureRow, todaysCell, workingPart } from './figure-text.ts';
import type { GridPart, LinesPart, Report, ReportRow } from './report.ts';
import { sourcesPart } from './sources.ts';

/** Inputs of a portfolio report, and when it was requested (ISO). */
export interface PortfolioReportRequest extends SimulatedPortfolio {
  readonly kind: 'portfolio';
  readonly preparedAt: string;
}

const comparedYears = [10, 20, 30] as const;

/**
 * The portfolio projection report, with how often its money runs out beside the gain. Amounts in whole dollars, future
 * ones also in today's dollars. Throws as `portfolioChances` does.
 */
export function portfolioReport({ preparedAt, ...simulated }: PortfolioReportRequest): Report {
  const { portfolio, outlook } = simulated;
  const inputs = projectionInputs(portfolio, outlook);
  const projection = portfolioProjection(inputs);
  const { priceRise } = outlook;
  const { headline, figures } = projectionFigures(projection, { count: portfolio.properties.length, priceRise });
  const results = figures.map(figureRow);
  const { assumptions: _, ...ruled } = inputs;
  const { texts, rules } = portfolioRunsOut(simulated);
  return {
    title: 'Portfolio projection report',
    preparedOn: dateText(preparedAt),
    headline: {
      label: headline.label,
      value: headline.value,
      note: `${headline.today} in today’s dollars. An illustration at one constant rate, not a guarantee.`,
    },
    beside: { label: `${texts.sentence}.`, value: texts.share, note: texts.basis },
    highlights: results.map(({ label, value }) => ({ label, value })),
    parts: [
      propertyGrid(portfolio, projection, outlook),
      { kind: 'rows', title: 'What is assumed', rows: assumptionRows(portfolio, outlook) },
      { kind: 'rows', title: 'Result', rows: results },
      courseLines(projection),
      comparisonGrid(inputs, outlook),
      yearGrid(projection, outlook),
      workingPart('How it was worked out', explainPortfolioProjection(inputs)),
      { kind: 'list', title: 'What to know', items: warningTexts(projection, outlook) },
      { kind: 'list', title: 'Assumptions and limits', items: projectionLimits },
      sourcesPart([...portfolioProjection(ruled).rules, ...rules, presentValueRate]),
    ],
    disclosure: [estimateDisclosure, projectionDisclosure],
  };
}

/**
 * How often the money runs out in a portfolio's futures, in the words of the screen, and the rules they are drawn by.
 * Throws as `portfolioChances` does.
 */
export function portfolioRunsOut(simulated: SimulatedPortfolio): {
  readonly texts: RunsOut;
  readonly rules: readonly Rule<unknown>[];
} {
  const inputs = simulationInputs(simulated);
  const chances = portfolioChances(inputs);
  return { texts: runsOutTexts(chances, inputs), rules: chances.rules };
}

function propertyGrid(portfolio: ProjectionScenario, projection: PortfolioProjection, outlook: Outlook): GridPart {
  const growth = growthPercents(outlook);
  const purchases = purchasesOf(portfolio, projection);
  return {
    kind: 'grid',
    title: 'What you entered, and when each is bought',
    columns: ['Property', 'Growth', 'To be bought', 'Price', 'Bought in', 'Debt it adds'],
    wordColumns: 3,
    rows: portfolio.properties.flatMap((property, index) => {
      const purchase = purchases[index];
      if (purchase === undefined) return [];
      const { name, price, when, loan } = purchase;
      const debt = loan === null ? '–' : moneyText(loan);
      return [[name, growthText(property.growthRate, growth), plannedText(property), moneyText(price), when, debt]];
    }),
  };
}

function assumptionRows({ interestRate, deposit, costs, refinancingLimit }: ProjectionScenario, outlook: Outlook) {
  const row = (label: string, rate: number): ReportRow => ({ label, value: rateText(rate) });
  return [
    row('Deposit, of the price', deposit),
    row('Fees and costs added to the loan, of the price', costs),
    row('Refinancing limit, of all values together', refinancingLimit),
    row('Interest rate, a year', interestRate),
    row('Low growth, a year', outlook.lowGrowth),
    row('Medium growth, a year', outlook.mediumGrowth),
    row('High growth, a year', outlook.highGrowth),
    row('Inflation, a year', outlook.priceRise),
  ];
}

function courseLines({ rows }: PortfolioProjection): LinesPart {
  const line = (name: string, kind: ChartKind, amountOf: (row: ProjectionRow) => number) => ({
    name,
    kind,
    points: rows.map((row): [number, number] => [row.year, amountOf(row)]),
  });
  const [first] = rows;
  const last = rows.at(-1);
  return {
    kind: 'lines',
    title: 'Value, debt and equity',
    summary: `Total equity goes from ${moneyText(first?.totalEquity ?? 0)} to ${moneyText(last?.totalEquity ?? 0)} in ${last?.year ?? 0} years.`,
    across: 'Years from now',
    lines: [
      line('Total value', 'propertyValue', ({ totalValue }) => totalValue),
      line('Total debt', 'debt', ({ totalDebt }) => totalDebt),
      line('Total equity', 'equity', ({ totalEquity }) => totalEquity),
    ],
  };
}

function comparisonGrid(inputs: ProjectionInputs, outlook: Outlook): GridPart {
  const growth = growthPercents(outlook);
  const projections = growthNames.map((growthRate) =>
    portfolioProjection({ ...inputs, properties: inputs.properties.map((property) => ({ ...property, growthRate })) }),
  );
  const equityAfter = (years: number) =>
    projections.map(({ rows }) => {
      const amount = rows[years]?.totalEquity ?? 0;
      return `${moneyText(amount)} (${todaysCell(amount, years, outlook.priceRise)})`;
    });
  return {
    kind: 'grid',
    title: 'If every property grew at one rate',
    columns: ['', ...growthNames.map((name) => growthText(name, growth))],
    rows: [
      ...comparedYears.map((years) => [`Equity after ${years} years`, ...equityAfter(years)]),
      ['Properties acquired', ...projections.map(({ acquiredYears }) => String(Object.keys(acquiredYears).length))],
    ],
    note: 'In brackets: in today’s dollars.',
  };
}

function yearGrid({ rows }: PortfolioProjection, { priceRise }: Outlook): GridPart {
  return {
    kind: 'grid',
    title: 'Year by year',
    columns: [
      'Year',
      'Properties',
      'Total value',
      'Total debt',
      'Total equity',
      'Equity in today’s dollars',
      'Interest',
    ],
    rows: rows.map((row) => [
      String(row.year),
      String(row.propertiesAcquired),
      ...[row.totalValue, row.totalDebt, row.totalEquity].map(moneyText),
      todaysCell(row.totalEquity, row.year, priceRise),
      moneyText(row.annualInterest),
    ]),
  };
}

function warningTexts(projection: PortfolioProjection, { priceRise }: Outlook): readonly string[] {
  return [
    'The next property is bought when refinancing frees its deposit. That deposit is borrowed as well, on interest-only loans.',
    ...shortfallTexts(projection, priceRise),
  ];
}
