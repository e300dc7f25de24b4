import { normaliseAmountText, parseAmount } from '#app/lib/parse-amount.ts';

/** A slider's way from its least to its most. It moves in whole steps, so that no residue of binary fractions shows. */
export interface SliderSteps {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** How many steps the slider has. */
export function stepCount({ least, most, step }: SliderSteps): number {
  return Math.round((most - least) / step);
}

/** The step that stands nearest to a typed text; beyond its ends the slider rests there, and for no amount at the start. */
export function nearestStep(steps: SliderSteps, text: string): number {
  const amount = parseAmount(text.trim().replace(/ ?%$/, ''), 'dollars');
  if (typeof amount !== 'number') return 0;
  const place = Math.round((amount - steps.least) / steps.step);
  return Math.min(stepCount(steps), Math.max(0, place));
}

/** The text of a step, with at most two decimals: step 88 of 0.1 + 0.05 is `4.5`. */
export function textOfStep({ least, step }: SliderSteps, place: number): string {
  return normaliseAmountText((least + place * step).toFixed(2));
}
