import { recordName } from '@freehold/domain';
import { growthRates } from '@freehold/finance';
import type { OptionChange, Plan, PlanEvent } from '@freehold/plan';

/** An option that is ready to be added. */
export interface Idea {
  readonly name: string;
  readonly changes: readonly OptionChange[];
}

type Base = Omit<Plan, 'options'>;
type When = PlanEvent['when'];
type Named = readonly [id: string, event: PlanEvent];

const buyLaterYears = 2;
const stopEarlierYears = 3;
const lessSpentPct = 10;
const ratesUpPct = 2;
const growthDownPct = 1;

/** Options that fit what the plan has: none for a purchase where nothing is bought, none for rates without a loan. */
export function optionIdeas(plan: Base): readonly Idea[] {
  const events = Object.entries(plan.events ?? {}).filter(([, { off }]) => !off);
  return [
    ...buyLater(plan, events),
    ...withoutPurchase(plan, events),
    ...stopEarlier(plan, events),
    ...spendLess(plan, events),
    ...ratesUp(plan, events),
    ...growthDown(plan, events),
  ];
}

function firstPurchase(events: readonly Named[]): Named | undefined {
  return events.find(([, event]) => event.do === 'buy');
}

function buyLater(plan: Base, events: readonly Named[]): readonly Idea[] {
  const buy = firstPurchase(events);
  if (buy === undefined) return [];
  const [id, { when }] = buy;
  const to = laterBy(when, buyLaterYears, plan.start);
  return [{ name: `Buy ${buyLaterYears} years later`, changes: [{ set: `events/${id}/when`, to }] }];
}

function withoutPurchase(plan: Base, events: readonly Named[]): readonly Idea[] {
  const buy = firstPurchase(events);
  if (buy === undefined) return [];
  const name = `Without ${recordName(plan, 'events', buy[0])}`.slice(0, 60);
  return [{ name, changes: [{ off: `events/${buy[0]}` }] }];
}

/** Everybody who stops work, each as a change of its own; not before the plan begins. */
function stopEarlier(plan: Base, events: readonly Named[]): readonly Idea[] {
  const changes = events.flatMap(([id, event]) => {
    if (event.do !== 'retire' || !startsAfter(plan, event)) return [];
    return [{ set: `events/${id}/when` as const, to: laterBy(event.when, 0 - stopEarlierYears, plan.start) }];
  });
  return changes.length === 0 ? [] : [{ name: `Stop work ${stopEarlierYears} years earlier`, changes }];
}

/** Whether somebody stops work late enough that it can be so many years earlier. */
function startsAfter(plan: Base, { who, when }: Extract<PlanEvent, { do: 'retire' }>): boolean {
  const earliest = monthCount(plan.start) + stopEarlierYears * 12;
  if (typeof when === 'string') return monthCount(when) > earliest;
  if (!('age' in when)) return false;
  const born = plan.people?.[when.who ?? who]?.born;
  return born !== undefined && monthCount(born) + when.age * 12 > earliest;
}

/** Off living costs, and off what is spent once work stops, which takes their place. */
function spendLess(plan: Base, events: readonly Named[]): readonly Idea[] {
  const part = 1 - lessSpentPct / 100;
  const costs = Object.entries(plan.costs ?? {}).flatMap(([id, { monthly, off }]) => {
    if (off || monthly < 1) return [];
    return [{ set: `costs/${id}/monthly` as const, to: Math.round(monthly * part) }];
  });
  const later = events.flatMap(([id, event]) => {
    if (event.do !== 'retire' || event.spend === undefined || event.spend < 1) return [];
    return [{ set: `events/${id}/spend` as const, to: Math.round(event.spend * part) }];
  });
  const changes = [...costs, ...later];
  return changes.length === 0 ? [] : [{ name: `Spend ${lessSpentPct}% less`, changes }];
}

function ratesUp(plan: Base, events: readonly Named[]): readonly Idea[] {
  if (Object.keys(plan.loans ?? {}).length === 0 && firstPurchase(events) === undefined) return [];
  const year = Number(plan.start.slice(0, 4)) + 1;
  const used = Object.keys(plan.events ?? {});
  const id = ['ratesUp', 'ratesUp2', 'ratesUp3'].find((each) => !used.includes(each)) ?? `ratesUp${used.length}`;
  return [
    {
      name: `Rates +${ratesUpPct}% from January ${year}`,
      changes: [{ put: `events/${id}`, to: { do: 'rates', when: `${year}-01`, add: ratesUpPct } }],
    },
  ];
}

/** In each state with a home or a purchase, as the plan has it or as is usual. */
function growthDown(plan: Base, events: readonly Named[]): readonly Idea[] {
  const homes = Object.values(plan.homes ?? {}).map(({ state }) => state);
  const bought = events.flatMap(([, event]) => (event.do === 'buy' ? [event.home.state] : []));
  const changes = [...new Set([...homes, ...bought])].map((state) => {
    const growth = plan.assume?.growth?.[state] ?? growthRates.value.medium;
    return { set: `assume/growth/${state}` as const, to: Math.max(-100, growth - growthDownPct) };
  });
  return changes.length === 0 ? [] : [{ name: `Growth ${growthDownPct}% lower`, changes }];
}

/** A time so many years later, or earlier below 0. */
function laterBy(when: When, years: number, start: string): When {
  if (typeof when === 'string') return monthAfter(when, years * 12);
  if ('age' in when) return { ...when, age: when.age + years };
  if ('test' in when) return { ...when, from: monthAfter(when.from ?? start, years * 12) };
  return { ...when, months: Math.max(0, (when.months ?? 0) + years * 12) };
}

function monthAfter(month: string, months: number): string {
  const count = monthCount(month) + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

function monthCount(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}
