import type { HouseholdEvent, MonthText } from '../../household/household.ts';

type Purchase = Omit<Extract<HouseholdEvent, { readonly do: 'buy' }>, 'when' | 'do'>;

/** The earliest month in which a purchase passes the tests and cash stays at the floor for twelve months. */
export interface BuyEarliest {
  readonly ask: 'buyEarliest';
  /** Its home's value is the price in dollars of the start. */
  readonly purchase: Purchase;
  /** The start unless named. */
  readonly from?: MonthText | undefined;
}

/** The highest price, whole dollars of the start, at which a purchase in a month passes the same tests. */
export interface PayMost {
  readonly ask: 'payMost';
  /** The value of its home counts for nothing. */
  readonly purchase: Purchase;
  readonly month: MonthText;
}

/** The earliest month in which people can retire together and spend so much until an age. */
export interface RetireEarliest {
  readonly ask: 'retireEarliest';
  readonly people: readonly string[];
  /** Dollars of the start a year. */
  readonly spendingAnnual: number;
  readonly until: { readonly person: string; readonly age: number };
}

/** How much less a month must be spent for net worth to reach an amount in a month. */
export interface SaveMonthly {
  readonly ask: 'saveMonthly';
  /** Dollars of the start. */
  readonly netWorth: number;
  /** The last month of the plan unless named. */
  readonly month?: MonthText | undefined;
}

/** The highest rise of loan rates from next month on that leaves cash at the floor. */
export interface HighestRise {
  readonly ask: 'highestRise';
}

/** A question about a household's future. */
export type HouseholdGoal = BuyEarliest | PayMost | RetireEarliest | SaveMonthly | HighestRise;
