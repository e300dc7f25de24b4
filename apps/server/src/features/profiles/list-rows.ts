import { randomUUID } from 'node:crypto';
import type { Asset, AssetInput, Liability, LiabilityInput } from '@freehold/contract';
import { frequencyNamed } from '@freehold/finance';
import type { AssetRow, LiabilityRow } from '../../db/schema/clients.ts';

/** A row of a list, stored or sent. */
interface ListRow {
  readonly id?: string | null | undefined;
  /** A key that is equal for rows considered the same where no id says so. */
  readonly content: string;
}

/**
 * For each sent row the id of its stored row, null for a new one: the row it names, else the first unmatched one with
 * equal content. So a client that sends no ids keeps each asset's history.
 */
function matchedIds(
  stored: readonly { readonly id: string; readonly content: string }[],
  sent: readonly ListRow[],
): (string | null)[] {
  const free = new Map(stored.map(({ id, content }) => [id, content]));
  const named = sent.map(({ id }) => {
    const own = id?.toLowerCase() ?? '';
    return free.delete(own) ? own : null;
  });
  return sent.map(({ content }, index) => {
    const byName = named[index] ?? null;
    if (byName !== null) return byName;
    const match = [...free].find(([, other]) => other === content)?.[0] ?? null;
    if (match !== null) free.delete(match);
    return match;
  });
}

/** The assets after a list was sent, in its order: ids kept where rows match, defaults where fields are missing. */
export function nextAssets(stored: readonly Asset[], sent: readonly AssetInput[], thisYear: number): Asset[] {
  const rows = sent.map((input) => assetFrom(input, thisYear));
  const ids = matchedIds(
    stored.map((asset) => ({ id: asset.id, content: assetContent(asset) })),
    rows.map((row, index) => ({ id: sent[index]?.id, content: assetContent(row) })),
  );
  return rows.map((row, index) => ({ id: ids[index] ?? randomUUID(), ...row }));
}

/** The liabilities after a list was sent, as `nextAssets`. */
export function nextLiabilities(stored: readonly Liability[], sent: readonly LiabilityInput[]): Liability[] {
  const rows = sent.map(liabilityFrom);
  const ids = matchedIds(
    stored.map((liability) => ({ id: liability.id, content: liabilityContent(liability) })),
    rows.map((row, index) => ({ id: sent[index]?.id, content: liabilityContent(row) })),
  );
  return rows.map((row, index) => ({ id: ids[index] ?? randomUUID(), ...row }));
}

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

// A blank choice means the default, like a missing one: an untouched form sends either.
function assetFrom(input: AssetInput, thisYear: number): Omit<Asset, 'id'> {
  return {
    assetType: input.assetType ?? '',
    currentValue: input.currentValue ?? 0,
    originalPrice: input.originalPrice ?? 0,
    yearPurchased: input.yearPurchased ?? thisYear,
    ownershipPercentage: input.ownershipPercentage ?? 100,
    incomeAmount: input.incomeAmount ?? 0,
    incomeFrequency: input.incomeFrequency || 'Monthly',
    description: input.description ?? '',
  };
}

function liabilityFrom(input: LiabilityInput): Omit<Liability, 'id'> {
  return {
    liabilityType: input.liabilityType ?? '',
    isPrimaryResidence: input.isPrimaryResidence ?? false,
    loanBalance: input.loanBalance ?? 0,
    limitAmount: input.limitAmount ?? 0,
    lenderType: input.lenderType ?? '',
    interestRate: input.interestRate ?? 0,
    termType: input.termType || 'Variable',
    repaymentAmount: input.repaymentAmount ?? 0,
    repaymentFrequency: input.repaymentFrequency || 'Monthly',
    loanType: input.loanType || 'Principal and Interest',
    description: input.description ?? '',
  };
}

function unknownFlag(frequency: string): { frequencyUnknown?: true } {
  return frequencyNamed(frequency).isKnown ? {} : { frequencyUnknown: true };
}

function assetContent(asset: Omit<Asset, 'id'>): string {
  return JSON.stringify([asset.assetType, asset.description, asset.yearPurchased, asset.originalPrice]);
}

function liabilityContent(liability: Omit<Liability, 'id'>): string {
  return JSON.stringify([liability.liabilityType, liability.description, liability.lenderType]);
}
