import { type Household, type MonthText, monthNumber, monthText } from '@freehold/finance';
import type { HouseholdGoal } from '@freehold/finance/decide';
import { apply, limits, type OptionChange, type PlanEvent, usualYears } from '@freehold/plan';
import { countable } from '../countable.ts';
import { asFirstHome } from '../first-home.ts';
import { householdOf } from '../household-of-plan.ts';
import type { MonthsFound } from '../plan-moments.ts';
import { active, type PlanToRun, personId } from '../plan-owners.ts';
import type { PlanRun } from '../run-plan.ts';
import { typicalNextPurchase } from '../typical-home.ts';
import type { PlanQuestion } from './question.ts';

/** An operation that an option of a plan can hold. */
export type OptionOperation = Extract<OptionChange, { ops: unknown }>['ops'][number];

/** A question made ready: the plan it rests on, and the operations that put a value into it. */
export interface Asked {
  readonly plan: PlanToRun;
  readonly years: number;
  /** Operations on the plan as given that make it hold a value. */
  readonly ops: (value: number) => readonly OptionOperation[];
  /** What the search is about, in a household of the plan; null where the household does not hold it. */
  readonly goal: (household: Household) => { readonly household: Household; readonly goal: HouseholdGoal } | null;
}

/** A question that is answered by a search. */
export type Searched = Exclude<PlanQuestion, { readonly ask: 'liveOn' }>;

/** A plan that ran. */
export type Ran = Extract<PlanRun, { readonly status: 'run' }>;

/** A plan with a question about it, made ready and run. */
export interface AskedPlan {
  readonly plan: PlanToRun;
  readonly question: Searched;
  readonly asked: Asked;
  readonly run: Ran;
}

/** A question as a search over values of a plan. */
export function askedOf(plan: PlanToRun, question: Searched): Asked {
  switch (question.ask) {
    case 'buyEarliest':
    case 'payMost':
      return purchaseAsked(plan, question);
    case 'stopWork':
      return stopAsked(plan, question);
    case 'saveMonthly':
      return savingAsked(plan, question);
    case 'highestRate':
      return rateAsked(plan);
  }
}

/** The plan with operations on it; those that do not apply are left out. */
export function planWith(plan: PlanToRun, ops: readonly OptionOperation[]): PlanToRun {
  return apply(plan, ops).plan;
}

/** The household of a plan, as its run has it; months are those that a run found. Throws Refusal where nobody is in it. */
export function countedHousehold(plan: PlanToRun, found: MonthsFound): Household {
  return countable(householdOf(plan, found).household, plan.years ?? usualYears).household;
}

/** An id that no event of a plan has, starting with some letters. */
export function freeEventId({ events = {} }: PlanToRun, wanted: string): string {
  let id = wanted;
  for (let count = 2; Object.hasOwn(events, id); count += 1) id = `${wanted}${count}`;
  return id;
}

/** The purchase that is asked about: its id in the plan, also of one that the plan does not hold yet. */
export function purchaseId(plan: PlanToRun, { event }: { readonly event?: string | undefined }): string {
  if (event !== undefined) return event;
  return active(plan.events).find(([, { do: does }]) => does === 'buy')?.[0] ?? freeEventId(plan, 'next');
}

type PurchaseQuestion = Extract<PlanQuestion, { readonly ask: 'buyEarliest' | 'payMost' }>;

function purchaseAsked(plan: PlanToRun, question: PurchaseQuestion): Asked {
  const id = purchaseId(plan, question);
  const monthly = question.ask === 'payMost';
  const start = monthNumber(plan.start);
  const waiting = { test: 'canBuy' as const, ...(question.ask === 'buyEarliest' && fromOf(question.from)) };
  const ops = (when: Extract<PlanEvent['when'], string | { test: 'canBuy' }>, price: number) =>
    purchaseOps(plan, { id, question }, { when, price });
  const base = planWith(plan, monthly ? ops(question.month, 1) : ops(waiting, question.price));
  return {
    plan: base,
    years: plan.years ?? usualYears,
    ops: (value) => (monthly ? ops(question.month, Math.max(1, value)) : ops(monthText(start + value), question.price)),
    goal: (household) => {
      const path = `events/${id}`;
      const event = household.events.find((one) => one.id === path);
      if (event?.do !== 'buy') return null;
      const { do: _, when: __, ...purchase } = event;
      const others = household.events.filter((one) => one.id !== path && !names(one, path));
      const goal: HouseholdGoal = monthly
        ? { ask: 'payMost', purchase, month: question.month }
        : { ask: 'buyEarliest', purchase, from: question.from };
      return { household: { ...household, events: others }, goal };
    },
  };
}

function fromOf(from: MonthText | undefined) {
  return from === undefined ? {} : { from };
}

interface Placed {
  readonly when: Extract<PlanEvent['when'], string | { test: 'canBuy' }>;
  readonly price: number;
}

/** A purchase of the plan at a time and price, or a new one: to live in where nothing is owned or bought before, else to let. */
function purchaseOps(
  plan: PlanToRun,
  { id, question }: { readonly id: string; readonly question: PurchaseQuestion },
  { when, price }: Placed,
): readonly OptionOperation[] {
  const { depositPct, home } = question;
  const path = `events/${id}` as const;
  const lvr = depositPct === undefined ? undefined : 100 - depositPct;
  if (plan.events?.[id]?.do === 'buy') {
    return [
      { on: path },
      { set: `${path}/when`, to: when },
      { set: `${path}/home/value`, to: price },
      ...(lvr === undefined ? [] : [{ set: `${path}/loan/lvr` as const, to: lvr }]),
    ];
  }
  const purchase =
    home === undefined
      ? typicalNextPurchase(plan, price).purchase
      : { home: { ...home, value: price }, ...asFirstHome(plan, home) };
  const loan = lvr === undefined ? {} : { loan: { lvr } };
  return [{ put: path, to: { do: 'buy', when, ...purchase, ...loan } }];
}

/** Whether an event is about a home or a loan that a purchase brings. */
function names(event: object, purchase: string): boolean {
  const about = Object.entries(event).flatMap(([key, value]) =>
    ['what', 'home', 'loan'].includes(key) ? [value] : [],
  );
  return about.some((value) => value === purchase || value === `${purchase}.loan`);
}

/** Those who are paid for work, or everybody where nobody is. */
export function workersOf(plan: PlanToRun): readonly string[] {
  const paid = active(plan.incomes).flatMap(([, { who, type }]) =>
    type === 'salary' || type === 'business' ? [who] : [],
  );
  const people = Object.keys(plan.people ?? {});
  const workers = people.filter((id) => paid.includes(id));
  return workers.length > 0 ? workers : people;
}

type StopQuestion = Extract<PlanQuestion, { readonly ask: 'stopWork' }>;

function stopAsked(plan: PlanToRun, { spend, untilAge, who = workersOf(plan) }: StopQuestion): Asked {
  const [first = ''] = Object.keys(plan.people ?? {});
  const born = plan.people?.[first]?.born ?? plan.start;
  const months = monthNumber(born) + untilAge * 12 - monthNumber(plan.start);
  // One more, for a start in the middle of a financial year.
  const years = Math.min(limits.years, Math.max(plan.years ?? usualYears, Math.ceil(months / 12) + 1));
  const start = monthNumber(plan.start);
  return {
    plan: { ...plan, years },
    years,
    ops: (value) => stopOps(plan, who, { when: monthText(start + value), spend }),
    goal: (household) => ({
      household,
      goal: {
        ask: 'retireEarliest',
        people: who.map(personId),
        spendingAnnual: spend,
        until: { person: personId(first), age: untilAge },
      },
    }),
  };
}

/** Everybody named stops in the month, and at no other time; what hangs on it moves with it. */
function stopOps(
  plan: PlanToRun,
  who: readonly string[],
  { when, spend }: { readonly when: MonthText; readonly spend: number },
): readonly OptionOperation[] {
  return who.flatMap((person): readonly OptionOperation[] => {
    const [kept, ...others] = active(plan.events).flatMap(([id, event]) =>
      event.do === 'retire' && event.who === person ? [`events/${id}` as const] : [],
    );
    if (kept === undefined) {
      const id = freeEventId(plan, `stop${person.toUpperCase()}`.slice(0, 12));
      return [{ put: `events/${id}`, to: { do: 'retire', who: person, when, spend } }];
    }
    return [
      { set: `${kept}/when`, to: when },
      { set: `${kept}/spend`, to: spend },
      ...others.map((path) => ({ off: path })),
    ];
  });
}

function savingAsked(
  plan: PlanToRun,
  { netWorth, month }: Extract<PlanQuestion, { readonly ask: 'saveMonthly' }>,
): Asked {
  // Rent is what it is.
  const costs = active(plan.costs).filter(([, { whileRenting }]) => whileRenting !== true);
  const { start } = plan;
  const spent = costs.reduce((sum, [, { monthly, from = start, to = start }]) => {
    return from <= start && start <= to ? sum + monthly : sum;
  }, 0);
  const cut = (id: string, to: number): OptionOperation => ({ set: `costs/${id}/monthly`, to });
  return {
    plan,
    years: plan.years ?? usualYears,
    ops: (value) => {
      const part = spent === 0 ? 1 : Math.max(0, 1 - value / spent);
      return costs.map(([id, { monthly }]) => cut(id, Math.round(monthly * part * 100) / 100));
    },
    goal: (household) => ({ household, goal: { ask: 'saveMonthly', netWorth, month } }),
  };
}

function rateAsked(plan: PlanToRun): Asked {
  const path = `events/${freeEventId(plan, 'rise')}` as const;
  const when = monthText(monthNumber(plan.start) + 1);
  return {
    plan,
    years: plan.years ?? usualYears,
    ops: (value) => [{ put: path, to: { do: 'rates', when, add: value / 100 } }],
    goal: (household) => ({ household, goal: { ask: 'highestRise' } }),
  };
}
