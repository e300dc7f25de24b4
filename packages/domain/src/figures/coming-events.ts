import {
  type Home,
  homeStatus,
  lossQuarantine,
  monthText as monthKey,
  monthNumber,
  reformYear,
} from '@freehold/finance';
import { clientId } from '../inputs/household/people.ts';
import { type HouseholdRecord, namesOfRows } from '../inputs/household/reading.ts';
import { dayText } from '../text/day.ts';
import type { ClientTimeline } from './client-timeline.ts';
import { type EventReader, eventWords, monthText } from './timeline-words.ts';

/** Something that happens to a household after its first month. */
export interface ComingEvent {
  /** `2027-07`. */
  readonly month: string;
  /** `July 2027`, or the day where one is known. */
  readonly when: string;
  readonly what: string;
  /** What it means, and that its month is not on record where it is not. */
  readonly note: string;
  /** Its month, or what decides whether it comes, is not on record. */
  readonly isAssumed: boolean;
}

/** What comes, soonest first: fixed and interest-only terms that end, retirements, the law on rental losses where it bites. */
export function comingEvents(
  client: ClientTimeline,
  record: HouseholdRecord,
  reader: EventReader = 'client',
): readonly ComingEvent[] {
  const { start } = client.household;
  const names = namesOfRows([...record.assets, ...record.liabilities]);
  return [...loanEvents(client, names), ...retirements(client, reader), ...lawEvents(client, names)]
    .filter(({ month }) => month > start)
    .sort((one, other) => (one.month < other.month ? -1 : Number(one.month > other.month)));
}

function loanEvents({ household, assumed }: ClientTimeline, names: ReadonlyMap<string, string>) {
  const ends = [
    { field: 'fixedUntil', words: eventWords.fixedEnds, monthsOn: 0 },
    // As a plan has it: the month whose repayment is the first with principal.
    { field: 'interestOnlyUntil', words: eventWords.principalStarts, monthsOn: 1 },
  ] as const;
  return household.loans
    .filter(({ balance }) => balance > 0)
    .flatMap((loan) =>
      ends.flatMap(({ field, words, monthsOn }) => {
        const until = loan[field];
        if (until === undefined) return [];
        const month = monthKey(monthNumber(until) + monthsOn);
        return [eventOf(month, words(names.get(loan.id) ?? loan.id), { assumed, subject: loan.id, field })];
      }),
    );
}

function retirements({ household, assumed }: ClientTimeline, reader: EventReader): readonly ComingEvent[] {
  return household.events.flatMap((event) => {
    if (event.do !== 'retire') return [];
    return [
      eventOf(event.when, eventWords.retires(event.person === clientId, reader), {
        assumed,
        subject: event.id,
        field: 'when',
      }),
    ];
  });
}

/** The law on rental losses, for homes whose losses it holds back; those of whose contract the day is not known count. */
function lawEvents({ household }: ClientTimeline, names: ReadonlyMap<string, string>): readonly ComingEvent[] {
  const day = lossQuarantine.from;
  const caught = homesCaught(household);
  if (day === null || caught.length === 0) return [];
  const words = eventWords.lossLaw(caught.map(({ id }) => names.get(id) ?? id));
  const isAssumed = caught.some(isDayUnknown);
  const note = isAssumed ? `${words.note}; the day of the contract is ${eventWords.assumed}` : words.note;
  return [{ month: day.slice(0, 7), when: dayText(day), what: words.what, note, isAssumed }];
}

/** Rentals whose losses the law of 1 July 2027 holds back, those of whose contract the day is not known among them. */
export function homesCaught({ homes }: Pick<ClientTimeline['household'], 'homes'>): readonly Home[] {
  return homes.filter((home) => home.use === 'rent' && caughtBy.includes(homeStatus(home, reformYear)));
}

const caughtBy: readonly string[] = ['quarantined', 'unknown'];

function isDayUnknown(home: Home): boolean {
  return homeStatus(home, reformYear) === 'unknown';
}

function eventOf(
  month: string,
  { what, note }: { readonly what: string; readonly note: string },
  { assumed, subject, field }: Pick<ClientTimeline, 'assumed'> & { readonly subject: string; readonly field: string },
): ComingEvent {
  const isAssumed = assumed.some((row) => row.subject === subject && row.field === field);
  return {
    month,
    when: monthText(month),
    what,
    note: isAssumed ? `${note}; the month is ${eventWords.assumed}` : note,
    isAssumed,
  };
}
