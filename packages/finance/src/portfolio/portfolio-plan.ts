import type { DutyProperty } from '../law/duty/purchase.ts';
import { checkYear, type PolicyOverrides, policyOf } from '../lending/applicant-record.ts';
import type { LendingPolicy } from '../rules/lending-policy.ts';
import { countIn, inRange, wholeInRange } from '../units/checks.ts';
import { type FinancialYear, firstDayOf } from '../units/financial-year.ts';
import { Refusal } from '../units/refusal.ts';
import type { State } from '../units/states.ts';
import { checkedGrowth } from './growth-range.ts';

/** How the loss rule of 2027 treats a property; `transitional` is quarantined from 1 July 2027. */
export const lossTreatments = ['grandfathered', 'newBuild', 'transitional', 'quarantined'] as const;
export const priceIndexations = ['indexed', 'entered'] as const;

/** A person who owns property, dollars a year before tax. */
export interface PortfolioOwner {
  readonly id: string;
  readonly salary: number;
  readonly salaryGrowthPct?: number | undefined;
  readonly helpDebt?: boolean | undefined;
}

export interface PortfolioHousehold {
  readonly livingMonthly: number;
  readonly livingGrowthPct?: number | undefined;
  readonly otherRepaymentsMonthly?: number | undefined;
  readonly cash: number;
  /** Cash that no gated purchase touches. */
  readonly minCash?: number | undefined;
  readonly cashRatePct?: number | undefined;
  readonly adults: number;
  readonly dependants?: number | undefined;
}

/** A property to buy, dollars of today. */
export interface PortfolioProperty {
  readonly id: string;
  readonly state: State;
  readonly price: number;
  readonly growthPct: number;
  /** Snapshot at which it is bought regardless of the tests; null to buy once they pass. */
  readonly acquired?: number | null | undefined;
  readonly lvrPct?: number | undefined;
  readonly otherCosts?: number | undefined;
  readonly property?: DutyProperty | undefined;
  readonly rentWeekly: number;
  readonly rentGrowthPct?: number | undefined;
  readonly vacancyWeeks?: number | undefined;
  readonly costsAnnual: number;
  readonly costsGrowthPct?: number | undefined;
  /** Percent of rent. */
  readonly managementPct?: number | undefined;
  /** Land in the value, percent. */
  readonly landValuePct: number;
  readonly landTaxExempt?: boolean | undefined;
  readonly loan: { readonly annualRatePct: number; readonly termYears: number; readonly ioYears?: number | undefined };
  /** Dollars by year from the purchase. */
  readonly depreciation?: readonly number[] | undefined;
  readonly owners: readonly { readonly owner: string; readonly sharePct: number }[];
  readonly treatment: (typeof lossTreatments)[number];
}

export interface PortfolioInputs {
  readonly startFy: FinancialYear;
  readonly years: number;
  /** Whether a later purchase pays the grown price or the one entered. */
  readonly priceIndexation?: (typeof priceIndexations)[number] | undefined;
  readonly owners: readonly PortfolioOwner[];
  readonly household: PortfolioHousehold;
  readonly equityLoanRatePct?: number | undefined;
  readonly usableEquityPct?: number | undefined;
  /** Whether the serviceability gate counts rental losses. */
  readonly gateNegativeGearing?: boolean | undefined;
  readonly policy?: PolicyOverrides | undefined;
  /** In buying order. */
  readonly properties: readonly PortfolioProperty[];
}

/** Every name present, as after the defaults. */
type Complete<Row> = { readonly [Name in keyof Row]-?: NonNullable<Row[Name]> };

/** The inputs with their defaults and the lender's policy. */
export interface PortfolioPlan {
  readonly startFy: FinancialYear;
  /** Calendar year of the first snapshot. */
  readonly startYear: number;
  readonly years: number;
  readonly isIndexed: boolean;
  readonly owners: readonly Complete<PortfolioOwner>[];
  readonly household: Complete<PortfolioHousehold>;
  readonly equityLoanRatePct: number;
  readonly usableEquityPct: number;
  readonly gateNegativeGearing: boolean;
  readonly policy: LendingPolicy;
  readonly properties: readonly PlannedProperty[];
}

export type PlannedProperty = Complete<Omit<PortfolioProperty, 'acquired' | 'loan'>> & {
  readonly acquired: number | null;
  readonly loan: { readonly annualRatePct: number; readonly termYears: number; readonly ioYears: number };
};

const money = [0, 1e9] as const;
const growth = [-50, 50] as const;
const percent = [0, 100] as const;
export const mostPortfolioProperties = 20;
export const mostPortfolioOwners = 4;

/** The checked inputs with defaults. Throws Refusal `outOfRange`, `unknownValue`, `incompatible` by dotted name. */
export function portfolioPlan(inputs: PortfolioInputs): PortfolioPlan {
  const years = wholeInRange('years', inputs.years, [1, 40]);
  countIn('owners', inputs.owners, mostPortfolioOwners);
  countIn('properties', inputs.properties, mostPortfolioProperties);
  unique('owners.id', inputs.owners);
  unique('properties.id', inputs.properties);
  const ids = inputs.owners.map(({ id }) => id);
  return checkedGrowth({
    startFy: inputs.startFy,
    startYear: startYearOf(inputs.startFy, years),
    years,
    isIndexed: (inputs.priceIndexation ?? 'indexed') === 'indexed',
    owners: inputs.owners.map(({ id, salary, salaryGrowthPct = 0, helpDebt = false }) => ({
      id,
      salary: inRange('owners.salary', salary, money),
      salaryGrowthPct: inRange('owners.salaryGrowthPct', salaryGrowthPct, growth),
      helpDebt,
    })),
    household: householdOf(inputs.household),
    equityLoanRatePct: inRange('equityLoanRatePct', inputs.equityLoanRatePct ?? 6.5, [0, 30]),
    usableEquityPct: inRange('usableEquityPct', inputs.usableEquityPct ?? 80, percent),
    gateNegativeGearing: inputs.gateNegativeGearing ?? false,
    policy: policyOf(inputs.policy),
    properties: inputs.properties.map((property) => propertyOf(property, ids)),
  });
}

function startYearOf(startFy: FinancialYear, years: number): number {
  checkYear('startFy', startFy);
  const startYear = Number(firstDayOf(startFy).slice(0, 4));
  // Years are written with four digits.
  if (startYear + years <= 9999) return startYear;
  throw new Refusal('outOfRange', 'startFy', `startFy is ${startFy}; the ${years} years must end by 9999`);
}

function unique(field: string, rows: readonly { readonly id: string }[]): void {
  if (new Set(rows.map(({ id }) => id)).size === rows.length) return;
  throw new Refusal('incompatible', field, `${field} is repeated; each needs an id of its own`);
}

function householdOf(household: PortfolioHousehold): PortfolioPlan['household'] {
  const { livingGrowthPct = 0, otherRepaymentsMonthly = 0, minCash = 0, cashRatePct = 0, dependants = 0 } = household;
  return {
    livingMonthly: inRange('household.livingMonthly', household.livingMonthly, money),
    livingGrowthPct: inRange('household.livingGrowthPct', livingGrowthPct, growth),
    otherRepaymentsMonthly: inRange('household.otherRepaymentsMonthly', otherRepaymentsMonthly, money),
    cash: inRange('household.cash', household.cash, money),
    minCash: inRange('household.minCash', minCash, money),
    cashRatePct: inRange('household.cashRatePct', cashRatePct, [0, 30]),
    adults: wholeInRange('household.adults', household.adults, [1, 2]),
    dependants: wholeInRange('household.dependants', dependants, [0, 20]),
  };
}

function propertyOf(property: PortfolioProperty, owners: readonly string[]): PlannedProperty {
  const amount = (name: keyof PortfolioProperty, value: number, range: readonly [number, number]) =>
    inRange(`properties.${name}`, value, range);
  const { acquired = null, depreciation = [], loan } = property;
  return {
    id: property.id,
    state: property.state,
    price: amount('price', property.price, [1, 1e8]),
    growthPct: amount('growthPct', property.growthPct, growth),
    acquired: acquired === null ? null : wholeInRange('properties.acquired', acquired, [0, 40]),
    lvrPct: amount('lvrPct', property.lvrPct ?? 80, percent),
    otherCosts: amount('otherCosts', property.otherCosts ?? 0, money),
    property: property.property ?? 'established',
    rentWeekly: amount('rentWeekly', property.rentWeekly, [0, 1e6]),
    rentGrowthPct: amount('rentGrowthPct', property.rentGrowthPct ?? 0, growth),
    vacancyWeeks: amount('vacancyWeeks', property.vacancyWeeks ?? 0, [0, 52]),
    costsAnnual: amount('costsAnnual', property.costsAnnual, money),
    costsGrowthPct: amount('costsGrowthPct', property.costsGrowthPct ?? 0, growth),
    managementPct: amount('managementPct', property.managementPct ?? 0, percent),
    landValuePct: amount('landValuePct', property.landValuePct, percent),
    landTaxExempt: property.landTaxExempt ?? false,
    loan: loanOf(loan),
    depreciation: depreciation.map((dollars) => amount('depreciation', dollars, money)),
    owners: ownersOf(property.owners, owners),
    treatment: property.treatment,
  };
}

function loanOf({ annualRatePct, termYears, ioYears = 0 }: PortfolioProperty['loan']): PlannedProperty['loan'] {
  return {
    annualRatePct: inRange('properties.loan.annualRatePct', annualRatePct, [0, 30]),
    termYears: wholeInRange('properties.loan.termYears', termYears, [1, 40]),
    ioYears: wholeInRange('properties.loan.ioYears', ioYears, [0, termYears - 1]),
  };
}

function ownersOf(shares: PortfolioProperty['owners'], known: readonly string[]): PortfolioProperty['owners'] {
  let sum = 0;
  for (const { owner, sharePct } of shares) {
    if (!known.includes(owner)) {
      const message = 'properties.owners.owner names nobody in owners';
      throw new Refusal('unknownValue', 'properties.owners.owner', message);
    }
    sum += inRange('properties.owners.sharePct', sharePct, percent);
  }
  // A third three times is a hair off the whole.
  inRange('properties.owners.sharePct', sum, [100 - 1e-6, 100 + 1e-6]);
  return shares;
}
