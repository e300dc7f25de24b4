import { type LoanPlannerForm, plannerLumps, plannerRateSteps } from '@freehold/contract';
import { type PlannerCourse, plannerAmounts, plannerCourse, plannerMove, plannerPlainLoans } from '@freehold/domain';
import {
  type LaterRefinance,
  type LedgerSchedule,
  laterRefinance,
  ledgerSchedule,
  roundToCent,
} from '@freehold/finance';
import { planned, runRows } from './loan-planner-cells.ts';
import type { Cell } from './sheet.ts';

/** A loan that has a sheet of its own. */
export interface PlannedRun {
  readonly name: string;
  readonly form: LoanPlannerForm;
  /** As the engine posts it; null where there is no such loan. */
  readonly schedule: LedgerSchedule | null;
  /** Months before its first. */
  readonly after: number;
  /** Offset, extras and lump sums work on it. */
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

/** Sheets of the fixed parts. */
export const fixedSheets = ['Fixed', 'SecondFixed'] as const;

/** The variable part with and without what helps, the fixed parts, and the loan at another lender. */
export function plannedRuns(form: LoanPlannerForm): PlannedRuns {
  const course = plannerCourse(form);
  const hasVariable = plannerAmounts(form).variable > 0;
  const variable = hasVariable ? (course.splits[0] ?? null) : null;
  const [plain] = hasVariable ? plannerPlainLoans(course.loans) : [];
  const heldIn = (month: number) => roundToCent(form.offset) + roundToCent(form.offsetMonthly) * (month - 1);
  const shared = { form, after: 0, hasHelp: false, heldIn };
  const rateIn = (month: number) => variableRate(form, month);
  const ofLoan = (row: number) => `Loan!B${row}`;
  const owedFormula = from(`ROUND(${planned.loan}-${shareOf('both')},2)`);
  const { moved, run } = moveRun(form, course);
  return {
    course,
    moved,
    runs: [
      { ...shared, name: 'Loan', schedule: variable, hasHelp: true, owedFormula, rateIn, rateFormula: pathFormula },
      {
        ...shared,
        name: 'Without',
        schedule: plain ? ledgerSchedule(plain) : null,
        owedFormula,
        rateIn,
        rateFormula: ofLoan,
      },
      ...fixedSheets.map((name, index) => ({ ...shared, name, ...fixedRun(form, course, index) })),
      { ...shared, name: 'Move', hasHelp: true, ...run },
    ],
  };
}

function from(amount: string) {
  return (row: number) => (row === 2 ? amount : `I${row - 1}`);
}

/** Dollars of the first fixed part, or of both. */
function shareOf(which: 'first' | 'both'): string {
  const [first, second] = planned.fixed;
  const percent = which === 'first' ? first.share : `(${first.share}+${second.share})`;
  return `ROUND(${planned.loan}*${percent}/100,2)`;
}

function monthsAfter(years: string): number {
  return years === 'never' ? 0 : Number(years) * 12;
}

function variableRate(form: LoanPlannerForm, month: number): number {
  return plannerRateSteps(form).findLast(({ years }) => month > years * 12)?.rate ?? form.rate;
}

/** The variable rate: in the first month as entered, then that of the month before unless a change begins. */
function pathFormula(row: number): string {
  if (row === 2) return planned.rate;
  return planned.rateSteps.reduceRight(
    (otherwise, { after, rate }) => `IF(A${row}=${after}+1,${rate},${otherwise})`,
    `B${row - 1}`,
  );
}

/** A fixed part by its place in the form, where the first may be left out and the second given. */
function fixedRun(form: LoanPlannerForm, { splits }: PlannerCourse, index: number) {
  const shares = [form.fixedShare, form.fixedShare2];
  const [share = 0, rate] = [shares[index], [form.fixedRate, form.fixedRate2][index] ?? 0];
  const ends = monthsAfter([form.fixedYears, form.fixedYears2][index] ?? '1');
  const last = index === 0 && form.fixedShare2 > 0 ? -2 : -1;
  const cells = planned.fixed[index] ?? planned.fixed[0];
  return {
    schedule: share > 0 ? (splits.at(last) ?? null) : null,
    owedFormula: from(index === 0 ? shareOf('first') : `ROUND(${shareOf('both')}-${shareOf('first')},2)`),
    rateIn: (month: number) => (month > ends ? variableRate(form, month) : rate),
    rateFormula: (row: number) => `IF(A${row}>${cells.months},Loan!B${row},${cells.rate})`,
  };
}

/** The loan at another lender, whose months are counted with those of the present one. */
function moveRun(form: LoanPlannerForm, course: PlannerCourse) {
  const move = plannerMove(form, course);
  const moved = move && laterRefinance(move);
  const after = monthsAfter(form.refinanceAfter);
  const schedule = moved && ledgerSchedule(movedLoan(form, moved.balance, move?.rateChanges));
  const moves = (month: number) => variableRate(form, month) - variableRate(form, after + 1);
  const savedBy = (month: number) => (moved ? interestSaved(course, schedule, { after, month }) : 0);
  const isMoved = (row: number) => `AND(${planned.move}>0,A${row}>${planned.move},${planned.owedAtMove}>0)`;
  const ofParts = (name: string, row: number) =>
    ['Loan', ...fixedSheets].map((sheet) => `${sheet}!${name}${row}`).join('+');
  const atMove = `INDEX(Loan!$B$${runRows.from}:$B$${runRows.to},${planned.move}+1)`;
  const run = {
    schedule,
    after,
    rateIn: (month: number) =>
      month > after ? Math.min(30, Math.max(0, form.refinanceRate + moves(month))) : form.refinanceRate,
    // As many points from the new lender’s rate as the present one is from what it was at the move.
    rateFormula: (row: number) =>
      `IF(A${row}>${planned.move},MIN(30,MAX(0,${planned.moveRate}+(Loan!B${row}-${atMove}))),${planned.moveRate})`,
    owedFormula: (row: number) =>
      row === 2
        ? '0'
        : `IF(${planned.move}=0,0,IF(A${row}=${planned.move}+1,ROUND(${ofParts('I', row - 1)},2),I${row - 1}))`,
    saved: (month: number): Cell[] => {
      const row = month + 1;
      const saved = savedBy(month);
      const isBack = moved !== null && month > after && saved >= roundToCent(form.refinanceCosts);
      const before = month === 1 ? '0' : `J${row - 1}`;
      return [
        {
          formula: `IF(${isMoved(row)},ROUND(${before}+${ofParts('E', row)}-E${row},2),0)`,
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

/** Interest of the present loans less that of the new one, from the move to a month. */
function interestSaved(
  { splits }: PlannerCourse,
  next: LedgerSchedule | null,
  { after, month }: { readonly after: number; readonly month: number },
): number {
  let saved = 0;
  for (let each = after; each < month; each += 1) {
    for (const { rows } of splits) saved += rows[each]?.interest ?? 0;
    saved -= next?.rows[each - after]?.interest ?? 0;
  }
  return roundToCent(saved);
}

function movedLoan(
  form: LoanPlannerForm,
  principal: number,
  rateChanges: PlannerCourse['loans'][number]['rateChanges'],
) {
  const after = monthsAfter(form.refinanceAfter);
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
    lumpSums: plannerLumps(form)
      .filter(({ year }) => year * 12 > after)
      .map(({ amount, year }) => ({ period: year * 12 - after, amount })),
  };
}
