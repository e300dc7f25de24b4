import type { Run } from './running.ts';

/** What a step posts of a yearly amount, cents. */
export function ofYear({ preset: { posted, stepMonths } }: Pick<Run, 'preset'>, cents: number): number {
  return posted((cents * stepMonths) / 12);
}

/** What a step posts of a monthly amount, cents. */
export function ofMonth({ preset: { posted, stepMonths } }: Pick<Run, 'preset'>, cents: number): number {
  return posted(cents * stepMonths);
}
