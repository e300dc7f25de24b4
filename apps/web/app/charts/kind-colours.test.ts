import { globSync, readFileSync } from 'node:fs';
import { kindColours } from '@freehold/domain';
import { expect, test } from 'vitest';

const app = new URL('../', import.meta.url).pathname;
const sources = globSync('**/*.{ts,tsx}', { cwd: app, exclude: (name) => /\.test\.tsx?$/.test(name) }).map((path) => ({
  path,
  text: readFileSync(`${app}${path}`, 'utf8'),
}));

// One series of people, no kind of money; the table of kinds would make the first page of modelling heavier.
const withoutKinds = ['features/modelling/market/market-chart.tsx'];

test('no chart names a colour by its number: each takes that of its kind', () => {
  const numbered = sources.filter(({ text }) => /\bcolour: [^,}\n]*\d/.test(text)).map(({ path }) => path);
  expect(numbered).toEqual(withoutKinds);
});

test('kinds drawn in one file have a colour each', () => {
  const kinds = new Map(
    sources.flatMap(({ path, text }) => {
      const names = [...text.matchAll(/kindColours\.(\w+)/g)].map(([, name = '']) => name);
      return names.length === 0 ? [] : [[path, [...new Set(names)]] as const];
    }),
  );
  expect(kinds.size).toBeGreaterThan(10);
  for (const [path, names] of kinds) {
    const colours = names.map((name) => Object.entries(kindColours).find(([kind]) => kind === name)?.[1]);
    // Kinds of one file stand in one chart.
    expect(new Set(colours).size, path).toBe(names.length);
  }
});

test('no stylesheet gives a chart colour of its own', () => {
  const own = globSync('**/*.css', { cwd: app }).filter((path) =>
    /--fh-chart-\d\s*:/.test(readFileSync(`${app}${path}`, 'utf8')),
  );
  expect(own).toEqual(['theme/tokens.css']);
});
