import type { LoanPlannerForm } from '@freehold/contract';
import { isoDate, parseDate, paymentDate, roundToCent } from '@freehold/finance';
import { dateInput } from './date-cell.ts';
import { firstResult, planned, runRows } from './loan-planner-cells.ts';
import { runSheet } from './loan-planner-run.ts';
import { fixedSheets, type PlannedRuns, plannedRuns } from './loan-planner-runs.ts';
import { type Cell, type Format, head, type Sheet } from './sheet.ts';

/** A loan by formula over the inputs: what it costs and saves, and each of its parts month by month. */
export function loanPlannerSheets(form: LoanPlannerForm): readonly Sheet[] {
  const loans = plannedRuns(form);
  return [inputSheet(form, loans), ...loans.runs.map(runSheet)];
}

function inputSheet(form: LoanPlannerForm, runs: PlannedRuns): Sheet {
  return {
    name: 'Inputs',
    widths: [56, 20, 20, 14],
    rows: [
      [head('Loan planner')],
      [{ text: 'Change the shaded cells; the rest follows. Terms are whole years up to 30.' }],
      [{ text: 'Live: everything but the shaded cells and the column Screen. In years, 0 stands for never.' }],
      [head('Inputs')],
      ...typedRows(form),
      [null],
      ['Result', 'Formula', 'Screen', 'Difference'].map(head),
      ...resultRows(form, runs),
    ],
  };
}

// In the rows that `planned` names.
function typedRows(form: LoanPlannerForm): readonly Cell[][] {
  const input = (text: string, figure: number, format: Format): Cell[] => [{ text }, { figure, format, isInput: true }];
  const years = (text: string, value: string) => input(text, value === 'never' ? 0 : Number(value), 'whole');
  return [
    input('Loan', form.loan, 'dollars'),
    input('Interest rate, percent a year', form.rate, 'plain'),
    years('Term, years', form.term),
    input('In the offset now', form.offset, 'dollars'),
    input('Added to the offset a month', form.offsetMonthly, 'dollars'),
    input('Extra repayment a month', form.extra, 'dollars'),
    input('Lump sum', form.lump, 'dollars'),
    years('Paid with the last repayment of year', form.lumpYear),
    input('Second lump sum', form.lump2, 'dollars'),
    years('Second paid with the last repayment of year', form.lumpYear2),
    input('Third lump sum', form.lump3, 'dollars'),
    years('Third paid with the last repayment of year', form.lumpYear3),
    years('Interest only, years', form.interestOnly),
    years('The rate changes after, years', form.rateAfter),
    input('Rate from then, percent a year', form.laterRate, 'plain'),
    years('The rate changes a second time after, years', form.rateAfter2),
    input('Rate from the second change, percent a year', form.laterRate2, 'plain'),
    years('The rate changes a third time after, years', form.rateAfter3),
    input('Rate from the third change, percent a year', form.laterRate3, 'plain'),
    input('Part of the loan that is fixed, percent', form.fixedShare, 'plain'),
    input('Fixed rate, percent a year', form.fixedRate, 'plain'),
    years('Fixed for, years', form.fixedYears),
    input('Second fixed part of the loan, percent', form.fixedShare2, 'plain'),
    input('Rate of the second fixed part, percent a year', form.fixedRate2, 'plain'),
    years('Second part fixed for, years', form.fixedYears2),
    years('Move to another lender after, years', form.refinanceAfter),
    input('Rate of the new lender, percent a year', form.refinanceRate, 'plain'),
    input('Costs of the move', form.refinanceCosts, 'dollars'),
    [{ text: 'Starts on' }, dateInput(form.startsOn)],
  ];
}

/** Sheets whose loans together are the loan. */
const parts = ['Loan', ...fixedSheets];

type ResultLine = readonly [text: string, formula: string, shown: number | Date, format: Format];

function column(sheet: string, name: string): string {
  return `${sheet}!$${name}$${runRows.from}:$${name}$${runRows.to}`;
}

function sum(sheet: string): string {
  return `SUM(${column(sheet, 'E')})`;
}

function resultRows(form: LoanPlannerForm, { course, moved }: PlannedRuns): Cell[][] {
  const months = (sheet: string) => `COUNTIF(${column(sheet, 'C')},">0")`;
  const first = (sheet: string) => `MAX(${sheet}!$E$2,${sheet}!$F$2)`;
  const all = (figure: (sheet: string) => string) => parts.map(figure).join('+');
  const owed = `IF(${planned.move}=0,0,${all((sheet) => `INDEX(${column(sheet, 'I')},MAX(1,${planned.move}))`)})`;
  const atMove = `MIN(${planned.move}+1,${runRows.to - 1})`;
  const moveRepayment = `MAX(INDEX(${column('Move', 'E')},${atMove}),INDEX(${column('Move', 'F')},${atMove}))`;
  const lines: readonly ResultLine[] = [
    ['Interest you save', `ROUND(${sum('Without')}-${sum('Loan')},2)`, course.interestSaved, 'dollars'],
    ['Repayment in the first month', all(first), course.repayment, 'dollars'],
    ['Interest in all', `ROUND(${all(sum)},2)`, course.totalInterest, 'dollars'],
    [
      'Interest in all without offset, extras and lump sums',
      `ROUND(${all(sum)}-${sum('Loan')}+${sum('Without')},2)`,
      roundToCent(course.totalInterest + course.interestSaved),
      'dollars',
    ],
    ['Months to repay it', `MAX(${parts.map(months).join()})`, course.months, 'whole'],
    [
      'Months without offset, extras and lump sums',
      `MAX(${['Without', ...parts.slice(1)].map(months).join()})`,
      course.months + course.monthsSaved,
      'whole',
    ],
    ['Owed at the move', `ROUND(${owed},2)`, moved?.balance ?? 0, 'dollars'],
    ['Repayment after the move', `IF(${planned.owedAtMove}=0,0,${moveRepayment})`, moved?.newRepayment ?? 0, 'dollars'],
    [
      'Saved by the move after its costs',
      `IF(${planned.owedAtMove}=0,0,ROUND(Move!$J$${runRows.to}-${planned.moveCosts},2))`,
      moved?.netBenefit ?? 0,
      'dollars',
    ],
    [
      'Month in which its costs are back, from the move; 0: never',
      `IFERROR(MATCH(1,${column('Move', 'K')},0)-${planned.move},0)`,
      moved?.breakEvenMonth ?? 0,
      'whole',
    ],
    ['Last repayment', `EDATE(${planned.startsOn},${planned.monthsToRepay})`, lastDay(form, course.months), 'date'],
  ];
  return lines.map(resultRow);
}

function lastDay({ startsOn }: LoanPlannerForm, months: number): Date {
  return new Date(`${isoDate(paymentDate(parseDate('startsOn', startsOn), 'monthly', months))}T00:00:00Z`);
}

function resultRow([text, formula, shown, format]: ResultLine, index: number): Cell[] {
  const row = firstResult + index;
  return [
    { text },
    { formula, result: shown, format },
    { figure: shown, format },
    { formula: `B${row}-C${row}`, result: 0, format: 'plain' },
  ];
}
