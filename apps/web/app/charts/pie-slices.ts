import { roundToWholePercent } from '#app/lib/exact-amount.ts';

export interface PieSlice {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  /** Index of the eight chart colours, from `kindColours`. */
  readonly colour: number;
}

/** The slices that show, each with its share: values of 0 or below are left out (decision I-09). */
export function shownSlices(slices: readonly PieSlice[]): readonly (PieSlice & { share: number })[] {
  const shown = slices.filter(({ value }) => value > 0);
  const total = shown.reduce((sum, { value }) => sum + value, 0);
  return shown.map((slice) => ({ ...slice, share: (slice.value / total) * 100 }));
}

/** Name and whole percent of a slice; whole percents may not add up to 100 (decision I-10). */
export function sliceText({ name, share }: { readonly name: string; readonly share: number }): string {
  return `${name} ${roundToWholePercent(share)}%`;
}
