import type { InvestmentPropertyForm } from '@freehold/contract';
import { bestSale, type InvestmentCourse, investmentCourse, salesOf, type ToolAnswer } from '@freehold/domain';
import { states } from '@freehold/finance';
import { dateInput } from './date-cell.ts';
import { entered } from './investment-property-cells.ts';
import { flowsSheet, returnsOf } from './investment-property-flows.ts';
import { loanMonths } from './investment-property-loan.ts';
import { type PlanCells, planCells } from './investment-property-plan.ts';
import { investmentPurchase } from './investment-property-purchase.ts';
import { ratesSheet } from './investment-property-rates.ts';
import { type SaleCells, salesSheet } from './investment-property-sales.ts';
import { type YearCells, yearsSheet } from './investment-property-years.ts';
import { tableSheet } from './land-tax-places.ts';
import { type Cell, type Format, head, type Sheet } from './sheet.ts';

const firstResult = 28;

/**
 * An investment property by formula over the inputs: the purchase, the loan by month, each income year and a sale after
 * each, by the law of the day and by the one before Act 49 of 2026, with the rates behind them.
 */
export function investmentPropertySheets(form: InvestmentPropertyForm, answer: ToolAnswer): readonly Sheet[] {
  const course = investmentCourse(form);
  const purchase = investmentPurchase(form, course.plan);
  const { cells: plan, sheet: planSheet } = planCells(form, course.plan, purchase);
  const loan = loanMonths(form, plan.totalLoan);
  const facts = { form, plan, loan };
  const { years, sheet: yearSheet } = yearsSheet(facts, course.years);
  const shown = salesOf(course, course.now);
  const { sales, sheet: saleSheet } = salesSheet(facts, years, shown);
  const flows = { plan, years, sales };
  return [
    inputSheet(form, answer, { course, plan, years, sales }),
    yearSheet,
    saleSheet,
    flowsSheet({ ...flows, name: 'Flows', side: 'now', shown }),
    flowsSheet({ ...flows, name: 'FlowsBefore', side: 'old', shown: salesOf(course, course.old) }),
    loan.sheet,
    planSheet,
    ...purchase.sheets,
    ratesSheet(),
    tableSheet(),
  ];
}

interface Figures {
  readonly course: InvestmentCourse;
  readonly plan: PlanCells;
  readonly years: readonly YearCells[];
  readonly sales: readonly SaleCells[];
}

function inputSheet(form: InvestmentPropertyForm, answer: ToolAnswer, figures: Figures): Sheet {
  return {
    name: 'Inputs',
    widths: [62, 24, 20, 14],
    rows: [
      [head('Investment property')],
      [{ text: 'Change the shaded cells; the rest follows. Contracts from 1 July 2025 to 30 June 2031.' }],
      [
        {
          text: 'Live: everything but the shaded cells, the column Screen, and the law on the sheets DutyLaw, Rates, Tables.',
        },
      ],
      [head('Inputs')],
      ...typedRows(form),
      [null],
      ['Result', 'Formula', 'Screen', 'Difference'].map(head),
      ...resultRows(answer, figures),
    ],
  };
}

// In the order of `inputRows`.
function typedRows(form: InvestmentPropertyForm): readonly Cell[][] {
  const money = (text: string, amount: number | null): Cell[] => [
    { text },
    amount === null ? { text: '', isInput: true } : { figure: amount, format: 'dollars', isInput: true },
  ];
  const plain = (text: string, figure: number): Cell[] => [{ text }, { figure, format: 'plain', isInput: true }];
  const word = (text: string, chosen: string): Cell[] => [{ text }, { text: chosen, isInput: true }];
  return [
    word(`Where: ${states.join(', ')}`, form.state),
    word('Kind of home: Established or New build', form.dwelling === 'new' ? 'New build' : 'Established'),
    [{ text: 'Contract of the purchase' }, dateInput(form.contractOn)],
    money('Price', form.price),
    money('Rent a week', form.rent),
    money('Other taxable income a year', form.income),
    plain('Loan before insurance, percent of the price, up to 95', form.loan),
    plain('Interest rate, percent a year', form.rate),
    plain('Interest only, years', Number(form.interestOnly)),
    money('Running costs a year', form.costs),
    plain('Management, percent of the rent', form.management),
    plain('Weeks vacant a year', form.vacant),
    money('Building write-off a year', form.depreciation),
    money('Taxable land value; empty: no land tax is counted', form.land),
    plain('Growth of the price, percent a year', form.growth),
    plain('Growth of the rent, percent a year', form.rentGrowth),
    plain('Inflation, percent a year', form.inflation),
    plain('Your share, percent', form.share),
    money('Duty and fees; empty: worked out', form.buyingCosts),
    plain('Selling costs, percent of the price', form.selling),
    plain(`Sold after full years, 1 to ${form.years}; more years: make the workbook anew`, Number(form.years)),
  ];
}

interface ResultLine {
  readonly text: string;
  readonly formula: string;
  readonly shown: number | string;
  readonly format: Format;
}

function resultRows(answer: ToolAnswer, figures: Figures): Cell[][] {
  const { course, plan, sales } = figures;
  const { sale, oldSale, firstFull, years } = course;
  const sold = (part: 'tax' | 'left' | 'result', side: 'now' | 'old') => {
    const column = sales[0]?.[side][part].formula.split('$')[1] ?? 'A';
    return `INDEX(Sales!$${column}$2:$${column}$${years + 1},${entered('years')})`;
  };
  const [now, before] = [returnsOf('Flows', years), returnsOf('FlowsBefore', years)];
  const chosen = entered('years');
  const full = figures.years[1];
  const best = bestSale(salesOf(course, course.now));
  const lines: readonly ResultLine[] = [
    dollars(
      `${answer.figure.label}, a week`,
      `ROUND(ROUND(${full?.now.afterTax.formula}/52,7),2)`,
      answer.figure.amount,
    ),
    returnLine('Return a year, percent', `INDEX(${now},1,${chosen})`, sale.irrPct),
    dollars('Result: what you walk away with, less all you put in', sold('result', 'now'), sale.profit),
    dollars('Tax on the sale', sold('tax', 'now'), sale.tax),
    dollars('Left after the sale', sold('left', 'now'), sale.netProceeds),
    returnLine('Return under the law before 1 July 2027, percent', `INDEX(${before},1,${chosen})`, oldSale.irrPct),
    dollars('Result under the law before', sold('result', 'old'), oldSale.profit),
    dollars('Tax on the sale under the law before', sold('tax', 'old'), oldSale.tax),
    dollars('Own money at settlement', plan.outlay.formula, course.plan.outlay),
    dollars('Loan with mortgage insurance', plan.totalLoan.formula, course.plan.purchase.totalLoan),
    dollars('Land tax in the first full year', full?.landTax.formula ?? '0', firstFull.landTax),
    {
      text: 'Best year to sell, by the return; 0: none has one',
      formula: `IF(COUNT(${now})=0,0,MATCH(MAX(${now}),${now},0))`,
      shown: best === null ? 0 : best.year,
      format: 'whole',
    },
  ];
  return lines.map(resultRow);
}

function dollars(text: string, formula: string, shown: number): ResultLine {
  return { text, formula, shown, format: 'dollars' };
}

/** A return to two decimals; “None” stays. */
function returnLine(text: string, formula: string, irrPct: number | null): ResultLine {
  const shown = irrPct === null ? 'None' : Math.round(irrPct * 100) / 100 + 0;
  return { text, formula: `IFERROR(ROUND(${formula},2),"None")`, shown, format: 'plain' };
}

function resultRow({ text, formula, shown, format }: ResultLine, index: number): Cell[] {
  const row = firstResult + index;
  return [
    { text },
    { formula, result: shown, format },
    typeof shown === 'string' ? { text: shown } : { figure: shown, format },
    { formula: `IF(ISNUMBER(B${row}),B${row}-C${row},0)`, result: 0, format: 'plain' },
  ];
}
