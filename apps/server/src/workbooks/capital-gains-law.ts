import { saleDays } from '@freehold/contract';
import {
  chargeOn,
  type FinancialYear,
  financialYearOf,
  financialYearStarting,
  firstDayOf,
  type Law,
  type LevyTerms,
  lawOfYear,
  medicareLevies,
  parseDate,
  type Rule,
  residentTaxScales,
} from '@freehold/finance';
import { dateCell } from './date-cell.ts';
import { type Cell, head, type Sheet } from './sheet.ts';

type Scale = (typeof residentTaxScales)[number]['value'];

/** A rule from the first income year that it holds in. */
interface Run<Value> {
  readonly from: string;
  readonly value: Value;
}

/** The rules of a year of sale, as the engine finds them: for years to come the last known ones go on. */
export interface YearLaw {
  readonly scaleFrom: string;
  readonly scale: Scale;
  /** Where each step of the scale starts, dollars, and what it adds, percent. */
  readonly steps: readonly { readonly above: number; readonly pct: number }[];
  readonly levy: LevyTerms;
}

const scales = runsOf('income tax', residentTaxScales);
const levies = runsOf('Medicare levy', medicareLevies);
const steps = scales.flatMap(({ from, value }) =>
  value.map(({ above, rate }, index) => ({ from, above, rate, more: rate - (value[index - 1]?.rate ?? 0) })),
);

/** Steps of the scale that has most. */
export const mostSteps = Math.max(...scales.map(({ value }) => value.length));
const firstStep = 2;
const firstLevy = firstStep + steps.length + 2;

function runsOf<Value>(topic: string, rules: readonly Rule<Value>[]): readonly Run<Value>[] {
  const first = Number(saleDays.sold.slice(0, 4));
  const count = Number(saleDays.last.slice(0, 4)) - first;
  const years = Array.from({ length: count }, (_, index) => financialYearStarting(first + index));
  const found = years.map((year) => ({ from: firstDayOf(year), rule: ruleIn(lawOfYear(year), topic, rules) }));
  const starts = found.filter(({ rule }, index) => rule !== found[index - 1]?.rule);
  return starts.map(({ from, rule }) => ({ from, value: rule.value }));
}

function ruleIn<Value>(law: Law, topic: string, rules: readonly Rule<Value>[]): Rule<Value> {
  const found = law.find(topic, rules);
  if (found.status === 'no-rule') throw new TypeError(`There is no ${topic} of ${law.financialYear}`);
  return found.rule;
}

/** The income year of a day, YYYY-MM-DD. */
export function yearOf(day: string): FinancialYear {
  return financialYearOf(parseDate('day', day));
}

/** The scale and the levy of the income year of a sale. Throws TypeError for a year before the first sale day. */
export function lawOfSale(soldOn: string): YearLaw {
  const start = firstDayOf(yearOf(soldOn));
  const scale = scales.findLast(({ from }) => from <= start);
  const levy = levies.findLast(({ from }) => from <= start);
  if (scale === undefined || levy === undefined) throw new TypeError(`There is no law of ${soldOn}`);
  const own = steps.filter(({ from }) => from === scale.from);
  return {
    scaleFrom: scale.from,
    scale: scale.value,
    steps: own.map(({ above, more }) => ({ above, pct: more * 100 })),
    levy: levy.value,
  };
}

/** The scales of income tax as steps, and the Medicare levies. Nothing on it depends on the inputs but a step's rise. */
export function lawSheet(): Sheet {
  return {
    name: 'Law',
    widths: [18, 20, 22, 26],
    rows: [
      ['Resident rates from', 'Taxable income above', 'Percent', 'More than the step before'].map(head),
      ...steps.map(stepCells),
      [null],
      ['Medicare levy from', 'Nothing up to', 'Percent of the whole', 'At most, percent of the rest'].map(head),
      ...levies.map(({ from, value }): Cell[] => [
        dateCell(from),
        { figure: value.threshold, format: 'dollars' },
        { figure: value.rate * 100, format: 'rate' },
        { figure: value.phaseIn * 100, format: 'rate' },
      ]),
    ],
  };
}

function stepCells({ from, above, rate, more }: (typeof steps)[number], index: number): Cell[] {
  const row = firstStep + index;
  const isFirst = steps[index - 1]?.from !== from;
  return [
    dateCell(from),
    { figure: above, format: 'dollars' },
    { figure: rate * 100, format: 'rate' },
    { formula: isFirst ? `C${row}` : `C${row}-C${row - 1}`, result: more * 100, format: 'rate' },
  ];
}

/** The formula of the day that the rates of an income year starting at an address began to hold. */
export function scaleFromFormula(yearStart: string): string {
  return `INDEX(${lawCells('A')},MATCH(${yearStart},${lawCells('A')},1))`;
}

/** The formula of a step of the rates that began to hold at an address: B its start, D its percent; 0 past the last. */
export function stepFormula(column: 'B' | 'D', step: number, scaleFrom: string): string {
  const row = `MATCH(${scaleFrom},${lawCells('A')},0)+${step - 1}`;
  return `IF(${step}>COUNTIF(${lawCells('A')},${scaleFrom}),0,INDEX(${lawCells(column)},${row}))`;
}

function lawCells(column: string): string {
  return `Law!$${column}$${firstStep}:$${column}$${firstStep + steps.length - 1}`;
}

/** The formula of one of the levy's figures in an income year starting at an address: B the threshold, C and D percents. */
export function levyTermFormula(column: 'B' | 'C' | 'D', yearStart: string): string {
  const cells = (name: string) => `Law!$${name}$${firstLevy}:$${name}$${firstLevy + levies.length - 1}`;
  return `INDEX(${cells(column)},MATCH(${yearStart},${cells('A')},1))`;
}

/** Basic tax on a taxable income, dollars. */
export function taxOn(income: number, { scale }: YearLaw): number {
  return chargeOn(scale, income);
}

/** Medicare levy of a single person on a taxable income, dollars. */
export function levyOn(income: number, { levy: { threshold, rate, phaseIn } }: YearLaw): number {
  return Math.max(0, Math.min(rate * income, phaseIn * (income - threshold)));
}
