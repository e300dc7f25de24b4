import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Colour = readonly [number, number, number];
type Matrix = readonly [Colour, Colour, Colour];

/** Simulates each kind of colour blindness in linear light (Machado, Oliveira and Fernandes 2009, severity 1). */
const sights: Readonly<Record<string, Matrix>> = {
  'full colour sight': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

// 0.02 in OKLab is visible side by side; two series keep five times that.
const leastDistance = 0.11;

function coloursIn(block: string): readonly string[] {
  return [...block.matchAll(/--fh-chart-\d: (#[0-9a-f]{6});/g)].map(([, colour = '']) => colour);
}

const blocks = css
  .split('}')
  .map(coloursIn)
  .filter(({ length }) => length > 0);
const [light = [], dark = [], paper = []] = blocks;

function linear(hex: string): Colour {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function times(matrix: Matrix, [a, b, c]: Colour): Colour {
  const row = ([x, y, z]: Colour) => x * a + y * b + z * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** A colour in OKLab, where distances roughly match perception. */
function oklab(colour: Colour): Colour {
  const [r, g, b] = colour;
  const inside: Colour = [Math.max(0, Math.min(1, r)), Math.max(0, Math.min(1, g)), Math.max(0, Math.min(1, b))];
  const [l, m, s] = times(toCones, inside);
  return times(toLab, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
}

function closestPair(colours: readonly string[], sight: Matrix): number {
  const seen = colours.map((hex) => oklab(times(sight, linear(hex))));
  const distances = seen.flatMap((one, place) =>
    seen.slice(place + 1).map((other) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])),
  );
  return Math.min(...distances);
}

test('there are eight series colours in each scheme, and paper has the light ones', () => {
  expect([light.length, dark.length]).toEqual([8, 8]);
  expect(paper).toEqual(light);
});

/** Contrast of WCAG 2.2 between two colours. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Surfaces that charts are drawn on: the paper and the card of each scheme, light first. */
function surfaces(name: string): readonly string[] {
  return [...css.matchAll(new RegExp(`--fh-${name}: (#[0-9a-f]{3,6});`, 'g'))].map(([, hex = '']) =>
    hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex,
  );
}

test('[PROD-08] the series stand out by 4.5:1 in the dark scheme and 3:1 in the light one, on paper and card', () => {
  for (const name of ['paper', 'card']) {
    const [onLight = '', onDark = ''] = surfaces(name);
    for (const colour of dark) expect(contrast(colour, onDark), `${colour} on ${onDark}`).toBeGreaterThanOrEqual(4.5);
    for (const colour of light) expect(contrast(colour, onLight), `${colour} on ${onLight}`).toBeGreaterThanOrEqual(3);
  }
  // Black on white.
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

for (const [name, sight] of Object.entries(sights)) {
  test(`[PROD-08] the series are told apart with ${name} in both schemes`, () => {
    expect(closestPair(light, sight)).toBeGreaterThanOrEqual(leastDistance);
    expect(closestPair(dark, sight)).toBeGreaterThanOrEqual(leastDistance);
  });
}
