import type { Asset, Liability } from '@freehold/contract';
import { frequencyNamed } from '@freehold/finance';
import type { AssetRow, LiabilityRow } from '../../db/schema/clients.ts';

/** The row of an asset at its place in the list. */
export function assetRow(profileId: string, asset: Asset, position: number): AssetRow {
  return {
    id: asset.id,
    profile_id: profileId,
    position,
    asset_type: asset.assetType,
    current_value: asset.currentValue,
    original_price: asset.originalPrice,
    year_purchased: asset.yearPurchased,
    ownership_percent: asset.ownershipPercentage,
    income_amount: asset.incomeAmount,
    income_frequency: asset.incomeFrequency,
    description: asset.description,
  };
}

/** The asset of a row. */
export function assetOf(row: AssetRow): Asset {
  return {
    id: row.id,
    assetType: row.asset_type,
    currentValue: row.current_value,
    originalPrice: row.original_price,
    yearPurchased: row.year_purchased,
    ownershipPercentage: row.ownership_percent,
    incomeAmount: row.income_amount,
    incomeFrequency: row.income_frequency,
    description: row.description,
    ...unknownFlag(row.income_frequency),
  };
}

/** The row of a liability at its place in the list. */
export function liabilityRow(profileId: string, liability: Liability, position: number): LiabilityRow {
  return {
    id: liability.id,
    profile_id: profileId,
    position,
    liability_type: liability.liabilityType,
    is_primary_residence: liability.isPrimaryResidence,
    loan_balance: liability.loanBalance,
    limit_amount: liability.limitAmount,
    lender_type: liability.lenderType,
    interest_rate_percent: liability.interestRate,
    term_type: liability.termType,
    repayment_amount: liability.repaymentAmount,
    repayment_frequency: liability.repaymentFrequency,
    loan_type: liability.loanType,
    description: liability.description,
  };
}

/** The liability of a row. */
export function liabilityOf(row: LiabilityRow): Liability {
  return {
    id: row.id,
    liabilityType: row.liability_type,
    isPrimaryResidence: row.is_primary_residence,
    loanBalance: row.loan_balance,
    limitAmount: row.limit_amount,
    lenderType: row.lender_type,
    interestRate: row.interest_rate_percent,
    termType: row.term_type,
    repaymentAmount: row.repayment_amount,
    repaymentFrequency: row.repayment_frequency,
    loanType: row.loan_type,
    description: row.description,
    ...unknownFlag(row.repayment_frequency),
  };
}

function unknownFlag(frequency: string): { frequencyUnknown?: true } {
  return frequencyNamed(frequency).isKnown ? {} : { frequencyUnknown: true };
}
