import { netOfGrossPercent } from '../rules/property.ts';
import type { Rule } from '../rules/rule.ts';
import { inRange } from '../units/checks.ts';
import { annualAmount, frequencyNamed, monthlyAmount } from '../units/frequency.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';

/** The fields of an asset that the figures need; dollars. */
export interface AssetRecord {
  readonly assetType: string;
  readonly currentValue: number;
  readonly originalPrice: number;
  readonly incomeAmount: number;
  readonly incomeFrequency: string;
}

/** The fields of a liability that the figures need; dollars. */
export interface LiabilityRecord {
  readonly loanBalance: number;
  readonly limitAmount: number;
  readonly repaymentAmount: number;
  readonly repaymentFrequency: string;
}

export interface DashboardInputs {
  readonly profile: {
    readonly grossIncome: number;
    readonly partnerIncome: number;
    readonly assessWithPartner: boolean;
  };
  readonly assets: readonly AssetRecord[];
  readonly liabilities: readonly LiabilityRecord[];
}

/** The nine summary cards and their components. Dollars, annual or monthly as named; not rounded. */
export interface DashboardSummary {
  readonly totalAssets: Dollars;
  readonly totalInvested: Dollars;
  readonly annualAssetIncome: Dollars;
  readonly grossIncome: Dollars;
  readonly monthlyRepayments: Dollars;
  readonly netIncome: Dollars;
  readonly monthlyCashflow: Dollars;
  /** Sum of all loan balances: the card Total Liabilities. */
  readonly totalDebt: Dollars;
  readonly equity: Dollars;
  readonly propertyCount: number;
  /** Unknown frequency texts, counted as Monthly (decision I-11). */
  readonly unknownFrequencies: readonly string[];
  readonly rules: readonly Rule<number>[];
}

const propertyTypes: readonly string[] = ['Primary Home', 'Investment Property'];

/**
 * Figures of the summary cards from a client's incomes, assets and liabilities. Ownership percentages scale nothing
 * (D-09); repayments are converted to months first (I-03); the partner's income counts while assessed together (I-02).
 * Source: specification section 9; decisions I-01 to I-07, B-28. Throws RangeError for an amount outside −1e12 to 1e12.
 */
export function dashboardSummary({ profile, assets, liabilities }: DashboardInputs): DashboardSummary {
  const annualAssetIncome = annualIncomeOf(assets);
  const monthlyRepayments = monthlyRepaymentsOf(liabilities);
  const partnerIncome = profile.assessWithPartner ? amountIn('partnerIncome', profile.partnerIncome) : 0;
  const grossIncome = amountIn('grossIncome', profile.grossIncome) + partnerIncome + annualAssetIncome;
  const totalAssets = sumOf(assets, ({ currentValue }) => amountIn('currentValue', currentValue));
  const totalDebt = sumOf(liabilities, ({ loanBalance }) => amountIn('loanBalance', loanBalance));
  return {
    totalAssets: dollars(totalAssets),
    totalInvested: dollars(sumOf(assets, ({ originalPrice }) => amountIn('originalPrice', originalPrice))),
    annualAssetIncome,
    grossIncome: dollars(grossIncome),
    monthlyRepayments,
    netIncome: dollars((netOfGrossPercent.value / 100) * grossIncome - 12 * monthlyRepayments),
    monthlyCashflow: dollars(annualAssetIncome / 12 - monthlyRepayments),
    totalDebt: dollars(totalDebt),
    equity: dollars(totalAssets - totalDebt),
    propertyCount: assets.filter(({ assetType }) => propertyTypes.includes(assetType)).length,
    unknownFrequencies: unknownFrequencies(assets, liabilities),
    rules: [netOfGrossPercent],
  };
}

/** Yearly income from the assets, dollars. Throws as `dashboardSummary` does. */
export function annualIncomeOf(assets: readonly AssetRecord[]): Dollars {
  return dollars(
    sumOf(assets, ({ incomeAmount, incomeFrequency }) =>
      annualAmount(amountIn('incomeAmount', incomeAmount), frequencyNamed(incomeFrequency).frequency),
    ),
  );
}

/**
 * Monthly repayments on the liabilities, dollars; each frequency is converted first. Throws as `dashboardSummary` does.
 */
export function monthlyRepaymentsOf(liabilities: readonly LiabilityRecord[]): Dollars {
  return dollars(
    sumOf(liabilities, ({ repaymentAmount, repaymentFrequency }) =>
      monthlyAmount(amountIn('repaymentAmount', repaymentAmount), frequencyNamed(repaymentFrequency).frequency),
    ),
  );
}

function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amountOf(item), 0);
}

function amountIn(name: string, amount: number): number {
  return inRange(name, amount, [-largestAmount, largestAmount]);
}

function unknownFrequencies(
  assets: readonly AssetRecord[],
  liabilities: readonly LiabilityRecord[],
): readonly string[] {
  const texts = [
    ...assets.map(({ incomeFrequency }) => incomeFrequency),
    ...liabilities.map(({ repaymentFrequency }) => repaymentFrequency),
  ];
  return [...new Set(texts.filter((text) => !frequencyNamed(text).isKnown))];
}
