import { type PlanToRun, personName } from '@freehold/domain';
import { monthNumber, monthText } from '@freehold/finance';
import { momentOf } from '@freehold/plan';
import { eventAt, type When } from './move-when.ts';

export const kinds = ['month', 'age', 'after', 'test'] as const;
/** How the time of an event is said. */
type WhenKind = (typeof kinds)[number];

/** How a time is said. */
export function kindOf(when: When): WhenKind {
  if (typeof when === 'string') return 'month';
  if ('age' in when) return 'age';
  return 'after' in when ? 'after' : 'test';
}

/** The ways that make sense for an event: an age where there are people, after another event, the tests for a purchase. */
export function kindsFor(plan: PlanToRun, id: string): readonly WhenKind[] {
  const hasPeople = Object.keys(plan.people ?? {}).length > 0;
  const event = eventAt(plan, id);
  const makesSense: Readonly<Record<WhenKind, boolean>> = {
    month: true,
    age: hasPeople,
    after: anchorsFor(plan, id).length > 0,
    test: event?.do === 'buy',
  };
  return kinds.filter((kind) => makesSense[kind] || (event !== undefined && kindOf(event.when) === kind));
}

/** Events that an event can come after: those that do not come after it themselves. */
export function anchorsFor(plan: PlanToRun, id: string): readonly string[] {
  return Object.keys(plan.events ?? {}).filter((other) => !comesAfter(plan, other, id));
}

function comesAfter(plan: PlanToRun, id: string, anchor: string): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = id; at !== undefined && !seen.has(at); at = anchorOf(plan, at)) {
    if (at === anchor) return true;
    seen.add(at);
  }
  return false;
}

function anchorOf(plan: PlanToRun, id: string): string | undefined {
  const when = eventAt(plan, id)?.when;
  return typeof when === 'object' && 'after' in when ? when.after : undefined;
}

interface Months {
  /** Month in which an event happened in the newest run, by its id. */
  readonly months: Readonly<Record<string, string>>;
}

/** An event's time said another way, at the month in which it happens or as near to it as that way can say. */
export function whenAs(plan: PlanToRun, id: string, { kind, months }: Months & { readonly kind: WhenKind }): When {
  const month = monthIn(plan, id, months) ?? plan.start;
  switch (kind) {
    case 'month':
      return month;
    case 'test':
      return { test: 'canBuy', from: month };
    case 'age':
      return ageAt(plan, id, month);
    case 'after':
      return afterAt(plan, id, { month, months });
  }
}

function monthIn(plan: PlanToRun, id: string, months: Months['months']): string | null {
  const happened = Object.hasOwn(months, id) ? months[id] : undefined;
  const moment = momentOf(plan, id);
  return happened ?? (moment === null ? null : monthText(moment.month));
}

function ageAt(plan: PlanToRun, id: string, month: string): When {
  const event = eventAt(plan, id);
  const own = event !== undefined && 'who' in event ? event.who : undefined;
  const who = own ?? Object.keys(plan.people ?? {})[0] ?? '';
  const born = plan.people?.[who]?.born ?? month;
  const age = Math.max(0, Math.round((monthNumber(month) - monthNumber(born)) / 12));
  return own === undefined ? { age, who } : { age };
}

/** After the event that happens last before it, or the first that it can come after. */
function afterAt(plan: PlanToRun, id: string, { month, months }: Months & { readonly month: string }): When {
  const anchors = anchorsFor(plan, id).map((anchor) => ({ anchor, at: monthIn(plan, anchor, months) }));
  const before = anchors.filter(({ at }) => at !== null && at <= month);
  const [last] = before.toSorted((one, other) => (other.at ?? '').localeCompare(one.at ?? ''));
  const { anchor, at } = last ?? anchors[0] ?? { anchor: id, at: null };
  return { after: anchor, months: at === null ? 0 : Math.max(0, monthNumber(month) - monthNumber(at)) };
}

/** What each way is called, beside its choice. */
export function kindLabel(plan: PlanToRun, id: string, kind: WhenKind): string {
  switch (kind) {
    case 'month':
      return 'In a month';
    case 'age': {
      const event = eventAt(plan, id);
      const who = event !== undefined && 'who' in event ? event.who : undefined;
      if (who === undefined) return 'At an age';
      const name = named(plan, who);
      return name === 'you' ? 'At an age of yours' : `At an age of ${name}`;
    }
    case 'after':
      return 'After another event';
    case 'test':
      return 'When the tests allow';
  }
}

function named(plan: PlanToRun, who: string): string {
  return personName(plan, who)
    .replace(/^You(?=r? |$)/, 'you')
    .replace(/^Your/, 'your');
}
