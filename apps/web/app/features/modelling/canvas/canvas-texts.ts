import { figureOf, figureText } from '@freehold/domain';
import type { ProjectionView } from '../shared/projection-view.ts';

/** Equity in the last year at low and at high growth, in one sentence. */
export function rangeText({ range, priceRise, projection: { rows } }: ProjectionView): string {
  const years = rows.at(-1)?.year ?? 0;
  const { low, high } = range();
  const text = (amounts: readonly number[]) =>
    figureText(figureOf('', { amount: amounts[years] ?? 0, years }, priceRise));
  return `With every property at low growth, equity after ${years} years is ${text(low)}; at high growth ${text(high)}.`;
}
