import type { DutyProperty } from '../law/duty/purchase.ts';
import type { PolicyOverrides } from '../lending/applicant-record.ts';
import type { State } from '../units/states.ts';
import type { HouseholdAssumptions } from './assumptions.ts';
import type { BroughtForward, HouseholdEntity, OwnerShare } from './entity.ts';
import type { Holding } from './holding.ts';
import type { OpenLawChoices } from './open-law.ts';

/** A month written YYYY-MM. */
export type MonthText = string;

/** Somebody whose money is counted. Dollars; null is not known. */
export interface Person {
  readonly id: string;
  /** Month of birth; null when not known, and then super cannot be drawn. */
  readonly born: MonthText | null;
  readonly helpDebt?: number | undefined;
  /** Assessed before the start and not paid yet; below 0 a refund to come. */
  readonly taxDue?: number | undefined;
  readonly broughtForward?: BroughtForward | undefined;
  /**
   * Private hospital cover; true unless named. Null is counted as held too, and listed in `notKnown` where without it a
   * Medicare levy surcharge would be due.
   */
  readonly hospitalCover?: boolean | null | undefined;
  readonly superBalance?: number | undefined;
  /** Percentage points a year by which the super earns more than is assumed. */
  readonly superAbovePct?: number | undefined;
  /** Paid into super besides the guarantee in months with pay from work, before and after tax; dollars of the start a year. */
  readonly superExtra?:
    | { readonly concessional?: number | undefined; readonly nonConcessional?: number | undefined }
    | undefined;
}

export const incomeKinds = ['salary', 'business', 'taxable', 'taxFree'] as const;

/** Money a person receives; dollars a year before tax. */
export interface Income {
  readonly id: string;
  readonly person: string;
  /** Tax is withheld and super paid on a salary only; a business is a sole trader's, who earns it by own work. */
  readonly kind: (typeof incomeKinds)[number];
  readonly annual: number;
  /** Percent a year; the wages assumption unless named. */
  readonly growthPct?: number | undefined;
  readonly from?: MonthText | undefined;
  /** Last month it is paid. */
  readonly until?: MonthText | undefined;
  /** Whether it ends when the person retires; true of a salary unless named. */
  readonly endsAtRetirement?: boolean | undefined;
}

/** A bank account; dollars, percent a year credited monthly. */
export interface CashAccount {
  readonly id: string;
  readonly balance: number;
  readonly ratePct?: number | undefined;
  /** Loan whose interest it offsets, also one of a purchase (`<id>.loan`, `<id>.equity`); no interest is credited while it is owed. */
  readonly offsets?: string | undefined;
  /** Whose interest income it is; shared equally by the people unless named. */
  readonly owners?: readonly OwnerShare[] | undefined;
}

export const homeUses = ['home', 'rent', 'empty'] as const;
export type HomeUse = (typeof homeUses)[number];

/** A property. Dollars of the start, all of it; the household's part follows from the shares. Null is not known. */
export interface Home {
  readonly id: string;
  readonly state: State | null;
  readonly value: number;
  /** Percent a year; the place's assumption unless named. */
  readonly growthPct?: number | undefined;
  readonly kind: DutyProperty | null;
  /** Contract day or moment with offset; a year alone where that is all that is known. */
  readonly contract: string | null;
  readonly price: number | null;
  /** Duty and fees of the purchase, for the cost base. */
  readonly purchaseCosts?: number | undefined;
  /** Renovations before the start by their day, for the cost base. */
  readonly improvements?: readonly { readonly on: string; readonly amount: number }[] | undefined;
  /** Capital works deducted before the start, up to June 2027 and since: they lower the cost base. */
  readonly worksClaimed?: { readonly before2027: number; readonly from2027: number } | undefined;
  /** What all of it was worth on 1 July 2027 (ITAA 1997 ss 112-155, 112-160), of a start after that. */
  readonly value2027?: number | undefined;
  /** Land in the value, percent. */
  readonly landPct: number | null;
  readonly use: HomeUse;
  /**
   * When a property that is not lived in at the start was: to the end of a month, from the purchase unless a month is
   * named, and what all of it was worth when it was left, if that is known (ITAA 1997 s 118-192).
   */
  readonly livedIn?:
    | { readonly from?: MonthText | undefined; readonly until: MonthText; readonly worthThen?: number | undefined }
    | undefined;
  /** Later uses, each from a month on, in order. */
  readonly laterUses?: readonly { readonly from: MonthText; readonly use: HomeUse }[] | undefined;
  readonly rentWeekly?: number | undefined;
  readonly vacancyWeeks?: number | undefined;
  readonly rentGrowthPct?: number | undefined;
  readonly annualCosts?: number | undefined;
  /** Percent a year; the prices assumption unless named. */
  readonly costsGrowthPct?: number | undefined;
  /** Percent of the rent received. */
  readonly managementPct?: number | undefined;
  /** Capital works and plant deducted while it is let, dollars a year. */
  readonly depreciation?:
    | { readonly capitalWorks?: number | undefined; readonly plant?: number | undefined }
    | undefined;
  readonly owners: readonly OwnerShare[];
}

export const loanKinds = ['home', 'card', 'other', 'margin'] as const;

/** A loan as it stands at the start. Dollars, percent a year. */
export interface Loan {
  readonly id: string;
  readonly kind: (typeof loanKinds)[number];
  /** Homes that secure it. */
  readonly on: readonly string[];
  /** Home or holding whose income the interest is spent for; null for private spending. */
  readonly purpose: string | null;
  readonly balance: number;
  /** A card's or line's limit, which lenders count. */
  readonly limit?: number | undefined;
  readonly ratePct: number;
  /** The rate from a month on, in order; with the last month in which rises and falls of rates do not reach it. */
  readonly laterRates?:
    | readonly { readonly from: MonthText; readonly ratePct: number; readonly fixedUntil?: MonthText | undefined }[]
    | undefined;
  /** Last month in which rises and falls of rates do not reach it. */
  readonly fixedUntil?: MonthText | undefined;
  /** Last month of interest only. */
  readonly interestOnlyUntil?: MonthText | undefined;
  /** Month of the last repayment; null for a loan that runs until it is paid off. */
  readonly ends: MonthText | null;
  /** As on record; the level repayment to `ends` unless named. */
  readonly monthlyRepayment?: number | undefined;
  readonly extraMonthly?: number | undefined;
  /** What it cost to take by the month: mortgage insurance, establishment and the like (ITAA 1997 s 25-25). */
  readonly borrowingCosts?: readonly { readonly on: MonthText; readonly amount: number }[] | undefined;
  /** The lender has recourse to the property alone, as a super fund's must. */
  readonly limitedRecourse?: boolean | undefined;
}

/** What the household spends; dollars a month. */
export interface Cost {
  readonly id: string;
  readonly monthly: number;
  /** Percent a year; the prices assumption unless named. */
  readonly growthPct?: number | undefined;
  readonly from?: MonthText | undefined;
  readonly until?: MonthText | undefined;
  /** Rent of where the household lives: paid in months when it owns no home that it lives in. */
  readonly whileRenting?: boolean | undefined;
}

/** The loan of a purchase. Percent. */
export interface PurchaseLoan {
  readonly lvrPct: number;
  /** The assumption unless named. */
  readonly ratePct?: number | undefined;
  /** 360 unless named. */
  readonly termMonths?: number | undefined;
  readonly interestOnlyMonths?: number | undefined;
}

/** A property to buy: its value is the price in dollars of the start; it grows until it is bought. */
export type HomeToBuy = Omit<
  Home,
  'contract' | 'price' | 'purchaseCosts' | 'improvements' | 'worksClaimed' | 'value2027' | 'livedIn' | 'laterUses'
>;

/**
 * What changes in a household, in a month. Events of one month happen in the order sell, refinance, renovate, buy, then
 * the rest; events of one kind in the order of the list.
 */
export type HouseholdEvent =
  | {
      readonly id: string;
      readonly do: 'buy';
      /** A month, bought whatever the tests say; or the first month from which it is tried each month. */
      readonly when: MonthText | { readonly whenAllowedFrom: MonthText };
      readonly home: HomeToBuy;
      readonly loan: PurchaseLoan;
      /** Conveyancing, inspections and the like. */
      readonly otherCosts?: number | undefined;
      readonly buyer?: 'owner' | 'first' | 'investor' | undefined;
    }
  | {
      readonly id: string;
      readonly do: 'sell';
      readonly when: MonthText;
      /** A home or a holding. */
      readonly what: string;
      /** Percent of the price. */
      readonly costsPct?: number | undefined;
    }
  | {
      readonly id: string;
      readonly do: 'refinance';
      readonly when: MonthText;
      readonly loan: string;
      readonly ratePct: number;
      /** The end, and interest only that still runs, stay unless named. */
      readonly termMonths?: number | undefined;
      readonly interestOnlyMonths?: number | undefined;
      readonly costs?: number | undefined;
      readonly cashOut?: number | undefined;
    }
  | {
      readonly id: string;
      readonly do: 'renovate';
      readonly when: MonthText;
      readonly home: string;
      readonly cost: number;
      readonly addsValue: number;
      readonly rentWeekly?: number | undefined;
    }
  /** Percentage points on every loan from then on, but while it is fixed. */
  | { readonly id: string; readonly do: 'rates'; readonly when: MonthText; readonly addPct: number }
  /** An income is another amount from then on, dollars a year of that month; 0 stops it. */
  | {
      readonly id: string;
      readonly do: 'work';
      readonly when: MonthText;
      readonly income: string;
      readonly annual: number;
      /** Last month at that amount; afterwards it is what it would have been. */
      readonly until?: MonthText | undefined;
    }
  | {
      readonly id: string;
      readonly do: 'child';
      readonly when: MonthText;
      readonly monthlyCost: number;
      /** Last month in which it costs and is a dependant; to the end of the run unless named. */
      readonly until?: MonthText | undefined;
      readonly leave?: { readonly income: string; readonly months: number; readonly keepsPct: number } | undefined;
    }
  /** Ends a person's incomes that end at retirement, after the month. */
  | {
      readonly id: string;
      readonly do: 'retire';
      readonly when: MonthText;
      readonly person: string;
      /** Living costs from then on in dollars of the start, in place of all others but rent `whileRenting`. */
      readonly monthlySpending?: number | undefined;
    }
  /** Received (positive) or paid (negative), dollars of that month; with a loan the amount is paid onto it. */
  | {
      readonly id: string;
      readonly do: 'lump';
      readonly when: MonthText;
      readonly amount: number;
      readonly loan?: string | undefined;
    }
  | { readonly id: string; readonly do: 'use'; readonly when: MonthText; readonly home: string; readonly use: HomeUse };

/** How the household runs its money. Dollars. */
export interface HouseholdPolicy {
  /** Cash that no gated purchase touches, and below which a month counts as short. */
  readonly floor?: number | undefined;
  /** Account that takes what the first account holds above `keep`. */
  readonly surplusTo?: string | undefined;
  readonly keep?: number | undefined;
  /** In place of one account: accounts, loans and holdings that take it in order, each as far as it can. */
  readonly surplusOrder?: readonly string[] | undefined;
  /** Holdings that are sold where the accounts hold too little, in order, before super is drawn. */
  readonly drawOn?: readonly string[] | undefined;
  /** A lender's limit on the loans of one property, percent of its value, for equity. */
  readonly usableEquityPct?: number | undefined;
  readonly lending?: PolicyOverrides | undefined;
  /** Under 18 or studying, as a lender counts them. */
  readonly dependants?: number | undefined;
  /** The last months of those among them who grow up; the others are dependants to the end of the run. */
  readonly dependantsUntil?: readonly MonthText[] | undefined;
}

/**
 * A household at the start of a month, from which every figure follows. The first account is the one everything is paid
 * into and out of.
 */
export interface Household {
  readonly start: MonthText;
  readonly people: readonly Person[];
  readonly entities?: readonly HouseholdEntity[] | undefined;
  readonly incomes: readonly Income[];
  readonly accounts: readonly CashAccount[];
  readonly holdings: readonly Holding[];
  readonly homes: readonly Home[];
  readonly loans: readonly Loan[];
  readonly costs: readonly Cost[];
  readonly events: readonly HouseholdEvent[];
  readonly assume: HouseholdAssumptions;
  readonly policy?: HouseholdPolicy | undefined;
  readonly openLaw?: OpenLawChoices | undefined;
}
