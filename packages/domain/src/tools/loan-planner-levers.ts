import { type LoanPlannerForm, loanPlannerSchema, moneyText } from '@freehold/contract';
import { durationText } from '../text/duration.ts';
import { type PlannerCourse, plannerCourse } from './loan-planner-course.ts';
import type { ToolLever } from './tool-answer.ts';

interface Change {
  readonly what: string;
  readonly action: string;
  readonly changes: Partial<
    Pick<LoanPlannerForm, 'extra' | 'offset' | 'rate' | 'laterRate' | 'laterRate2' | 'laterRate3'>
  >;
}

/** Changes that save interest or time, the most interest first; without those that do nothing. */
export function plannerLevers(form: LoanPlannerForm, course: PlannerCourse): readonly ToolLever[] {
  return changesOf(form)
    .flatMap((change) => leverOf(change, form, course))
    .sort((a, b) => b.interest - a.interest)
    .map(({ lever }) => lever);
}

function changesOf({ extra, offset, rate, ...form }: LoanPlannerForm): readonly Change[] {
  const later = {
    ...(form.rateAfter === 'never' ? {} : { laterRate: Math.max(0, halfLess(form.laterRate)) }),
    ...(form.rateAfter2 === 'never' ? {} : { laterRate2: Math.max(0, halfLess(form.laterRate2)) }),
    ...(form.rateAfter3 === 'never' ? {} : { laterRate3: Math.max(0, halfLess(form.laterRate3)) }),
  };
  return [
    { what: '$100 more a month', action: 'Repay $100 more', changes: { extra: extra + 100 } },
    { what: '$10,000 more in the offset', action: 'Put $10,000 in', changes: { offset: offset + 10_000 } },
    {
      what: 'Half a point off the rate',
      action: 'Take half a point off',
      changes: { rate: halfLess(rate), ...later },
    },
  ];
}

function halfLess(rate: number): number {
  // To four decimals, as the form shows a rate.
  return Number((rate - 0.5).toFixed(4));
}

function leverOf({ what, action, changes }: Change, form: LoanPlannerForm, course: PlannerCourse) {
  const changed = loanPlannerSchema.safeParse({ ...form, ...changes });
  if (!changed.success) return [];
  const { totalInterest, months } = plannerCourse(changed.data);
  const interest = course.totalInterest - totalInterest;
  const time = course.months - months;
  const effect = effectText(interest, time);
  return effect === null ? [] : [{ interest, lever: { sentence: `${what} ${effect}.`, action, changes } }];
}

/** Dollars and months; null for nothing that a person would notice. */
function effectText(interest: number, time: number): string | null {
  if (interest < 1) return time > 0 ? `repays it ${durationText(time)} sooner` : null;
  const saved = `saves ${moneyText(interest)} of interest`;
  if (time === 0) return saved;
  return time > 0 ? `${saved} and ${durationText(time)}` : `${saved} but takes ${durationText(-time)} longer`;
}
