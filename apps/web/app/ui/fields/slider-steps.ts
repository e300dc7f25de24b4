import { normaliseAmountText, parseAmount } from '#app/lib/parse-amount.ts';

/** Range of a slider. It counts whole steps, so that no floating-point error shows. */
export interface SliderSteps {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** Number of steps. */
export function stepCount({ least, most, step }: SliderSteps): number {
  return Math.round((most - least) / step);
}

/** The step nearest to a typed amount; an end for amounts beyond it, the start for text that is not an amount. */
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
