import { borrowingPowerStart, encodeLink, type LoanPlannerForm, moneyText, toolFacts } from '@freehold/contract';
import {
  amountText,
  explainLaterRefinance,
  explainLedgerSchedule,
  explainLedgerSplits,
  ledgerSplits,
  variableLoanRates,
  type Working,
} from '@freehold/finance';
import { durationText } from '../text/duration.ts';
import {
  monthOfPayment,
  monthsOf,
  type PlannerCourse,
  plannerCourse,
  plannerMove,
  plannerPlainLoans,
} from './loan-planner-course.ts';
import { plannerLevers } from './loan-planner-levers.ts';
import { plannerLines } from './loan-planner-lines.ts';
import { hasHelp, helpWords, isSplit, plannerAssumptions } from './loan-planner-words.ts';
import type { ToolAnswer, ToolChart, ToolFigure, ToolLink } from './tool-answer.ts';

/**
 * What a loan costs with its offset account, extras and lump sum, month by month in cents. The figure is the interest they
 * save where that is a dollar or more, and otherwise the repayment a month.
 */
export function loanPlannerAnswer(form: LoanPlannerForm): ToolAnswer {
  const course = plannerCourse(form);
  return {
    figure: figureOf(form, course),
    lines: plannerLines(form, course, saves(course)),
    working: () => workingOf(form, course),
    chart: () => byYear(form, course),
    levers: () => plannerLevers(form, course),
    next: () => [borrowingLink(form)],
    assumptions: plannerAssumptions(form, course),
    rules: [variableLoanRates],
  };
}

function saves({ interestSaved }: PlannerCourse): boolean {
  return interestSaved >= 1;
}

function figureOf(form: LoanPlannerForm, course: PlannerCourse): ToolFigure {
  if (!saves(course)) {
    return { label: 'Repayment', amount: course.repayment, unit: 'a month', sentence: costSentence(form, course) };
  }
  return { label: 'Interest you save', amount: course.interestSaved, sentence: savedSentence(form, course) };
}

function savedSentence(form: LoanPlannerForm, course: PlannerCourse): string {
  const { repayment } = course;
  const extra = form.extra > 0 ? ` and ${moneyText(form.extra)} extra` : '';
  const only = form.interestOnly === '0' ? '' : ', interest only at first';
  return `${soonerText(form, course)}, with a repayment of ${moneyText(repayment)}${extra} a month${only}.`;
}

/** The fixed part of a split loan runs its whole term, so what is repaid sooner is the variable part. */
function soonerText(form: LoanPlannerForm, { monthsSaved, splits: [variable] }: PlannerCourse): string {
  const months = isSplit(form) ? (variable?.periodsSaved ?? 0) : monthsSaved;
  if (months <= 0) return 'Repaid no sooner';
  return `${isSplit(form) ? 'The variable part is repaid' : 'Repaid'} ${durationText(months)} sooner`;
}

function costSentence(form: LoanPlannerForm, { totalInterest, months, monthsSaved }: PlannerCourse): string {
  const ends = monthOfPayment(form, monthsOf(form.interestOnly));
  const only = form.interestOnly === '0' ? '' : ` Interest only until ${ends}.`;
  if (totalInterest > 0) return `Interest comes to ${moneyText(totalInterest)} over ${durationText(months)}.${only}`;
  const sooner = monthsSaved > 0 ? `, and it is repaid ${durationText(monthsSaved)} sooner` : '';
  return `No interest is charged${sooner}.`;
}

/** A move to another lender, then the loan without what helps, then as it runs; the last amount is the figure. */
function workingOf(form: LoanPlannerForm, course: PlannerCourse): Working {
  const move = plannerMove(form, course);
  const moved = move === null ? [] : explainLaterRefinance(move);
  const plain = plannerPlainLoans(course.loans);
  const without = hasHelp(form) ? explained(plain).map((line) => ({ ...line, label: `${line.label}, without` })) : [];
  return [...moved, ...without, ...explained(course.loans), figureLine(course, plain)];
}

function figureLine(course: PlannerCourse, plain: PlannerCourse['loans']): Working[number] {
  if (!saves(course)) {
    const parts = course.splits.map(({ repayment }) => amountText(repayment));
    return {
      label: 'Repayment a month',
      amount: course.repayment,
      unit: 'dollars-per-month',
      formula: `${parts.join(' + ')}, in the first month`,
    };
  }
  const without = ledgerSplits(plain).totalInterest;
  return {
    label: 'Interest you save',
    amount: course.interestSaved,
    unit: 'dollars',
    formula: `${amountText(without)} − ${amountText(course.totalInterest)}`,
  };
}

/** One loan's working does without the words of splits. */
function explained(loans: PlannerCourse['loans']): Working {
  const [only, ...others] = loans;
  return only && others.length === 0 ? explainLedgerSchedule(only) : explainLedgerSplits(loans);
}

function byYear(form: LoanPlannerForm, { loans, splits, months, monthsSaved }: PlannerCourse): ToolChart {
  const years = Number(form.term);
  const owed = (schedules: PlannerCourse['splits']) => [
    form.loan,
    ...Array.from({ length: years }, (_, year) =>
      schedules.reduce((sum, { rows }) => sum + (rows[year * 12 + 11]?.balance ?? 0), 0),
    ),
  ];
  const places = ['Start', ...Array.from({ length: years }, (_, year) => `${year + 1}`)];
  const shared = { form: 'lines', title: 'What is owed, year by year', across: 'End of year', places } as const;
  const repaid = `repaid in ${durationText(months)}`;
  if (!hasHelp(form)) {
    return {
      ...shared,
      summary: `The balance at the end of each year; ${repaid}.`,
      series: [{ name: 'Owed', kind: 'mortgage', values: owed(splits) }],
    };
  }
  return {
    ...shared,
    summary:
      monthsSaved > 0
        ? `With the ${helpWords(form)} the loan is ${repaid}; without, in ${durationText(months + monthsSaved)}.`
        : `The balance at the end of each year, with the ${helpWords(form)} and without; ${repaid} either way.`,
    series: [
      { name: `With the ${helpWords(form)}`, kind: 'mortgage', values: owed(splits) },
      { name: 'Without', kind: 'loanWithoutExtra', values: owed(ledgerSplits(plannerPlainLoans(loans)).splits) },
    ],
  };
}

/** The loan as one that is there already, in the calculator of borrowing power. */
function borrowingLink({ loan, rate, term }: LoanPlannerForm): ToolLink {
  const inputs = { ...borrowingPowerStart, homeLoan: loan, homeLoanRate: rate, homeLoanMonths: monthsOf(term) };
  return {
    label: 'What you could borrow beside this loan',
    to: `${toolFacts['borrowing-power'].page}#s=${encodeLink({ v: 1, kind: 'borrowing-power', inputs })}`,
  };
}
