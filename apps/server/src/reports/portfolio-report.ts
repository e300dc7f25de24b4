import {
  estimateDisclosure,
  moneyText,
  type Outlook,
  type ProjectionScenario,
  projectionDisclosure,
  projectionLimits,
} from '@freehold/contract';
import {
  explainPortfolioProjection,
  growthNames,
  type PortfolioProjection,
  type ProjectionInputs,
  type ProjectionRow,
  portfolioProjection,
  presentValueRate,
} from '@freehold/finance';
import { dateText } from '../dates.ts';
import { percentageText, todaysNote, todaysText, workingPart } from './figure-text.ts';
import { projectionInputs } from './projection-inputs.ts';
import type { GridPart, LinesPart, PortfolioReportRequest, Report, ReportRow } from './report.ts';
import { sourcesPart } from './sources.ts';

const comparedYears = [10, 20, 30] as const;

/** The portfolio projection report. Amounts in whole dollars, years away also in today's. Throws as `portfolioProjection` does. */
export function portfolioReport({ portfolio, outlook, preparedAt }: PortfolioReportRequest): Report {
  const inputs = projectionInputs(portfolio, outlook);
  const projection = portfolioProjection(inputs);
  const results = resultRows(projection, inputs, outlook);
  const { assumptions: _, ...ruled } = inputs;
  return {
    title: 'Portfolio projection report',
    preparedOn: dateText(preparedAt),
    headline: headlineOf(projection, outlook),
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
      sourcesPart([...portfolioProjection(ruled).rules, presentValueRate]),
    ],
    disclosure: [estimateDisclosure, projectionDisclosure],
  };
}

function headlineOf({ rows }: PortfolioProjection, { priceRise }: Outlook): Report['headline'] {
  const { year = 0, totalEquity = 0 } = rows.at(-1) ?? {};
  return {
    label: `Total equity after ${year} years`,
    value: moneyText(totalEquity),
    note: `${todaysText(totalEquity, year, priceRise)} in today’s dollars. An illustration at one constant rate, not a guarantee.`,
  };
}

function propertyGrid(portfolio: ProjectionScenario, projection: PortfolioProjection, outlook: Outlook): GridPart {
  const growth = { low: outlook.lowGrowth, medium: outlook.mediumGrowth, high: outlook.highGrowth };
  return {
    kind: 'grid',
    title: 'What you entered, and when each is bought',
    columns: ['Property', 'Growth', 'To be bought', 'Price', 'Bought in', 'Debt it adds'],
    wordColumns: 3,
    rows: portfolio.properties.map(({ propertyValue, growthRate, acquired }, index) => {
      const id = `Property ${index + 1}`;
      const year = projection.acquiredYears[id];
      const debt = projection.rows[year ?? -1]?.properties.find((owned) => owned.id === id)?.debt;
      return [
        id,
        `${growthRate}, ${percentageText(growth[growthRate])} a year`,
        acquired === null ? 'When equity allows' : `In year ${acquired}`,
        moneyText(propertyValue),
        year === undefined ? 'Not within 30 years' : `Year ${year}`,
        debt === undefined ? '–' : moneyText(debt),
      ];
    }),
  };
}

function assumptionRows({ interestRate, deposit, costs, refinancingLimit }: ProjectionScenario, outlook: Outlook) {
  const row = (label: string, rate: number): ReportRow => ({ label, value: percentageText(rate) });
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

function resultRows(projection: PortfolioProjection, inputs: ProjectionInputs, { priceRise }: Outlook): ReportRow[] {
  const first = projection.rows[0];
  const last = projection.rows.at(-1);
  if (first === undefined || last === undefined) return [];
  const years = last.year;
  const atEnd = (label: string, amount: number): ReportRow => ({
    label: `${label} ${years} years`,
    value: moneyText(amount),
    ...todaysNote(amount, years, priceRise),
  });
  const bought = Object.keys(projection.acquiredYears).length;
  return [
    atEnd('Total value after', last.totalValue),
    atEnd('Total debt after', last.totalDebt),
    atEnd('Total equity after', last.totalEquity),
    { label: 'Properties acquired', value: `${bought} of ${inputs.properties.length}` },
    { label: 'Interest on the debt of year 0, a year', value: moneyText(first.annualInterest) },
    {
      label: `Interest on the debt of year ${years}, a year`,
      value: moneyText(last.annualInterest),
      ...todaysNote(last.annualInterest, years, priceRise),
    },
  ];
}

function courseLines({ rows }: PortfolioProjection): LinesPart {
  const line = (name: string, amountOf: (row: ProjectionRow) => number) => ({
    name,
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
      line('Total value', ({ totalValue }) => totalValue),
      line('Total debt', ({ totalDebt }) => totalDebt),
      line('Total equity', ({ totalEquity }) => totalEquity),
    ],
  };
}

function comparisonGrid(inputs: ProjectionInputs, { priceRise, ...growth }: Outlook): GridPart {
  const rates = [growth.lowGrowth, growth.mediumGrowth, growth.highGrowth];
  const projections = growthNames.map((growthRate) =>
    portfolioProjection({ ...inputs, properties: inputs.properties.map((property) => ({ ...property, growthRate })) }),
  );
  const equityAfter = (years: number) =>
    projections.map(({ rows }) => {
      const amount = rows[years]?.totalEquity ?? 0;
      return `${moneyText(amount)} (${todaysText(amount, years, priceRise)})`;
    });
  return {
    kind: 'grid',
    title: 'If every property grew at one rate',
    columns: ['', ...growthNames.map((name, index) => `${name}, ${percentageText(rates[index] ?? 0)} a year`)],
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
      todaysText(row.totalEquity, row.year, priceRise),
      moneyText(row.annualInterest),
    ]),
  };
}

function warningTexts({ warnings }: PortfolioProjection, { priceRise }: Outlook): readonly string[] {
  const short = warnings.map(({ id, year, shortBy }) => {
    const { note } = todaysNote(shortBy, year, priceRise);
    const today = note === undefined ? '' : ` (${note})`;
    return `${id} is bought in year ${year} as entered, although the usable equity falls ${moneyText(shortBy)}${today} short of its deposit.`;
  });
  return [
    'The next property is bought when refinancing frees its deposit. That deposit is borrowed as well, on interest-only loans.',
    ...short,
  ];
}
