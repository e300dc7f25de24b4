import { monthText as isoMonth, monthNumber } from '@freehold/finance';
import { momentOf, type Operation, type Plan, type PlanEvent, resolve } from '@freehold/plan';
import { monthText } from '../../figures/timeline-words.ts';
import { planRecordName } from '../plan-record-name.ts';
import { runPlan } from '../run-plan.ts';

/** An event that a plan has in a month before a later start: whether it happened, its reader says. */
export interface PassedEvent {
  readonly id: string;
  /** Such as `Sell Geelong`. */
  readonly name: string;
  /** Such as `March 2027`. */
  readonly month: string;
  /** Whether it counts as happened unless somebody says otherwise: a purchase does not, it brings a loan. */
  readonly isUsual: boolean;
}

/** Events in months before a new start, those that are switched off apart, in the order in which they happen. */
export function pastOf(plan: Plan, start: string): readonly (readonly [id: string, event: PlanEvent])[] {
  const first = monthNumber(start);
  return Object.entries(plan.events ?? {})
    .flatMap(([id, event]) => {
      const moment = momentOf(plan, id);
      return moment === null || moment.isEarliest || moment.month >= first || event.off
        ? []
        : [{ id, event, month: moment.month }];
    })
    .toSorted((one, other) => one.month - other.month)
    .map(({ id, event }) => [id, event] as const);
}

/**
 * What should have happened in a plan before a later start, in its order: events of a month, and purchases that waited for
 * the tests and that the plan itself expected by then.
 */
export function passedEvents(plan: Plan, start: string): readonly PassedEvent[] {
  const run = runPlan(resolve(plan).plan);
  const found = run.status === 'run' ? run.months : new Map<string, number>();
  const dated = new Set(pastOf(plan, start).map(([id]) => id));
  const first = monthNumber(start);
  return Object.entries(plan.events ?? {})
    .flatMap(([id, event]) => {
      const month = dated.has(id) ? momentOf(plan, id)?.month : found.get(id);
      return month === undefined || month >= first ? [] : [{ id, month, isUsual: event.do !== 'buy' }];
    })
    .toSorted((one, other) => one.month - other.month)
    .map(({ id, month, isUsual }) => {
      return { id, name: planRecordName(plan, `events/${id}`), month: monthText(isoMonth(month)), isUsual };
    });
}

/** What has passed and did not happen, and purchases that wait, from the new start on: nothing of it is lost. */
export function putOff(plan: Plan, start: string, happened: ReadonlySet<string>): readonly Operation[] {
  const past = new Set(pastOf(plan, start).map(([id]) => id));
  return Object.entries(plan.events ?? {}).flatMap(([id, { when }]): readonly Operation[] => {
    if (happened.has(id)) return [];
    const field = `events/${id}/when`;
    if (typeof when === 'object' && 'test' in when) {
      return (when.from ?? plan.start) < start ? [{ set: field, to: { ...when, from: start } }] : [];
    }
    return past.has(id) ? [{ set: field, to: start }] : [];
  });
}
