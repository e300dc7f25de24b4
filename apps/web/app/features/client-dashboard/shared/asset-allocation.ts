import { type Asset, assetTypes } from '@freehold/contract';
import { type PieData, pieData } from './slices.ts';

/** What an asset without a type is called. */
export const untyped = 'No type given';

/** Current value by type of asset; null where no asset has a value. Throws as `allocation` does. */
export function assetAllocation(assets: readonly Asset[]): PieData | null {
  return pieData({
    amounts: assets.map(({ assetType, currentValue }) => ({ name: assetType || untyped, amount: currentValue })),
    order: assetTypes,
    nameLabel: 'Asset type',
    amountLabel: 'Current value, AUD',
  });
}
