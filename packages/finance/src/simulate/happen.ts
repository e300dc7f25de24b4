import type { HouseholdEvent } from '../household/household.ts';
import type { Run } from '../ledger/running.ts';

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
