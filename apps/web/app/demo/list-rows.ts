import type { Asset, AssetInput, Liability, LiabilityInput } from '@freehold/contract';
import { newIdempotencyKey } from '#app/lib/idempotency-key.ts';

/** The assets that sending a list leads to: ids kept where a row names one, defaults where fields are missing. */
export function nextAssets(stored: readonly Asset[], sent: readonly AssetInput[], thisYear: number): Asset[] {
  const idOf = idsAmong(stored);
  return sent.map((input) => ({
    id: idOf(input.id),
    assetType: input.assetType ?? '',
    currentValue: input.currentValue ?? 0,
    originalPrice: input.originalPrice ?? 0,
    yearPurchased: input.yearPurchased ?? thisYear,
    ownershipPercentage: input.ownershipPercentage ?? 100,
    incomeAmount: input.incomeAmount ?? 0,
    incomeFrequency: input.incomeFrequency || 'Monthly',
    description: input.description ?? '',
  }));
}

/** The liabilities that sending a list leads to, as `nextAssets`. */
export function nextLiabilities(stored: readonly Liability[], sent: readonly LiabilityInput[]): Liability[] {
  const idOf = idsAmong(stored);
  return sent.map((input) => ({
    id: idOf(input.id),
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
  }));
}

/** Gives out the id that a row names, once and if it is stored, else a new one. */
function idsAmong(stored: readonly { readonly id: string }[]): (named: string | null | undefined) => string {
  const free = new Set(stored.map(({ id }) => id));
  return (named) => (named && free.delete(named) ? named : newIdempotencyKey());
}
