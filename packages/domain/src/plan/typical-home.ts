import { type State, typicalHomeCosts, typicalPurchase, variableLoanRates } from '@freehold/finance';
import type { Plan } from '@freehold/plan';
import { asFirstHome } from './first-home.ts';
import { isFirstPurchase, usedAs } from './plan-names.ts';
import { active } from './plan-owners.ts';

/** What is known of a home: to live in or let, where, and its value in dollars, our typical purchase's unless named. */
interface KnownHome {
  readonly use: 'home' | 'rent';
  readonly state: State;
  readonly value?: number | undefined;
}

/** What a home costs: dollars a year, and the agent's part of the rent in percent. */
interface TypicalCosts {
  readonly rates: number;
  readonly insurance: number;
  readonly repairs: number;
  readonly managePct?: number;
}

/** A home with its typical figures, and which of its fields they are, as in `costs/rates`. */
export interface TypicalHome {
  /** Dollars; rent a week, vacancy in weeks a year. */
  readonly home: KnownHome & {
    readonly value: number;
    readonly rent?: number;
    readonly vacancy?: number;
    readonly costs: TypicalCosts;
  };
  readonly typical: readonly string[];
}

/**
 * What letting a home of a value in dollars typically comes to: our rent a week in proportion to the value, weeks a year
 * without a tenant, and the agent's part of the rent in percent.
 */
export function typicalLetting(value: number = typicalPurchase.value.price) {
  const { price, rentWeekly } = typicalPurchase.value;
  const { managePct, vacantWeeks } = typicalHomeCosts.value;
  return { rent: Math.round((value * rentWeekly) / price), vacancy: vacantWeeks, managePct };
}

/** Our typical rate of a loan on a home to live in, or on one that is let; percent a year, as the calculators start with. */
export function typicalLoanRate(use: 'home' | 'rent'): number {
  const { owner, investor } = variableLoanRates.value;
  return use === 'home' ? owner : investor;
}

/** A home of which no more is known: a let one gets our typical rent in proportion to its value. */
export function typicalHome({ use, state, value: said }: KnownHome): TypicalHome {
  const { rates, insurance, repairs } = typicalHomeCosts.value;
  const value = said ?? typicalPurchase.value.price;
  const { managePct, ...rented } = typicalLetting(value);
  const own = { rates, insurance, repairs };
  const costs = use === 'home' ? own : { ...own, managePct };
  const letting = use === 'home' ? {} : rented;
  const typical = [...Object.keys(letting), ...Object.keys(costs).map((name) => `costs/${name}`)];
  return {
    home: { use, state, value, ...letting, costs },
    typical: said === undefined ? ['value', ...typical] : typical,
  };
}

/** The home that owners of these would add next: a rental where they own one to live in, else one to live in. */
export function typicalNextHome(owned: readonly OwnedHome[]): TypicalHome {
  return nextHome(owned, { use: owned.some((home) => usedAs(home) === 'home') ? 'rent' : 'home' });
}

/**
 * A purchase that the people of a plan would make next, and which of its fields are typical, as in `home/rent`: a home to
 * live in where they own and buy nothing before, else a rental.
 */
export function typicalNextPurchase(plan: Pick<Plan, 'homes' | 'events'>, value?: number) {
  const owned = active(plan.homes).map(([, home]) => home);
  const { home, typical } = nextHome(owned, { use: isFirstPurchase(plan) ? 'home' : 'rent', value });
  const first = asFirstHome(plan, home);
  return { purchase: { home, ...first }, typical: [...typical.map((field) => `home/${field}`), ...Object.keys(first)] };
}

type OwnedHome = Pick<NonNullable<Plan['homes']>[string], 'use' | 'rent' | 'state'>;

/** In the state of the first that is owned; where none is, nobody said a state and ours is typical. */
function nextHome([first]: readonly OwnedHome[], known: Omit<KnownHome, 'state'>): TypicalHome {
  const { home, typical } = typicalHome({ ...known, state: first?.state ?? 'NSW' });
  return { home, typical: first === undefined ? ['state', ...typical] : typical };
}
