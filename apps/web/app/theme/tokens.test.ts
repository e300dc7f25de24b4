import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function tokensOf(scheme: 'light' | 'dark'): Map<string, string> {
  const blocks = [...css.matchAll(/data-mantine-color-scheme="(\w+)"\] \{([^}]*)\}/g)];
  const own = blocks.filter(([, name]) => name === scheme).map(([, , body = '']) => body);
  return new Map(
    own.flatMap((body) => [...body.matchAll(/--fh-([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1] ?? '', m[2] ?? ''])),
  );
}

/** Relative luminance of a colour as defined by WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

for (const scheme of ['light', 'dark'] as const) {
  const tokens = tokensOf(scheme);
  const colour = (name: string) => tokens.get(name) ?? 'missing';

  test(`text tokens reach 4.5 on every ${scheme} surface`, () => {
    const low = ['ink', 'ink-soft', 'quiet', 'primary-text', 'attention', 'error'].flatMap((text) =>
      ['paper', 'paper-deep', 'card']
        .filter((surface) => !(contrast(colour(text), colour(surface)) >= 4.5))
        .map((surface) => `${text} on ${surface}`),
    );
    expect(low).toEqual([]);
    expect(contrast(colour('on-primary'), colour('primary'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('attention'), colour('attention-wash'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('error'), colour('error-wash'))).toBeGreaterThanOrEqual(4.5);
  });

  test(`[PROD-08] lines of controls, the focus ring and the eight series reach 3 on ${scheme} paper and card`, () => {
    const names = ['strong-line', 'focus', ...Array.from({ length: 8 }, (_, index) => `chart-${index + 1}`)];
    const low = names.flatMap((name) =>
      ['paper', 'card']
        .filter((surface) => !(contrast(colour(name), colour(surface)) >= 3))
        .map((surface) => `${name} on ${surface}`),
    );
    expect(low).toEqual([]);
  });
}
