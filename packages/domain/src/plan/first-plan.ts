import {
  fullTimeSalary,
  incomeNeedPercent,
  lendingPolicy,
  loanYearsLeft,
  type MonthText,
  monthNumber,
  monthText,
  retirementAge,
  type State,
  typicalPurchase,
  typicalSavings,
  typicalSuper,
} from '@freehold/finance';
import type { Plan } from '@freehold/plan';

/** What somebody wants to know first. */
export const firstQuestions = ['buyNext', 'retire', 'cope', 'keepOrSell', 'look'] as const;
export type FirstQuestion = (typeof firstQuestions)[number];

/** A person of the first questions; null is not said. Age in whole years; dollars, income a year before tax. */
export interface FirstPerson {
  readonly age: number | null;
  readonly income: number | null;
  readonly super: number | null;
}

/** A property of the first questions: dollars, rent a week; null is not said, owing nothing is 0. */
export interface FirstHome {
  readonly use: 'home' | 'rent';
  readonly state: State;
  readonly value: number;
  readonly owing: number;
  readonly rentWeekly: number | null;
}

/** Answers to the five questions. Dollars; null is not said. */
export interface FirstAnswers {
  /** Month of the plan's start. */
  readonly start: MonthText;
  /** One or two. */
  readonly people: readonly FirstPerson[];
  readonly homes: readonly FirstHome[];
  readonly savings: number | null;
  readonly monthlySpending: number | null;
  readonly want: FirstQuestion;
}

/** Age of somebody who does not say. */
const typicalAge = 35;
const personIds = ['a', 'b'] as const;

/**
 * The plan that the five questions give, valid whatever was left out: what nobody said is filled in by our typical
 * figures and marked so in `origin`, by the path of its field. Everybody stops work at the age of our retirement
 * rule, and the last to stop brings the spending of its income need.
 */
export function firstPlan(answers: FirstAnswers): Plan {
  const { start, homes, want } = answers;
  const origin = new Map<string, 'typical' | 'checked'>();
  const said = (path: string, given: number | null, typical: number): number => {
    origin.set(path, given === null ? 'typical' : 'checked');
    return given ?? typical;
  };

  const people = answers.people.slice(0, personIds.length).map((person, place) => {
    const id = personIds[place] ?? personIds[0];
    const age = said(`people/${id}/born`, person.age, typicalAge);
    const income = said(`incomes/${id}/yearly`, person.income, fullTimeSalary.value);
    return { id, age, income, super: said(`super/${id}/balance`, person.super, superAt(age, income)) };
  });
  const byId = <Row>(row: (person: (typeof people)[number]) => Row) =>
    Object.fromEntries(people.map((person) => [person.id, row(person)]));

  const monthly = said('costs/living/monthly', answers.monthlySpending, benchmark(people.length));
  const reserve = monthly * typicalSavings.value;
  const savings = said('money/cash/balance', answers.savings, reserve);
  const floor = said('route/floor', null, reserve);
  const stops = stopsOf(people);
  for (const path of Object.keys(stops)) origin.set(`events/${path}/when`, 'typical');

  return {
    plan: 1,
    start,
    people: byId(({ age }) => ({ born: bornAt(start, age) })),
    incomes: byId(({ id, income }) => ({ who: id, type: 'salary' as const, yearly: income })),
    super: byId(({ id, super: balance }) => ({ who: id, balance })),
    money: { cash: { balance: savings } },
    ...propertiesOf(homes, start, said),
    costs: { living: { monthly } },
    // A purchase does not take the last dollar.
    route: { floor },
    events: { ...stops, ...(want === 'buyNext' ? { next: nextPurchase(homes, origin) } : {}) },
    pinned: pinnedFor(want),
    origin: Object.fromEntries(origin),
  };
}

type Said = (path: string, given: number | null, typical: number) => number;

/** Born in the middle of the year that makes somebody so old at the start. */
function bornAt(start: MonthText, age: number): MonthText {
  return monthText(monthNumber(start) - age * 12 - 6);
}

/** Super at an age of somebody who worked since the rule's on what is today's salary, to the nearest $1,000. */
function superAt(age: number, salary: number): number {
  const { from, paidInPct, overWagesPct } = typicalSuper.value;
  const growth = overWagesPct / 100;
  const years = Math.max(0, age - from);
  return Math.round((salary * paidInPct * ((1 + growth) ** years - 1)) / growth / 100_000) * 1_000;
}

function benchmark(adults: number): number {
  const [none = 0] = lendingPolicy.value.benchmarkMonthly[adults > 1 ? 'couple' : 'single'];
  return none;
}

function stopsOf(people: readonly { readonly id: string; readonly age: number; readonly income: number }[]) {
  const income = people.reduce((sum, each) => sum + each.income, 0);
  const spend = Math.round((income * incomeNeedPercent.value) / 100);
  const youngest = people.toSorted((one, other) => one.age - other.age)[0];
  return Object.fromEntries(
    people.map((person) => [
      `stop${person.id.toUpperCase()}`,
      {
        do: 'retire' as const,
        who: person.id,
        when: { age: Math.max(retirementAge.value, person.age + 1) },
        ...(person === youngest && { spend }),
      },
    ]),
  );
}

/** The properties and a loan for each that owes; on a rental without a rent our typical one in proportion to its value. */
function propertiesOf(homes: readonly FirstHome[], start: MonthText, said: Said): Pick<Plan, 'homes' | 'loans'> {
  const { price, rentWeekly } = typicalPurchase.value;
  const ends = monthText(monthNumber(start) + loanYearsLeft.value * 12);
  const rows = homes.map((home, place) => ({ ...home, id: `h${place + 1}` }));
  const owing = rows.filter(({ owing }) => owing > 0);
  return {
    ...(rows.length > 0 && {
      homes: Object.fromEntries(
        rows.map(({ id, use, state, value, rentWeekly: given }) => [
          id,
          {
            use,
            state,
            value,
            ...(use === 'rent' && { rent: said(`homes/${id}/rent`, given, Math.round((value * rentWeekly) / price)) }),
          },
        ]),
      ),
    }),
    ...(owing.length > 0 && {
      loans: Object.fromEntries(
        owing.map(({ id, owing: balance }) => [`l${id.slice(1)}`, { on: [id], balance, ends }]),
      ),
    }),
  };
}

/** As soon as the tests allow: a rental for those who own a home, else a home to live in. */
function nextPurchase(homes: readonly FirstHome[], origin: Map<string, string>) {
  const { price, rentWeekly } = typicalPurchase.value;
  const owns = homes.some(({ use }) => use === 'home');
  origin.set('events/next/home/value', 'typical');
  if (owns) origin.set('events/next/home/rent', 'typical');
  return {
    do: 'buy' as const,
    when: { test: 'canBuy' as const },
    home: {
      use: owns ? ('rent' as const) : ('home' as const),
      state: homes[0]?.state ?? ('NSW' as const),
      value: price,
      ...(owns && { rent: rentWeekly }),
    },
  };
}

function pinnedFor(want: FirstQuestion): NonNullable<Plan['pinned']> {
  switch (want) {
    case 'buyNext':
      return { measure: 'nextPurchase' };
    case 'retire':
      return { measure: 'moneyLasts' };
    case 'cope':
      return { measure: 'lowestCash' };
    case 'keepOrSell':
    case 'look':
      return { measure: 'netWorth', age: retirementAge.value };
  }
}
