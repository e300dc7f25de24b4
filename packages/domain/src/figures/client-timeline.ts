import {
  type BalanceSheet,
  balanceSheet,
  flowsOf,
  type Home,
  type HomeView,
  type Household,
  homeView,
  householdCapacity,
  type MonthText,
  type NotKnown,
  runHousehold,
  type Serviceability,
  type Timeline,
  type YearStatement,
  yearStatement,
} from '@freehold/finance';
import { type Assumed, type HouseholdRecord, monthAfter } from '../inputs/household/reading.ts';
import { householdOf } from '../inputs/household.ts';
import type { Voice } from '../text/voice.ts';

/** Financial years that a client's timeline runs for. */
export const timelineYears = 40;

/** A client's record run month by month: what every screen, file and mail reads. */
export interface ClientTimeline {
  readonly household: Household;
  readonly timeline: Timeline;
  /** What the record does not say and how it is counted; of the record first, then what the run met. */
  readonly assumed: readonly (Assumed | NotKnown)[];
}

/** The timeline of a client's record from an ISO day's month on, said in the words for who reads. Throws Refusal as `householdOf` does. */
export function clientTimeline(record: HouseholdRecord, day: string, voice: Voice = 'report'): ClientTimeline {
  const { household, assumed } = householdOf(record, day, voice);
  const timeline = runHousehold(household, { years: timelineYears });
  return { household, timeline, assumed: together(assumed, timeline.notKnown) };
}

/** What the record does not say, then what the run met: in one row where both are of somebody’s hospital cover. */
function together(read: readonly Assumed[], met: readonly NotKnown[]): ClientTimeline['assumed'] {
  const covers = new Map(
    met.filter(({ field }) => field === 'hospitalCover').map((row) => [row.subject, row.countedAs]),
  );
  const rows = read.map((row) => {
    const cover = row.field === 'hospitalCover' ? covers.get(row.subject) : undefined;
    return cover === undefined ? row : { ...row, countedAs: `${row.countedAs} ${cover}` };
  });
  return [...rows, ...met.filter(({ field }) => field !== 'hospitalCover')];
}

/** The first property without a value on record, with which nobody knows the net worth; undefined where all have one. */
export function unvaluedHome({ household, assumed }: Pick<ClientTimeline, 'household' | 'assumed'>): Home | undefined {
  const subjects = assumed.filter(({ field }) => field === 'value').map(({ subject }) => subject);
  return household.homes.find(({ id, value }) => value === 0 && subjects.includes(id));
}

/** Figures that lead on screens and in files; dollars of the household's part. Each has one name everywhere. */
export interface TimelineFigures {
  readonly today: BalanceSheet;
  /** Owed on loans that properties secure, and what the properties are worth less that. */
  readonly propertyLoans: number;
  readonly propertyEquity: number;
  /** Percent; null without property. */
  readonly lvrPct: number | null;
  /** Over the next twelve months: salaries, other incomes, interest and rent before tax. */
  readonly incomeBeforeTax: number;
  readonly taxWithheldAndPaid: number;
  /** Of income tax worked out within these months, what is paid after them, or refunded as negative. */
  readonly taxStillDue: TaxStillDue;
  /** Cash left a month over the next twelve, after tax paid, living costs, interest and principal. */
  readonly leftOverMonthly: number;
  readonly capacity: Serviceability;
  readonly homes: readonly HomeView[];
}

/** A tax bill to come, dollars, negative for a refund, and its month. */
export interface TaxStillDue {
  readonly amount: number;
  readonly month: MonthText;
}

const year = { first: 0, last: 11 } as const;
const incomes = ['salary', 'income', 'accountInterest', 'rent'] as const;
const kept = [
  'salary',
  'income',
  'withheld',
  'accountInterest',
  'rent',
  'propertyCosts',
  'living',
  'loanInterest',
] as const;
const paid = ['principal', 'extra', 'tax', 'landTax'] as const;

/** The leading figures of a timeline at its start. */
export function timelineFigures({ household, timeline }: ClientTimeline): TimelineFigures {
  const dollars = (kinds: Parameters<typeof flowsOf>[1]) => flowsOf(timeline, kinds, year) / 100;
  const homes = household.homes.map(({ id }) => homeView(timeline, household, { home: id, month: -1 }));
  return {
    ...standing({ household, timeline }),
    incomeBeforeTax: dollars(incomes),
    taxWithheldAndPaid: dollars(['tax']) - dollars(['withheld']),
    taxStillDue: taxStillDue(household, timeline),
    leftOverMonthly: leftOverMonthly(timeline, year),
    capacity: householdCapacity(household),
    homes,
  };
}

const november = '11';

// Tax of 30 June is paid in November: docs/TIMELINE.md, step 8.
function taxStillDue({ start }: Household, { accounts, balances }: Timeline): TaxStillDue {
  const end = year.last * accounts.length;
  const cents = accounts.reduce((sum, { kind }, at) => (kind === 'taxDue' ? sum - (balances[end + at] ?? 0) : sum), 0);
  const after = monthAfter(start, year.last + 1);
  const isNextYear = after.slice(5) > november;
  return { amount: cents / 100, month: `${Number(after.slice(0, 4)) + (isNextYear ? 1 : 0)}-${november}` };
}

/** What a client has and owes, dollars of the household's part. */
export interface ClientStanding {
  /** Null where the record holds neither an asset nor a loan. */
  readonly netWorth: number | null;
  /** Of property, percent; null without property. */
  readonly lvrPct: number | null;
}

/** Net worth and LVR of a record at an ISO day's month, as its timeline starts. Throws Refusal as `householdOf` does. */
export function clientStanding(record: HouseholdRecord, day: string): ClientStanding {
  const { profile, assets, liabilities } = record;
  if (assets.length === 0 && liabilities.length === 0 && profile.existingLoans <= 0)
    return { netWorth: null, lvrPct: null };
  const { household, assumed } = householdOf(record, day);
  const { today, lvrPct } = standing({ household, timeline: runHousehold(household, { years: 1 }) });
  return { netWorth: unvaluedHome({ household, assumed }) === undefined ? today.netWorth : null, lvrPct };
}

function standing({ household, timeline }: Pick<ClientTimeline, 'household' | 'timeline'>) {
  const today = balanceSheet(timeline, -1);
  const propertyLoans = securedLoans(household, household.homes.length > 0);
  return {
    today,
    propertyLoans,
    propertyEquity: today.property - propertyLoans,
    lvrPct: today.property === 0 ? null : (propertyLoans / today.property) * 100,
  };
}

/** Cash left a month over some months of a timeline, dollars: after tax, living costs, interest and principal. */
export function leftOverMonthly(timeline: Timeline, { first, last }: { first: number; last: number }): number {
  const cents = flowsOf(timeline, kept, { first, last }) - flowsOf(timeline, paid, { first, last });
  return cents / 100 / (last - first + 1);
}

function securedLoans({ loans }: Household, hasHomes: boolean): number {
  return hasHomes ? loans.reduce((sum, { on, balance }) => (on.length > 0 ? sum + balance : sum), 0) : 0;
}

/** A year's money, for each financial year of the timeline. */
export function yearStatements({ timeline }: Pick<ClientTimeline, 'timeline'>): readonly YearStatement[] {
  return timeline.years.map((row) => yearStatement(timeline, row));
}
