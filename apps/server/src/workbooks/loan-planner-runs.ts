import type { LoanPlannerForm } from '@freehold/contract';
import { type PlannerCourse, plannerCourse, plannerMove, plannerPlainLoans } from '@freehold/domain';
import {
  type LaterRefinance,
  type LedgerSchedule,
  laterRefinance,
  ledgerSchedule,
  roundToCent,
} from '@freehold/finance';
import { planned } from './loan-planner-cells.ts';
import type { Cell } from './sheet.ts';

/** A loan that has a sheet of its own. */
export interface PlannedRun {
  readonly name: string;
  readonly form: LoanPlannerForm;
  /** As the engine posts it; null where there is no such loan. */
  readonly schedule: LedgerSchedule | null;
  /** Months before its first. */
  readonly after: number;
  /** Offset, extras and lump sum work on it. */
  readonly hasHelp: boolean;
  readonly rateIn: (month: number) => number;
  readonly rateFormula: (row: number) => string;
  /** What is owed before a month's repayment. */
  readonly owedFormula: (row: number) => string;
  /** The offset during a month. */
  readonly heldIn: (month: number) => number;
  /** Further cells of a move: the interest it has saved, and whether that covers its costs. */
  readonly saved?: (month: number) => Cell[];
}

/** The loans of a form and its figures. */
export interface PlannedRuns {
  readonly course: PlannerCourse;
  readonly moved: LaterRefinance | null;
  readonly runs: readonly PlannedRun[];
}

/** The variable part with and without what helps, the fixed part, and the loan at another lender. */
export function plannedRuns(form: LoanPlannerForm): PlannedRuns {
  const course = plannerCourse(form);
  const hasVariable = form.fixedShare < 100;
  const variable = hasVariable ? (course.splits[0] ?? null) : null;
  const [plain] = hasVariable ? plannerPlainLoans(course.loans) : [];
  const fixed = form.fixedShare > 0 ? (course.splits.at(-1) ?? null) : null;
  const fixedAmount = `ROUND(${planned.loan}*${planned.fixedShare}/100,2)`;
  const rate = variableRate(form);
  const heldIn = (month: number) => roundToCent(form.offset) + roundToCent(form.offsetMonthly) * (month - 1);
  const shared = { form, after: 0, hasHelp: false, heldIn, ...rate };
  const from = (amount: string) => (row: number) => (row === 2 ? amount : `I${row - 1}`);
  const owedFormula = from(`ROUND(${planned.loan}-${fixedAmount},2)`);
  const { moved, run } = moveRun(form, course, { variable, fixed });
  return {
    course,
    moved,
    runs: [
      { ...shared, name: 'Loan', schedule: variable, hasHelp: true, owedFormula },
      { ...shared, name: 'Without', schedule: plain ? ledgerSchedule(plain) : null, owedFormula },
      { ...shared, name: 'Fixed', schedule: fixed, ...fixedRate(form), owedFormula: from(fixedAmount) },
      { ...shared, name: 'Move', hasHelp: true, ...run },
    ],
  };
}

function monthsAfter(years: string): number {
  return years === 'never' ? 0 : Number(years) * 12;
}

function variableRate(form: LoanPlannerForm) {
  const later = monthsAfter(form.rateAfter);
  return {
    rateIn: (month: number) => (later > 0 && month > later ? form.laterRate : form.rate),
    rateFormula: (row: number) =>
      `IF(AND(${planned.later}>0,A${row}>${planned.later}),${planned.laterRate},${planned.rate})`,
  };
}

function fixedRate(form: LoanPlannerForm) {
  const { rateIn, rateFormula } = variableRate(form);
  const ends = monthsAfter(form.fixedYears);
  return {
    rateIn: (month: number) => (month > ends ? rateIn(month) : form.fixedRate),
    rateFormula: (row: number) => `IF(A${row}>${planned.fixedMonths},${rateFormula(row)},${planned.fixedRate})`,
  };
}

interface Present {
  readonly variable: LedgerSchedule | null;
  readonly fixed: LedgerSchedule | null;
}

/** The loan at another lender, whose months are counted with those of the present one. */
function moveRun(form: LoanPlannerForm, course: PlannerCourse, { variable, fixed }: Present) {
  const move = plannerMove(form, course);
  const moved = move && laterRefinance(move);
  const after = monthsAfter(form.refinanceAfter);
  const later = monthsAfter(form.rateAfter);
  const schedule = moved && ledgerSchedule(movedLoan(form, moved.balance, move?.rateChanges));
  const shifted = Math.min(30, Math.max(0, form.refinanceRate + form.laterRate - form.rate));
  const interestIn = (one: LedgerSchedule | null, period: number) => one?.rows[period - 1]?.interest ?? 0;
  const savedBy = (month: number) => {
    let saved = 0;
    for (let each = after + 1; moved !== null && each <= month; each += 1) {
      saved += interestIn(variable, each) + interestIn(fixed, each) - interestIn(schedule, each - after);
    }
    return roundToCent(saved);
  };
  const isMoved = (row: number) => `AND(${planned.move}>0,A${row}>${planned.move},Inputs!$B$31>0)`;
  const run = {
    schedule,
    after,
    rateIn: (month: number) => (later > after && month > later ? shifted : form.refinanceRate),
    rateFormula: (row: number) =>
      `IF(AND(${planned.later}>${planned.move},A${row}>${planned.later}),MIN(30,MAX(0,${planned.moveRate}+${planned.laterRate}-${planned.rate})),${planned.moveRate})`,
    owedFormula: (row: number) =>
      row === 2
        ? '0'
        : `IF(${planned.move}=0,0,IF(A${row}=${planned.move}+1,ROUND(Loan!I${row - 1}+Fixed!I${row - 1},2),I${row - 1}))`,
    saved: (month: number): Cell[] => {
      const row = month + 1;
      const saved = savedBy(month);
      const isBack = moved !== null && month > after && saved >= roundToCent(form.refinanceCosts);
      const before = month === 1 ? '0' : `J${row - 1}`;
      return [
        {
          formula: `IF(${isMoved(row)},ROUND(${before}+Loan!E${row}+Fixed!E${row}-E${row},2),0)`,
          result: saved,
          format: 'dollars',
        },
        {
          formula: `IF(AND(${isMoved(row)},J${row}>=ROUND(${planned.moveCosts},2)),1,0)`,
          result: isBack ? 1 : 0,
          format: 'whole',
        },
      ];
    },
  };
  return { moved, run };
}

function movedLoan(
  form: LoanPlannerForm,
  principal: number,
  rateChanges: PlannerCourse['loans'][number]['rateChanges'],
) {
  const after = monthsAfter(form.refinanceAfter);
  const lumpPeriod = monthsAfter(form.lumpYear) - after;
  return {
    principal,
    annualRatePct: form.refinanceRate,
    rateChanges,
    termMonths: monthsAfter(form.term) - after,
    ioMonths: Math.max(0, monthsAfter(form.interestOnly) - after),
    offset: {
      opening: roundToCent(form.offset) + roundToCent(form.offsetMonthly) * after,
      perPeriod: form.offsetMonthly,
    },
    extras: [{ fromPeriod: 1, amount: form.extra }],
    lumpSums: form.lump > 0 && lumpPeriod > 0 ? [{ period: lumpPeriod, amount: form.lump }] : [],
  };
}
