import type { Household, MonthText } from '../household/household.ts';
import { monthNumber, monthText } from '../ledger/clock.ts';
import { fromCents } from '../units/ledger.ts';
import { monthsOfPlan, netWorthAtEnd } from './balances.ts';
import { changedHousehold } from './change.ts';
import { withSale } from './exit-years.ts';
import { runChecked } from './run-checked.ts';
import { lastThatHolds } from './search.ts';
import { type Outcome, outcomeOf, refusedNote, saleIn } from './two-ways.ts';
import { monthWords, moreThan } from './words.ts';

export interface HoldOrSellOptions {
  /** A home, also one bought on the way. */
  readonly home: string;
  readonly month: MonthText;
  /** Selling costs now, and at the end of the plan where it is held: percent of the price. */
  readonly costsPct: number;
  readonly years: number;
  /** The household with the home sold in a month, as `exitYears` takes it; the sale alone moves unless given. */
  readonly at?: ((month: MonthText) => Household) | undefined;
}

/** A home held to the end of the plan or sold in a month, for the whole household. Dollars. */
export interface HoldOrSell {
  readonly status: 'answered' | 'notPossible';
  /** Held, and sold in the last month of the plan, so that both ways end in money. */
  readonly hold: Outcome;
  readonly sell: Outcome;
  /** Selling less holding. */
  readonly difference: number;
  /**
   * Lowest growth of the home, percent a year in hundredths from −10 to 20, at which holding leaves as much; null where
   * no growth in that range decides it.
   */
  readonly breakEvenGrowthPct: number | null;
  readonly sentence: string;
}

const growthHundredths = { from: -1_000, to: 2_000 } as const;

/**
 * A home held to the end of the plan against a sale in a month, in place of sales as entered: two runs, and the growth at
 * which both come out alike, each rate tried by two runs. Throws Refusal as `checkHousehold` does.
 */
export function holdOrSell(household: Household, options: HoldOrSellOptions): HoldOrSell {
  const at = options.at ?? ((month) => withSale(household, options, month));
  const { sold, held, note } = bothWays(at, household, options);
  const difference = netWorthAtEnd(sold) - netWorthAtEnd(held);
  const breakEvenGrowthPct = note === null ? breakEven(at, household, options) : null;
  return {
    status: note === null ? 'answered' : 'notPossible',
    hold: outcomeOf(held),
    sell: outcomeOf(sold),
    difference: fromCents(difference),
    breakEvenGrowthPct,
    sentence: note ?? sentenceOf(options.month, difference, breakEvenGrowthPct),
  };
}

type At = (month: MonthText) => Household;

/** Sold in the month, and sold in the last month of the plan. */
function bothWays(at: At, household: Household, { home, month, years }: HoldOrSellOptions) {
  const lastMonth = monthText(monthNumber(household.start) + monthsOfPlan(household, years) - 1);
  const selling = at(month);
  const sold = runChecked(selling, { years });
  const held = runChecked(at(lastMonth), { years });
  return { sold, held, note: refusedNote(sold, saleIn(selling, home)) };
}

function breakEven(at: At, household: Household, options: HoldOrSellOptions): number | null {
  const sellsBetter = (hundredths: number) => {
    const input = { of: 'home', id: options.home, name: 'growthPct' } as const;
    const growing: At = (month) => changedHousehold(at(month), [{ do: 'set', input, to: hundredths / 100 }]);
    const { sold, held } = bothWays(growing, household, options);
    return netWorthAtEnd(sold) > netWorthAtEnd(held);
  };
  const found = lastThatHolds([growthHundredths.from, 0, 500, 1_000, growthHundredths.to], sellsBetter);
  return found.status === 'between' ? (found.holds + 1) / 100 : null;
}

function sentenceOf(month: MonthText, difference: number, breakEvenGrowthPct: number | null): string {
  const ways = `At the end of the plan selling in ${monthWords(month)} leaves ${moreThan(difference, 'holding')}.`;
  if (breakEvenGrowthPct === null) return `${ways} No growth of the home from −10 to 20 % a year turns that around.`;
  return `${ways} Holding leaves as much from ${breakEvenGrowthPct} % growth a year on.`;
}
