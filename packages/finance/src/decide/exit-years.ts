import type { Household, HouseholdEvent, MonthText } from '../household/household.ts';
import type { LawSide } from '../law/reform/cgt/sale.ts';
import { monthNumber } from '../ledger/clock.ts';
import type { Timeline, TimelineYear } from '../ledger/timeline.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import { fromCents, toCents } from '../units/ledger.ts';
import { monthAt, netWorthAtEnd } from './balances.ts';
import { runChecked } from './run-checked.ts';
import { freeId, refusedNote, saleIn } from './two-ways.ts';
import { monthWords, moreThan } from './words.ts';

export interface ExitOptions {
  /** A home, also one bought on the way. */
  readonly home: string;
  /** Of the plan, 1 to 60. */
  readonly years: number;
  /** Selling costs, percent of the price. */
  readonly costsPct: number;
  /**
   * The household with the home sold in a month, or for null with the home kept, where more than the sale moves: what the
   * plan does so long after it. The sale alone moves unless given.
   */
  readonly at?: ((month: MonthText | null) => Household) | undefined;
}

/** The whole household with the home sold in one month. Dollars; null where it cannot be sold then. */
export interface Exit {
  readonly law: LawSide;
  readonly financialYear: FinancialYear;
  readonly month: MonthText;
  /** At the end of the plan, the price of the home being money by then. */
  readonly netWorthAtEnd: number | null;
  /** Less the net worth of keeping the home to the end, unsold. */
  readonly againstKeeping: number | null;
  /** Tax on income of all people for the financial year of the sale, less that of keeping. */
  readonly taxOfSale: number | null;
  /** Why it cannot be sold then, or what is not known of its gain. */
  readonly note: string | null;
}

/** A home's sale in each financial year of the plan. Dollars. */
export interface ExitYears {
  /** At the end of the plan with the home still there, its costs of selling and tax unpaid. */
  readonly keptNetWorthAtEnd: number;
  readonly years: readonly Exit[];
  /** With the highest net worth at the end; the earliest of equals. Null where it cannot be sold at all. */
  readonly best: Exit | null;
  /** The best sale by the law of its day, and the same sale in the same month had Act 49 of 2026 not been made. */
  readonly underBothLaws: { readonly enacted: Exit; readonly withoutTheAct: Exit } | null;
  /** Sales of the home in the plan as entered, which are left out here. */
  readonly leftOut: readonly string[];
  readonly sentence: string;
}

/**
 * The whole household with a home sold in the June of each financial year, against keeping it: runs of the plan with the
 * sale in place of those entered. A later sale is no forecast: it follows from the plan's growth. Throws Refusal as
 * `checkHousehold` does.
 */
export function exitYears(household: Household, options: ExitOptions): ExitYears {
  const { home, years } = options;
  const at = options.at ?? ((month) => withSale(household, options, month));
  const leftOut = household.events.flatMap((event) => (event.do === 'sell' && event.what === home ? [event.id] : []));
  const kept = runChecked(at(null), { years });
  const rows = kept.years.map(({ last }) => exitIn({ at, kept, options }, monthAt(kept, last)));
  const sold = rows.filter(({ netWorthAtEnd: worth }) => worth !== null);
  const best = sold.reduce<Exit | null>((top, row) => (top === null || worthOf(row) > worthOf(top) ? row : top), null);
  return {
    keptNetWorthAtEnd: fromCents(netWorthAtEnd(kept)),
    years: rows,
    best,
    underBothLaws: best === null ? null : { enacted: best, withoutTheAct: oldLawOf(best, at, options) },
    leftOut,
    sentence: sentenceOf(rows, best),
  };
}

type At = NonNullable<ExitOptions['at']>;

type Sale = Pick<ExitOptions, 'home' | 'costsPct'>;

/** The household with one sale of the home in a month in place of those entered; none for null. */
export function withSale(household: Household, { home, costsPct }: Sale, month: MonthText | null): Household {
  const events = household.events.filter((event) => event.do !== 'sell' || event.what !== home);
  if (month === null) return { ...household, events };
  const sale: HouseholdEvent = { id: freeId({ events }, 'exit'), do: 'sell', when: month, what: home, costsPct };
  return { ...household, events: [...events, sale] };
}

interface Keeping {
  readonly at: At;
  readonly kept: Timeline;
  readonly options: ExitOptions;
}

function exitIn({ at, kept, options: { home, years } }: Keeping, month: MonthText): Exit {
  const { law } = kept;
  const household = at(month);
  const sold = runChecked(household, { years, law });
  const place = monthNumber(month) - monthNumber(kept.start);
  const row = kept.years.findIndex(({ first, last }) => first <= place && place <= last);
  const financialYear = kept.years[row]?.financialYear ?? kept.years[0]?.financialYear;
  if (financialYear === undefined) throw new Error('a run has at least one year');
  const refused = refusedNote(sold, saleIn(household, home));
  if (refused !== null) {
    return { law, financialYear, month, netWorthAtEnd: null, againstKeeping: null, taxOfSale: null, note: refused };
  }
  const worth = netWorthAtEnd(sold);
  return {
    law,
    financialYear,
    month,
    netWorthAtEnd: fromCents(worth),
    againstKeeping: fromCents(worth - netWorthAtEnd(kept)),
    taxOfSale: fromCents(taxOf(sold.years[row]) - taxOf(kept.years[row])),
    note: unknownGain(sold, kept, home),
  };
}

/** Whole cents of all people. */
function taxOf(year: TimelineYear | undefined): number {
  return (year?.people ?? []).reduce((sum, { charged }) => sum + charged, 0);
}

/** What the sale finds out not to be known, such as the price paid. */
function unknownGain(sold: Timeline, kept: Timeline, home: string): string | null {
  const known = new Set(kept.notKnown.map(({ countedAs }) => countedAs));
  return sold.notKnown.find(({ subject, countedAs }) => subject === home && !known.has(countedAs))?.countedAs ?? null;
}

function worthOf({ netWorthAtEnd: worth }: Exit): number {
  return worth ?? Number.NEGATIVE_INFINITY;
}

/** A sale of the same month in the plan without the Act, against keeping the home by that law too. */
function oldLawOf({ month }: Exit, at: At, options: ExitOptions): Exit {
  const kept = runChecked(at(null), { years: options.years, law: 'without-the-act' });
  return exitIn({ at, kept, options }, month);
}

function sentenceOf(rows: readonly Exit[], best: Exit | null): string {
  const last = rows.at(-1);
  if (best === null || last === undefined) return `It cannot be sold in this plan. ${last?.note ?? ''}`.trim();
  if (best === last) return `Highest in this plan: ${best.financialYear}, its last year. No earlier sale leaves more.`;
  const more = toCents(worthOf(best)) - toCents(worthOf(last));
  const other = `a sale in ${monthWords(last.month)}, the end of the plan`;
  return `Highest in this plan: ${best.financialYear}. It leaves ${moreThan(more, other)}.`;
}
