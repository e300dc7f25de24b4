import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestStep, type SliderSteps, stepCount, textOfStep } from './slider-steps.ts';

const rates: SliderSteps = { least: 0.1, most: 15, step: 0.05 };
const amounts: SliderSteps = { least: 10_000, most: 2_000_000, step: 10_000 };

describe('a slider', () => {
  it('[MORT-06] has 298 steps from 0.1 to 15 by 0.05, and 199 from 10,000 to 2,000,000', () => {
    expect(stepCount(rates)).toBe(298);
    expect(stepCount(amounts)).toBe(199);
    expect(textOfStep(rates, 0)).toBe('0.1');
    expect(textOfStep(rates, 298)).toBe('15');
    expect(textOfStep(amounts, 199)).toBe('2,000,000');
  });

  it('[MORT-06] never shows a residue', () => {
    for (let place = 0; place <= 298; place += 1) {
      const text = textOfStep(rates, place);
      expect(text).toMatch(/^\d{1,2}(\.\d{1,2})?$/);
      expect(nearestStep(rates, text)).toBe(place);
    }
  });

  it.each([
    [rates, '4.5', 88],
    [rates, '6.14', 121],
    [rates, '0', 0],
    [rates, '99', 298],
    [amounts, '500k', 49],
    [amounts, '10m', 199],
    [amounts, '', 0],
    [amounts, 'abc', 0],
  ])('[MORT-04] %j rests for %j at step %d', (steps, text, place) => {
    expect(nearestStep(steps, text)).toBe(place);
  });

  it('stays on its way, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const place = nearestStep(rates, text);
        return place >= 0 && place <= 298;
      }),
    );
  });
});
