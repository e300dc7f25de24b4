import {
  type LoanPlannerForm,
  moneyText,
  plannerFixedParts,
  plannerFixedPct,
  plannerRateSteps,
} from '@freehold/contract';
import { type LaterRefinance, laterRefinance } from '@freehold/finance';
import type { Line } from '../figures/line.ts';
import { dayText } from '../text/day.ts';
import { countText, durationText } from '../text/duration.ts';
import { rateText } from '../text/rates.ts';
import { dayOfPayment, monthOfPayment, monthsOf, type PlannerCourse, plannerMove } from './loan-planner-course.ts';
import { hasHelp, helpWords } from './loan-planner-words.ts';

const mostLines = 6;

/** The figures that follow the first; with the repayment unless that is the figure itself. */
export function plannerLines(form: LoanPlannerForm, course: PlannerCourse, isSaved: boolean): readonly Line[] {
  const first = isSaved || form.extra > 0 ? [repaymentLine(form, course)] : [];
  const others = [...first, payoffLine(form, course), interestLine(form, course), ...moveLine(form, course)];
  const steps = stepLines(form, course, mostLines - others.length);
  const covered = isSaved && others.length + steps.length < mostLines ? coveredLine(form, course) : [];
  return [...first, ...steps, ...covered, ...others.slice(first.length)];
}

function repaymentLine(form: LoanPlannerForm, { repayment }: PlannerCourse): Line {
  const notes = [
    ...(form.interestOnly === '0' ? [] : [`interest only until ${monthOfPayment(form, monthsOf(form.interestOnly))}`]),
    ...(form.extra > 0 ? [`and ${moneyText(form.extra)} extra`] : []),
  ];
  const line = { label: 'Repayment now', value: `${moneyText(repayment)} a month` };
  return notes.length > 0 ? { ...line, note: notes.join(', ') } : line;
}

function payoffLine(form: LoanPlannerForm, { months, monthsSaved }: PlannerCourse): Line {
  const sooner = monthsSaved > 0 ? `, ${durationText(monthsSaved)} sooner` : '';
  return {
    label: 'Paid off in',
    value: durationText(months),
    note: `on ${dayText(dayOfPayment(form, months))}${sooner}`,
  };
}

function interestLine(form: LoanPlannerForm, { totalInterest, interestSaved }: PlannerCourse): Line {
  const line = { label: 'Interest in all', value: moneyText(totalInterest) };
  if (!hasHelp(form)) return line;
  return { ...line, note: `${moneyText(totalInterest + interestSaved)} without the ${helpWords(form)}` };
}

/** A month whose repayment is another than the month before: its period, the change and the new one, dollars. */
interface Step {
  readonly period: number;
  readonly change: number;
  readonly after: number;
}

function stepsOf({ splits }: PlannerCourse): readonly Step[] {
  const periods = new Set(splits.flatMap((split) => split.repaymentSteps.map(({ period }) => period)));
  return [...periods]
    .sort((a, b) => a - b)
    .map((period) => ({
      period,
      change: splits
        .flatMap((split) => split.repaymentSteps.filter((step) => step.period === period))
        .reduce((sum, { before, after }) => sum + after - before, 0),
      after: splits.reduce((sum, split) => sum + repaymentIn(split, period), 0),
    }));
}

/** The repayment in force in a period: the last that was set, or the interest while only that is due; 0 once repaid. */
function repaymentIn({ rows, repayment, repaymentSteps }: PlannerCourse['splits'][number], period: number): number {
  const row = rows[period - 1];
  if (row === undefined) return 0;
  const set = repaymentSteps.findLast((step) => step.period <= period);
  if (set !== undefined) return set.after;
  return row.principal === 0 ? row.interest : repayment;
}

/** A line for each step; where there are more of them than lines, the last one names those after it. */
function stepLines(form: LoanPlannerForm, course: PlannerCourse, most: number): readonly Line[] {
  const steps = stepsOf(course);
  const later = steps.slice(most).map((step) => `${changeText(step)} from ${monthOfPayment(form, step.period)}`);
  return steps.slice(0, most).map((step, index) => {
    const note = `from ${moneyText(step.after - step.change)} to ${moneyText(step.after)}: ${reasonOf(form, step.period)}`;
    return {
      label: `From ${monthOfPayment(form, step.period)}`,
      value: `${changeText(step)} a month`,
      note: index === most - 1 && later.length > 0 ? `${note}; then ${later.join(', ')}` : note,
    };
  });
}

function changeText({ change }: Step): string {
  return `${moneyText(Math.abs(change))} ${change < 0 ? 'less' : 'more'}`;
}

function reasonOf(form: LoanPlannerForm, period: number): string {
  const reasons = [
    ...(form.interestOnly !== '0' && period === monthsOf(form.interestOnly) + 1 ? ['interest only ends'] : []),
    ...fixedEnds(form, period),
    ...plannerRateSteps(form)
      .filter(({ years }) => period === years * 12 + 1)
      .map(({ rate }) => `the rate is ${rateText(rate)}`),
  ];
  return reasons.join(', ');
}

function fixedEnds(form: LoanPlannerForm, period: number): readonly string[] {
  const parts = plannerFixedParts(form);
  const ending = parts.filter(({ years }) => period === years * 12 + 1);
  if (ending.length === 2) return ['both fixed rates end'];
  return ending.map(({ rate }) =>
    parts.length === 1 ? 'the fixed rate ends' : `the fixed rate of ${rateText(rate)} ends`,
  );
}

/** From when the offset holds as much as the part of the loan it works on, if before the last payment. */
function coveredLine(form: LoanPlannerForm, { splits: [variable] }: PlannerCourse): readonly Line[] {
  if (variable === undefined || (form.offset === 0 && form.offsetMonthly === 0)) return [];
  const row = variable.rows.find(
    ({ period, balance, principal }) => balance + principal <= form.offset + form.offsetMonthly * (period - 1),
  );
  if (row === undefined || row.period >= variable.periods) return [];
  const what = plannerFixedPct(form) > 0 ? 'the variable part' : 'the loan';
  return [
    {
      label: `Offset covers ${what}`,
      value: row.period === 1 ? 'from the start' : `from ${monthOfPayment(form, row.period)}`,
      note: 'no interest from then on',
    },
  ];
}

function moveLine(form: LoanPlannerForm, course: PlannerCourse): readonly Line[] {
  const move = plannerMove(form, course);
  if (move === null) return [];
  const label = `Refinance after ${countText(Number(form.refinanceAfter), 'year')}`;
  const found = laterRefinance(move);
  if (found === null) return [{ label, value: 'Repaid by then' }];
  return [{ label, value: paidBackText(found, form.refinanceCosts), note: moveNote(found) }];
}

function paidBackText({ breakEvenMonth }: LaterRefinance, costs: number): string {
  if (breakEvenMonth === null) return 'Costs are never paid back';
  if (costs === 0) return 'Pays from the first month';
  return `Costs are back in month ${breakEvenMonth}`;
}

function moveNote({ repaymentChange, netBenefit, newRepayment }: LaterRefinance): string {
  const size = moneyText(Math.abs(repaymentChange));
  const isLower = repaymentChange < 0;
  const change = repaymentChange === 0 ? 'the same repayment' : `${size} ${isLower ? 'less' : 'more'} a month`;
  const total = moneyText(Math.abs(netBenefit));
  const why = isLower ? ', as the lower repayment takes longer' : '';
  const end = netBenefit < 0 ? `costs ${total} more in the end${why}` : `saves ${total} after costs`;
  return `${change} (${moneyText(newRepayment)}); ${end}`;
}
