import { heldTwelveMonths, type InvestmentSale, reformedGains } from '@freehold/finance';
import { laterFormula } from './capital-gains-entered.ts';
import { entered, input } from './investment-property-cells.ts';
import { discounted, type Gain, indexed, type SaleFacts } from './investment-property-gains.ts';
import { valueAfter } from './investment-property-plan.ts';
import {
  basicTax,
  isReformed,
  medicareLevyOn,
  offsetsUsed,
  reformStart,
  taxAlone,
  workingOffsetOf,
} from './investment-property-rates.ts';
import type { SheetFacts, TaxedCells, YearCells } from './investment-property-years.ts';
import {
  above,
  choose,
  type Live,
  type LiveRow,
  largest,
  less,
  liveRow,
  over,
  plus,
  rounded,
  type Test,
  times,
} from './live-cells.ts';
import { head, type Sheet } from './sheet.ts';

/** A sale by one law, dollars of the owner. */
export interface SoldCells {
  readonly tax: Live;
  /** Price less selling costs, loan and tax. */
  readonly left: Live;
  /** With the cash of the years, less the money put in. */
  readonly result: Live;
}

/** A sale on 1 July after full years. */
export interface SaleCells {
  readonly now: SoldCells;
  readonly old: SoldCells;
}

/** The sale after each full year by formula: by the discount, by indexation, and by the law before. */
export function salesSheet(
  facts: SheetFacts,
  years: readonly YearCells[],
  sales: readonly InvestmentSale[],
): { readonly sales: readonly SaleCells[]; readonly sheet: Sheet } {
  const rows = sales.map((_, index) => liveRow('Sales', index + 2));
  const cells = sales.map(({ soldOn, year }, index) =>
    saleCells(facts, { row: rows[index] ?? liveRow('Sales', index + 2), held: years.slice(0, year + 1), soldOn, year }),
  );
  const labels = rows[0]?.labels ?? [];
  return {
    sales: cells,
    sheet: {
      name: 'Sales',
      widths: labels.map(() => 17),
      headRows: 1,
      rows: [labels.map(head), ...rows.map((row) => row.cells)],
    },
  };
}

interface OneSale {
  readonly row: LiveRow;
  /** The years up to the sale, the part year first. */
  readonly held: readonly YearCells[];
  /** The day as the inputs have it. */
  readonly soldOn: string;
  readonly year: number;
}

function saleCells(facts: SheetFacts, { row, held, year: after, soldOn }: OneSale): SaleCells {
  const { form, plan } = facts;
  row.put('Full years held', after, 'whole');
  const year = row.put('Sold on 1 July', plus(plan.first, after), 'plain');
  const day = `DATE(${year.formula},7,1)`;
  const contract = entered('contractOn');
  const isHeld: Test = {
    formula: `${day}>${laterFormula(contract, '1')}`,
    holds: heldTwelveMonths(form.contractOn, soldOn),
  };
  const price = row.put('Sale price', rounded(valueAfter(form, plus(plan.yearsBefore, after))));
  const selling = row.put('Selling costs', rounded(over(times(price, input(form, 'selling')), 100)));
  const [one, last] = [held[0]?.year.formula, held.at(-1)];
  if (one === undefined || last === undefined) throw new TypeError('A sale follows a year');
  const worksIn = (isLate: boolean): Live => {
    const rows = `Years!$A$2:$A$${after + 2}`;
    const column = last.works.formula.split('!')[1]?.split('$')[1] ?? 'A';
    const counted = held.filter((each) => each.year.value >= reformStart === isLate);
    return rounded({
      formula: `SUMIFS(Years!$${column}$2:$${column}$${after + 2},${rows},"${isLate ? '>=' : '<'}${reformStart}")`,
      value: counted.reduce((sum, { works }) => sum + works.value, 0),
    });
  };
  const earlyWorks = row.put('Write-off to 30 June 2027', worksIn(false));
  const lateWorks = row.put('Write-off from 1 July 2027', worksIn(true));
  const salary = input(form, 'income');
  const working = row.put('Working offset', workingOffsetOf(salary, year));
  const alone = row.put('Tax without the sale', taxAlone(salary, year, working));
  const sale: SaleFacts = { row, facts, year, isHeld, price, selling, earlyWorks, lateWorks, working, alone };
  return { now: soldNow(sale, { last, held, soldOn }), old: soldOld(sale, { last, held }) };
}

interface Held {
  readonly last: YearCells;
  readonly held: readonly YearCells[];
}

function soldNow(sale: SaleFacts, { last, held, soldOn }: Held & { readonly soldOn: string }): SoldCells {
  const { row, facts, year } = sale;
  const isNew: Test = {
    formula: `${entered('dwelling')}="New build"`,
    holds: facts.form.dwelling === 'new',
  };
  const pool = row.put('Losses held back', choose(isReformed(year), last.now.heldBack, 0));
  const byDiscount = discounted(sale, { pool, isNow: true });
  const byIndexation = indexed(sale, { pool, soldOn });
  const taxes = [byDiscount, byIndexation].map((gain, index) =>
    taxed(sale, gain, { before: last.now, name: index === 0 ? 'by the discount' : 'by indexation' }),
  );
  const [discount, indexation] = taxes;
  if (discount === undefined || indexation === undefined) throw new TypeError('Both ways are worked out');
  const isLess = above(discount.onGain, indexation.onGain);
  const isIndexed: Test = {
    formula: `AND(${isReformed(year).formula},OR(NOT(${isNew.formula}),${isLess.formula}))`,
    holds: isReformed(year).holds && (!isNew.holds || isLess.holds),
  };
  const tax = row.put('Tax on the sale', choose(isIndexed, indexation.tax, discount.tax));
  return ended(sale, tax, { last, held, side: 'now' });
}

function soldOld(sale: SaleFacts, { last, held }: Held): SoldCells {
  const gain = discounted(sale, { pool: { formula: '0', value: 0 }, isNow: false });
  const { tax } = taxed(sale, gain, { before: last.old, name: 'law before' });
  return ended(sale, tax, { last, held, side: 'old' });
}

interface TaxedBy {
  readonly before: TaxedCells;
  readonly name: string;
}

/** The tax that a sale adds, and the tax that its gain adds, by which a new build's owner chooses. */
function taxed(
  { row, facts: { form }, year, working, alone }: SaleFacts,
  { net, minimum }: Gain,
  { before, name }: TaxedBy,
) {
  const other = row.put(`Income without the gain, ${name}`, largest(0, less(input(form, 'income'), before.taxLoss)));
  const signed = less(plus(input(form, 'income'), net), before.taxLoss);
  const income = row.put(`Taxable income, ${name}`, largest(0, signed));
  const exact = row.put(`Tax before rounding, ${name}`, basicTax(income, year));
  const least = minimumTax(row, { income, exact, minimum, year, name });
  const basic = rounded(exact);
  const offsets = row.put(`Offsets, ${name}`, offsetsUsed(income, basic, { year, working }));
  const levy = row.put(`Medicare levy, ${name}`, medicareLevyOn(income, year));
  const whole = plus(less(basic, offsets), least, rounded(levy));
  const tax = row.put(`Tax on the sale, ${name}`, rounded(less(whole, alone)));
  const onGain = row.put(
    `Tax on the gain, ${name}`,
    rounded(plus(rounded(less(exact, basicTax(other, year))), rounded(less(levy, medicareLevyOn(other, year))), least)),
  );
  return { tax, onGain };
}

interface MinimumFacts {
  readonly income: Live;
  readonly exact: Live;
  readonly minimum: Live;
  readonly year: Live;
  readonly name: string;
}

/** Whole dollars, down. */
function minimumTax(row: LiveRow, { income, exact, minimum, year, name }: MinimumFacts): Live {
  const gain = row.put(`Under the minimum tax, ${name}`, minimum);
  const onTop = less(exact, basicTax(largest(0, less(income, gain)), year));
  const gap = less(over(times(gain, reformedGains.value.minimumTaxPct), 100), onTop);
  return row.put(`Minimum tax, ${name}`, {
    formula: `MAX(0,ROUNDDOWN(ROUND(${gap.formula},6),0))`,
    value: gain.value > 0 ? Math.max(0, Math.floor(gap.value + 1e-7)) : 0,
  });
}

function ended(
  { row, facts: { plan }, price, selling }: SaleFacts,
  tax: Live,
  { last, held, side }: Held & { readonly side: 'now' | 'old' },
): SoldCells {
  const named = (label: string) => (side === 'now' ? label : `${label}, law before`);
  const left = row.put(named('Left after the sale'), less(times(less(price, selling), plan.share), last.owed, tax));
  const cash = held.map((year) => year[side].afterTax);
  const [first, end] = [cash[0]?.formula, cash.at(-1)?.formula.split('!')[1]];
  const years = row.put(named('Cash of the years'), {
    formula: `SUM(${first}:${end})`,
    value: cash.reduce((sum, each) => sum + each.value, 0),
  });
  const result = row.put(named('Result'), less(plus(left, years), plan.outlay));
  return { tax, left, result };
}
