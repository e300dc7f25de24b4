import type { PlanSummary, RulesChanged } from '@freehold/contract';
import { changedPlanFigures } from '@freehold/domain';

/** Figures of a plan, and the day (ISO) on which the law they are of was read. */
interface Worked {
  readonly summary: PlanSummary | null;
  readonly lawRead: string;
}

/** What newer law tables did to the figures of one document; null where they are the same to the dollar and the month. */
export function rulesChangedBetween(before: Worked, now: Worked): RulesChanged | null {
  if (before.summary === null || now.summary === null || before.lawRead >= now.lawRead) return null;
  const figures = changedPlanFigures(before.summary, now.summary);
  if (figures.length === 0) return null;
  return { from: before.lawRead, to: now.lawRead, age: now.summary.netWorth.age, figures };
}
