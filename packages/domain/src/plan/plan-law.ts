import { allRules } from '@freehold/finance';

/** The law that a run counts by, in words. */
export interface PlanLaw {
  /** The day on which the newest of the rules was read, ISO: the law that a plan without a day of its own counts by. */
  readonly read: string;
  /** Rules that stay as they are after their last known year. */
  readonly kept: readonly string[];
  /** Taxes and payments that no plan counts, whoever it is of. */
  readonly leftOut: readonly string[];
}

const leftOut = [
  'The Age Pension and other payments of Services Australia.',
  // Treasury Laws Amendment (Building a Stronger and Fairer Super System) Act 2026 (No. 8).
  'Tax on earnings of super above $3 million (ITAA 1997 Division 296).',
  // ITAA 1997 s 295-385; SIS Regulations Schedule 7.
  'Super drawn as a pension: its earnings are then free of tax, and some has to be drawn each year.',
  // Superannuation (Government Co-contribution for Low Income Earners) Act 2003 Part 2A.
  'The low income super tax offset: up to $500 a year into super, $810 from 1 July 2027.',
  'Victoria’s tax on homes that stand vacant.',
];

/** The law of a run, given the ids of its frozen rules. Holds every rule: for a worker or a server, not for a page. */
export function planLaw(frozen: readonly string[]): PlanLaw {
  const rules = frozen.flatMap((id) => allRules.find((rule) => rule.id === id) ?? []);
  const kept = rules.map(({ label, to }) => `${label}: kept as it is${to === null ? '' : ` after ${to.slice(0, 4)}`}.`);
  const days = allRules.map(({ read }) => read).toSorted();
  return { read: days.at(-1) ?? '', kept: [...new Set(kept)], leftOut };
}
