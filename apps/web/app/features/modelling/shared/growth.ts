import type { Outlook } from '@freehold/contract';
import { type GrowthName, type GrowthPercents, growthNames } from '@freehold/finance';
import { percent } from '#app/lib/format.ts';

/** Growth of each choice as the engine takes it, percent a year. */
export function growthPercentsOf({ lowGrowth, mediumGrowth, highGrowth }: Outlook): GrowthPercents {
  return { low: lowGrowth, medium: mediumGrowth, high: highGrowth };
}

const words: Readonly<Record<GrowthName, string>> = { low: 'Low', medium: 'Medium', high: 'High' };

/** A growth choice with its rate: `Medium, 5% a year`. */
export function growthText(name: GrowthName, growth: GrowthPercents): string {
  return `${words[name]}, ${percent(growth[name])} a year`;
}

/** Every growth choice with its rate, in order. */
export function growthOptions(
  growth: GrowthPercents,
): readonly { readonly value: GrowthName; readonly label: string }[] {
  return growthNames.map((value) => ({ value, label: growthText(value, growth) }));
}
