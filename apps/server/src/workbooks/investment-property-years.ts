import type { InvestmentPropertyForm } from '@freehold/contract';
import { investmentLandTaxYear, landTax, landTaxTables } from '@freehold/finance';
import { entered, input } from './investment-property-cells.ts';
import type { LoanMonths } from './investment-property-loan.ts';
import { type PlanCells, valueAfter } from './investment-property-plan.ts';
import {
  basicTax,
  isReformed,
  medicareLevyOn,
  offsetsUsed,
  placeFormula,
  taxAlone,
  workingOffsetOf,
} from './investment-property-rates.ts';
import { bandsReached, places } from './land-tax-places.ts';
import {
  above,
  atLeast,
  choose,
  every,
  grown,
  type Live,
  type LiveRow,
  largest,
  less,
  liveRow,
  over,
  plus,
  rounded,
  roundedEitherWay,
  times,
} from './live-cells.ts';
import { head, type Sheet } from './sheet.ts';

/** A year by one law: what the next year and a sale take from it. */
export interface TaxedCells {
  readonly afterTax: Live;
  /** Losses held back at its end. */
  readonly heldBack: Live;
  /** The ordinary tax loss at its end. */
  readonly taxLoss: Live;
}

/** A year of letting, by the law of the day and by the one before. */
export interface YearCells {
  /** The year it begins in. */
  readonly year: Live;
  readonly months: Live;
  readonly landTax: Live;
  readonly owed: Live;
  /** Write-off of the whole property. */
  readonly works: Live;
  readonly now: TaxedCells;
  readonly old: TaxedCells;
}

/** What the rows of years and sales are worked out from. */
export interface SheetFacts {
  readonly form: InvestmentPropertyForm;
  readonly plan: PlanCells;
  readonly loan: LoanMonths;
}

const nothing: Live = { formula: '0', value: 0 };
const untaxed: TaxedCells = { afterTax: nothing, heldBack: nothing, taxLoss: nothing };

/** The income years by formula: the months before the first full year, then `count` full ones. */
export function yearsSheet(
  facts: SheetFacts,
  count: number,
): { readonly years: readonly YearCells[]; readonly sheet: Sheet } {
  const years: YearCells[] = [];
  const rows: LiveRow[] = [];
  for (let place = 0; place <= count; place += 1) {
    const row = liveRow('Years', place + 2);
    years.push(yearCells(facts, row, { place, before: years.at(-1) ?? null }));
    rows.push(row);
  }
  const labels = rows[0]?.labels ?? [];
  return {
    years,
    sheet: {
      name: 'Years',
      widths: labels.map(() => 17),
      headRows: 1,
      rows: [labels.map(head), ...rows.map(({ cells }) => cells)],
    },
  };
}

interface Place {
  /** 0 for the months before the first full year. */
  readonly place: number;
  readonly before: YearCells | null;
}

function yearCells(facts: SheetFacts, row: LiveRow, { place, before }: Place): YearCells {
  const { form, plan, loan } = facts;
  const isPart = place === 0;
  const { partMonths } = plan;
  const year = row.put('Income year from July', plus(plan.first, place - 1), 'plain');
  const months = row.put('Months', isPart ? partMonths : 12, 'whole');
  const since = row.put('Years since letting began', isPart ? 0 : plus(over(partMonths, 12), place - 1), 'rate');
  const part = row.put('Your part of the year', times(over(months, 12), plan.share), 'rate');
  const weeks = less(52, input(form, 'vacant'));
  const whole = times(input(form, 'rent'), weeks, grown(input(form, 'rentGrowth'), since));
  const rent = row.put('Rent', times(whole, part));
  const running = times(input(form, 'costs'), grown(input(form, 'inflation'), since), part);
  const costs = row.put('Costs and management', plus(running, over(times(rent, input(form, 'management')), 100)));
  const tax = landTaxCells(facts, row, { place, months });
  const first = isPart ? 1 : plus(partMonths, (place - 1) * 12 + 1);
  const last = isPart ? partMonths : plus(partMonths, place * 12);
  const from = row.put('Loan from month', first, 'whole');
  const to = row.put('Loan to month', last, 'whole');
  const interest = row.put('Interest', times(loan.interest(from, to), plan.share));
  const owedBefore = before === null ? times(plan.totalLoan, plan.share) : before.owed;
  const owed = row.put('Owed on the loan', times(loan.owedAfter(to), plan.share));
  const principal = row.put('Paid off the loan', less(owedBefore, owed));
  const works = row.put('Write-off, whole property', over(times(input(form, 'depreciation'), months), 12));
  const deductions = row.put('Deductions', plus(costs, tax, interest, times(works, plan.share)));
  row.put('Net rent for tax', less(rent, deductions));
  row.put('Value at its end', valueAfter(form, plus(plan.yearsBefore, place)));
  const salary = input(form, 'income');
  const working = row.put('Working offset', workingOffsetOf(salary, year));
  const alone = row.put('Tax without the property', taxAlone(salary, year, working));
  const cash = row.put('Before tax', less(rent, costs, tax, interest, principal));
  const given = { year, rent, deductions, working, alone, cash };
  return {
    ...{ year, months, landTax: tax, owed, works },
    now: taxedCells(facts, row, { ...given, before: before?.now ?? untaxed, isNow: true }),
    old: taxedCells(facts, row, { ...given, before: before?.old ?? untaxed, isNow: false }),
  };
}

/** Land tax of the months, on land that grows with the price. */
function landTaxCells(
  { form, plan }: SheetFacts,
  row: LiveRow,
  { place, months }: { readonly place: number; readonly months: Live },
): Live {
  const state = entered('state');
  const years = place === 0 ? nothing : plus(plan.yearsBefore, place - 1);
  const isApart = `IF(${state}="NT",0,${placeFormula('E', state)})=1`;
  const terms = form.state === 'NT' ? null : landTaxTables[form.state].value;
  const counted = choose({ formula: isApart, holds: terms?.perProperty === true }, 1, plan.share);
  const land = row.put('Land as taxed', times(input(form, 'land'), grown(input(form, 'growth'), years), counted));
  const isTaxed = `AND(${state}<>"NT",ISNUMBER(${entered('land')}))`;
  const hasTax = terms !== null && form.land !== null;
  const reached = row.put(
    'Bands reached',
    {
      formula: `IF(${isTaxed},${reachedFormula(land.formula)},0)`,
      value: form.state !== 'NT' && hasTax ? bandsReached(form.state, land.value) : 0,
    },
    'whole',
  );
  const band = terms?.bands[reached.value - 1] ?? { above: 0, base: 0, percent: 0 };
  const exact = row.put('Before rounding', {
    formula: `IF(${isTaxed},${exactFormula(land.formula, reached.formula)},0)`,
    value: hasTax
      ? (terms.fixed ?? 0) +
        band.base +
        (countedRest(land.value, band.above, { rounding: terms.rounding, reached: reached.value }) * band.percent) / 100
      : 0,
  });
  const found = hasTax
    ? landTax({
        state: form.state,
        year: investmentLandTaxYear,
        holdings: [
          { landValue: input(form, 'land').value * grown(input(form, 'growth'), years).value, sharePct: form.share },
        ],
      })
    : null;
  const yearly = row.put('Land tax of a whole year', {
    formula: `IF(${isTaxed},ROUND(${assessedFormula(exact.formula)}*IF(${isApart},${plan.share.formula},1)+0.00000001,2),0)`,
    value: found?.status === 'computed' ? found.landTax : 0,
  });
  return row.put('Land tax', over(times(yearly, months), 12));
}

function tableCells(column: 'A' | 'B' | 'C' | 'D' | 'E'): string {
  const rows = places.reduce((sum, place) => sum + landTaxTables[place].value.bands.length, 0);
  return `Tables!$${column}$2:$${column}$${rows + 1}`;
}

function reachedFormula(land: string): string {
  const [starts, own] = [tableCells('B'), tableCells('E')];
  return `SUMPRODUCT((${tableCells('A')}=${entered('state')})*((${land}>${starts})+(${land}=${starts})*${own}))`;
}

function exactFormula(land: string, reached: string): string {
  const at = (column: 'B' | 'C' | 'D') =>
    `INDEX(${tableCells(column)},MATCH(${entered('state')},${tableCells('A')},0)+MAX(1,${reached})-1)`;
  const rest = `(${land}-${at('B')})`;
  const counted = `IF(${placeFormula('D', entered('state'))}=1,ROUNDUP(${rest}/100,0)*100,${rest})`;
  return `${placeFormula('B', entered('state'))}+IF(${reached}=0,0,${at('C')}+${counted}*${at('D')}/100)`;
}

function countedRest(
  land: number,
  start: number,
  { rounding, reached }: { readonly rounding: string; readonly reached: number },
): number {
  if (reached === 0) return 0;
  return rounding === 'startedHundreds' ? Math.ceil((land - start) / 100) * 100 : land - start;
}

/** Rounded as the Act of the place says; nothing below its least. */
function assessedFormula(exact: string): string {
  const state = entered('state');
  const tens = `IF(${exact}=0,0,ROUNDUP(ROUND(${exact}*10,6)-0.5,0)/10)`;
  const tax = `IF(${placeFormula('D', state)}=2,${tens},ROUND(${exact}+0.00000001,2))`;
  return `IF(${tax}<${placeFormula('C', state)},0,${tax})`;
}

interface Untaxed {
  readonly year: Live;
  readonly rent: Live;
  readonly deductions: Live;
  readonly working: Live;
  readonly alone: Live;
  /** Money of the year before tax. */
  readonly cash: Live;
  readonly before: TaxedCells;
  /** By the law of the day, not by the one before. */
  readonly isNow: boolean;
}

function taxedCells({ form, plan }: SheetFacts, row: LiveRow, given: Untaxed): TaxedCells {
  const { year, rent, deductions, working, alone, cash, before, isNow } = given;
  const named = (label: string) => (isNow ? label : `${label}, law before`);
  const broughtIn = isNow ? plus(deductions, before.heldBack) : deductions;
  const net = row.put(named('Rent less deductions and losses held back'), less(rent, broughtIn));
  const isCaught = every(isReformed(year), atLeast(plan.isHeldBack, 1));
  const excess = choose(isCaught, rounded(largest(0, less(0, net))), 0);
  const heldBack = isNow ? row.put('Losses held back', excess) : nothing;
  const taxed = row.put(named('Rent in taxable income'), choose(above(heldBack, 0), 0, roundedEitherWay(net)));
  const income = row.put(named('Income'), less(plus(input(form, 'income'), taxed), before.taxLoss));
  const taxable = row.put(named('Taxable income'), largest(0, income));
  const basic = row.put(named('Basic tax'), rounded(basicTax(taxable, year)));
  const offsets = row.put(named('Offsets'), offsetsUsed(taxable, basic, { year, working }));
  const levy = row.put(named('Medicare levy'), rounded(medicareLevyOn(taxable, year)));
  const tax = row.put(named('Tax by the property'), rounded(less(plus(less(basic, offsets), levy), alone)));
  const afterTax = row.put(named('After tax'), less(cash, tax));
  const taxLoss = row.put(named('Tax loss carried'), rounded(largest(0, less(0, income))));
  return { afterTax, heldBack, taxLoss };
}
