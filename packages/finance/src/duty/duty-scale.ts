import type { DutyScale, SlidingRelief } from '../rules/transfer-duty.ts';
import { bandOf } from '../scale/progressive-scale.ts';

/** Duty on a value by a scale, dollars; where the scale rounds up, a started lot counts in full. */
export function dutyOnScale({ scale, roundsUpTo, minimum = 0 }: DutyScale, value: number): number {
  if (value === 0) return 0;
  const band = bandOf(scale, value);
  if (band === null) return minimum;
  const excess = value - band.above;
  const counted = roundsUpTo === undefined ? excess : Math.ceil(excess / roundsUpTo) * roundsUpTo;
  return Math.max(minimum, band.base + band.rate * counted);
}

/** The fraction of the duty still payable after relief: 0 up to one value, 1 from another, linear between. */
export function partAfterRelief({ nilUpTo, fullFrom }: SlidingRelief, value: number): number {
  return Math.min(1, Math.max(0, (value - nilUpTo) / (fullFrom - nilUpTo)));
}
