/** Most entries of each of a household's lists, and years of a run. */
export const mostOfHousehold = {
  people: 4,
  entities: 10,
  incomes: 120,
  accounts: 40,
  holdings: 60,
  homes: 60,
  loans: 80,
  costs: 60,
  events: 100,
  years: 60,
} as const;

/** Largest amount of a household, dollars, and largest rent, dollars a week: what lenders' tests can count with. */
export const largestHouseholdAmount = 1e9;
export const largestWeeklyRent = 1e6;
