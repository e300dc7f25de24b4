/**
 * A field's unit, which decides the words allowed after its number: `%` for a rate, `pa` for an amount a year.
 */
export type Measure = 'number' | 'percent' | 'years' | 'dollars' | DollarsPer;

type DollarsPer = 'dollars a year' | 'dollars a month' | 'dollars a week';

const exponents: ReadonlyMap<string, number> = new Map([
  ['', 0],
  ['k', 3],
  ['thousand', 3],
  ['m', 6],
  ['mil', 6],
  ['million', 6],
]);
const currencies = ['aud', 'dollars'];
const perWords: Readonly<Record<DollarsPer, readonly string[]>> = {
  'dollars a year': ['pa', 'perannum', 'peryear', 'ayear', '/year', '/yr', 'yearly'],
  'dollars a month': ['pm', 'pcm', 'permonth', 'amonth', '/month', '/mth', 'monthly'],
  'dollars a week': ['pw', 'perweek', 'aweek', '/week', '/wk', 'weekly'],
};
const periods: readonly DollarsPer[] = ['dollars a year', 'dollars a month', 'dollars a week'];
const percentWords = ['%', '%pa', '%perannum', '%peryear', '%ayear', 'percent', 'percentpa', 'pct'];
const yearWords = ['years', 'year', 'yrs', 'yr', 'y'];

/** Power of ten for the words after a number, or null where the field does not accept them. */
export function sizeOf(tail: string, measure: Measure): { readonly exponent: number } | null {
  if (/[\t\r\n]/.test(tail)) return null;
  const hasWord = /[a-z%]/i.test(tail);
  const word = hasWord ? tail.toLowerCase().replaceAll(/[ .]/g, '') : tail.replaceAll(' ', '');
  if (measure === 'percent') return word === '' || percentWords.includes(word) ? { exponent: 0 } : null;
  if (measure === 'years') return word === '' || yearWords.includes(word) ? { exponent: 0 } : null;
  const exponent = exponents.get(measure === 'number' ? word : withoutWords(word, measure));
  return exponent === undefined ? null : { exponent };
}

function withoutWords(word: string, measure: Measure): string {
  const per = isPer(measure) ? perWords[measure] : [];
  return without(without(word, per), currencies);
}

function isPer(measure: Measure): measure is DollarsPer {
  return periods.some((period) => period === measure);
}

function without(word: string, endings: readonly string[]): string {
  const ending = endings.find((known) => word.endsWith(known));
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** The measure of a dollar field, from the unit it shows, such as `a year`. */
export function dollarsPer(unit: string | undefined): Measure {
  return periods.find((measure) => measure === `dollars ${unit}`) ?? 'dollars';
}
