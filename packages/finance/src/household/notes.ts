import { monthOf } from './check-events.ts';
import type { Household, HouseholdEvent, MonthText } from './household.ts';

/** Why an event cannot happen as written. */
export interface HouseholdNote {
  /** Of the event. */
  readonly id: string;
  readonly note: string;
}

/** When something can be dealt with: after its purchase, until its sale. */
interface Span {
  /** Earliest month of the purchase; null for what is owned at the start. */
  readonly bought: MonthText | null;
  /** Month of the first sale after that, and its event. */
  readonly sold: { readonly when: MonthText; readonly id: string } | null;
}

/** What an event is done to; `isFirst` for what comes before purchases in the order of a month. */
interface Target {
  readonly what: string;
  readonly span: Span;
  readonly isFirst: boolean;
}

/**
 * A note for each event that cannot happen as written: dated before the start, before the purchase of what it names or
 * after its sale, after the end of an income, or a second retirement. In the order of the events. The household has passed
 * `checkHousehold`.
 */
export function householdNotes(household: Household): readonly HouseholdNote[] {
  const spans = spansOf(household);
  return household.events.flatMap((event) => {
    const note = noteOf(event, household, spans);
    return note === null ? [] : [{ id: event.id, note }];
  });
}

function noteOf(event: HouseholdEvent, household: Household, spans: ReadonlyMap<string, Span>): string | null {
  const when = monthOf(event);
  const { start } = household;
  // A purchase that waits is tried from the start on.
  if (when < start && typeof event.when === 'string')
    return `It is dated ${when}, before the start in ${start}: it is left out.`;
  const target = targetOf(event, household, spans);
  if (target !== null) return spanNote(event, target);
  if (event.do === 'work') return incomeNote(event, household);
  return event.do === 'retire' ? retirementNote(event, household) : null;
}

function spanNote(event: HouseholdEvent, { what, span: { bought, sold }, isFirst }: Target): string | null {
  const when = monthOf(event);
  if (bought !== null && (when < bought || (isFirst && when === bought)))
    return `${what} is bought in ${bought} at the earliest, and this is dated ${when}.`;
  const isSold = sold !== null && sold.id !== event.id && when >= sold.when;
  return isSold ? `${what} is sold in ${sold.when}, and this is dated ${when}.` : null;
}

function targetOf(event: HouseholdEvent, household: Household, spans: ReadonlyMap<string, Span>): Target | null {
  const found = (what: string | undefined, isFirst: boolean): Target | null => {
    const span = what === undefined ? undefined : spans.get(what);
    return what === undefined || span === undefined ? null : { what, span, isFirst };
  };
  switch (event.do) {
    case 'sell':
      return found(event.what, true);
    case 'renovate':
      return found(event.home, true);
    case 'use':
      return found(event.home, false);
    case 'refinance':
      return found(securityOf(event.loan, household), true);
    case 'lump':
      return event.loan === undefined ? null : found(securityOf(event.loan, household), false);
    default:
      return null;
  }
}

/** The one property whose sale pays a loan out; none for loans on several, or on none. */
function securityOf(loan: string, { loans, events }: Household): string | undefined {
  const on = loans.find(({ id }) => id === loan)?.on;
  if (on !== undefined) return on.length === 1 ? on[0] : undefined;
  const buy = events.find((event) => event.do === 'buy' && loan === `${event.id}.loan`);
  return buy?.do === 'buy' ? buy.home.id : undefined;
}

function spansOf({ holdings, homes, events }: Household): ReadonlyMap<string, Span> {
  const owned = [...holdings, ...homes].map(({ id }) => ({ id, bought: null }));
  const bought = events.flatMap((event) => (event.do === 'buy' ? [{ id: event.home.id, bought: monthOf(event) }] : []));
  return new Map(
    [...owned, ...bought].map((row) => [row.id, { bought: row.bought, sold: firstSale(row, events) }] as const),
  );
}

function firstSale(
  { id, bought }: { readonly id: string; readonly bought: MonthText | null },
  events: readonly HouseholdEvent[],
): Span['sold'] {
  const sales = events
    .flatMap((event) => (event.do === 'sell' && event.what === id ? [event] : []))
    .filter(({ when }) => bought === null || when > bought)
    .sort((a, b) => (a.when < b.when ? -1 : Number(a.when > b.when)));
  const [first] = sales;
  return first === undefined ? null : { when: first.when, id: first.id };
}

function incomeNote({ income, when }: Extract<HouseholdEvent, { do: 'work' }>, household: Household): string | null {
  const until = household.incomes.find(({ id }) => id === income)?.until;
  return until === undefined || when <= until ? null : `${income} ends in ${until}, and this is dated ${when}.`;
}

function retirementNote(event: Extract<HouseholdEvent, { do: 'retire' }>, { events }: Household): string | null {
  const earlier = events.find(
    (other) =>
      other.do === 'retire' &&
      other.person === event.person &&
      (other.when < event.when || (other.when === event.when && events.indexOf(other) < events.indexOf(event))),
  );
  return earlier === undefined ? null : `${event.person} retires in ${monthOf(earlier)} already.`;
}
