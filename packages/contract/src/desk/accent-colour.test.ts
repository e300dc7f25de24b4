import { describe, expect, test } from 'vitest';
import { colourProblem, contrastWithWhite, readableColour } from './accent-colour.ts';

describe('the contrast of a colour with white', () => {
  // Figures of the published examples: black is 21:1, #767676 the lightest grey that passes 4.5:1, #777777 does not.
  test.each([
    ['#000000', 21],
    ['#ffffff', 1],
    ['#767676', 4.54],
    ['#777777', 4.48],
    ['#ff0000', 4],
    ['#0000ff', 8.59],
  ])('of %s is %s', (colour, expected) => {
    expect(contrastWithWhite(colour)).toBeCloseTo(expected, 2);
  });
});

describe('an accent colour', () => {
  test.each(['#767676', '#2f5d4a', '#0000ff', '#000000'])('%s is taken', (colour) => {
    expect(colourProblem(colour)).toBeNull();
  });

  test('too light is refused with its contrast and the nearest shade that will do', () => {
    expect(colourProblem('#ffcc00')).toMatch(/contrast is 1\.5 and must be at least 4\.5\. #[0-9a-f]{6} is close/);
    expect(colourProblem('#777777')).toContain('contrast is 4.4 ');
  });

  test.each(['', 'red', '#abc', '#ABCDEF', '#12345g', '#1234567', 'url(x)', '#123456;x'])(
    '%j is no colour',
    (colour) => {
      expect(colourProblem(colour)).toMatch(/^Enter a colour/);
    },
  );
});

describe('the nearest shade that will do', () => {
  test('is the colour itself where that is dark enough', () => {
    expect(readableColour('#2f5d4a')).toBe('#2f5d4a');
  });

  test.each(['#ffffff', '#ffcc00', '#ff0000', '#00ff00', '#ffb6c1', '#777777'])('of %s can be the accent', (colour) => {
    const shade = readableColour(colour);
    expect(colourProblem(shade)).toBeNull();
    expect(contrastWithWhite(shade)).toBeLessThan(4.8);
  });
});
