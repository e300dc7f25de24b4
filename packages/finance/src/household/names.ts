import type { Household } from './household.ts';

/** Ids that a household's fields and events may name. */
export interface HouseholdNames {
  readonly people: ReadonlySet<string>;
  readonly entities: ReadonlySet<string>;
  readonly incomes: ReadonlySet<string>;
  readonly accounts: ReadonlySet<string>;
  readonly holdings: ReadonlySet<string>;
  readonly homes: ReadonlySet<string>;
  /** Homes and holdings, for which interest may be spent. */
  readonly spentFor: ReadonlySet<string>;
  /** With what is bought on the way. */
  readonly laterHomes: ReadonlySet<string>;
  readonly laterLoans: ReadonlySet<string>;
  /** What can be sold: homes, also those bought on the way, and holdings. */
  readonly sellable: ReadonlySet<string>;
}

/** The ids a household has, and will have. */
export function namesOf(household: Household): HouseholdNames {
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  const buys = household.events.filter((event) => event.do === 'buy');
  const homes = ids(household.homes);
  const holdings = ids(household.holdings);
  const laterHomes = [...homes, ...buys.map(({ home }) => home.id)];
  return {
    people: new Set(ids(household.people)),
    entities: new Set(ids(household.entities ?? [])),
    incomes: new Set(ids(household.incomes)),
    accounts: new Set(ids(household.accounts)),
    holdings: new Set(holdings),
    homes: new Set(homes),
    spentFor: new Set([...homes, ...holdings]),
    laterHomes: new Set(laterHomes),
    laterLoans: new Set([...ids(household.loans), ...buys.flatMap(({ id }) => [`${id}.loan`, `${id}.equity`])]),
    sellable: new Set([...laterHomes, ...holdings]),
  };
}
