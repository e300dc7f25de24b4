import type { InvestmentSale } from '@freehold/finance';
import type { PlanCells } from './investment-property-plan.ts';
import type { SaleCells } from './investment-property-sales.ts';
import type { YearCells } from './investment-property-years.ts';
import { type Cell, columnName, head, type Sheet } from './sheet.ts';

/** What is paid and received month by month, by one law. */
export interface FlowFacts {
  readonly name: 'Flows' | 'FlowsBefore';
  readonly side: 'now' | 'old';
  readonly plan: PlanCells;
  readonly years: readonly YearCells[];
  readonly sales: readonly SaleCells[];
  /** The same sales by the engine. */
  readonly shown: readonly InvestmentSale[];
}

/** First row of the months; the returns stand above them. */
const firstMonth = 5;
const firstSale = 3;
/** Returns a month that IRR starts from, in order. */
const guesses = [0.005, -0.005, -0.02, -0.05];

/**
 * What an owner pays and receives, month by month for a sale after each full year: the return a year is Excel’s IRR of the
 * months, raised to a year. Months and not years, as a first part of a year has fewer.
 */
export function flowsSheet(facts: FlowFacts): Sheet {
  const { plan, years, sales, shown } = facts;
  const count = plan.partMonths.value + (years.length - 1) * 12;
  // With a later contract there may be up to eleven months more.
  const months = Array.from({ length: 12 * years.length }, (_, month) => month);
  const last = firstMonth + months.length - 1;
  const rates = shown.map(({ irrPct }, index): Cell => {
    const column = columnName(firstSale + index);
    const months = `${column}${firstMonth}:${column}${last}`;
    // From a gain, then from a loss: IRR gives up where its guess is on the other side of the result.
    const found = guesses.reduceRight((other, guess) => `IFERROR(IRR(${months},${guess}),${other})`, 'NA()');
    return {
      formula: `IFERROR(((1+${found})^12-1)*100,"None")`,
      result: irrPct === null ? 'None' : irrPct,
      format: 'plain',
    };
  });
  return {
    name: facts.name,
    widths: [12, 12, 16, ...sales.map(() => 16)],
    headRows: 4,
    rows: [
      [head('Return a year, percent'), null, null, ...rates],
      [{ text: 'Money of each month; a year’s stands at its end.' }],
      [
        { text: 'Years of the sale' },
        null,
        null,
        ...sales.map((_, index): Cell => ({ figure: index + 1, format: 'whole' })),
      ],
      ['Month', 'Year that ends', 'Of the years', ...sales.map((_, index) => `Sold after ${index + 1}`)].map(head),
      ...months.map((month) => monthCells(facts, month, count)),
    ],
  };
}

/** Address of the returns of all sales. */
export function returnsOf(name: FlowFacts['name'], count: number): string {
  return `${name}!$${columnName(firstSale)}$1:$${columnName(firstSale + count - 1)}$1`;
}

function monthCells({ side, plan, years, sales }: FlowFacts, month: number, count: number): Cell[] {
  const row = firstMonth + month;
  const since = month - plan.partMonths.value;
  const ends = month <= count && since >= 0 && since % 12 === 0 ? since / 12 : -1;
  const cash = years[ends]?.[side].afterTax.value ?? 0;
  const column = years[0]?.[side].afterTax.formula.split('$')[1] ?? 'A';
  const paid = month === 0 ? -plan.outlay.value : 0;
  const part = plan.partMonths.formula;
  return [
    { figure: month, format: 'whole' },
    {
      formula: `IF(AND(A${row}>=${part},MOD(A${row}-${part},12)=0,(A${row}-${part})/12<${years.length}),(A${row}-${part})/12,-1)`,
      result: ends,
      format: 'whole',
    },
    {
      formula: `IF(B${row}<0,0,INDEX(Years!$${column}$2:$${column}$${years.length + 1},B${row}+1))`,
      result: cash,
      format: 'dollars',
    },
    ...sales.map((sale, index): Cell => {
      const year = `${columnName(firstSale + index)}$3`;
      const isOver = ends > index + 1;
      const sold = ends === index + 1 ? sale[side].left.value : 0;
      const first = month === 0 ? `-${plan.outlay.formula}` : '';
      return {
        formula: `IF(B${row}>${year},0,C${row})+IF(B${row}=${year},${sale[side].left.formula},0)${first}`,
        result: (isOver ? 0 : cash) + sold + paid,
        format: 'dollars',
      };
    }),
  ];
}
