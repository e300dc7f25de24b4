import { lossQuarantine } from '../../rules/gearing.ts';
import type { Rule } from '../../rules/rule.ts';
import { inRange } from '../../units/checks.ts';
import type { FinancialYear } from '../../units/financial-year.ts';
import { largestAmount } from '../../units/limits.ts';
import { Refusal } from '../../units/refusal.ts';
import { cents } from '../../units/statute.ts';
import { type Entity, isExceptedFromLossRule } from './entity.ts';
import type { GearingStatus } from './gearing-status.ts';
import { reformYear, type SettingUsed, settingUsed } from './settings.ts';

/** A property's rent and deductions of the year, whole dollars and cents; two rows where its use changes in the year. */
export interface RentalRow {
  readonly id?: string | undefined;
  readonly status?: GearingStatus | undefined;
  /** Of a `mixed` property: percent of this owner's holding that is quarantined. */
  readonly quarantinedPartPct?: number | undefined;
  /** This owner's percent of the amounts; 100 unless named. */
  readonly sharePct?: number | undefined;
  readonly rent: number;
  /** All deductible holding costs, interest and depreciation, already apportioned for private use. */
  readonly deductions: number;
}

export interface GearingYearInputs {
  readonly incomeYear: FinancialYear;
  readonly entity?: Entity | undefined;
  /** The pool of earlier years, dollars. */
  readonly quarantinedBroughtForward?: number | undefined;
  readonly bankruptInYear?: boolean | undefined;
  readonly revenueAssetGains?: number | undefined;
  readonly properties: readonly RentalRow[];
  /** This year's gains on residential property after capital losses (s 102-5 steps 1 and 2). */
  readonly residentialCapitalGains?: { readonly deferredResidential: number; readonly residential: number } | undefined;
}

/** One owner's pool for a year; dollars to the cent. */
export interface GearingYear {
  readonly initialExcess: number;
  /** Net rent of dwellings that are not caught; negative for a loss. */
  readonly exemptNetIncome: number;
  readonly reductionByExemptIncomeAndRevenueGains: number;
  readonly quarantinedAmount: number;
  readonly appliedToDeferredResidentialGains: number;
  readonly appliedToResidentialGains: number;
  readonly carriedForward: number;
  readonly deductionsAllowed: number;
  readonly netResidentialRent: number;
  readonly netNonResidentialRent: number;
  readonly netRentInTaxableIncome: number;
  readonly settingsUsed: readonly SettingUsed[];
  readonly rules: readonly Rule<unknown>[];
}

/**
 * One owner's rental results of an income year under the loss rule (ITAA 1997 s 26-155): the excess of deductions over
 * rent of caught dwellings, in one pool for all of them, is reduced by net rent of other dwellings and by revenue gains,
 * then must reduce residential capital gains, and what is left is carried. Before 2027-28, and for an excepted owner,
 * everything is deductible. Throws Refusal `statusMissing`, `shareRange`, `required` and `outOfRange`.
 */
export function gearingYear(inputs: GearingYearInputs): GearingYear {
  const applies = inputs.incomeYear >= reformYear && !isExceptedFromLossRule(inputs.entity ?? 'individual');
  const broughtForward = applies ? amount('quarantinedBroughtForward', inputs.quarantinedBroughtForward) : 0;
  const revenueGains = amount('revenueAssetGains', inputs.revenueAssetGains);
  const sums = sumsOf(inputs.properties, applies);
  const { caughtRent, caughtDeductions, freeRent, freeDeductions } = sums;
  const free = freeRent - freeDeductions;
  const excess = Math.max(0, caughtDeductions + broughtForward - caughtRent);
  const reduction = Math.min(excess, Math.max(0, free) + revenueGains);
  const quarantined = excess - reduction;
  const gains = inputs.residentialCapitalGains;
  const onDeferred = Math.min(
    quarantined,
    amount('residentialCapitalGains.deferredResidential', gains?.deferredResidential),
  );
  const onGains = Math.min(quarantined - onDeferred, amount('residentialCapitalGains.residential', gains?.residential));
  const allowed = caughtDeductions + broughtForward - quarantined + freeDeductions;
  const residential = caughtRent + freeRent - allowed;
  const isBankrupt = inputs.bankruptInYear === true && applies;
  return {
    initialExcess: cents(excess),
    exemptNetIncome: cents(free),
    reductionByExemptIncomeAndRevenueGains: cents(reduction),
    quarantinedAmount: cents(quarantined),
    appliedToDeferredResidentialGains: cents(onDeferred),
    appliedToResidentialGains: cents(onGains),
    carriedForward: isBankrupt ? 0 : cents(quarantined - onDeferred - onGains),
    deductionsAllowed: cents(allowed),
    netResidentialRent: cents(residential),
    netNonResidentialRent: cents(sums.other),
    netRentInTaxableIncome: cents(residential + sums.other),
    settingsUsed: isBankrupt ? [settingUsed('bankruptcy')] : [],
    rules: [lossQuarantine],
  };
}

interface Sums {
  caughtRent: number;
  caughtDeductions: number;
  freeRent: number;
  freeDeductions: number;
  /** Net rent of what is not residential. */
  other: number;
}

function sumsOf(rows: readonly RentalRow[], applies: boolean): Sums {
  const sums: Sums = { caughtRent: 0, caughtDeductions: 0, freeRent: 0, freeDeductions: 0, other: 0 };
  for (const row of rows) {
    const rent = amount('properties.rent', row.rent) * shareOf(row);
    const deductions = amount('properties.deductions', row.deductions) * shareOf(row);
    const status = statusOf(row);
    if (status === 'notResidential') {
      sums.other += rent - deductions;
      continue;
    }
    const caught = applies ? caughtPart(row, status) : 0;
    sums.caughtRent += rent * caught;
    sums.caughtDeductions += deductions * caught;
    sums.freeRent += rent * (1 - caught);
    sums.freeDeductions += deductions * (1 - caught);
  }
  return sums;
}

function statusOf({ status }: RentalRow): GearingStatus {
  if (status !== undefined && status !== 'unknown') return status;
  const message = 'properties.status is not known; the contract moment and the kind of dwelling decide it';
  throw new Refusal('statusMissing', 'properties.status', message);
}

function caughtPart({ quarantinedPartPct }: RentalRow, status: GearingStatus): number {
  if (status !== 'mixed') return status === 'quarantined' ? 1 : 0;
  const field = 'properties.quarantinedPartPct';
  if (quarantinedPartPct === undefined) {
    throw new Refusal('required', field, `${field} is missing; the part that is caught is needed`);
  }
  return percentOf(field, quarantinedPartPct);
}

function shareOf({ sharePct = 100 }: RentalRow): number {
  return percentOf('properties.sharePct', sharePct);
}

function percentOf(field: string, share: number): number {
  if (share > 0 && share <= 100) return share / 100;
  throw new Refusal('shareRange', field, `${field} is ${share}; allowed is above 0 to 100`);
}

function amount(field: string, value = 0): number {
  return inRange(field, value, [0, largestAmount]);
}
