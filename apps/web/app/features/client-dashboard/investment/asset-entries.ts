import type { Asset } from '@freehold/contract';
import { annualIncomeOf } from '@freehold/finance';
import { money, rate } from '#app/lib/format.ts';
import { untyped } from '../shared/slices.ts';

/** An asset as shown in the list. */
export interface AssetEntry {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly value: string;
  readonly price: string;
  readonly year: string;
  readonly ownership: string;
  readonly income: string;
}

/** A client's assets for the list. Throws as `annualIncomeOf` does. */
export function assetEntries(assets: readonly Asset[]): readonly AssetEntry[] {
  return assets.map((asset) => ({
    id: asset.id,
    name: asset.description || asset.assetType || untyped,
    type: asset.assetType || untyped,
    value: money(asset.currentValue),
    price: money(asset.originalPrice),
    year: String(asset.yearPurchased),
    ownership: rate(asset.ownershipPercentage),
    income: asset.incomeAmount === 0 ? 'None' : `${money(annualIncomeOf([asset]))} a year`,
  }));
}
