import type { LevyFamily } from '../../income-tax/medicare.ts';
import type { SeniorKind } from '../../rules/offsets.ts';
import type { FinancialYear } from '../../units/financial-year.ts';
import type { CgtSaleInputs } from './cgt/sale.ts';
import type { GearingYearInputs } from './gearing-year.ts';

/** A person's income of a year, dollars. */
export interface PersonIncome {
  readonly salary?: number | undefined;
  readonly other?: number | undefined;
  /** Of `other`, what a sole trader earns by own work, less its costs: labour income of ITAA 1997 ss 61-155 and 61-160. */
  readonly otherFromWork?: number | undefined;
  /** Work expenses as deducted: with `choosesWorkDeduction` the itemised ones. */
  readonly workDeductions?: number | undefined;
  readonly otherDeductions?: number | undefined;
  readonly deductibleGifts?: number | undefined;
  /** By how much deductions for shares and managed funds, of `otherDeductions`, exceed what these pay: ITAA 1997 s 995-1. */
  readonly netFinancialLoss?: number | undefined;
  readonly reportableFringeBenefits?: number | undefined;
  readonly reportableSuper?: number | undefined;
}

/** A spouse and dependent children, as far as levy and surcharge go by them. */
export interface PersonFamily extends LevyFamily {
  readonly spouseIncomeForSurcharge: number;
  /** Whether the spouse and every dependent child have private hospital cover; true unless named. */
  readonly privateHospitalCover?: boolean | undefined;
}

export interface TaxPositionInputs {
  readonly incomeYear: FinancialYear;
  readonly income: PersonIncome;
  readonly rental?: Omit<GearingYearInputs, 'incomeYear' | 'residentialCapitalGains'> | undefined;
  readonly capital?:
    | Omit<CgtSaleInputs, 'entity' | 'incomeYear' | 'otherTaxableIncome' | 'quarantinedAmount'>
    | undefined;
  /** True for a debt that outlasts the repayment, or its balance in dollars. */
  readonly helpDebt?: boolean | number | undefined;
  /** True unless named. */
  readonly privateHospitalCover?: boolean | undefined;
  /** A payment of s 119-15 was received in the year: no minimum tax. */
  readonly exemptPayment?: boolean | undefined;
  /** Take the standard deduction for work expenses where it is more (s 25-130). */
  readonly choosesWorkDeduction?: boolean | undefined;
  readonly family?: PersonFamily | undefined;
  /** Entitled to the seniors and pensioners offset, which the caller has decided. */
  readonly senior?: SeniorKind | undefined;
  /** Employer and deductible super contributions, dollars. */
  readonly concessionalContributions?: number | undefined;
}
