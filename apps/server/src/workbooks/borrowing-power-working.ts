import type { HouseholdFigures, PersonFigures, PowerFigures } from './borrowing-power-figures.ts';
import {
  benchmarkFormula,
  type Column,
  helpFormula,
  offsetFormula,
  repaymentFormula,
  typed,
} from './borrowing-power-formulas.ts';
import { counts, lawAt } from './borrowing-power-law.ts';
import { type Cell, type Format, head, type Sheet } from './sheet.ts';

const personNames = [
  'share',
  'income',
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
  'homeRate',
  'homeLoan',
  'surplus',
  'testRate',
  'perDollar',
  'gross',
  'debt',
] as const satisfies readonly (keyof HouseholdFigures)[];

const firstPerson = 2;
const firstHousehold = firstPerson + personNames.length + 2;

function own(name: keyof PersonFigures, column: Column): string {
  return `${column}${firstPerson + personNames.indexOf(name)}`;
}

function shared(name: keyof HouseholdFigures): string {
  return `$B$${firstHousehold + householdNames.indexOf(name)}`;
}

/** Address of a household's figure, from another sheet. */
export function householdAt(name: keyof HouseholdFigures): string {
  return `Working!${shared(name)}`;
}

/** The tests by income, step by step: each person's year, then the household's months; all of it by formula. */
export function powerWorkingSheet({ people: [first, second], household }: PowerFigures): Sheet {
  return {
    name: 'Working',
    widths: [60, 20, 20],
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

const personRows: Readonly<Record<(typeof personNames)[number], Row<(column: Column) => string>>> = {
  share: dollarsRow('Share of rents', (column) => ifThere(column, `IF(${isTwo},0.5,1)`), 'rate'),
  income: dollarsRow('Salary, overtime and bonus as counted', (column) =>
    ifThere(
      column,
      `${typed('salary', column)}*${lawAt('salaryPct')}/100+${typed('extra', column)}*${lawAt('overtimePct')}/100`,
    ),
  ),
  rent: dollarsRow(
    'Rent as counted',
    (column) => `${typed('rent')}*52*${lawAt('rentPct')}/100*${own('share', column)}`,
  ),
  interest: dollarsRow(
    'Interest on the home that is let',
    (column) =>
      `IF(AND(${typed('homeLoanIsLet')}="yes",${typed('rent')}>0),${typed('homeLoan')}*${typed('homeLoanRate')}/100*${own('share', column)},0)`,
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
      `${own('income', column)}+${own('rent', column)}-MAX(0,${own('scale', column)}-${own('offset', column)})-${own('levy', column)}-${own('help', column)}`,
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
  homeRate: dollarsRow(
    'Rate that the home loan you have is tested at, percent',
    `MAX(${typed('homeLoanRate')}+${typed('buffer')},${typed('floor')})`,
    'rate',
  ),
  homeLoan: dollarsRow(
    'That home loan a month',
    repaymentFormula(typed('homeLoan'), shared('homeRate'), typed('homeLoanMonths')),
  ),
  surplus: dollarsRow(
    'Surplus a month',
    `(${own('net', 'B')}+${own('net', 'C')})/12-${shared('living')}-${shared('cards')}-${shared('otherLoans')}-${shared('homeLoan')}`,
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
    `${typed('salary')}+${typed('extra')}+IF(${isTwo},${typed('salary', 'C')}+${typed('extra', 'C')},0)+${typed('rent')}*52`,
  ),
  debt: dollarsRow('Debt and limits', `${typed('cards')}+${typed('otherBalance')}+${typed('homeLoan')}`),
};
