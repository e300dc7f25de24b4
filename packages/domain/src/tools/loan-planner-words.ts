import {
  type LoanPlannerForm,
  moneyText,
  plannerFixedParts,
  plannerFixedPct,
  plannerLumps,
  plannerRateSteps,
} from '@freehold/contract';
import type { PlannerCourse } from './loan-planner-course.ts';

/** True when something pays the loan down besides its repayment. */
export function hasHelp(form: LoanPlannerForm): boolean {
  return helps(form).length > 0;
}

/** What pays the loan down besides its repayment, within a sentence: `offset, extras and lump sum`. */
export function helpWords(form: LoanPlannerForm): string {
  const words = helps(form);
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

function helps(form: LoanPlannerForm): readonly string[] {
  const { offset, offsetMonthly, extra } = form;
  const lumps = plannerLumps(form).length;
  return [
    ...(offset > 0 || offsetMonthly > 0 ? ['offset'] : []),
    ...(extra > 0 ? ['extras'] : []),
    ...(lumps > 0 ? [lumps > 1 ? 'lump sums' : 'lump sum'] : []),
  ];
}

/** What the figures take for granted, where it applies. */
export function plannerAssumptions(form: LoanPlannerForm, { splits: [variable] }: PlannerCourse): readonly string[] {
  const hasOffset = form.offset > 0 || form.offsetMonthly > 0;
  const [fixedParts, steps] = [plannerFixedParts(form).length, plannerRateSteps(form)];
  const texts: readonly (readonly [isSaid: boolean, text: string])[] = [
    [
      true,
      'Repayments are monthly, and interest is worked out by the month to the cent. Banks charge it by the day, so theirs differs by a few dollars. Account fees are not counted.',
    ],
    [steps.length === 0, 'The variable rate stays as entered to the end of the loan.'],
    [
      hasOffset,
      'Money in the offset lowers the interest, not the repayment, so the loan is repaid sooner. It stays yours; what is more than the loan earns nothing.',
    ],
    [
      form.offsetMonthly > 0,
      `The ${moneyText(form.offsetMonthly)} a month goes into the offset from the second month until the loan is repaid, and nothing is taken out.`,
    ],
    [
      form.interestOnly !== '0' && hasOffset,
      'While only interest is due, a fuller offset lowers what is paid; the repayment shown is that of the first month.',
    ],
    [
      steps.length > 0 || fixedParts > 0,
      'When the rate changes the repayment is worked out anew on what is owed then, over the time left. Who is ahead then pays less a month, not for less time.',
    ],
    [isSplit(form), 'The offset, extras and lump sums work on the variable part alone.'],
    [
      fixedParts > 0,
      `Once ${fixedParts > 1 ? 'a' : 'the'} fixed rate ends, the variable rate of then takes its place.`,
    ],
    [
      form.refinanceAfter !== 'never',
      'The move to another lender is set beside the other figures and is in none of them. It is a new loan over the time left, with the same offset and extras.',
    ],
    [
      steps.some(({ years }) => years > Number(form.refinanceAfter)),
      'A later change of your rate moves the new lender’s by as many points.',
    ],
  ];
  return [...texts.flatMap(([isSaid, text]) => (isSaid ? [text] : [])), ...lateLumps(form, variable?.periods ?? 0)];
}

/** Lump sums that are due once the loan is repaid. */
function lateLumps(form: LoanPlannerForm, periods: number): readonly string[] {
  const lumps = plannerLumps(form);
  const late = lumps.filter(({ year }) => year * 12 > periods);
  if (lumps.length === 1)
    return late.map(() => 'The loan is repaid before the lump sum is due, so that is not counted.');
  return late.map(
    ({ amount, year }) =>
      `The loan is repaid before the lump sum of ${moneyText(amount)} is due at the end of year ${year}, so that is not counted.`,
  );
}

/** True when one part of the loan is fixed and the other variable. */
export function isSplit(form: LoanPlannerForm): boolean {
  const fixed = plannerFixedPct(form);
  return fixed > 0 && fixed < 100;
}
