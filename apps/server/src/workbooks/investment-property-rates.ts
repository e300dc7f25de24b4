import {
  financialYearStarting,
  type LandTaxTable,
  landTaxTables,
  lawOfYear,
  lowIncomeOffsets,
  medicareLevies,
  type Rule,
  residentTaxScales,
  workingOffsets,
} from '@freehold/finance';
import { places } from './land-tax-places.ts';
import { above, atLeast, choose, type Live, largest, less, plus, rounded, smallest, times } from './live-cells.ts';
import { type Cell, head, type Sheet } from './sheet.ts';

/** First income year that an investment can be let in, and the last that it can be sold in, by the year they begin. */
const years = { first: 2024, last: 2063 } as const;

/** A rule with the income years it holds in, by the year they begin. */
interface Run<Value> {
  readonly from: number;
  readonly to: number;
  readonly value: Value;
}

/** For years to come the last known rule goes on, as in the engine. */
function runsOf<Value>(topic: string, rules: readonly Rule<Value>[]): readonly Run<Value>[] {
  const found = Array.from({ length: years.last - years.first + 1 }, (_, index) => {
    const year = years.first + index;
    const result = lawOfYear(financialYearStarting(year)).find(topic, rules);
    return { year, rule: result.status === 'no-rule' ? null : result.rule };
  });
  const starts = found.filter(({ rule }, index) => rule !== found[index - 1]?.rule);
  return starts.flatMap(({ year, rule }, index) =>
    rule === null ? [] : [{ from: year, to: (starts[index + 1]?.year ?? years.last + 1) - 1, value: rule.value }],
  );
}

/** What a figure above a limit adds, percent of the rest; the rows of a table that hold in a year are added up. */
interface Step {
  readonly from: number;
  readonly to: number;
  readonly above: number;
  readonly pct: number;
}

const scaleSteps: readonly Step[] = runsOf('income tax', residentTaxScales).flatMap(({ from, to, value }) =>
  value.map(({ above: start, rate }, index) => ({
    ...{ from, to, above: start },
    pct: (rate - (value[index - 1]?.rate ?? 0)) * 100,
  })),
);
const offsetRuns = runsOf('low income tax offset', lowIncomeOffsets);
const offsetSteps: readonly Step[] = offsetRuns.flatMap(({ from, to, value }) => {
  const slopeAfter = (index: number) => {
    const [one, other] = [value[index], value[index + 1]];
    return one && other ? (other.offset - one.offset) / (other.income - one.income) : 0;
  };
  return value.map(({ income }, index) => ({
    ...{ from, to, above: income },
    pct: (slopeAfter(index) - (index === 0 ? 0 : slopeAfter(index - 1))) * 100,
  }));
});
const offsetStarts = offsetRuns.map(({ from, to, value }) => ({ from, to, above: 0, pct: value[0]?.offset ?? 0 }));
const levies = runsOf('Medicare levy', medicareLevies);
const workers = runsOf('working Australians tax offset', workingOffsets);

const roundings: Readonly<Record<LandTaxTable['rounding'], number>> = { cents: 0, startedHundreds: 1, tenCents: 2 };

const tables = [
  { key: 'scale', title: 'Resident rates', columns: ['Income above', 'Percent more'], rows: scaleSteps.map(stepOf) },
  {
    key: 'offset',
    title: 'Low income offset',
    columns: ['Income above', 'Percent more'],
    rows: offsetSteps.map(stepOf),
  },
  { key: 'offsetStart', title: 'Low income offset', columns: ['From', 'Offset'], rows: offsetStarts.map(stepOf) },
  {
    key: 'levy',
    title: 'Medicare levy',
    columns: ['Nothing up to', 'Percent of the whole', 'At most, percent of the rest'],
    rows: levies.map(({ from, to, value }) => [from, to, value.threshold, value.rate * 100, value.phaseIn * 100]),
  },
  {
    key: 'worker',
    title: 'Working offset',
    columns: ['Salary above', 'At most'],
    rows: workers.map(({ from, to, value }) => [from, to, value.above, value.most]),
  },
] as const;
type TableKey = (typeof tables)[number]['key'];

function stepOf({ from, to, above: start, pct }: Step): readonly number[] {
  return [from, to, start, pct];
}

const firstPlace = tables.reduce((sum, { rows }) => sum + rows.length + 2, 2);

/** The rates of income tax, offsets and levy by the years they hold in, and how each place rounds its land tax. */
export function ratesSheet(): Sheet {
  return {
    name: 'Rates',
    widths: [26, 20, 18, 22, 28],
    rows: [
      ...tables.flatMap(({ title, columns, rows }): Cell[][] => [
        [`${title}: income year from`, 'to, by the year it begins', ...columns].map(head),
        ...rows.map((row) => row.map((figure): Cell => ({ figure, format: 'plain' }))),
        [null],
      ]),
      [
        'Land tax',
        'On every property',
        'Least that is assessed',
        'Rounding: 1 hundreds, 2 ten cents',
        'Each property apart',
      ].map(head),
      ...places.map((place): Cell[] => {
        const { fixed = 0, least = 0, rounding, perProperty = false } = landTaxTables[place].value;
        const figures = [fixed, least, roundings[rounding], perProperty ? 1 : 0];
        return [{ text: place }, ...figures.map((figure): Cell => ({ figure, format: 'plain' }))];
      }),
    ],
  };
}

/** Addresses of a column of a table. */
function cellsOf(key: TableKey, column: 'A' | 'B' | 'C' | 'D' | 'E'): string {
  const index = tables.findIndex((table) => table.key === key);
  const first = tables.slice(0, index).reduce((sum, { rows }) => sum + rows.length + 2, 2);
  return `Rates!$${column}$${first}:$${column}$${first + (tables[index]?.rows.length ?? 1) - 1}`;
}

/** The formula of how a place counts its land tax: B on every property, C the least, D the rounding, E each property apart. */
export function placeFormula(column: 'B' | 'C' | 'D' | 'E', state: string): string {
  const rows = (letter: string) => `Rates!$${letter}$${firstPlace}:$${letter}$${firstPlace + places.length - 1}`;
  return `INDEX(${rows(column)},MATCH(${state},${rows('A')},0))`;
}

function isIn(key: TableKey, year: string): string {
  return `(${cellsOf(key, 'A')}<=${year})*(${cellsOf(key, 'B')}>=${year})`;
}

function holdsIn({ from, to }: { readonly from: number; readonly to: number }, year: Live): boolean {
  return from <= year.value && year.value <= to;
}

function stepSum(key: 'scale' | 'offset', figure: Live, year: Live): Live {
  const starts = cellsOf(key, 'C');
  const over = `(${figure.formula}>${starts})*(${figure.formula}-${starts})`;
  const rows = key === 'scale' ? scaleSteps : offsetSteps;
  const sum = rows
    .filter((row) => holdsIn(row, year))
    .reduce((total, row) => total + (Math.max(0, figure.value - row.above) * row.pct) / 100, 0);
  return {
    formula: `SUMPRODUCT(${isIn(key, year.formula)}*${over}*${cellsOf(key, 'D')})/100`,
    value: sum,
  };
}

function termIn(key: TableKey, column: 'C' | 'D' | 'E', year: Live): Live {
  const table = tables.find((one) => one.key === key);
  const place = { C: 2, D: 3, E: 4 }[column];
  const row = table?.rows.find(([from = 0, to = 0]) => holdsIn({ from, to }, year));
  return {
    formula: `SUMPRODUCT(${isIn(key, year.formula)}*${cellsOf(key, column)})`,
    value: row?.[place] ?? 0,
  };
}

/** Basic tax on a taxable income in the income year that begins in a year, dollars. */
export function basicTax(income: Live, year: Live): Live {
  return stepSum('scale', income, year);
}

/** Medicare levy of a single person, dollars. */
export function medicareLevyOn(income: Live, year: Live): Live {
  const whole = times(income, termIn('levy', 'D', year));
  const rest = times(less(income, termIn('levy', 'C', year)), termIn('levy', 'E', year));
  const hundredths = largest(0, smallest(whole, rest));
  return { formula: `${hundredths.formula}/100`, value: hundredths.value / 100 };
}

/** The working Australians tax offset of a salary without deductions, dollars. */
export function workingOffsetOf(salary: Live, year: Live): Live {
  const isAbove = above(salary, termIn('worker', 'C', year));
  return choose(isAbove, smallest(termIn('worker', 'D', year), basicTax(salary, year)), 0);
}

/** What offsets take off a basic tax: the low income offset of a taxable income and the working one, dollars. */
export function offsetsUsed(
  income: Live,
  basic: Live,
  { year, working }: { readonly year: Live; readonly working: Live },
): Live {
  const low = plus(termIn('offsetStart', 'D', year), stepSum('offset', income, year));
  return rounded(smallest(basic, plus(low, working)));
}

/** Income tax less offsets and Medicare levy on a salary alone, dollars. */
export function taxAlone(salary: Live, year: Live, working: Live): Live {
  const basic = rounded(basicTax(salary, year));
  const left = less(basic, offsetsUsed(salary, basic, { year, working }));
  return rounded(plus(left, rounded(medicareLevyOn(salary, year))));
}

/** The first year of the new law. */
export const reformStart = 2027;

/** Whether an income year is under the new law. */
export function isReformed(year: Live) {
  return atLeast(year, reformStart);
}
