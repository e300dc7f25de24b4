import type { Plan, PlanEvent } from '@freehold/plan';
import { monthText } from '../figures/timeline-words.ts';
import { durationText } from '../text/duration.ts';
import { numberText, rateText } from '../text/rates.ts';

type Names = Pick<Plan, 'people' | 'incomes' | 'super' | 'money' | 'homes' | 'loans' | 'costs' | 'events'>;
type When = PlanEvent['when'];
type HomeRecord = NonNullable<Plan['homes']>[string];

/** What a home may be used as. */
export type HomeUse = NonNullable<HomeRecord['use']>;

/** What a home is used as: lived in, unless a rent or a use is entered. */
export function usedAs({ use, rent }: Pick<HomeRecord, 'use' | 'rent'>): HomeUse {
  return use ?? (rent === undefined ? 'home' : 'rent');
}

/** What a person is called: their name, or who they are by their place. */
export function personName(plan: Names, id: string): string {
  const ids = Object.keys(plan.people ?? {});
  return own(plan.people, id)?.name ?? (ids.indexOf(id) > 0 ? 'Your partner' : 'You');
}

/** What a home is called, also one that a purchase brings: `Ipswich`, `the rental in QLD`, `the second rental in QLD`. */
export function homeName(plan: Names, id: string): string {
  const homes = homesIn(plan);
  const home = homes.find(([key]) => key === id)?.[1];
  if (home === undefined) return 'a home that is not in the plan';
  if (home.name !== undefined) return home.name;
  const kind = kindOfHome(home);
  return oneOf(
    kind,
    homes.flatMap(([key, each]) => (each.name === undefined && kindOfHome(each) === kind ? [key] : [])).indexOf(id),
  );
}

type Called = Pick<HomeRecord, 'name' | 'use' | 'rent' | 'state'>;

/** Those owned at the start, then those that purchases bring. */
function homesIn({ homes = {}, events = {} }: Names): readonly (readonly [string, Called])[] {
  const bought = Object.entries(events).flatMap(([id, event]): [string, Called][] =>
    event.do === 'buy' ? [[id, { ...event.home, ...(event.name !== undefined && { name: event.name }) }]] : [],
  );
  return [...Object.entries(homes), ...bought];
}

function kindOfHome({ state, ...home }: Called): string {
  return `${usedAs(home) === 'rent' ? 'rental' : 'home'} in ${state}`;
}

const ordinals = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** One of several that have no name of their own, by its place from 0. */
function oneOf(kind: string, place: number): string {
  if (place <= 0) return `the ${kind}`;
  return `the ${ordinals[place - 1] ?? `${place + 1}th`} ${kind}`;
}

/** What a loan is called: its name, or what it is on. */
export function loanName(plan: Names, id: string): string {
  const loan = own(plan.loans, id);
  if (loan?.name !== undefined) return loan.name;
  const [home] = loan?.on ?? (own(plan.events, id) === undefined ? [] : [id]);
  if (home !== undefined) return oneOf(`loan on ${homeName(plan, home)}`, loansOn(plan, home).indexOf(id));
  return loan?.type === 'card' ? 'the card' : 'the loan';
}

/** The loans without a name whose first property it is. */
function loansOn({ loans = {} }: Names, home: string): readonly string[] {
  return Object.entries(loans).flatMap(([id, { name, on }]) => (name === undefined && on?.[0] === home ? [id] : []));
}

/** What an event does: `Sell Geelong`, `Alex stops work`. Starts with a capital. */
export function eventName(plan: Names, id: string): string {
  const event = own(plan.events, id);
  if (event === undefined) return 'An event that is not in the plan';
  switch (event.do) {
    case 'buy':
      return `Buy ${event.name ?? `the ${purchaseKind(plan, id)}`}`;
    case 'sell':
      return `Sell ${homeName(plan, event.home)}`;
    case 'refinance':
      return event.name ?? `Refinance ${loanName(plan, event.loan)}`;
    case 'renovate':
      return event.name ?? `Renovate ${homeName(plan, event.home)}`;
    case 'rates':
      return event.name ?? `Rates ${event.add < 0 ? '' : '+'}${rateText(event.add)}`;
    case 'child':
      return event.name ?? 'Child';
    case 'work':
      return `${personName(plan, event.who)} ${verb(plan, event.who, 'work')} ${numberText(event.days)} days a week`;
    case 'retire':
      return `${personName(plan, event.who)} ${verb(plan, event.who, 'stop')} work`;
  }
}

/** Whether a purchase, or one that the plan does not hold yet, is the first of people who own nothing in the plan. */
export function isFirstPurchase({ homes = {}, events = {} }: Pick<Names, 'homes' | 'events'>, id?: string): boolean {
  const buys = Object.entries(events).flatMap(([key, event]) => (event.do === 'buy' && !event.off ? [key] : []));
  return Object.values(homes).every(({ off }) => off === true) && (buys.length === 0 || buys[0] === id);
}

/**
 * What a purchase brings that has no name, or one that the plan does not hold yet: the first purchase of people who own
 * nothing brings a `first home`, or a `first property` where it is let; any other the `next property`.
 */
export function purchaseKind(plan: Pick<Names, 'homes' | 'events'>, id?: string): string {
  if (!isFirstPurchase(plan, id)) return 'next property';
  const event = id === undefined ? undefined : own(plan.events, id);
  const home = event?.do === 'buy' ? event.home : undefined;
  return home !== undefined && usedAs(home) === 'rent' ? 'first property' : 'first home';
}

function verb(plan: Names, who: string, stem: string): string {
  return personName(plan, who) === 'You' ? stem : `${stem}s`;
}

/** When something happens, after the words of what it is: `in March 2031`, `at 62`, `12 months after Alex stops work`. */
export function whenWords(plan: Names, when: When): string {
  if (typeof when === 'string') return `in ${monthText(when)}`;
  if ('age' in when) return ageWords(plan, when);
  if ('test' in when) {
    return `as soon as the tests allow${when.from === undefined ? '' : `, not before ${monthText(when.from)}`}`;
  }
  const { months = 0 } = when;
  const event = eventNoun(plan, when.after);
  return months === 0 ? `with ${event}` : `${durationText(months)} after ${event}`;
}

function ageWords(plan: Names, { age, who }: { readonly age: number; readonly who?: string }): string {
  return who === undefined ? `at ${age}` : `when ${lowerYou(personName(plan, who))} ${verb(plan, who, 'turn')} ${age}`;
}

/** An event as a noun, after `Without` or `With`: `the sale of Geelong`. */
export function eventNoun(plan: Names, id: string): string {
  const event = own(plan.events, id);
  switch (event?.do) {
    case undefined:
      return 'an event that is not in the plan';
    case 'buy':
      return `the purchase of ${event.name ?? `the ${purchaseKind(plan, id)}`}`;
    case 'sell':
      return `the sale of ${homeName(plan, event.home)}`;
    case 'refinance':
      return event.name ?? `refinancing ${loanName(plan, event.loan)}`;
    case 'renovate':
      return event.name ?? `the renovation of ${homeName(plan, event.home)}`;
    case 'rates':
      return event.name ?? `the change of rates by ${rateText(event.add)}`;
    case 'child':
      return event.name ?? 'the child';
    case 'work':
      return `${numberText(event.days)} days a week for ${lowerYou(personName(plan, event.who))}`;
    case 'retire':
      return `stopping work for ${lowerYou(personName(plan, event.who))}`;
  }
}

/** What any record is called within a sentence, by its part and id. */
export function recordName(plan: Names, part: string, id: string): string {
  const names: Readonly<Record<string, () => string>> = {
    homes: () => homeName(plan, id),
    loans: () => loanName(plan, id),
    events: () => eventNoun(plan, id),
    people: () => lowerYou(personName(plan, id)),
    incomes: () => own(plan.incomes, id)?.name ?? ofPerson(plan, own(plan.incomes, id)?.who, 'pay'),
    super: () => own(plan.super, id)?.name ?? ofPerson(plan, own(plan.super, id)?.who, 'super'),
    money: () => own(plan.money, id)?.name ?? (own(plan.money, id)?.type === 'shares' ? 'shares' : 'savings'),
    costs: () => costName(plan, id),
  };
  return own(names, part)?.() ?? part;
}

function costName(plan: Names, id: string): string {
  const cost = own(plan.costs, id);
  if (cost?.name !== undefined) return cost.name;
  if (cost?.whileRenting === true) return 'the rent you pay';
  if (id === 'living') return 'living costs';
  // An id that somebody wrote, not one that was made.
  return /^[a-z]+$/i.test(id) ? `costs of ${id}` : 'other costs';
}

/** What somebody has, within a sentence: `your super`, `Alex’s pay`. */
export function ofPerson(plan: Names, who: string | undefined, what: string): string {
  const name = lowerYou(personName(plan, who ?? ''));
  return `${name === 'you' ? 'your' : `${name}’s`} ${what}`;
}

function lowerYou(name: string): string {
  return name.replace(/^You(?=r? |r?$)/, 'you');
}

function own<Row>(rows: Readonly<Record<string, Row>> | undefined, id: string): Row | undefined {
  return rows !== undefined && Object.hasOwn(rows, id) ? rows[id] : undefined;
}
