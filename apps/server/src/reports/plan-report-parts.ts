import { moneyText } from '@freehold/contract';
import {
  countText,
  explainYearLine,
  type LineRow,
  monthText,
  type PlanAssumption,
  type PlanFact,
  type PlanFigures,
  type PlanYear,
  planAssumptions,
  planFacts,
} from '@freehold/domain';
import { amountText, type FinancialYear, financialYearOf, monthNumber, parseDate } from '@freehold/finance';
import { type Compared, measureWords } from '@freehold/finance/decide';
import { type Plan, resolve } from '@freehold/plan';
import { dateText } from '../dates.ts';
import { unitText } from './figure-text.ts';
import { nameOf, type OptionOutcome, type PlanOutcome } from './plan-outcome.ts';
import { today } from './plan-report-years.ts';
import type { GridPart, ListPart, SectionPart } from './report.ts';
import { ruleSource } from './sources.ts';

/** What an option changes, and its figures beside the plan’s. */
export function optionSection(option: OptionOutcome, outcome: PlanOutcome): SectionPart {
  const { title, changes, missed, result } = option;
  const said = changes.map(({ words, isOff }) => (isOff ? `${words} (switched off)` : words));
  const items = [...said, ...missed.map((why) => `Does not apply any more: ${why}`)];
  const list: ListPart = {
    kind: 'list',
    title: `What ${title} changes`,
    ...(items.length === 0 && { summary: 'It changes nothing.' }),
    items,
  };
  const section = {
    kind: 'section',
    title: nameOf(option),
    summary: 'Beside your plan: the same people, start and end.',
  } as const;
  if (result.status === 'refused')
    return { ...section, parts: [{ ...list, summary: `Cannot be run: ${result.says}` }] };
  const grid: GridPart = {
    kind: 'grid',
    title: `${title} beside your plan, amounts ${today}`,
    columns: ['Measure', 'Your plan', title, 'Difference'],
    rows: measureRows(result),
  };
  const effects = outcome.hasEffects && said.length > 0 ? [effectGrid(title, said, result.steps)] : [];
  return { ...section, parts: [list, grid, ...effects] };
}

/** Amounts of the comparison in today’s dollars, as the plan’s page has them: whole dollars before any difference, so that all adds up. */
export const todaysAmounts: readonly (readonly [
  words: (figures: PlanFigures) => string,
  of: (figures: PlanFigures) => number,
])[] = [
  [({ netWorth }) => `Net worth at ${netWorth.age}`, ({ netWorth }) => Math.round(netWorth.today)],
  [() => 'Least cash', ({ lowestCash }) => Math.round(lowestCash.today)],
  [() => 'Tax over the plan', ({ taxPaid }) => Math.round(taxPaid.today)],
];

function measureRows({ rows, steps }: Extract<OptionOutcome['result'], { status: 'compared' }>): GridPart['rows'] {
  const [plan, changed] = [steps[0], steps.at(-1)];
  if (plan === undefined || changed === undefined) return [];
  return [
    ...todaysAmounts.map(([words, of]) => [
      words(plan),
      moneyText(of(plan)),
      moneyText(of(changed)),
      differenceText(of(changed) - of(plan)),
    ]),
    leastCashRow(plan, changed),
    ...rows.filter(({ measure }) => measure.of === 'moneyLasts' || measure.of === 'debtFree').map(monthRow),
  ];
}

/** The month of the least cash in today’s dollars, which can be another than in dollars of the year. */
function leastCashRow({ lowestCash: plan }: PlanFigures, { lowestCash: changed }: PlanFigures): readonly string[] {
  const months = monthNumber(changed.monthToday) - monthNumber(plan.monthToday);
  const difference = `${countText(Math.abs(months), 'month')} ${months > 0 ? 'later' : 'earlier'}`;
  return [
    'The month of least cash',
    monthText(plan.monthToday),
    monthText(changed.monthToday),
    months === 0 ? 'the same' : difference,
  ];
}

function monthRow({ measure, plan, changed, sentence }: Compared): readonly string[] {
  return [capital(measureWords(measure)), plan.text, changed.text, sentence.slice(sentence.indexOf(': ') + 2, -1)];
}

function effectGrid(title: string, changes: readonly string[], steps: readonly PlanFigures[]): GridPart {
  const effect = (of: (figures: PlanFigures) => number, place: number) => {
    const [before, after] = [steps[place], steps[place + 1]];
    return before === undefined || after === undefined ? '' : differenceText(of(after) - of(before));
  };
  return {
    kind: 'grid',
    title: `What each change of ${title} does on top of those before it, ${today}`,
    columns: ['Change', ...steps.slice(0, 1).flatMap((plan) => todaysAmounts.map(([words]) => words(plan)))],
    rows: changes.map((words, place) => [words, ...todaysAmounts.map(([, of]) => effect(of, place))]),
    note: 'The changes of a column add up to its difference.',
  };
}

function differenceText(dollars: number): string {
  if (dollars === 0) return 'the same';
  return `${moneyText(Math.abs(dollars))} ${dollars > 0 ? 'more' : 'less'}`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** A row a record, since a row a figure would be a dozen pages. */
export function factsGrid({ plan }: PlanOutcome): GridPart {
  const records = Map.groupBy(planFacts(plan), ({ path }) => path.split('/').slice(0, 2).join('/'));
  return {
    kind: 'grid',
    title: `What the plan was made with, ${today} of its start`,
    columns: ['Part', 'Of', 'What is said of it'],
    wordColumns: 3,
    wideColumn: 2,
    rows: [...records.values()].map((facts) => [
      facts[0]?.part ?? '',
      facts[0]?.record ?? '',
      facts.map((fact) => factText(plan, fact)).join('; '),
    ]),
    note: 'In brackets where a figure is from; without them it was entered. Typical figures are ours, filled in where nothing was said.',
  };
}

function factText(plan: Plan, { path, label, value, unit }: PlanFact): string {
  const told = typeof value === 'number' ? unitText(value, unit) : value;
  const from = originText(plan, path);
  return `${label} ${told}${from === null ? '' : ` (${from})`}`;
}

/** Where a figure of a plan is from; null for one that was entered. */
function originText({ origin }: Plan, path: string): string | null {
  const from = origin?.[path];
  if (from === undefined) return null;
  if (from === 'firm') return 'default of the firm';
  const day = /^record:(\d{4}-\d\d-\d\d)$/.exec(from)?.[1];
  return day === undefined ? from : `record of ${dateText(day)}`;
}

/** What the plan expects of the future, who set each figure, by its name where the adviser’s firm is known, and its source. */
export function assumptionsGrid({ plan, lawAsAt }: PlanOutcome, firm = 'The adviser’s firm'): GridPart {
  return {
    kind: 'grid',
    title: `Assumptions, law as at ${dateText(lawAsAt)}`,
    columns: ['Assumption', 'Value', 'Set by', 'Source'],
    wordColumns: 4,
    wideColumn: 3,
    rows: planAssumptions(plan).map((each) => [
      each.label,
      unitText(each.value, each.unit),
      setterOf(plan, each, firm),
      each.rule === null ? (originText(plan, each.path) ?? '–') : ruleSource(each.rule),
    ]),
  };
}

function setterOf({ origin }: Plan, { path, rule }: PlanAssumption, firm: string): string {
  if (rule !== null) return 'Freehold';
  return origin?.[path] === 'firm' ? firm : 'This plan';
}

/** What is counted otherwise than the plan says; no part where all is as it says. */
export function notesPart({ notes }: PlanOutcome): readonly ListPart[] {
  return notes.length === 0 ? [] : [{ kind: 'list', title: 'What is counted otherwise, or not yet', items: notes }];
}

/** How the figures that lead come about: net worth of the year that it is asked for, and what the year of least cash leaves. */
export function workingsSection(outcome: PlanOutcome): SectionPart {
  const { netWorth, lowestCash } = outcome.headlines;
  const [worthYear, leastYear] = [yearOf(netWorth.month), yearOf(lowestCash.monthToday)];
  const asked: readonly Asked[] = [
    {
      title: `Net worth at the end of ${worthYear}`,
      line: 'netWorth',
      year: worthYear,
      note: `The figure that leads is of ${monthText(netWorth.month)}: ${moneyText(netWorth.ofYear)} in dollars of that month, ${moneyText(netWorth.today)} in today’s dollars.`,
    },
    {
      title: `What ${leastYear} leaves, the year of least cash`,
      line: 'leftOver',
      year: leastYear,
      note: `Cash is least at the end of ${monthText(lowestCash.monthToday)}: ${moneyText(lowestCash.today)} in today’s dollars.`,
    },
    {
      title: `Tax on income of ${leastYear}`,
      line: 'tax',
      year: leastYear,
      note: 'By person, with the Act that each part goes by; what is frozen stays as it is after its last known year.',
    },
  ];
  return {
    kind: 'section',
    title: 'How the figures come about',
    summary: 'The rows of each table add up to its last.',
    parts: asked.flatMap((each) => workingGrid(outcome, each)),
  };
}

interface Asked {
  readonly title: string;
  readonly line: string;
  readonly year: FinancialYear;
  readonly note: string;
}

function workingGrid({ plan, run, years }: PlanOutcome, { title, line, year, note }: Asked): readonly GridPart[] {
  const id = idOf(years.find(({ financialYear }) => financialYear === year));
  const working = explainYearLine(resolve(plan).plan, run, `${id}/${line}`);
  if (working === null) return [];
  const { label, ofYear, today, rows } = working;
  return [
    {
      kind: 'grid',
      title: `${title}, in dollars of the year`,
      columns: ['Of', 'Worked out as', 'Amount'],
      wordColumns: 2,
      wideColumn: 1,
      rows: [
        ...rows.map((row) => [row.label, workedText(row), amountText(row.amount)]),
        [`${label}, all of it`, `${moneyText(today)} in today’s dollars`, amountText(ofYear)],
      ],
      note,
    },
  ];
}

function workedText({ working, source }: LineRow): string {
  if (source === undefined) return working;
  return `${working} (${source.statute}${source.isFrozen ? ', frozen' : ''})`;
}

/** `fy2031`, from the ids of a year's lines. */
function idOf(year: PlanYear | undefined): string {
  return year?.lines[0]?.id.split('/')[0] ?? '';
}

function yearOf(month: string): FinancialYear {
  return financialYearOf(parseDate('month', `${month}-01`));
}
