import { allRules } from '@freehold/finance';

/** The law that a run counts by, in words. */
export interface PlanLaw {
  /** The day on which the newest of the rules was read, ISO: the law that a plan without a day of its own counts by. */
  readonly read: string;
  /** Rules that stay as they are after their last known year. */
  readonly kept: readonly string[];
}

/** The law of a run, given the ids of its frozen rules. Holds every rule: for a worker or a server, not for a page. */
export function planLaw(frozen: readonly string[]): PlanLaw {
  const rules = frozen.flatMap((id) => allRules.find((rule) => rule.id === id) ?? []);
  const kept = rules.map(({ label, to }) => `${label}: kept as it is${to === null ? '' : ` after ${to.slice(0, 4)}`}.`);
  const days = allRules.map(({ read }) => read).toSorted();
  return { read: days.at(-1) ?? '', kept: [...new Set(kept)] };
}
