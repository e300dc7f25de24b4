import { growthWord } from '@freehold/domain';
import { type GrowthName, growthNames } from '@freehold/finance';
import { memoizeByReference } from '#app/loading/memoize-by-reference.ts';
import type { OutlookDraft } from './draft.ts';

/** Growth choices for a field, each with its rate: `Medium, 5%`. */
export const growthChoices = memoizeByReference(({ lowGrowth, mediumGrowth, highGrowth }: OutlookDraft) => {
  const typed: Readonly<Record<GrowthName, string>> = { low: lowGrowth, medium: mediumGrowth, high: highGrowth };
  return growthNames.map((value) => ({
    value,
    label: `${growthWord(value)}, ${typed[value].trim().replace(/%$/, '').trimEnd()}%`,
  }));
});
