import { superMixes } from '@freehold/domain';
import { usualAssumptions } from '@freehold/finance';
import { firmDefaultFields, firmDefaultProblems } from '@freehold/plan';
import { amountAsTyped, parseAmount } from '#app/lib/parse-amount.ts';

/** What plans assume, as typed, by the fields of a plan. */
export type DefaultTexts = Readonly<Record<string, string>>;

const usual: Readonly<Record<string, readonly [label: string, usualPct: number]>> = {
  'assume/prices': ['Inflation', usualAssumptions.pricesPct],
  'assume/wages': ['Growth of wages', usualAssumptions.wagesPct],
  'assume/rentGrowth': ['Growth of rents', usualAssumptions.rentGrowthPct],
  'assume/rate': ['Rate of new loans', usualAssumptions.loanRatePct],
  ...Object.fromEntries(
    superMixes().map(
      ({ mix, words, usual: pct }) => [`assume/mix/${mix}`, [`Return on super, ${words}`, pct]] as const,
    ),
  ),
};
const growth = 'assume/growth/';

/** The fields in screen order, each with its label and Freehold’s own figure, percent a year. */
export const defaultFields = firmDefaultFields.map((path) => {
  const [label, usualPct] = usual[path] ?? [
    `Growth of homes in ${path.slice(growth.length)}`,
    usualAssumptions.growthPct,
  ];
  return { path, label, usualPct };
});

/** Stored defaults as they are typed; empty where Freehold’s own counts. */
export function textsOf(defaults: Readonly<Record<string, number>>): DefaultTexts {
  return Object.fromEntries(Object.entries(defaults).map(([path, value]) => [path, amountAsTyped(value, 4)]));
}

/** Typed defaults as they are stored, percent a year; blank ones and those that are no rate are left out. */
export function defaultsOf(texts: DefaultTexts): Record<string, number> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([path, text]) => {
      const rate = parseAmount(text, 'percent');
      return text.trim() === '' || typeof rate !== 'number' ? [] : [[path, rate]];
    }),
  );
}

/** What is wrong with each typed default, by the fields of a plan. */
export function defaultErrors(texts: DefaultTexts): Readonly<Record<string, string>> {
  const unread = Object.entries(texts).filter(
    ([, text]) => text.trim() !== '' && typeof parseAmount(text, 'percent') !== 'number',
  );
  return Object.fromEntries([
    ...unread.map(([path]) => [path, 'Enter a rate, such as 4.5.'] as const),
    ...firmDefaultProblems(defaultsOf(texts)).map(({ field, message }) => [field, message] as const),
  ]);
}
