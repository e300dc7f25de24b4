import type { Household, HouseholdEvent, MonthText } from '../household/household.ts';
import { monthNumber, monthText } from '../ledger/clock.ts';
import { journalOf } from '../views/journal.ts';
import type { HouseholdChange } from './change.ts';

/** Something that goes wrong. Months are those of the plan; several apply together. */
export type Shock =
  /** An income falls to a percent of itself for some months. */
  | {
      readonly kind: 'incomeLost';
      readonly income: string;
      readonly from: MonthText;
      readonly months: number;
      readonly keepsPct: number;
    }
  /** Loan rates rise by percentage points, but on loans while they are fixed. */
  | { readonly kind: 'ratesUp'; readonly from: MonthText; readonly points: number }
  /** More weeks without a tenant in every year of the plan, on one property or on all that are let. */
  | { readonly kind: 'vacancy'; readonly weeks: number; readonly home?: string | undefined }
  /** Everything owned is worth less from the start on, percent. */
  | { readonly kind: 'valuesDown'; readonly pct: number }
  /** Dollars paid once. */
  | { readonly kind: 'repair'; readonly month: MonthText; readonly amount: number }
  /** A child with its monthly cost in dollars of the start, and a leave. */
  | {
      readonly kind: 'child';
      readonly month: MonthText;
      readonly monthlyCost: number;
      readonly until?: MonthText | undefined;
      readonly leave?: { readonly income: string; readonly months: number; readonly keepsPct: number } | undefined;
    };

/** The changes of a household that a shock means, and why it has nothing to act on, or null. */
export interface ShockEffect {
  readonly changes: readonly HouseholdChange[];
  readonly nothing: string | null;
}

/** A shock as changes of a household with a plan of some years; `id` is free for its events. */
export function shockEffect(household: Household, shock: Shock, at: { id: string; years: number }): ShockEffect {
  switch (shock.kind) {
    case 'incomeLost':
      return incomeLost(household, shock, at);
    case 'ratesUp':
      return {
        changes: [event({ id: at.id, do: 'rates', when: shock.from, addPct: shock.points })],
        nothing: hasLoans(household) ? null : 'You have no loans. A rise changes only what you could borrow.',
      };
    case 'vacancy':
      return vacancy(household, shock);
    case 'valuesDown':
      return valuesDown(household, shock.pct);
    case 'repair':
      return acts([event({ id: at.id, do: 'lump', when: shock.month, amount: -shock.amount })]);
    case 'child': {
      const { month, monthlyCost, until, leave } = shock;
      return acts([event({ id: at.id, do: 'child', when: month, monthlyCost, until, leave })]);
    }
  }
}

function acts(changes: readonly HouseholdChange[]): ShockEffect {
  return { changes, nothing: null };
}

function event(added: HouseholdEvent): HouseholdChange {
  return { do: 'add', event: added };
}

function hasLoans({ loans, events }: Household): boolean {
  return loans.some(({ balance }) => balance > 0) || events.some((one) => one.do === 'buy');
}

type IncomeLost = Extract<Shock, { readonly kind: 'incomeLost' }>;

/** Other amounts that the plan enters for the income in the lost months are cut as well, each from its month on. */
function incomeLost(household: Household, shock: IncomeLost, { id, years }: { id: string; years: number }) {
  const { income, from, months, keepsPct } = shock;
  const until = monthText(monthNumber(from) + months - 1);
  const cut = (when: MonthText, annual: number, place: number) =>
    event({ id: `${id}.${place}`, do: 'work', when, income, annual: (annual * keepsPct) / 100, until });
  const annual = yearlyIn(household, { income, month: from, years });
  const later = household.events.flatMap((one) =>
    one.do === 'work' && one.income === income && one.when > from && one.when <= until ? [one] : [],
  );
  return {
    changes: [cut(from, annual, 0), ...later.map((one, index) => cut(one.when, one.annual, index + 1))],
    nothing: annual > 0 || later.length > 0 ? null : 'Nothing is paid from that income then.',
  };
}

/** Dollars a year that an income is paid at in a month of the plan, leaves apart. */
function yearlyIn(household: Household, at: { income: string; month: MonthText; years: number }): number {
  const events = household.events.map((one) => (one.do === 'child' ? { ...one, leave: undefined } : one));
  const place = monthNumber(at.month) - monthNumber(household.start);
  const postings = journalOf(
    { ...household, events },
    { years: at.years },
    ({ kind, subject, month }) => month === place && subject === at.income && (kind === 'salary' || kind === 'income'),
  );
  return postings.reduce((sum, { cents }) => sum + (cents * 12) / 100, 0);
}

function vacancy(household: Household, { weeks, home }: Extract<Shock, { readonly kind: 'vacancy' }>): ShockEffect {
  const bought = household.events.flatMap((one) => (one.do === 'buy' ? [one.home] : []));
  const hit = [...household.homes, ...bought].filter(
    ({ id, rentWeekly = 0 }) => (home === undefined || id === home) && rentWeekly > 0,
  );
  const changes = hit.map(({ id, vacancyWeeks = 0 }): HouseholdChange => {
    const input = { of: 'home', id, name: 'vacancyWeeks' } as const;
    return { do: 'set', input, to: Math.min(52, vacancyWeeks + weeks) };
  });
  return { changes, nothing: hit.length > 0 ? null : 'No property is let, so there is no rent to lose.' };
}

function valuesDown({ homes, holdings }: Household, pct: number): ShockEffect {
  const less = (value: number) => (value * (100 - pct)) / 100;
  const changes: readonly HouseholdChange[] = [
    ...homes.map(({ id, value }) => ({ of: 'home', id, name: 'value', value }) as const),
    ...holdings.map(({ id, value }) => ({ of: 'holding', id, name: 'value', value }) as const),
  ].map(({ value, ...input }) => ({ do: 'set', input, to: less(value) }));
  return { changes, nothing: changes.length > 0 ? null : 'Nothing is owned that could fall in value.' };
}
