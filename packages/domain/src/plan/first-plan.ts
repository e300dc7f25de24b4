import {
  fullTimeSalary,
  incomeNeedPercent,
  lendingPolicy,
  type MonthText,
  monthNumber,
  monthText,
  retirementAge,
  type State,
  typicalRentPaid,
  typicalSavings,
  typicalSuper,
} from '@freehold/finance';
import type { Plan } from '@freehold/plan';
import type { Brought, BroughtHome, BroughtLoan } from './brought.ts';
import {
  broughtDebts,
  broughtHome,
  broughtIncomes,
  broughtPurchase,
  homeLoanTerms,
  type Said,
} from './brought-parts.ts';
import { typicalHome, typicalNextPurchase } from './typical-home.ts';

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
  /** Terms of its loan, where a calculator brought them. */
  readonly loan?: BroughtLoan;
  /** What else a calculator brought of it. */
  readonly known?: BroughtHome;
}

/** Answers to the five questions. Dollars; null is not said. */
export interface FirstAnswers {
  /** Month of the plan's start. */
  readonly start: MonthText;
  /** One or two. */
  readonly people: readonly FirstPerson[];
  readonly homes: readonly FirstHome[];
  /** A week; counts where nobody owns the home they live in. */
  readonly rentWeekly: number | null;
  readonly savings: number | null;
  readonly monthlySpending: number | null;
  readonly want: FirstQuestion;
  /** What a calculator brought that no question asks for. */
  readonly brought?: Brought;
}

/** Age of somebody who does not say. */
export const typicalAge = 35;
/** Age of a dependant where nobody says. */
export const typicalChildAge = 8;
const personIds = ['a', 'b'] as const;

/**
 * The plan that the five questions give, valid whatever was left out: what nobody said is filled in by our typical
 * figures and marked so in `origin`, by the path of its field. Everybody stops work at the age of our retirement
 * rule, and the last to stop brings the spending from then on: what they say they live on now, else its income need.
 */
export function firstPlan(answers: FirstAnswers): Plan {
  const { start, homes, brought = {} } = answers;
  const origin = new Map<string, 'typical' | 'checked'>();
  const said = (path: string, given: number | null, typical: number): number => {
    origin.set(path, given === null ? 'typical' : 'checked');
    return given ?? typical;
  };

  const people = peopleOf(answers, said);
  const byId = <Row>(row: (person: (typeof people)[number]) => Row) =>
    Object.fromEntries(people.map((person) => [person.id, row(person)]));

  const monthly = said('costs/living/monthly', answers.monthlySpending, benchmark(people.length, brought.kids ?? 0));
  const reserve = monthly * typicalSavings.value;
  const savings = said('money/cash/balance', answers.savings, reserve);
  const floor = said('route/floor', null, reserve);
  const rented = rentPaid(answers, said);
  const spend = spendAfter(answers.monthlySpending, people, {
    living: monthly * 12,
    rent: (rented.rent?.monthly ?? 0) * 12,
  });
  const stops = stopsOf(people, spend, said);
  const { loans, ...properties } = propertiesOf(homes, start, said);
  const debts = { ...loans, ...broughtDebts(brought, start, said) };

  return {
    plan: 1,
    start,
    people: byId(({ age }) => ({ born: bornAt(start, age) })),
    ...kidsOf(brought, start, said),
    incomes: {
      ...byId(({ id, income }) => ({ who: id, type: 'salary' as const, yearly: income })),
      ...broughtIncomes(brought, said, people),
    },
    super: byId(({ id, super: balance }) => ({ who: id, balance })),
    money: { cash: { balance: savings, ...offsetOf(homes, said) } },
    ...properties,
    ...(Object.keys(debts).length > 0 && { loans: debts }),
    costs: { living: { monthly }, ...rented },
    // A purchase does not take the last dollar.
    route: { floor },
    events: { ...stops, ...nextOf(answers, properties, origin) },
    pinned: pinnedFor(answers.want),
    origin: Object.fromEntries(origin),
  };
}

/** The people with what they said, or what is typical of them. */
function peopleOf({ people }: FirstAnswers, said: Said) {
  return people.slice(0, personIds.length).map((person, place) => {
    const id = personIds[place] ?? personIds[0];
    const age = said(`people/${id}/born`, person.age, typicalAge);
    const income = said(`incomes/${id}/yearly`, person.income, fullTimeSalary.value);
    return { id, age, income, super: said(`super/${id}/balance`, person.super, superAt(age, income)) };
  });
}

/**
 * Savings and offset accounts are asked for together: they offset the loan on the first home that is lived in, as far as
 * it owes. Without one they earn nothing until somebody says their interest.
 */
function offsetOf(homes: readonly FirstHome[], said: Said): { readonly offsets?: string } {
  const place = homes.findIndex(({ use, owing }) => use === 'home' && owing > 0);
  if (place < 0) return {};
  said('money/cash/offsets', null, 0);
  return { offsets: loanId(place) };
}

/** Children whose ages nobody said. */
function kidsOf({ kids = 0 }: Brought, start: MonthText, said: Said): Pick<Plan, 'kids'> {
  const ids = Array.from({ length: kids }, (_, place) => `k${place + 1}`);
  const born = (id: string) => bornAt(start, said(`kids/${id}/born`, null, typicalChildAge));
  return kids === 0 ? {} : { kids: Object.fromEntries(ids.map((id) => [id, { born: born(id) }])) };
}

/** Month in the middle of the year of birth that makes somebody so many years old at the start. */
export function bornAt(start: MonthText, age: number): MonthText {
  return monthText(monthNumber(start) - age * 12 - 6);
}

/** Super at an age of somebody who worked since the rule's on what is today's salary, to the nearest $1,000. */
function superAt(age: number, salary: number): number {
  const { from, paidInPct, overWagesPct } = typicalSuper.value;
  const growth = overWagesPct / 100;
  const years = Math.max(0, age - from);
  return Math.round((salary * paidInPct * ((1 + growth) ** years - 1)) / growth / 100_000) * 1_000;
}

function benchmark(adults: number, kids: number): number {
  const byKids = lendingPolicy.value.benchmarkMonthly[adults > 1 ? 'couple' : 'single'];
  return byKids[Math.min(kids, byKids.length - 1)] ?? 0;
}

/**
 * Dollars a year once nobody works: what they say that they live on goes on, and rent besides. Where they do not say it is
 * the income need less rent, and no less than what is lived on now.
 */
function spendAfter(
  saidMonthly: number | null,
  people: readonly { readonly income: number }[],
  { living, rent }: { readonly living: number; readonly rent: number },
): number {
  if (saidMonthly !== null) return living;
  const income = people.reduce((sum, each) => sum + each.income, 0);
  const need = Math.round((income * incomeNeedPercent.value) / 100);
  return Math.max(need - rent, Math.min(need, living));
}

/** Everybody stops work; the youngest, who is the last, brings what is spent from then on in dollars a year. */
function stopsOf(people: readonly { readonly id: string; readonly age: number }[], spend: number, said: Said) {
  const youngest = people.toSorted((one, other) => one.age - other.age)[0];
  return Object.fromEntries(
    people.map((person) => {
      const id = `stop${person.id.toUpperCase()}`;
      said(`events/${id}/when`, null, 0);
      const when = { age: Math.max(retirementAge.value, person.age + 1) };
      const last = person === youngest ? { spend: said(`events/${id}/spend`, null, spend) } : {};
      return [id, { do: 'retire' as const, who: person.id, when, ...last }];
    }),
  );
}

/** Rent of a household that owns no home to live in, until it does; none for somebody who pays none. */
function rentPaid({ homes, people, rentWeekly }: FirstAnswers, said: Said): NonNullable<Plan['costs']> {
  if (homes.some(({ use }) => use === 'home') || rentWeekly === 0) return {};
  const { one, two } = typicalRentPaid.value;
  const weekly = said('costs/rent/monthly', rentWeekly, people.length > 1 ? two : one);
  return { rent: { monthly: Math.round((weekly * 52) / 12), whileRenting: true } };
}

/** Id of the loan on the property in this place. */
function loanId(place: number): string {
  return `l${place + 1}`;
}

/** The properties with what they typically cost, and a loan for each that owes. */
function propertiesOf(homes: readonly FirstHome[], start: MonthText, said: Said): Pick<Plan, 'homes' | 'loans'> {
  const rows = homes.map((home, place) => ({ ...home, id: `h${place + 1}`, loanId: loanId(place) }));
  const loans = rows
    .filter(({ owing }) => owing > 0)
    .map(({ id, loanId, ...home }): [string, NonNullable<Plan['loans']>[string]] => {
      const terms = homeLoanTerms(home, { path: `loans/${loanId}`, start, said });
      return [loanId, { on: [id], balance: home.owing, ...terms }];
    });
  const withCosts = rows.map(({ id, use, state, value, rentWeekly, known = {} }) => {
    const { home: usual, typical } = typicalHome({ use, state, value });
    for (const field of typical) said(`homes/${id}/${field}`, null, 0);
    const home = { ...usual, ...broughtHome(known, { path: `homes/${id}`, start, said }) };
    return [id, use === 'rent' ? { ...home, rent: said(`homes/${id}/rent`, rentWeekly, home.rent ?? 0) } : home];
  });
  return {
    ...(rows.length > 0 && { homes: Object.fromEntries(withCosts) }),
    ...(loans.length > 0 && { loans: Object.fromEntries(loans) }),
  };
}

/** The purchase that a calculator is about; else, where that is asked, the one that comes next. */
function nextOf(
  { want, start, brought }: FirstAnswers,
  owned: Pick<Plan, 'homes'>,
  origin: Map<string, 'typical' | 'checked'>,
): NonNullable<Plan['events']> {
  if (brought?.next !== undefined) return { next: broughtPurchase(brought.next, start, origin) };
  return want === 'buyNext' ? { next: nextPurchase(owned, origin) } : {};
}

/** As soon as the tests allow: a rental for those who own something, else a home to live in. */
function nextPurchase(owned: Pick<Plan, 'homes'>, origin: Map<string, string>) {
  const { purchase, typical } = typicalNextPurchase(owned);
  for (const field of typical) origin.set(`events/next/${field}`, 'typical');
  return { do: 'buy' as const, when: { test: 'canBuy' as const }, ...purchase };
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
