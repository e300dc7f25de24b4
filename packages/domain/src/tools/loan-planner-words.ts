import { type LoanPlannerForm, moneyText } from '@freehold/contract';
import { monthsOf, type PlannerCourse } from './loan-planner-course.ts';

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

function helps({ offset, offsetMonthly, extra, lump }: LoanPlannerForm): readonly string[] {
  return [
    ...(offset > 0 || offsetMonthly > 0 ? ['offset'] : []),
    ...(extra > 0 ? ['extras'] : []),
    ...(lump > 0 ? ['lump sum'] : []),
  ];
}

/** What the figures take for granted, where it applies. */
export function plannerAssumptions(form: LoanPlannerForm, { splits: [variable] }: PlannerCourse): readonly string[] {
  const hasOffset = form.offset > 0 || form.offsetMonthly > 0;
  const texts: readonly (readonly [isSaid: boolean, text: string])[] = [
    [
      true,
      'Repayments are monthly, and interest is worked out by the month to the cent. Banks charge it by the day, so theirs differs by a few dollars. Account fees are not counted.',
    ],
    [form.rateAfter === 'never', 'The variable rate stays as entered to the end of the loan.'],
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
      hasNewRate(form),
      'When the rate changes the repayment is worked out anew on what is owed then, over the time left. Who is ahead then pays less a month, not for less time.',
    ],
    [isSplit(form), 'The offset, extras and a lump sum work on the variable part alone.'],
    [form.fixedShare > 0, 'Once the fixed rate ends, the variable rate takes its place.'],
    [
      form.refinanceAfter !== 'never',
      'The move to another lender is set beside the other figures and is in none of them. It is a new loan over the time left, with the same offset and extras.',
    ],
    [changesAfterMove(form), 'A later change of your rate moves the new lender’s by as many points.'],
    [
      form.lump > 0 && monthsOf(form.lumpYear) > (variable?.periods ?? 0),
      'The loan is repaid before the lump sum is due, so that is not counted.',
    ],
  ];
  return texts.flatMap(([isSaid, text]) => (isSaid ? [text] : []));
}

/** True when one part of the loan is fixed and the other variable. */
export function isSplit({ fixedShare }: LoanPlannerForm): boolean {
  return fixedShare > 0 && fixedShare < 100;
}

function hasNewRate({ rateAfter, fixedShare }: LoanPlannerForm): boolean {
  return rateAfter !== 'never' || fixedShare > 0;
}

function changesAfterMove({ rateAfter, refinanceAfter }: LoanPlannerForm): boolean {
  return rateAfter !== 'never' && refinanceAfter !== 'never' && Number(rateAfter) > Number(refinanceAfter);
}
