import type { AssetRecord, LiabilityRecord } from '../record/dashboard-summary.ts';
import { monthlyRepaymentsOf } from '../record/dashboard-summary.ts';
import { inRange } from '../units/checks.ts';
import { largestAmount } from '../units/limits.ts';

/** The fields of an asset that the outlook needs: dollars, and percent owned. */
export interface OutlookAsset extends AssetRecord {
  readonly ownershipPercentage: number;
}

/** The fields of a liability that the outlook needs: dollars, percent a year. */
export interface OutlookLoan extends LiabilityRecord {
  readonly liabilityType: string;
  readonly isPrimaryResidence: boolean;
  readonly interestRate: number;
  readonly loanType: string;
}

/** A loan deducted from the assets that count. */
export interface PropertyLoan {
  readonly balance: number;
  /** Interest rate, a fraction a month. */
  readonly monthlyRate: number;
  /** Dollars owed after this many whole years of recorded repayments. */
  readonly balanceAfterYears: (years: number) => number;
}

const savingsTypes: readonly string[] = ['Super', 'Shares'];
const propertyType = 'Investment Property';
const loanTypes: readonly string[] = ['Mortgage', 'Share Margin Lending'];

/** Assets that count towards retirement and assets with their income, both at the client's share; dollars. */
export function sharedAssets(assets: readonly OutlookAsset[]): {
  readonly savings: number;
  readonly property: number;
  readonly income: readonly OutlookAsset[];
} {
  const worthOf = (kinds: readonly string[]) =>
    assets
      .filter(({ assetType }) => kinds.includes(assetType))
      .reduce(
        (sum, asset) => sum + inRange('currentValue', asset.currentValue, [0, largestAmount]) * shareOf(asset),
        0,
      );
  return {
    savings: worthOf(savingsTypes),
    property: worthOf([propertyType]),
    income: assets.map((asset) => ({ ...asset, incomeAmount: asset.incomeAmount * shareOf(asset) })),
  };
}

function shareOf({ ownershipPercentage }: OutlookAsset): number {
  return inRange('ownershipPercentage', ownershipPercentage, [0, 100]) / 100;
}

/**
 * Mortgages and margin loans that are not on the primary residence, each in full: a record does not hold a share of a
 * loan.
 */
export function propertyLoans(liabilities: readonly OutlookLoan[]): readonly PropertyLoan[] {
  return liabilities
    .filter(({ liabilityType, isPrimaryResidence }) => loanTypes.includes(liabilityType) && !isPrimaryResidence)
    .map(propertyLoan);
}

function propertyLoan(loan: OutlookLoan): PropertyLoan {
  const balance = inRange('loanBalance', loan.loanBalance, [0, largestAmount]);
  const monthlyRate = inRange('interestRate', loan.interestRate, [0, 100]) / 1200;
  const repayment = monthlyRepaymentsOf([loan]);
  // Interest-only loans keep their balance, and so do loans whose recorded repayment does not cover the interest.
  const falls = loan.loanType !== 'Interest Only' && repayment > balance * monthlyRate;
  return { balance, monthlyRate, balanceAfterYears: (years) => (falls ? after(12 * years) : balance) };

  function after(months: number): number {
    const growth = (1 + monthlyRate) ** months;
    const paid = monthlyRate === 0 ? repayment * months : (repayment * (growth - 1)) / monthlyRate;
    return Math.max(0, balance * growth - paid);
  }
}
