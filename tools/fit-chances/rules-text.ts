import type { Fit } from './fit.ts';

const names = ['growth', 'rents', 'rates', 'prices'];

function rounded(value: number): number {
  return Number(value.toFixed(3)) + 0;
}

function record(values: readonly number[]): string {
  return `{ ${names.map((name, place) => `${name}: ${rounded(values[place] ?? Number.NaN)}`).join(', ')} }`;
}

function table(rows: readonly (readonly number[])[]): string {
  return ['{', ...names.map((name, place) => `    ${name}: ${record(rows[place] ?? [])},`), '  }'].join('\n');
}

/** The fit as the values of the rules file, rounded to three places. */
export function rulesText({ persistence, shocks, correlations }: Fit): string {
  return [
    `// jointPersistence\n  value: ${table(persistence)},`,
    `// jointShocks\n  value: ${record(shocks)},`,
    `// jointCorrelations\n  value: ${table(correlations)},`,
  ].join('\n\n');
}
