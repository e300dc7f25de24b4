import {
  type Outlook,
  type ProjectionScenario,
  projectionDisclosure,
  projectionLimits,
  type ScenarioProperty,
} from '@freehold/contract';
import type { ProjectionRow } from '@freehold/finance';
import { type PortfolioReportRequest, portfolioRunsOut } from '../reports/portfolio-report.ts';
import { aboutSheet, type Prepared } from './about-sheet.ts';
import type { Result } from './kept-results.ts';
import { decisionSheet } from './portfolio-decisions.ts';
import { type PortfolioFigures, type PropertyFigures, portfolioFigures } from './portfolio-figures.ts';
import { firstPropertyRow, lastYear, propertyRow, yearRow, yearTotal } from './portfolio-places.ts';
import { type Cell, type Format, head, type Sheet } from './sheet.ts';

const openYear = 'when equity allows';
const newLoan = 'nothing, a new loan';
const usualRate = 'as in B7';
const staysOwed = 'stays owed';
const neverBought = `not within ${lastYear} years`;

type PortfolioWorkbookRequest = PortfolioReportRequest & Prepared;

/** The portfolio projection as sheets with formulas over the inputs. Throws as `portfolioProjection` does. */
export function portfolioWorkbook(request: PortfolioWorkbookRequest): readonly Sheet[] {
  const { portfolio, outlook } = request;
  const figures = portfolioFigures(portfolio, outlook);
  const { sentence, basis } = portfolioRunsOut(request).texts;
  return [
    inputSheet(portfolio, figures, outlook),
    projectionSheet(figures, outlook),
    decisionSheet(figures.decisions),
    aboutSheet('Portfolio projection', request, [
      'Growth is the word low, medium or high; the year of a purchase is 0 to 30, or any words to buy when equity allows.',
      'An amount owed already takes the place of a purchase’s loan; any words mean a new loan.',
      'What is owed has its own rate and is repaid monthly in the years left on it; any words mean the usual rate, and that it stays owed.',
      `${sentence}. ${basis} Simulated for the inputs it was prepared with; a changed cell does not move it.`,
      ...projectionLimits,
      projectionDisclosure,
    ]),
  ];
}

function inputSheet(portfolio: ProjectionScenario, figures: PortfolioFigures, outlook: Outlook): Sheet {
  const names = ['Property', 'Price', 'Growth', 'To be bought in year', 'Growth rate', 'Starts', 'Deposit needed'];
  return {
    name: 'Inputs',
    widths: [40, 18, 12, 22, 14, 10, 18, 18, 22, 22, 14, 14, 22, 14, 14, 22],
    rows: [
      [head('Portfolio projection')],
      [{ text: 'Change the shaded cells; the rest follows.' }],
      [head('Assumptions, percent')],
      ...assumptionRows(portfolio, outlook),
      startRow(figures),
      [...names, 'Debt it adds', 'Bought in year', 'Owed on it already', ...loanNames].map(head),
      ...portfolio.properties.map((property, index) => propertyCells(property, index, figures)),
    ],
  };
}

// Rows 4 to 11.
function assumptionRows(portfolio: ProjectionScenario, outlook: Outlook): readonly Cell[][] {
  const rows: readonly (readonly [string, number])[] = [
    ['Deposit, of the price', portfolio.deposit],
    ['Fees and costs added to the loan, of the price', portfolio.costs],
    ['Refinancing limit, of all values', portfolio.refinancingLimit],
    ['Interest rate, a year', portfolio.interestRate],
    ['Low growth, a year', outlook.lowGrowth],
    ['Medium growth, a year', outlook.mediumGrowth],
    ['High growth, a year', outlook.highGrowth],
    ['Inflation, a year', outlook.priceRise],
  ];
  return rows.map(([text, figure]) => [{ text }, { figure, format: 'rate', isInput: true }]);
}

// Row 12: the property with the earliest entered year starts; if the first in the list is open and none is entered for
// year 0, that one starts.
function startRow({ properties, start: startsWith }: PortfolioFigures): Cell[] {
  const entered = `D${firstPropertyRow}:D${propertyRow(properties.length - 1)}`;
  const earliest = `MATCH(MIN(${entered}),${entered},0)`;
  const start = `IF(ISNUMBER(D${firstPropertyRow}),${earliest},IFERROR(MATCH(0,${entered},0),1))`;
  return [{ text: 'Property it starts with' }, { formula: start, result: startsWith + 1, format: 'whole' }];
}

function propertyCells(property: ScenarioProperty, index: number, { properties, start }: PortfolioFigures) {
  const { propertyValue, growthRate, acquired, owed } = property;
  const row = propertyRow(index);
  const figures = properties[index];
  const cell = (formula: string, result: Result = '', format: Format = 'dollars'): Cell => ({
    formula,
    result,
    format,
  });
  const cells: Cell[] = [
    { text: `Property ${index + 1}` },
    { figure: propertyValue, format: 'dollars', isInput: true },
    { text: growthRate, isInput: true },
    acquired === null ? { text: openYear, isInput: true } : { figure: acquired, format: 'whole', isInput: true },
    cell(`IF(C${row}="low",$B$8,IF(C${row}="high",$B$10,$B$9))`, figures?.growth, 'rate'),
    cell(`IF($B$12=${index + 1},1,0)`, index === start ? 1 : 0, 'whole'),
    cell(`B${row}*$B$4/100`, figures?.deposit),
    cell(`IF(ISNUMBER(J${row}),J${row},B${row}*(100-IF(F${row}=1,$B$4,0)+$B$5)/100)`, figures?.debt),
    cell(boughtIn(index), figures?.bought ?? neverBought, 'whole'),
    owed === undefined ? { text: newLoan, isInput: true } : { figure: owed, format: 'dollars', isInput: true },
    ...loanCells(property, figures, row),
  ];
  return cells;
}

const loanNames = [
  'Its own rate',
  'Years left on it',
  'Of these interest only',
  'Rate counted',
  'Months left',
  'Months of interest only',
];

/** Columns K to P: the terms of what is owed already, and what the sheet Working counts of them. */
function loanCells(property: ScenarioProperty, figures: PropertyFigures | undefined, row: number): Cell[] {
  const { owed, ratePct, yearsLeft, interestOnlyYears = 0 } = property;
  const input = (figure: number | undefined, text: string, format: Format): Cell =>
    figure === undefined ? { text, isInput: true } : { figure, format, isInput: true };
  const counted = (column: string, formula: string, other: string) =>
    `IF(AND(ISNUMBER(J${row}),ISNUMBER(${column}${row})),${formula},${other})`;
  const months = owed === undefined || yearsLeft === undefined ? staysOwed : Math.max(1, 12 * yearsLeft);
  return [
    input(ratePct, usualRate, 'rate'),
    input(yearsLeft, staysOwed, 'plain'),
    { figure: interestOnlyYears, format: 'plain', isInput: true },
    { formula: counted('K', `K${row}`, '$B$7'), result: figures?.ratePct ?? '', format: 'rate' },
    { formula: counted('L', `MAX(1,12*L${row})`, `"${staysOwed}"`), result: months, format: 'plain' },
    { formula: `12*M${row}`, result: 12 * interestOnlyYears, format: 'plain' },
  ];
}

// Properties are never sold, so the years without one are those before its purchase.
function boughtIn(index: number): string {
  const column = yearTotal(index, 'value');
  const owned = `COUNTIF(Working!${column}${yearRow(0)}:${column}${yearRow(lastYear)},">0")`;
  return `IF(${owned}=0,"${neverBought}",${lastYear + 1}-${owned})`;
}

function projectionSheet({ projection, properties }: PortfolioFigures, outlook: Outlook): Sheet {
  const names = ['Year', 'Properties', 'Total value', 'Total debt', 'Total equity', 'Equity in today’s dollars'];
  return {
    name: 'Projection',
    widths: [8, 12, 20, 20, 20, 26, 22, 20, 14],
    headRows: 1,
    rows: [
      [...names, 'Interest a year', 'Screen: equity', 'Difference'].map(head),
      ...projection.rows.map((row) => projectionCells(row, { count: properties.length, priceRise: outlook.priceRise })),
    ],
  };
}

function projectionCells(shown: ProjectionRow, { count, priceRise }: { count: number; priceRise: number }): Cell[] {
  const { year, totalEquity } = shown;
  const row = year + 2;
  const of = (part: 'value' | 'debt') =>
    Array.from({ length: count }, (_, index) => `Working!${yearTotal(index, part)}${yearRow(year)}`);
  const cell = (formula: string, result: number, format: Format = 'dollars'): Cell => ({ formula, result, format });
  const interest = of('debt').map((debt, index) => `${debt}*Inputs!$N$${propertyRow(index)}/100`);
  const owned = of('value').map((value) => `IF(${value}>0,1,0)`);
  return [
    { figure: year, format: 'whole' },
    cell(owned.join('+'), shown.propertiesAcquired, 'whole'),
    cell(of('value').join('+'), shown.totalValue),
    cell(of('debt').join('+'), shown.totalDebt),
    cell(`C${row}-D${row}`, totalEquity),
    cell(`E${row}/(1+Inputs!$B$11/100)^A${row}`, totalEquity / (1 + priceRise / 100) ** year),
    cell(interest.join('+'), shown.annualInterest),
    { figure: totalEquity, format: 'dollars' },
    cell(`E${row}-H${row}`, 0, 'plain'),
  ];
}
