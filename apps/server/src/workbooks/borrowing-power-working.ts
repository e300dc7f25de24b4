import { entriesOf } from '@freehold/contract';
import type { HouseholdFigures, PersonFigures, PowerFigures, PropertyFigures } from './borrowing-power-figures.ts';
import {
  benchmarkFormula,
  type Column,
  helpFormula,
  offsetFormula,
  type PropertyColumn,
  propertyColumns,
  repaymentFormula,
  typed,
  typedSum,
} from './borrowing-power-formulas.ts';
import { counts, lawAt } from './borrowing-power-law.ts';
import { type Cell, type Format, head, type Sheet } from './sheet.ts';

const personNames = [
  'share',
  'income',
  'taxFree',
  'rent',
  'interest',
  'taxable',
  'scale',
  'offset',
  'levy',
  'help',
  'net',
] as const satisfies readonly (keyof PersonFigures)[];
const householdNames = [
  'benchmark',
  'living',
  'cards',
  'otherLoans',
  'homeLoans',
  'surplus',
  'testRate',
  'perDollar',
  'gross',
  'debt',
] as const satisfies readonly (keyof HouseholdFigures)[];

const propertyNames = ['interest', 'tested', 'repayment'] as const satisfies readonly (keyof PropertyFigures)[];

const firstPerson = 2;
const firstHousehold = firstPerson + personNames.length + 2;
const firstProperty = firstHousehold + householdNames.length + 2;

function own(name: keyof PersonFigures, column: Column): string {
  return `${column}${firstPerson + personNames.indexOf(name)}`;
}

function shared(name: keyof HouseholdFigures): string {
  return `$B$${firstHousehold + householdNames.indexOf(name)}`;
}

function ofProperty(name: keyof PropertyFigures, column: PropertyColumn): string {
  return `${column}${firstProperty + propertyNames.indexOf(name)}`;
}

function propertySum(name: keyof PropertyFigures): string {
  const row = firstProperty + propertyNames.indexOf(name);
  return `SUM($B$${row}:$E$${row})`;
}

/** Address of a household's figure, from another sheet. */
export function householdAt(name: keyof HouseholdFigures): string {
  return `Working!${shared(name)}`;
}

/** The tests by income, step by step: each person's year, then the household's months; all of it by formula. */
export function powerWorkingSheet({ people: [first, second], household, properties }: PowerFigures): Sheet {
  return {
    name: 'Working',
    widths: [60, 20, 20, 20, 20],
    headRows: 1,
    rows: [
      ['A year of each person', 'First', 'Second'].map(head),
      ...personNames.map((name): Cell[] => {
        const { label, format, formula } = personRows[name];
        return [
          { text: label },
          { formula: formula('B'), result: first[name], format },
          { formula: formula('C'), result: second[name], format },
        ];
      }),
      [null],
      ['The household', 'Figure'].map(head),
      ...householdNames.map((name): Cell[] => {
        const { label, format, formula } = householdRows[name];
        return [{ text: label }, { formula, result: household[name], format }];
      }),
      [null],
      ['Each property kept', ...propertyColumns.map((_, index) => `Property ${index + 1}`)].map(head),
      ...propertyNames.map((name): Cell[] => {
        const { label, format, formula } = propertyRows[name];
        return [
          { text: label },
          ...propertyColumns.map((column, index) => ({
            formula: formula(column),
            result: properties[index]?.[name] ?? 0,
            format,
          })),
        ];
      }),
    ],
  };
}

interface Row<Formula> {
  readonly label: string;
  readonly format: Format;
  readonly formula: Formula;
}

const isTwo = `${typed('people')}>1`;
const ifThere = (column: Column, formula: string) => (column === 'B' ? formula : `IF(${isTwo},${formula},0)`);
const repaymentIncome = (column: Column) =>
  `(${own('taxable', column)}+MAX(0,${own('interest', column)}-${own('rent', column)}))`;
const sumOf = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join('+');

// The rows of incomes, from the salary to what is free of tax, follow one another.
const grossFormula = (column: Column) => `SUM(${typed('salary', column)}:${typed('taxFree', column).slice(7)})`;

/** The taxable incomes, each with what the law sheet calls the share that counts. */
const taxedShares = {
  salary: 'salaryPct',
  extra: 'overtimePct',
  business: 'selfEmployedPct',
  dividends: 'dividendsPct',
  other: 'otherPct',
} as const;

function countedFormula(
  name: keyof typeof taxedShares | 'taxFree',
  { share, column }: { readonly share: string; readonly column: Column },
): string {
  return `${typed(name, column)}*${lawAt(share)}/100`;
}

const personRows: Readonly<Record<(typeof personNames)[number], Row<(column: Column) => string>>> = {
  share: dollarsRow('Share of rents', (column) => ifThere(column, `IF(${isTwo},0.5,1)`), 'rate'),
  income: dollarsRow('Taxable income beside rent, as counted', (column) =>
    ifThere(
      column,
      entriesOf(taxedShares)
        .map(([name, share]) => countedFormula(name, { share, column }))
        .join('+'),
    ),
  ),
  taxFree: dollarsRow('Tax-free income as counted', (column) =>
    ifThere(column, countedFormula('taxFree', { share: 'taxFreePct', column })),
  ),
  rent: dollarsRow(
    'Rent as counted',
    (column) => `${typedSum('rent')}*52*${lawAt('rentPct')}/100*${own('share', column)}`,
  ),
  interest: dollarsRow(
    'Interest on the homes that are let',
    (column) => `${propertySum('interest')}*${own('share', column)}`,
  ),
  taxable: dollarsRow(
    'Taxable income',
    (column) => `MAX(0,${own('income', column)}+${own('rent', column)}-${own('interest', column)})`,
  ),
  scale: dollarsRow('Income tax', (column) =>
    sumOf(
      counts.rates,
      (step) => `MAX(0,${own('taxable', column)}-${lawAt(`above${step}`)})*${lawAt(`more${step}`)}/100`,
    ),
  ),
  offset: dollarsRow('Low income offset', (column) => offsetFormula(own('taxable', column))),
  levy: dollarsRow(
    'Medicare levy',
    (column) =>
      `MAX(0,MIN(${lawAt('levyPct')}/100*${own('taxable', column)},${lawAt('levyMostPct')}/100*(${own('taxable', column)}-${lawAt('levyFrom')})))`,
  ),
  help: dollarsRow(
    'HELP repayment',
    (column) => `IF(${typed('help', column)}="yes",${ifThere(column, helpFormula(repaymentIncome(column)))},0)`,
  ),
  net: dollarsRow(
    'After tax',
    (column) =>
      `${own('income', column)}+${own('taxFree', column)}+${own('rent', column)}-MAX(0,${own('scale', column)}-${own('offset', column)})-${own('levy', column)}-${own('help', column)}`,
  ),
};

function dollarsRow<Formula>(label: string, formula: Formula, format: Format = 'dollars'): Row<Formula> {
  return { label, format, formula };
}

const householdRows: Readonly<Record<(typeof householdNames)[number], Row<string>>> = {
  benchmark: dollarsRow('Living-cost benchmark a month', benchmarkFormula(typed('dependants'), isTwo)),
  living: dollarsRow(
    'Living costs a month: the larger',
    `MAX(IF(ISNUMBER(${typed('living')}),${typed('living')},0),${shared('benchmark')})`,
  ),
  cards: dollarsRow(
    'Cards a month',
    `IF(${typed('cards')}>0,MAX(${typed('cards')}*${lawAt('cardPct')}/100,${lawAt('cardLeast')}),0)`,
  ),
  otherLoans: dollarsRow(
    'Other loans a month',
    `IF(${typed('otherBalance')}=0,0,IF(ISNUMBER(${typed('otherRepayment')}),${typed('otherRepayment')},${repaymentFormula(typed('otherBalance'), lawAt('otherRate'), lawAt('otherMonths'))}))`,
  ),
  homeLoans: dollarsRow('Home loans you have a month', propertySum('repayment')),
  surplus: dollarsRow(
    'Surplus a month',
    `(${own('net', 'B')}+${own('net', 'C')})/12-${shared('living')}-${shared('cards')}-${shared('otherLoans')}-${shared('homeLoans')}`,
  ),
  testRate: dollarsRow(
    'Rate that the new loan is tested at, percent',
    `MAX(${typed('rate')}+${typed('buffer')},${typed('floor')})`,
    'rate',
  ),
  perDollar: dollarsRow(
    'Its repayment a month on each dollar',
    repaymentFormula('1', shared('testRate'), `(${typed('term')}*12)`),
    'plain',
  ),
  gross: dollarsRow(
    'Income a year before tax, in full',
    `${grossFormula('B')}+IF(${isTwo},${grossFormula('C')},0)+${typedSum('rent')}*52`,
  ),
  debt: dollarsRow('Debt and limits', `${typed('cards')}+${typed('otherBalance')}+${typedSum('homeLoan')}`),
};

const propertyRows: Readonly<Record<(typeof propertyNames)[number], Row<(column: PropertyColumn) => string>>> = {
  interest: dollarsRow(
    'Interest a year that is deducted from rent',
    (column) =>
      `IF(AND(${typed('homeLoanIsLet', column)}="yes",${typed('rent', column)}>0),${typed('homeLoan', column)}*${typed('homeLoanRate', column)}/100,0)`,
  ),
  tested: dollarsRow(
    'Rate that its loan is tested at, percent',
    (column) => `MAX(${typed('homeLoanRate', column)}+${typed('buffer')},${typed('floor')})`,
    'rate',
  ),
  repayment: dollarsRow('Its loan a month', (column) =>
    repaymentFormula(typed('homeLoan', column), ofProperty('tested', column), typed('homeLoanMonths', column)),
  ),
};
