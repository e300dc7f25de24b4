import type { MonthText } from '@freehold/finance';
import type { OptionChange, PlanEvent } from '@freehold/plan';

/** The home of a purchase that a plan does not hold yet: all but its price. */
export type WantedHome = Omit<Extract<PlanEvent, { do: 'buy' }>['home'], 'value'>;

/** Which purchase is asked about: an event of the plan, or one it does not hold yet. */
interface WantedPurchase {
  /** The plan's first purchase unless named; a new one where the plan buys nothing. */
  readonly event?: string | undefined;
  /** Of a new purchase; what is typical where not said. */
  readonly home?: WantedHome | undefined;
  /** Percent of the price that is not borrowed; as the purchase has it, or 20. */
  readonly depositPct?: number | undefined;
}

/** A question to a plan. Dollars of the start; people and events by their ids in the plan. */
export type PlanQuestion =
  /** The earliest month in which a purchase passes the tests and cash stays at the floor for a year. */
  | ({ readonly ask: 'buyEarliest'; readonly price: number; readonly from?: MonthText | undefined } & WantedPurchase)
  /** The highest price at which it does in a month. */
  | ({ readonly ask: 'payMost'; readonly month: MonthText } & WantedPurchase)
  /** The earliest month in which people can stop work and spend so much a year until an age of the first person. */
  | {
      readonly ask: 'stopWork';
      readonly spend: number;
      readonly untilAge: number;
      /** Everybody who is paid for work unless named. */
      readonly who?: readonly string[] | undefined;
    }
  /** How much less a month must be spent for a net worth in a month; the plan's last unless named. */
  | { readonly ask: 'saveMonthly'; readonly netWorth: number; readonly month?: MonthText | undefined }
  /** The highest rise of loan rates from next month on that leaves cash at the floor. */
  | { readonly ask: 'highestRate' }
  /** Months until cash is below the floor when people are paid nothing any more; everybody unless named. */
  | { readonly ask: 'liveOn'; readonly who?: readonly string[] | undefined };

/** A test that stops something: one of a purchase, cash below its floor, a net worth not reached, or the plan's years. */
export type StoppingTest = 'equity' | 'income' | 'cash' | 'floor' | 'netWorth' | 'years';

/** What stops an answer from being earlier, more or reachable. */
export interface Because {
  readonly test: StoppingTest;
  readonly month: MonthText;
  /** Dollars that are missing in that month, dollars of it; null where the test has no amount. */
  readonly missing: number | null;
  readonly sentence: string;
}

/** A value whose run was looked at. */
export interface Proof {
  readonly value: number;
  readonly text: string;
  readonly holds: boolean;
  readonly sentence: string;
}

/**
 * A financial year of a question whose answer is a month: whether any month tried in it holds, else what stops most of
 * them. A year in which none was tried is as the one before it.
 */
export interface StripYear {
  readonly financialYear: string;
  readonly isTried: boolean;
  readonly holds: boolean;
  readonly test: StoppingTest | null;
  readonly words: string;
}

/** How much less spending would do where something fails; dollars of today a month, null where even nothing spent would not. */
export interface SpendLess {
  readonly monthly: number | null;
  readonly sentence: string;
  /** What makes the plan spend less and hold what was asked. */
  readonly option: readonly OptionChange[];
}

/** The answer of a plan to a question: plain data with sentences for the screen. */
export interface PlanAnswer {
  readonly ask: PlanQuestion['ask'];
  readonly status: 'solved' | 'already' | 'unreachable';
  readonly headline: string;
  /** `months` is a number of months. */
  readonly unit: 'month' | 'dollars' | 'points' | 'months';
  /** Months from the start, dollars, percentage points or a number of months; null where there is none. */
  readonly value: number | null;
  readonly text: string | null;
  /** Of an answer that is a month. */
  readonly month: MonthText | null;
  /** What stops one step beyond, or any value where none is reachable; null where nothing does. */
  readonly because: Because | null;
  /** What would be enough where the question as asked has no answer, in a sentence with its dollars. */
  readonly enough: { readonly value: number; readonly sentence: string } | null;
  /** Living costs that would do where the question has no answer, or money runs out; null where spending is no matter. */
  readonly spendLess: SpendLess | null;
  /** Spans of months, or values, at which it holds where it does not hold from one on. */
  readonly works: readonly string[];
  /** Empty where the answer is no month. */
  readonly strip: readonly StripYear[];
  readonly heldStill: string;
  readonly proof: { readonly at: Proof | null; readonly beyond: Proof | null };
  /** What makes the plan hold the answer; empty where there is none. */
  readonly option: readonly OptionChange[];
}

/** A plan's answer, or why the plan or the question cannot be run, in words. */
export type PlanAnswered = PlanAnswer | { readonly status: 'refused'; readonly says: string };
