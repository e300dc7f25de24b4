import type { Asset } from '@freehold/contract';
import { type ChartKind, chartKindOf, sliceColours } from '@freehold/domain';
import { allocation, explainAllocation, type Working } from '@freehold/finance';
import type { PieSlice } from '#app/charts/pie-slices.ts';
import { money } from '#app/lib/format.ts';
import type { ChartData } from './chart-data.ts';

/** A slice with its colour and its share in whole percent. */
interface Slice extends PieSlice {
  readonly colour: number;
  readonly percent: number;
}

export interface PieData extends ChartData {
  readonly slices: readonly Slice[];
  readonly working: Working;
}

interface PieSource {
  readonly amounts: readonly { readonly name: string; readonly amount: number }[];
  /** The kind of a name, which has one colour on every screen. */
  readonly kindOf: (name: string) => ChartKind;
  /** Header of the name column. */
  readonly nameLabel: string;
  /** Header of the amount column. */
  readonly amountLabel: string;
}

/** Amounts by name as a pie; null if no amount is above 0 (decision I-09). Throws as `allocation` does. */
export function pieData({ amounts, kindOf, nameLabel, amountLabel }: PieSource): PieData | null {
  const parts = allocation(amounts);
  if (parts.length === 0) return null;
  const working = explainAllocation(amounts);
  const whole = working.at(-1)?.amount ?? 0;
  const colours = sliceColours(parts.map(({ name }) => kindOf(name)));
  const slices = parts.map((part, place) => ({ ...part, id: part.name, colour: colours[place] ?? place }));
  return {
    slices,
    summary: `${slices.map(({ name, percent }) => `${name} ${percent}%`).join(', ')} of ${money(whole)}.`,
    columns: [
      { key: 'name', label: nameLabel, kind: 'text' },
      { key: 'value', label: amountLabel, kind: 'money' },
      { key: 'percent', label: 'Share', kind: 'percent' },
    ],
    rows: slices.map(({ name, value, percent }) => ({ name, value, percent })),
    working,
  };
}

/** Label for an asset without a type. */
export const untyped = 'No type given';

/** Current value by asset type; null if no asset has a value. Throws as `allocation` does. */
export function assetAllocation(assets: readonly Asset[]): PieData | null {
  return pieData({
    amounts: assets.map(({ assetType, currentValue }) => ({ name: assetType || untyped, amount: currentValue })),
    kindOf: chartKindOf,
    nameLabel: 'Asset type',
    amountLabel: 'Current value, AUD',
  });
}
