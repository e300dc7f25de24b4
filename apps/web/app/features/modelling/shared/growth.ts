import type { Outlook } from '@freehold/contract';
import { type GrowthName, type GrowthPercents, growthNames } from '@freehold/finance';
import { percent } from '#app/lib/format.ts';
import { memoizeByReference } from '#app/lib/memoize-by-reference.ts';
import type { OutlookDraft } from './draft.ts';

/** Growth of each choice as the engine takes it, percent a year. */
export function growthPercentsOf({ lowGrowth, mediumGrowth, highGrowth }: Outlook): GrowthPercents {
  return { low: lowGrowth, medium: mediumGrowth, high: highGrowth };
}

const words: Readonly<Record<GrowthName, string>> = { low: 'Low', medium: 'Medium', high: 'High' };

/** A growth choice with its rate: `Medium, 5% a year`. */
export function growthText(name: GrowthName, growth: GrowthPercents): string {
  return `${words[name]}, ${percent(growth[name])} a year`;
}

/** Every growth choice for a field, with its rate as it is typed: `Medium, 5%`. */
export const growthChoices = memoizeByReference(({ lowGrowth, mediumGrowth, highGrowth }: OutlookDraft) => {
  const typed: Readonly<Record<GrowthName, string>> = { low: lowGrowth, medium: mediumGrowth, high: highGrowth };
  return growthNames.map((value) => ({
    value,
    label: `${words[value]}, ${typed[value].trim().replace(/%$/, '').trimEnd()}%`,
  }));
});
