import { describe, expect, it } from 'vitest';
import { embedColours, readColour } from './embed-colours.ts';

/** Contrast of two greys by WCAG 2.2: `((v / 255 + 0.055) / 1.055) ** 2.4` for each, and (lighter + 0.05) / (darker + 0.05). */
function contrastOfGreys(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((hex) => ((Number.parseInt(hex.slice(1, 3), 16) / 255 + 0.055) / 1.055) ** 2.4)
    .toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('the colour of another site', () => {
  it.each([
    ['#0a7', '#00aa77'],
    ['00AA77', '#00aa77'],
    ['#00aa77', '#00aa77'],
    ['green', null],
    ['#00aa7', null],
    ['#00aa77;x', null],
  ])('%s is read as %s', (typed, colour) => {
    expect(readColour(typed)).toBe(colour);
  });

  it('stays as it is where white can be read on it: #767676 has 4.54', () => {
    expect(contrastOfGreys('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(embedColours('#767676', 'light')['--fh-primary']).toBe('#767676');
  });

  it('is darkened as little as makes white readable on it: #777777 has 4.48, one part less #767676', () => {
    expect(contrastOfGreys('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(embedColours('#777777', 'light')['--fh-primary']).toBe('#767676');
  });

  it('is darkened as text on a light page, and lightened on a dark one', () => {
    const light = embedColours('#808080', 'light')['--fh-primary-text'] ?? '';
    const dark = embedColours('#404040', 'dark')['--fh-primary-text'] ?? '';
    expect(Number.parseInt(light.slice(1), 16)).toBeLessThan(0x808080);
    expect(Number.parseInt(dark.slice(1), 16)).toBeGreaterThan(0x404040);
    // Greys near the papers, #faf7f2 and #1a2530, that are a little closer to the text than these.
    expect(contrastOfGreys(light, '#f6f6f6')).toBeGreaterThan(4.4);
    expect(contrastOfGreys(dark, '#262626')).toBeGreaterThan(4.3);
  });

  it('of white is a grey that reads on a light page, and white on a dark one', () => {
    const colours = embedColours('#ffffff', 'light');
    expect(contrastOfGreys(colours['--fh-primary'] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(embedColours('#ffffff', 'dark')['--fh-primary-text']).toBe('#ffffff');
  });
});
