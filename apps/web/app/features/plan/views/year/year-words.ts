import { eventName, monthText, type PlanView, type PlanYearView, personName } from '@freehold/domain';
import type { Plan } from '@freehold/plan';
import { optionNames } from '../../model/option-names.ts';

type Ran = Extract<PlanView, { status: 'run' }>;
type Named = Omit<Plan, 'options'>;

/** What an option is called, with its letter: `C Retire at 58`; null for the plan itself. */
export function optionTitle(plan: Pick<Plan, 'options'>, id: string | null): string | null {
  const option = optionNames(plan).find((one) => one.id === id);
  if (option === undefined) return null;
  const { letter, name } = option;
  return name === `Plan ${letter}` ? name : `${letter} ${name}`;
}

/** The ages of a year: `Alex 42, Bo 40`. */
export function agesText(plan: Named, { ages }: Pick<PlanYearView, 'ages'>): string {
  return ages.map(({ who, age }) => `${personName(plan, who)} ${age}`).join(', ');
}

/** The day a year ends: `30 June 2031`, or `the end of November 2066` where the plan ends before June. */
export function endText({ lastMonth }: Pick<PlanYearView, 'lastMonth'>): string {
  return lastMonth.endsWith('-06') ? `30 June ${lastMonth.slice(0, 4)}` : `the end of ${monthText(lastMonth)}`;
}

/** The day a year begins from: `30 June 2030`, or `the start` where the plan starts within it. */
export function beginText({ lastMonth, months, ends }: Pick<PlanYearView, 'lastMonth' | 'months' | 'ends'>): string {
  return firstMonth({ lastMonth, months }).endsWith('-07') ? `30 June ${ends - 1}` : 'the start';
}

/** What a year counts where it is not whole, else null. */
export function partText({ lastMonth, months }: Pick<PlanYearView, 'lastMonth' | 'months'>): string | null {
  if (months === 12) return null;
  const from = firstMonth({ lastMonth, months });
  if (months === 1) return `Not a whole year: it counts ${monthText(from)} alone.`;
  return `Not a whole year: it counts ${months} months, ${monthText(from)} to ${monthText(lastMonth)}.`;
}

function firstMonth({ lastMonth, months }: Pick<PlanYearView, 'lastMonth' | 'months'>): string {
  const first = Number(lastMonth.slice(0, 4)) * 12 + Number(lastMonth.slice(5)) - months;
  return `${Math.floor(first / 12)}-${String((first % 12) + 1).padStart(2, '0')}`;
}

/** What happens in a year, in order of its months, each with its name. */
export function eventsOf(plan: Named, { months }: Pick<Ran, 'months'>, year: PlanYearView) {
  const from = firstMonth(year);
  return Object.entries(months)
    .filter(([, month]) => from <= month && month <= year.lastMonth)
    .toSorted(([, one], [, other]) => one.localeCompare(other))
    .map(([id, month]) => ({ id, what: eventName(plan, id), month: monthText(month) }));
}

const ruleWords: Readonly<Record<string, string>> = {
  'medicare.levy': 'Medicare levy thresholds',
  'medicare.surcharge': 'Medicare levy surcharge tiers',
  'study-loan': 'study loan repayments',
};

/**
 * The rules that a year takes from the last year they are known for, one sentence for each of those years. A rule’s id
 * ends in its year: `medicare.levy.2026-27`.
 */
export function frozenSentences(frozen: readonly string[], { ends }: Pick<PlanYearView, 'ends'>): readonly string[] {
  const known = frozen.flatMap((id) => {
    const [, topic = '', year = ''] = /^(.*)\.(\d{4}-\d{2})$/.exec(id) ?? [];
    return year !== '' && Number(year.slice(0, 4)) + 1 < ends ? [{ topic, year }] : [];
  });
  const years = [...new Set(known.map(({ year }) => year))].toSorted();
  return years.map((year) => {
    const topics = known.filter((rule) => rule.year === year).map(({ topic }) => ruleWords[topic] ?? 'other rules');
    return `${capital(listed([...new Set(topics)]))} after ${year} are kept as they are.`;
  });
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
