import type { PlanSummary, RulesChanged } from '@freehold/contract';
import { changedPlanFigures } from '@freehold/domain';

/** Figures of a plan, the day (ISO) on which the law they are of was read, and the engine that worked them out. */
interface Worked {
  readonly summary: PlanSummary | null;
  readonly lawRead: string;
  readonly engineVersion: string;
}

/**
 * What newer law tables or another engine did to the figures of one document; null where they are the same to the dollar
 * and the month.
 */
export function rulesChangedBetween(before: Worked, now: Worked): RulesChanged | null {
  const isOfEngine = before.engineVersion !== now.engineVersion;
  if (before.summary === null || now.summary === null) return null;
  if (before.lawRead >= now.lawRead && !isOfEngine) return null;
  const figures = changedPlanFigures(before.summary, now.summary);
  if (figures.length === 0) return null;
  return {
    ...{ from: before.lawRead, to: now.lawRead, age: now.summary.netWorth.age, figures },
    ...(isOfEngine && { engine: now.engineVersion }),
  };
}

/**
 * A notice as it is stored, with one that nobody has seen yet: each figure from before the first of the two to after the
 * second. Null where all of them are again what they were.
 */
export function storedNotice(unseen: RulesChanged | null, told: RulesChanged): string | null {
  const both = unseen === null ? told : joined(unseen, told);
  return both.figures.length === 0 ? null : JSON.stringify(both);
}

function joined(unseen: RulesChanged, told: RulesChanged): RulesChanged {
  const first = new Map(unseen.figures.map((row) => [row.figure, row]));
  const last = new Map([...first, ...told.figures.map((row) => [row.figure, row] as const)]);
  const figures = [...last.values()].map((row) => ({ ...row, before: (first.get(row.figure) ?? row).before }));
  const engine = told.engine ?? unseen.engine;
  return {
    ...told,
    from: unseen.from,
    figures: figures.filter(({ before, now }) => before !== now),
    ...(engine !== undefined && { engine }),
  };
}
