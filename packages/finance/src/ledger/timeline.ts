import type { MonthText } from '../household/household.ts';
import type { LawSide } from '../law/reform/cgt/sale.ts';
import type { PersonFamily } from '../law/reform/person.ts';
import type { TaxPosition } from '../law/reform/tax-position.ts';
import type { Rule } from '../rules/rule.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import type { AccountName } from './accounts.ts';
import type { Gate } from './gates.ts';

/** What a property brought and cost in a financial year, the household's part, whole cents. */
export interface HomeYear {
  readonly home: string;
  readonly value: number;
  readonly rent: number;
  readonly costs: number;
  readonly landTax: number;
  /** On loans whose purpose it is. */
  readonly interest: number;
  readonly depreciation: number;
  /** Borrowing expenses that are deducted in the year (ITAA 1997 s 25-25). */
  readonly borrowing: number;
  /** Months of the year in which it was let, and in which it was owned. */
  readonly letMonths: number;
  readonly ownedMonths: number;
}

/** The rules that an owner takes for a new dwelling sold in a year, and by how much tax they leave less; dollars. */
export interface NewDwellingYear {
  readonly home: string;
  readonly choice: 'discount' | 'indexation';
  readonly lessTax: number;
}

/** The value of 1 July 2027 that the gain on a property sold in a year goes by. */
export interface Value2027Used {
  readonly home: string;
  /** Of the household's part, dollars. */
  readonly value: number;
  /** The run's own of that day, one that the household says, or by a formula. */
  readonly by: 'run' | 'household' | 'compound' | 'straightLine';
}

/** A person's tax of a financial year. */
export interface PersonYear {
  readonly person: string;
  /** Of the whole year; a first year cut short is scaled up. Dollars. */
  readonly position: TaxPosition;
  /** Tax of the months in the run, and what was withheld of it: whole cents. */
  readonly charged: number;
  readonly withheld: number;
  /** Paid into super before tax and not deducted, as that would make a loss (ITAA 1997 s 26-55); whole cents. */
  readonly superNotDeducted: number;
  /** Loss of earlier years that is deducted in this one, and what is left for the next (ITAA 1997 ss 36-10, 36-15); dollars. */
  readonly taxLossBroughtForward: number;
  readonly taxLossCarriedForward: number;
  readonly newDwellings: readonly NewDwellingYear[];
  /** What the levy and surcharge go by besides, null for a single person without dependants. */
  readonly family: PersonFamily | null;
}

/** The tax of a company, trust or super fund for the months of a financial year in the run. Dollars but for `charged`. */
export interface EntityYear {
  readonly entity: string;
  /** After the loss rule; negative for a loss. */
  readonly netRent: number;
  readonly netCapitalGain: number;
  /** Of a trust: what it distributes, in place of being taxed itself. */
  readonly taxableIncome: number;
  readonly taxLossCarriedForward: number;
  readonly quarantinedCarriedForward: number;
  readonly capitalLossesCarriedForward: number;
  /** Whole cents; 0 of a trust. */
  readonly charged: number;
  readonly rules: readonly Rule<unknown>[];
}

export interface TimelineYear {
  readonly financialYear: FinancialYear;
  /** First and last month in the run, from 0. */
  readonly first: number;
  readonly last: number;
  readonly people: readonly PersonYear[];
  readonly entities: readonly EntityYear[];
  readonly homes: readonly HomeYear[];
  /** Of the properties sold in the year that were held on that day and are not exempt throughout. */
  readonly values2027: readonly Value2027Used[];
}

/** Something that happened, or could not. */
export interface TimelineEvent {
  readonly id: string;
  readonly do: 'buy' | 'sell' | 'refinance' | 'renovate' | 'rates' | 'work' | 'child' | 'retire' | 'lump' | 'use';
  readonly month: number;
  /** What did not fit at its month, in a sentence: nothing to sell, tests that warn. */
  readonly note: string | null;
}

/** Why a waiting purchase was not made, month by month from the first one it was tried. */
export interface BlockedPurchase {
  readonly id: string;
  readonly from: number;
  /** First failing test of each month tried; a purchase made has no entry for its month. */
  readonly blockers: readonly Gate[];
}

/** Something the household does not say, and how it was counted. */
export interface NotKnown {
  readonly subject: string;
  readonly field: string;
  readonly countedAs: string;
}

/** Why less is paid into super besides the guarantee than a household wants to, or not all of it deducted, from the first such month on. */
export interface SuperLimit {
  readonly person: string;
  readonly kind: 'concessional' | 'nonConcessional';
  /** The year's cap, pay from work below it, a balance of the transfer balance cap, an age over 75, too little cash left, or a deduction that would make a loss. */
  readonly why: 'cap' | 'pay' | 'balance' | 'age' | 'cash' | 'loss';
  readonly month: number;
}

/** A loan that was repaid early or refinanced while its rate was fixed, whose break cost is not known: the first such month of each. */
export interface BreakCost {
  readonly loan: string;
  readonly why: 'repaid' | 'refinanced';
  readonly month: number;
}

/** A household's future, month by month. Amounts are whole cents. */
export interface Timeline {
  readonly law: LawSide;
  readonly start: MonthText;
  readonly months: number;
  readonly accounts: readonly AccountName[];
  /** Before the first month, by account. */
  readonly opening: Float64Array;
  /** At each month's end: month × accounts.length + account. */
  readonly balances: Float64Array;
  /** Moved in each month: month × flowKinds.length + kind. */
  readonly flows: Float64Array;
  readonly years: readonly TimelineYear[];
  readonly events: readonly TimelineEvent[];
  readonly blocked: readonly BlockedPurchase[];
  /** Months at whose end the first account was below zero. */
  readonly shortMonths: readonly number[];
  readonly notKnown: readonly NotKnown[];
  readonly superLimits: readonly SuperLimit[];
  readonly breakCosts: readonly BreakCost[];
  readonly rules: readonly Rule<unknown>[];
  readonly frozen: readonly string[];
}
