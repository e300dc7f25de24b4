import type { Asset } from '@freehold/contract';

/** An asset's new value; dollars, 0 once it is gone. */
export interface ValuationChange {
  readonly assetId: string;
  readonly label: string;
  readonly value: number;
}

/**
 * The values to record when one list of assets replaces another: new assets, changed values, and 0 for removed ones.
 */
export function valuationChanges(before: readonly Asset[], after: readonly Asset[]): ValuationChange[] {
  const earlier = new Map(before.map((asset) => [asset.id, asset.currentValue]));
  const remaining = new Set(after.map(({ id }) => id));
  const present = after.filter(({ id, currentValue }) => earlier.get(id) !== currentValue);
  const gone = before.filter(({ id, currentValue }) => !remaining.has(id) && currentValue !== 0);
  return [
    ...present.map((asset) => ({ ...named(asset), value: asset.currentValue })),
    ...gone.map((asset) => ({ ...named(asset), value: 0 })),
  ];
}

function named({ id, description, assetType }: Asset): { assetId: string; label: string } {
  return { assetId: id, label: description || assetType };
}
