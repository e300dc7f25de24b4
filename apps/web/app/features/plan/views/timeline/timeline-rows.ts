import {
  eventName,
  monthText,
  type PlanToRun,
  type PlanView,
  personName,
  purchaseTests,
  whenWords,
} from '@freehold/domain';
import { monthText as monthAt, monthNumber } from '@freehold/finance';
import { momentOf, type PlanEvent, samePlan, usualYears } from '@freehold/plan';
import { type LoanFact, loanFacts } from './loan-facts.ts';
import { eventAt } from './move-when.ts';

export const lanes = ['people', 'homes', 'loans', 'money'] as const;
export type Lane = (typeof lanes)[number];
export type Ran = Extract<PlanView, { status: 'run' }>;

/** An event of a plan as list and strip show it. */
export interface EventRow {
  readonly kind: 'event';
  readonly id: string;
  readonly path: string;
  readonly lane: Lane;
  /** Its kind; '' where the plan does not have it. */
  readonly does: PlanEvent['do'] | '';
  readonly name: string;
  /** When it is meant to happen, in words. */
  readonly when: string;
  /** Month in which it happened; null where it never does. */
  readonly month: string | null;
  /** Where it stands on the strip: its month, or the one it is meant for, also outside the plan; null where neither is known. */
  readonly place: string | null;
  /** Months that it lasts, such as a leave; 0 for one moment. */
  readonly lasts: number;
  /** Whether it waits for the tests. */
  readonly isWaiting: boolean;
  /** What it waited for, or why it does not happen; '' for neither. */
  readonly why: string;
  /** Ages of the people then; '' where there are none. */
  readonly ages: string;
  readonly isOff: boolean;
  /** Whether the open option has it otherwise than the plan. */
  readonly isChanged: boolean;
  readonly notes: readonly string[];
}

export type TimelineRow = EventRow | LoanFact;

/** A financial year with what happens in it. */
export interface TimelineYear {
  /** Calendar year it ends in. */
  readonly ends: number;
  readonly financialYear: string;
  readonly rows: readonly TimelineRow[];
}

interface Source {
  /** As the open option has it. */
  readonly plan: PlanToRun;
  /** The plan without the option; null where none is open. */
  readonly beside: PlanToRun | null;
  readonly view: Ran;
}

/** Every event of the plan, in the order in which they happen, those that never do last. */
export function eventRows(source: Source): readonly EventRow[] {
  const rows = Object.keys(source.plan.events ?? {}).map((id) => eventRow(source, id));
  return rows.toSorted((one, other) => monthOrder(one).localeCompare(monthOrder(other)));
}

/** Years in which something happens, with events and ends of loans; and events that never happen, apart. */
export function timelineYears(source: Source): {
  readonly years: readonly TimelineYear[];
  readonly apart: readonly EventRow[];
} {
  const events = eventRows(source);
  const rows: readonly TimelineRow[] = [
    ...events.filter(({ month }) => month !== null),
    ...loanFacts(source.plan, source.view.loansPaid),
  ];
  const sorted = rows.toSorted((one, other) => monthOrder(one).localeCompare(monthOrder(other)));
  const byYear = Map.groupBy(sorted, ({ month }) => yearEnding(month ?? source.plan.start));
  return {
    years: [...byYear].map(([ends, inYear]) => ({ ends, financialYear: financialYear(ends), rows: inYear })),
    apart: events.filter(({ month }) => month === null),
  };
}

/** Calendar year in which a month's financial year ends. */
export function yearEnding(month: string): number {
  return Number(month.slice(0, 4)) + (Number(month.slice(5, 7)) > 6 ? 1 : 0);
}

/** Ages of the plan's people in a month: `Alex 42, Bo 40`. */
export function agesIn(plan: PlanToRun, month: string): string {
  return Object.entries(plan.people ?? {})
    .map(([id, { born }]) => `${personName(plan, id)} ${Math.floor((monthNumber(month) - monthNumber(born)) / 12)}`)
    .join(', ');
}

function financialYear(ends: number): string {
  return `${ends - 1}-${String(ends % 100).padStart(2, '0')}`;
}

function monthOrder({ month }: TimelineRow): string {
  return month ?? '9999';
}

function eventRow({ plan, beside, view }: Source, id: string): EventRow {
  const event = eventAt(plan, id);
  const path = `events/${id}`;
  const isOff = event?.off === true;
  const month = (isOff ? undefined : view.months[id]) ?? null;
  const isWaiting = typeof event?.when === 'object' && 'test' in event.when;
  const notes = view.notes.filter(({ where }) => where === path || where.startsWith(`${path}/`));
  return {
    kind: 'event',
    id,
    path,
    lane: laneOf(event),
    does: event?.do ?? '',
    name: eventName(plan, id),
    when: event === undefined ? '' : whenWords(plan, event.when),
    month,
    place: month ?? meantFor(plan, id),
    lasts: event?.do === 'child' ? (event.leave?.months ?? 0) : 0,
    isWaiting,
    why: isOff ? '' : why({ plan, view }, { id, month, isNoted: notes.length > 0 }),
    ages: month === null ? '' : agesIn(plan, month),
    isOff,
    isChanged: beside !== null && !isSame(eventAt(beside, id), event),
    notes: notes.map(({ says }) => says),
  };
}

function meantFor(plan: PlanToRun, id: string): string | null {
  const moment = momentOf(plan, id);
  return moment === null ? null : monthAt(moment.month);
}

const laneByKind: Readonly<Record<PlanEvent['do'], Lane>> = {
  child: 'people',
  work: 'people',
  retire: 'people',
  buy: 'homes',
  sell: 'homes',
  renovate: 'homes',
  refinance: 'loans',
  rates: 'money',
};

function laneOf(event: PlanEvent | undefined): Lane {
  return event === undefined ? 'money' : laneByKind[event.do];
}

function isSame(one: PlanEvent | undefined, other: PlanEvent | undefined): boolean {
  return one !== undefined && other !== undefined && samePlan(one, other);
}

interface Outcome {
  readonly id: string;
  readonly month: string | null;
  readonly isNoted: boolean;
}

function why({ plan, view }: Pick<Source, 'plan' | 'view'>, { id, month, isNoted }: Outcome): string {
  const waited = view.waited[id];
  if (waited !== undefined) {
    return month === null
      ? `What says no: ${purchaseTests[waited]}`
      : `Waited for the tests; what said no last: ${purchaseTests[waited]}`;
  }
  if (month !== null || isNoted) return '';
  const { start, years = usualYears } = plan;
  const end = monthAt(monthNumber(start) + years * 12 - 1);
  return `Not between ${monthText(start)} and ${monthText(end)}, the months of this plan`;
}
