import type { HouseholdAssumptions } from '../household/assumptions.ts';
import type { Home, Household, HouseholdEvent } from '../household/household.ts';
import { Refusal } from '../units/refusal.ts';

type HomeAmount = 'value' | 'growthPct' | 'rentWeekly' | 'rentGrowthPct' | 'vacancyWeeks' | 'annualCosts';

/** An amount of a household that a question varies, in the unit of its field. */
export type HouseholdInput =
  | { readonly of: 'assumption'; readonly name: keyof HouseholdAssumptions }
  /** Dollars a year, or their growth. */
  | { readonly of: 'income'; readonly id: string; readonly name: 'annual' | 'growthPct' }
  /** Dollars a month, or their growth. */
  | { readonly of: 'cost'; readonly id: string; readonly name: 'monthly' | 'growthPct' }
  /** Percent a year at the start; later rates stay. */
  | { readonly of: 'loanRate'; readonly id: string }
  /** Of a property, also one that is bought on the way. */
  | { readonly of: 'home'; readonly id: string; readonly name: HomeAmount }
  | { readonly of: 'holding'; readonly id: string; readonly name: 'value' | 'growthPct' };

/** One change of a household: an event more or less, or another amount. */
export type HouseholdChange =
  /** In the place of the event with its id, if there is one. */
  | { readonly do: 'add'; readonly event: HouseholdEvent }
  | { readonly do: 'remove'; readonly event: string }
  | { readonly do: 'set'; readonly input: HouseholdInput; readonly to: number };

/** A household with changes made in their order; the one given stays as it is. Throws Refusal for an id it does not have. */
export function changedHousehold(household: Household, changes: readonly HouseholdChange[]): Household {
  return changes.reduce(applied, household);
}

function applied(household: Household, change: HouseholdChange): Household {
  switch (change.do) {
    case 'add':
      return { ...household, events: withEvent(household.events, change.event) };
    case 'remove': {
      const events = household.events.filter(({ id }) => id !== change.event);
      if (events.length === household.events.length) throw unknown('changes.event', change.event);
      return { ...household, events };
    }
    case 'set':
      return withAmount(household, change.input, change.to);
  }
}

function withEvent(events: readonly HouseholdEvent[], event: HouseholdEvent): readonly HouseholdEvent[] {
  const isThere = events.some(({ id }) => id === event.id);
  return isThere ? events.map((other) => (other.id === event.id ? event : other)) : [...events, event];
}

function withAmount(household: Household, input: HouseholdInput, to: number): Household {
  switch (input.of) {
    case 'assumption':
      return { ...household, assume: { ...household.assume, [input.name]: to } };
    case 'income':
      return { ...household, incomes: withRow(household.incomes, input.id, { [input.name]: to }) };
    case 'cost':
      return { ...household, costs: withRow(household.costs, input.id, { [input.name]: to }) };
    case 'loanRate':
      return { ...household, loans: withRow(household.loans, input.id, { ratePct: to }) };
    case 'holding':
      return { ...household, holdings: withRow(household.holdings, input.id, { [input.name]: to }) };
    case 'home':
      return withHome(household, input.id, { [input.name]: to });
  }
}

function withRow<Row extends { readonly id: string }>(rows: readonly Row[], id: string, amounts: Partial<Row>): Row[] {
  if (!rows.some((row) => row.id === id)) throw unknown('changes.id', id);
  return rows.map((row) => (row.id === id ? { ...row, ...amounts } : row));
}

function withHome(household: Household, id: string, amounts: Partial<Pick<Home, HomeAmount>>): Household {
  if (household.homes.some((home) => home.id === id)) {
    return { ...household, homes: withRow<Home>(household.homes, id, amounts) };
  }
  const buy = household.events.find((event) => event.do === 'buy' && event.home.id === id);
  if (buy?.do !== 'buy') throw unknown('changes.id', id);
  return applied(household, { do: 'add', event: { ...buy, home: { ...buy.home, ...amounts } } });
}

function unknown(field: string, id: string): Refusal {
  return new Refusal('unknownValue', field, `${field} is ${id}, which the household does not have`);
}
