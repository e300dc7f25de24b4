import type { StripYear } from '@freehold/domain/plan-ask';

/** Years beside each other in which an answer holds, or the same test stops it. */
export interface Span {
  readonly holds: boolean;
  /** `2026-27 to 2041-42: income test`. */
  readonly words: string;
}

/** The years of a strip in spans, in their order. */
export function stripSpans(years: readonly StripYear[]): readonly Span[] {
  const firsts = years.filter((year, place) => !isAlike(year, years[place - 1]));
  return firsts.map((first, place) => {
    const next = firsts[place + 1];
    const last = next === undefined ? years.at(-1) : years[years.indexOf(next) - 1];
    const from = first.financialYear;
    const to = last?.financialYear ?? from;
    return { holds: first.holds, words: `${from === to ? from : `${from} to ${to}`}: ${first.words}` };
  });
}

function isAlike(one: StripYear, other: StripYear | undefined): boolean {
  return one.holds === other?.holds && one.words === other.words;
}
