import type { HouseholdAssumptions } from '../household/assumptions.ts';
import type { Household } from '../household/household.ts';
import { monthNumber, monthText } from '../ledger/clock.ts';
import type { HouseholdChange } from './change.ts';

/** What a plan rests on, each moved as a whole: percentage points, or percent of the amounts themselves. */
export const levers = {
  growth: { label: 'Growth of homes', unit: 'points', step: 1 },
  rates: { label: 'Loan rates', unit: 'points', step: 1 },
  prices: { label: 'Consumer prices', unit: 'points', step: 0.5 },
  wages: { label: 'Growth of wages', unit: 'points', step: 0.5 },
  rentGrowth: { label: 'Growth of rents', unit: 'points', step: 1 },
  superReturn: { label: 'Return on super', unit: 'points', step: 1 },
  sharesGrowth: { label: 'Growth of shares', unit: 'points', step: 1 },
  incomes: { label: 'Incomes', unit: 'percent', step: 10 },
  costs: { label: 'Living costs', unit: 'percent', step: 10 },
  rents: { label: 'Rents', unit: 'percent', step: 10 },
} as const satisfies Record<string, { label: string; unit: 'points' | 'percent'; step: number }>;

/** The name of a lever. */
export type Lever = keyof typeof levers;

/** All levers, in the order they are listed. */
export const leverNames: readonly Lever[] = [
  'growth',
  'rates',
  'prices',
  'wages',
  'rentGrowth',
  'superReturn',
  'sharesGrowth',
  'incomes',
  'costs',
  'rents',
];

/** The changes that move a lever by so much; incomes, properties and shares with a growth of their own move with it. */
export function leverChanges(household: Household, lever: Lever, by: number): readonly HouseholdChange[] {
  switch (lever) {
    case 'growth':
      return [assumed(household, 'growthPct', by), ...homesBy(household, 'growthPct', (own) => own + by)];
    case 'rentGrowth':
      return [assumed(household, 'rentGrowthPct', by), ...homesBy(household, 'rentGrowthPct', (own) => own + by)];
    case 'rates':
      return ratesBy(household, by);
    case 'prices':
      return [assumed(household, 'pricesPct', by)];
    case 'wages':
      return [assumed(household, 'wagesPct', by), ...wagesBy(household, by)];
    case 'superReturn':
      return [assumed(household, 'superReturnPct', by)];
    case 'sharesGrowth':
      return [assumed(household, 'sharesGrowthPct', by), ...sharesBy(household, by)];
    case 'incomes':
      return household.incomes.map(({ id, annual }) => set({ of: 'income', id, name: 'annual' }, scaled(annual, by)));
    case 'costs':
      return household.costs.map(({ id, monthly }) => set({ of: 'cost', id, name: 'monthly' }, scaled(monthly, by)));
    case 'rents':
      return homesBy(household, 'rentWeekly', (own) => scaled(own, by));
  }
}

function set(input: Extract<HouseholdChange, { readonly do: 'set' }>['input'], to: number): HouseholdChange {
  return { do: 'set', input, to };
}

function scaled(amount: number, percent: number): number {
  return (amount * (100 + percent)) / 100;
}

function assumed({ assume }: Household, name: keyof HouseholdAssumptions, by: number): HouseholdChange {
  return set({ of: 'assumption', name }, assume[name] + by);
}

type HomeAmount = 'growthPct' | 'rentGrowthPct' | 'rentWeekly';

/** Amounts of properties that name one, also of those bought on the way. */
function homesBy({ homes, events }: Household, name: HomeAmount, moved: (own: number) => number): HouseholdChange[] {
  const bought = events.flatMap((event) => (event.do === 'buy' ? [event.home] : []));
  return [...homes, ...bought].flatMap((home) => {
    const own = home[name];
    return own === undefined ? [] : [set({ of: 'home', id: home.id, name }, moved(own))];
  });
}

function wagesBy({ incomes }: Household, by: number): HouseholdChange[] {
  return incomes.flatMap(({ id, growthPct }) =>
    growthPct === undefined ? [] : [set({ of: 'income', id, name: 'growthPct' }, growthPct + by)],
  );
}

function sharesBy({ holdings }: Household, by: number): HouseholdChange[] {
  return holdings.flatMap(({ id, kind, growthPct }) =>
    kind !== 'shares' || growthPct === undefined ? [] : [set({ of: 'holding', id, name: 'growthPct' }, growthPct + by)],
  );
}

/** From the month after the start, as a rate that is changed today would be. */
function ratesBy({ start, events }: Household, by: number): HouseholdChange[] {
  let id = 'rates';
  while (events.some((event) => event.id === id)) id = `${id}'`;
  return [{ do: 'add', event: { id, do: 'rates', when: monthText(monthNumber(start) + 1), addPct: by } }];
}
