import { estimateDisclosure, moneyText, projectionDisclosure } from '@freehold/contract';
import {
  numberText,
  type PlanFact,
  type PlanYear,
  planAssumptions,
  planFacts,
  planHeadlineLines,
  rateText,
} from '@freehold/domain';
import { type Compared, measureWords } from '@freehold/finance/decide';
import { dateText } from '../dates.ts';
import { nameOf, type OptionOutcome, type PlanFileRequest, type PlanOutcome, planOutcome } from './plan-outcome.ts';
import type { GridPart, LinesPart, ListPart, Report, SectionPart } from './report.ts';
import { ruleSource, sourcesPart } from './sources.ts';

const today = 'in today’s dollars';

/** The report of a plan: its answers, net worth and money by year, options and assumptions. Throws as `planOutcome` does. */
export function planReport({ plan, preparedAt }: PlanFileRequest): Report {
  const outcome = planOutcome(plan);
  const { run, lawAsAt, options } = outcome;
  const [first, ...others] = planHeadlineLines(plan, outcome.headlines);
  return {
    title: plan.title ?? 'Your plan',
    preparedOn: dateText(preparedAt),
    headline: { label: first?.label ?? '', value: first?.value ?? '', note: first?.note ?? '' },
    highlights: [...others, { label: 'Law as at', value: dateText(lawAsAt) }],
    parts: [
      netWorthLines(outcome.years),
      netWorthGrid(outcome.years),
      moneyGrid(outcome.years),
      ...options.map((option) => optionSection(option, outcome)),
      factsGrid(outcome),
      assumptionsGrid(outcome),
      ...notesPart(outcome),
      sourcesPart(run.timeline.rules),
    ],
    disclosure: [estimateDisclosure, projectionDisclosure],
  };
}

function netWorthLines(years: readonly PlanYear[]): LinesPart {
  const points = (amountOf: (year: PlanYear) => number) =>
    years.map((year): [number, number] => [Number(year.financialYear.slice(0, 4)) + 1, amountOf(year)]);
  const [start, end] = [years[0]?.opening.today ?? 0, years.at(-1)?.closing.today ?? 0];
  return {
    kind: 'lines',
    title: `Net worth by year, ${today}`,
    summary: `From ${moneyText(start)} at the start to ${moneyText(end)} at the end; dashed is what is owed on loans.`,
    across: 'At 30 June of',
    lines: [
      { name: 'Net worth', kind: 'netWorth', points: points(({ closing }) => closing.today) },
      { name: 'Owed on loans', kind: 'debt', points: points(({ owed }) => owed.today) },
    ],
  };
}

/** Lines of a year that are no money in or out of an account. */
const values = ['superPaidIn', 'superEarnings', 'superTax', 'growth', 'studyLoans'];

function sumOf({ lines }: PlanYear, isCounted: (name: string) => boolean): number {
  return lines.reduce((sum, { id, today }) => (isCounted(id.slice(id.indexOf('/') + 1)) ? sum + today : sum), 0);
}

function agesOf({ ages }: PlanYear): string {
  return ages.map(({ age }) => age).join(', ');
}

function netWorthGrid(years: readonly PlanYear[]): GridPart {
  return {
    kind: 'grid',
    title: `Net worth by year, figures ${today}`,
    columns: ['Year', 'Ages', 'Before', 'Money in less out', 'Super and values', 'Inflation', 'After', 'Owed'],
    wordColumns: 2,
    rows: years.map((year) => [
      year.financialYear,
      agesOf(year),
      moneyText(year.opening.today),
      moneyText(sumOf(year, (name) => !values.includes(name))),
      moneyText(sumOf(year, (name) => values.includes(name))),
      moneyText(year.priceRises.today),
      moneyText(year.closing.today),
      moneyText(year.owed.today),
    ]),
    note: 'Before and the three beside it add up to After, but for rounding. Inflation is what the net worth before the year lost in today’s dollars.',
  };
}

function moneyGrid(years: readonly PlanYear[]): GridPart {
  const of =
    (...names: readonly string[]) =>
    (year: PlanYear) =>
      moneyText(sumOf(year, (name) => names.includes(name)));
  const columns: readonly (readonly [string, (year: PlanYear) => string])[] = [
    ['Incomes', of('salaries', 'otherIncome', 'accountInterest')],
    ['Rent', of('rent')],
    ['Tax', of('tax', 'landTax')],
    ['Living', of('living')],
    ['Property', of('propertyCosts', 'dealCosts')],
    ['Interest', of('loanInterest')],
    ['Once', of('lumpSums')],
    ['Left over', ({ leftOver }) => moneyText(leftOver.today)],
  ];
  return {
    kind: 'grid',
    title: `Money in and out by year, ${today}`,
    columns: ['Year', ...columns.map(([name]) => name)],
    rows: years.map((year) => [year.financialYear, ...columns.map(([, cell]) => cell(year))]),
    note: 'Tax with land tax; property with costs of buying, selling, refinancing and renovating. Left over is in cash, after principal is repaid too.',
  };
}

function optionSection(option: OptionOutcome, outcome: PlanOutcome): SectionPart {
  const { title, changes, missed, result } = option;
  const said = changes.map(({ words, isOff }) => (isOff ? `${words} (switched off)` : words));
  const lost = missed.map((why) => `Does not apply any more: ${why}`);
  const list: ListPart = { kind: 'list', title: `What ${title} changes`, items: [...said, ...lost] };
  const section = {
    kind: 'section',
    title: nameOf(option),
    summary: 'Beside your plan: the same people, start and end.',
  } as const;
  if (result.status === 'refused')
    return { ...section, parts: [{ ...list, summary: `Cannot be run: ${result.says}` }] };
  const [plan, changed] = [outcome.headlines.netWorth, result.headlines.netWorth];
  const netWorth = [plan.today, changed.today, changed.today - plan.today].map((amount) => moneyText(amount));
  const grid: GridPart = {
    kind: 'grid',
    title: `${title} beside your plan, net worth ${today}`,
    columns: ['Measure', 'Your plan', title, 'Difference'],
    rows: [[`Net worth at ${plan.age}, ${today}`, ...netWorth], ...result.rows.map(comparedRow)],
  };
  const effects = outcome.hasEffects && said.length > 0 ? [effectGrid(title, said, result.rows)] : [];
  return { ...section, parts: [list, grid, ...effects] };
}

function comparedRow({ measure, plan, changed, sentence }: Compared): readonly string[] {
  const inDollars = plan.unit === 'cents' ? ', dollars of the year' : '';
  const difference = sentence.slice(sentence.indexOf(': ') + 2, -1);
  return [`${capital(measureWords(measure))}${inDollars}`, plan.text, changed.text, difference];
}

function effectGrid(title: string, changes: readonly string[], rows: readonly Compared[]): GridPart {
  const inDollars = rows.filter(({ plan }) => plan.unit === 'cents');
  return {
    kind: 'grid',
    title: `What each change of ${title} does on top of those before it, in dollars of the year`,
    columns: ['Change', ...inDollars.map(({ measure }) => capital(measureWords(measure)))],
    rows: changes.map((words, place) => [words, ...inDollars.map(({ effects }) => effects[place]?.text ?? '')]),
    note: 'The changes of a column add up to its difference.',
  };
}

/** A row a record, since a row a figure would be a dozen pages. */
function factsGrid({ plan }: PlanOutcome): GridPart {
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
      facts.map(factText).join('; '),
    ]),
    note: 'Typical figures are ours, filled in where nothing was said.',
  };
}

function factText({ label, value, unit, isTypical }: PlanFact): string {
  const told = typeof value === 'number' ? figureText(value, unit) : value;
  return `${label} ${told}${isTypical ? ' (typical)' : ''}`;
}

function figureText(value: number, unit: string): string {
  if (unit.startsWith('dollars')) return `${moneyText(value)}${unit.slice('dollars'.length)}`;
  return unit.startsWith('percent') && !unit.startsWith('percentage')
    ? `${rateText(value)}${unit.slice('percent'.length)}`
    : `${numberText(value)} ${unit}`;
}

function assumptionsGrid({ plan, lawAsAt }: PlanOutcome): GridPart {
  return {
    kind: 'grid',
    title: `Assumptions, law as at ${dateText(lawAsAt)}`,
    columns: ['Assumption', 'Value', 'Source'],
    wordColumns: 3,
    wideColumn: 2,
    rows: planAssumptions(plan).map(({ label, value, unit, rule }) => [
      label,
      figureText(value, unit),
      rule === null ? 'This plan' : ruleSource(rule),
    ]),
  };
}

function notesPart({ notes }: PlanOutcome): readonly ListPart[] {
  return notes.length === 0 ? [] : [{ kind: 'list', title: 'What is counted otherwise, or not yet', items: notes }];
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
