import type { FinancialYear } from '../../../units/financial-year.ts';
import type { Entity } from '../entity.ts';
import type { uses } from '../gearing-status.ts';

/** `enacted`, or the law as it would stand without Act 49 of 2026: the old side of a comparison. */
export type LawSide = 'enacted' | 'without-the-act';

export const gainCategories = [
  'deferredNonResidential',
  'deferredResidential',
  'nonResidential',
  'residential',
] as const;
/** Classes of gains in the order that capital losses meet them (s 102-5(1), s 102-6). */
export type GainCategory = (typeof gainCategories)[number];

/** Days of ownership and of those the exempt ones, in one period. */
export interface ExemptDays {
  readonly ownershipDays: number;
  readonly exemptDays: number;
}

export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Main residence by counted days, of the whole ownership or of the time before and after 1 July 2027. */
export interface ResidenceByDays {
  readonly whole?: ExemptDays | undefined;
  readonly pre?: ExemptDays | undefined;
  readonly post?: ExemptDays | undefined;
}

/** Main residence by periods; days are settlement to settlement, both ends counted. */
export interface ResidenceByPeriods {
  readonly ownedFrom: string;
  readonly ownedTo: string;
  readonly livedIn: readonly Period[];
  readonly rented: readonly Period[];
  /** Treat absences as the home (s 118-145); true unless named. */
  readonly absenceChoice?: boolean | undefined;
  /** When another dwelling was the main residence: from then on an absence is not exempt (s 118-145(4)). */
  readonly livedElsewhere?: readonly Period[] | undefined;
  readonly firstIncomeUse?: { readonly on: string; readonly marketValue: number } | undefined;
}

export interface ResidentialDays {
  readonly ownershipDays: number;
  readonly residentialDays: number;
}

export type Indexation =
  | { readonly method: 'none' }
  | { readonly method: 'cpi'; readonly numbers: Readonly<Record<string, number>> }
  | { readonly method: 'rate'; readonly annualPct: number };

export type Value2027 =
  | { readonly method: 'valuation'; readonly amount: number }
  | { readonly method: 'apportioned'; readonly formula?: 'compound' | 'straightLine' | undefined };

export const newBuildChoices = ['discount', 'indexation', 'best'] as const;

/** A sale of a whole asset in dollars; days of contracts, YYYY-MM-DD. */
export interface Sale {
  readonly acquiredOn: string;
  readonly soldOn: string;
  readonly purchasePrice: number;
  readonly purchaseCosts?: number | undefined;
  readonly sellingCosts?: number | undefined;
  readonly salePrice: number;
  readonly sharePct?: number | undefined;
  readonly use?: (typeof uses)[number] | undefined;
  readonly costItems?:
    | readonly { readonly element: 1 | 2 | 3 | 4 | 5; readonly amount: number; readonly on: string }[]
    | undefined;
  /** Div 43 deductions claimed, before and from 1 July 2027. */
  readonly capitalWorksClaimed?:
    | { readonly before2027?: number | undefined; readonly from2027?: number | undefined }
    | undefined;
  readonly value2027?: Value2027 | undefined;
  readonly indexation: Indexation;
  readonly isNewBuild?: boolean | undefined;
  /** `best` unless named. */
  readonly newBuildChoice?: (typeof newBuildChoices)[number] | undefined;
  readonly mainResidence?: ResidenceByDays | ResidenceByPeriods | undefined;
  readonly residentialUse?:
    | { readonly pre?: ResidentialDays | undefined; readonly post?: ResidentialDays | undefined }
    | undefined;
}

/** One owner's capital gains of an income year: at most one sale, and other gains. Dollars. */
export interface CgtSaleInputs {
  readonly entity?: Entity | undefined;
  /** 30 unless named. */
  readonly companyRatePct?: number | undefined;
  /** Only without a sale; a sale belongs to the year of its contract. */
  readonly incomeYear?: FinancialYear | undefined;
  /** Taxable income without the net capital gain. */
  readonly otherTaxableIncome?: number | undefined;
  /** A payment of s 119-15 was received at any time in the year. */
  readonly exemptPayment?: boolean | undefined;
  readonly deductibleGifts?: number | undefined;
  readonly losses?:
    | { readonly currentYear?: number | undefined; readonly broughtForward?: number | undefined }
    | undefined;
  /** This year's quarantined rental losses, which must reduce residential gains. */
  readonly quarantinedAmount?: number | undefined;
  readonly otherGains?:
    | readonly { readonly category: GainCategory; readonly amount: number; readonly discountPct?: number | undefined }[]
    | undefined;
  readonly sale?: Sale | undefined;
}
