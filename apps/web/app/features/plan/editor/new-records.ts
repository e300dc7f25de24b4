import { firstPlan, typicalNextHome, typicalNextPurchase } from '@freehold/domain';
import {
  fullTimeSalary,
  loanYearsLeft,
  monthNumber,
  monthText,
  retirementAge,
  type State,
  typicalPurchase,
  typicalSellingCosts,
  usualAssumptions,
} from '@freehold/finance';
import type { Operation, Plan } from '@freehold/plan';
import type { PlanShown } from './field-spec.ts';

/** What can be added, by its key in `newRecords`. */
export type NewKind = (typeof newKinds)[number];

/** What can be added to a plan, in the order of the screen. */
export const newKinds = [
  'home',
  'loan',
  'income',
  'super',
  'cash',
  'shares',
  'cost',
  'person',
  'child',
  'trust',
  'fund',
  'buy',
  'sell',
  'refinance',
  'renovate',
  'rates',
  'birth',
  'work',
  'retire',
  'incomeGoal',
  'cashGoal',
] as const;

/** A new record: the part it goes to, what it is, and the fields of it that are typical. */
export interface NewRecord {
  readonly part: string;
  readonly record: Readonly<Record<string, unknown>>;
  readonly typical: readonly string[];
}

/** A record of a kind with typical values to start from; null where the plan has nothing it could rest on. */
export function newRecord(plan: PlanShown, kind: NewKind): NewRecord | null {
  return makers[kind](plan);
}

type Maker = (plan: PlanShown) => NewRecord | null;

const usualLvr = 80;

const makers: Readonly<Record<NewKind, Maker>> = {
  home: (plan) => {
    const { home, typical } = typicalNextHome(Object.values(plan.homes ?? {}));
    return { part: 'homes', record: { ...home }, typical };
  },
  loan: (plan) => {
    const [id, home] = homeWithoutLoan(plan);
    const on = id === undefined ? {} : { on: [id] };
    const most = Math.round(((home?.value ?? typicalPurchase.value.price) * usualLvr) / 100);
    // What the home owes already is part of it.
    const balance = Math.max(0, most - owedOn(plan, id));
    return {
      part: 'loans',
      record: { ...on, balance, ends: monthAfter(plan, loanYearsLeft.value * 12) },
      typical: ['balance', 'ends'],
    };
  },
  income: (plan) => {
    const who = personWithout(plan, plan.incomes);
    if (who === undefined) return null;
    return { part: 'incomes', record: { who, type: 'salary', yearly: fullTimeSalary.value }, typical: ['yearly'] };
  },
  super: (plan) => {
    const who = personWithout(plan, plan.super);
    if (who === undefined) return null;
    return { part: 'super', record: { who, balance: usual(plan, who).super?.a?.balance ?? 0 }, typical: ['balance'] };
  },
  cash: (plan) => ({ part: 'money', record: { balance: savings(plan) }, typical: ['balance'] }),
  shares: (plan) => ({ part: 'money', record: { type: 'shares', balance: savings(plan) }, typical: ['balance'] }),
  cost: (plan) => {
    const hasCosts = Object.keys(plan.costs ?? {}).length > 0;
    // Only living costs have a typical figure.
    const monthly = hasCosts ? 0 : (usual(plan).costs?.living?.monthly ?? 0);
    return { part: 'costs', record: { monthly }, typical: ['monthly'] };
  },
  person: (plan) => ({
    part: 'people',
    record: { born: usual(plan).people?.a?.born ?? plan.start },
    typical: ['born'],
  }),
  child: (plan) => ({ part: 'kids', record: { born: plan.start }, typical: ['born'] }),
  trust: (plan) => ({
    part: 'owners',
    record: { type: 'discretionaryTrust', state: stateOf(plan) },
    typical: [],
  }),
  fund: (plan) => {
    const members = Object.keys(plan.people ?? {});
    return members.length === 0 ? null : { part: 'owners', record: { type: 'smsf', members }, typical: [] };
  },
  buy: (plan) => {
    const { purchase, typical } = typicalNextPurchase(plan);
    return event({ do: 'buy', when: { test: 'canBuy' }, ...purchase }, ['when', ...typical]);
  },
  sell: (plan) => {
    const home = Object.entries(plan.homes ?? {}).find(([, { use }]) => use === 'rent') ?? firstOf(plan.homes);
    if (home === undefined) return null;
    const costsPct = typicalSellingCosts.value;
    return event({ do: 'sell', home: home[0], when: monthAfter(plan, 60), costsPct }, ['when', 'costsPct']);
  },
  refinance: (plan) => {
    const [loan] = firstOf(plan.loans) ?? [];
    if (loan === undefined) return null;
    const pct = plan.assume?.rate ?? usualAssumptions.loanRatePct;
    return event({ do: 'refinance', loan, when: monthAfter(plan, 12), pct }, ['when', 'pct']);
  },
  renovate: (plan) => {
    const [home] = firstOf(plan.homes) ?? [];
    return home === undefined
      ? null
      : event({ do: 'renovate', home, when: monthAfter(plan, 24), cost: 0 }, ['when', 'cost']);
  },
  rates: (plan) => event({ do: 'rates', add: 1, when: monthAfter(plan, 12) }, ['when', 'add']),
  birth: (plan) => event({ do: 'child', when: monthAfter(plan, 12) }),
  work: (plan) => {
    const who = Object.keys(plan.people ?? {}).at(-1);
    return who === undefined ? null : event({ do: 'work', who, days: 4, when: monthAfter(plan, 12) }, ['when', 'days']);
  },
  retire: (plan) => {
    const stops = Object.values(plan.events ?? {}).flatMap((each) => (each.do === 'retire' ? [each.who] : []));
    const who = Object.keys(plan.people ?? {}).find((id) => !stops.includes(id));
    if (who === undefined) return null;
    return event({ do: 'retire', who, when: { age: Math.max(retirementAge.value, ageOf(plan, who) + 1) } });
  },
  incomeGoal: (plan) => {
    const yearly = usual(plan).events?.stopA;
    const spend = yearly?.do === 'retire' ? yearly.spend : undefined;
    const [from] = Object.entries(plan.events ?? {}).find(([, each]) => each.do === 'retire') ?? [];
    return {
      part: 'goals',
      record: { ask: 'income', yearly: spend ?? 0, ...(from !== undefined && { from }) },
      typical: ['yearly'],
    };
  },
  cashGoal: (plan) => ({ part: 'goals', record: { ask: 'cashAbove', amount: savings(plan) }, typical: ['amount'] }),
};

function event(record: Readonly<Record<string, unknown>>, typical: readonly string[] = ['when']): NewRecord {
  return { part: 'events', record, typical };
}

/** The plan that nobody's answers give: typical super, savings and living costs, of somebody of this plan where one is named. */
function usual(plan: PlanShown, who?: string): Plan {
  const pay = Object.values(plan.incomes ?? {}).find((income) => income.who === who)?.yearly ?? null;
  const person = { age: who === undefined ? null : ageOf(plan, who), income: pay, super: null };
  const people = Object.keys(plan.people ?? {}).length > 1 ? [person, person] : [person];
  return firstPlan({
    start: plan.start,
    people,
    homes: [],
    rentWeekly: null,
    savings: null,
    monthlySpending: null,
    want: 'look',
  });
}

function savings(plan: PlanShown): number {
  return usual(plan).money?.cash?.balance ?? 0;
}

function ageOf(plan: PlanShown, who: string): number {
  const born = plan.people?.[who]?.born ?? plan.start;
  return Math.max(0, Math.floor((monthNumber(plan.start) - monthNumber(born)) / 12));
}

function personWithout(
  plan: PlanShown,
  rows: Readonly<Record<string, { readonly who: string }>> | undefined,
): string | undefined {
  const ids = Object.keys(plan.people ?? {});
  const having = Object.values(rows ?? {}).map(({ who }) => who);
  return ids.find((id) => !having.includes(id)) ?? ids[0];
}

function homeWithoutLoan({ homes = {}, loans = {} }: PlanShown) {
  const secured = new Set(Object.values(loans).flatMap(({ on = [] }) => on));
  const rows = Object.entries(homes);
  return rows.find(([id]) => !secured.has(id)) ?? rows[0] ?? [];
}

/** Dollars that the loans on a home owe. */
function owedOn({ loans = {} }: PlanShown, home: string | undefined): number {
  return Object.values(loans).reduce((sum, { on = [], balance = 0, off }) => {
    return !off && on.some((id) => id === home) ? sum + balance : sum;
  }, 0);
}

function firstOf<Row>(rows: Readonly<Record<string, Row>> | undefined): readonly [string, Row] | undefined {
  return Object.entries(rows ?? {})[0];
}

function stateOf({ homes = {} }: PlanShown): State {
  return Object.values(homes)[0]?.state ?? 'NSW';
}

function monthAfter({ start }: PlanShown, months: number): string {
  return monthText(monthNumber(start) + months);
}

/** The operations that add a record under an id that nothing in the plan has; an option does not mark what is typical. */
export function addOps(
  plan: Plan,
  made: NewRecord,
  isOption: boolean,
): { readonly path: string; readonly ops: readonly Operation[] } {
  const path = `${made.part}/${freeId(plan, made.part)}`;
  const origins = made.typical.map((field): Operation => ({ set: `origin/${path}/${field}`, to: 'typical' }));
  return { path, ops: [{ put: path, to: { ...made.record } }, ...(isOption ? [] : origins)] };
}

const idParts = [
  'people',
  'kids',
  'owners',
  'incomes',
  'super',
  'money',
  'homes',
  'loans',
  'costs',
  'events',
  'goals',
] as const;

/** An id that no record has: a purchase is named like the home and the loan that it brings. */
function freeId(plan: Plan, part: string): string {
  const inOptions = JSON.stringify(plan.options ?? {});
  const taken = new Set(idParts.flatMap((each) => Object.keys(plan[each] ?? {})));
  for (let count = 1; ; count += 1) {
    const id = `${part.charAt(0)}${count}`;
    if (!taken.has(id) && !inOptions.includes(`/${id}"`)) return id;
  }
}
