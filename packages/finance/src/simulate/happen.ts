import type { Household, HouseholdEvent } from '../household/household.ts';
import { monthNumber } from '../ledger/clock.ts';
import type { Run } from '../ledger/running.ts';

const dealOrder: readonly HouseholdEvent['do'][] = ['sell', 'refinance', 'renovate', 'buy'];

/** Dated events by month from the start; within one, deals in their order and the rest as listed. */
export function datedEvents({ events, homes, start }: Pick<Household, 'events' | 'homes' | 'start'>): Run['events'] {
  const first = monthNumber(start);
  const rank = (event: HouseholdEvent) => dealOrder.indexOf(event.do);
  const uses = homes.flatMap(({ id, laterUses = [] }) =>
    laterUses.map(({ from, use }): HouseholdEvent => ({ id: `${id}.use`, do: 'use', when: from, home: id, use })),
  );
  return [...uses, ...events]
    .flatMap((event) => (typeof event.when === 'string' ? [{ event, month: monthNumber(event.when) - first }] : []))
    .sort((one, other) => one.month - other.month || rank(one.event) - rank(other.event));
}

const noEvents: readonly HouseholdEvent[] = [];

/** The events of this month; those before the run's first never happen. */
export function eventsOfMonth(run: Run): readonly HouseholdEvent[] {
  const { events, month } = run;
  while ((events[run.nextEvent]?.month ?? month) < month) run.nextEvent += 1;
  const first = run.nextEvent;
  while (events[run.nextEvent]?.month === month) run.nextEvent += 1;
  return first === run.nextEvent ? noEvents : events.slice(first, run.nextEvent).map(({ event }) => event);
}

/** Lets the events happen that `act` takes; `undefined` leaves one for another step of the month. */
export function letHappen(
  run: Run,
  events: readonly HouseholdEvent[],
  act: (event: HouseholdEvent) => string | null | undefined,
): void {
  for (const event of events) {
    const note = act(event);
    if (note !== undefined) run.happened.push({ id: event.id, do: event.do, month: run.month, note });
  }
}
