import { roundToCent } from '@freehold/finance';
import { mostMonths, planned } from './loan-planner-cells.ts';
import type { PlannedRun } from './loan-planner-runs.ts';
import { type Cell, centsFormula, head, type Sheet } from './sheet.ts';

const columns = [
  'Month',
  'Rate, percent',
  'Owed before',
  'Offset',
  'Interest',
  'Repayment set',
  'Paid',
  'Lump sum',
  'Owed after',
] as const;

/** A loan month by month as the engine posts it: every month of the longest term, zeros once it is repaid. */
export function runSheet(run: PlannedRun): Sheet {
  return {
    name: run.name,
    widths: [8, 14, 18, 16, 14, 16, 16, 16, 18, 20, 14],
    headRows: 1,
    rows: [
      [...columns, ...(run.saved ? ['Interest saved so far', 'Costs are back'] : [])].map(head),
      ...Array.from({ length: mostMonths }, (_, index) => monthCells(run, index + 1)),
    ],
  };
}

function monthCells(run: PlannedRun, month: number): Cell[] {
  const row = month + 1;
  const shown = shownOf(run, month);
  const dollars = (formula: string, result: number): Cell => ({ formula, result, format: 'dollars' });
  const left = `(${planned.months}-A${row}+1)`;
  const monthly = `(B${row}/1200)`;
  const level = `IF(B${row}=0,C${row}/${left},C${row}*${monthly}/(1-(1+${monthly})^(-${left})))`;
  const anew = centsFormula(level);
  const set = month === 1 ? anew : `IF(OR(F${row - 1}=0,B${row}<>B${row - 1}),${anew},F${row - 1})`;
  const before = `C${row}+E${row}`;
  const extra = run.hasHelp ? `ROUND(${planned.extra},2)` : '0';
  const lumps = planned.lumps.map(({ amount, month: paid }) => `IF(A${row}=${paid},ROUND(${amount},2),0)`);
  const lump = run.hasHelp ? `(${lumps.join('+')})` : '0';
  return [
    { figure: month, format: 'whole' },
    { formula: run.rateFormula(row), result: run.rateIn(month), format: 'rate' },
    dollars(run.owedFormula(row), shown.owed),
    dollars(
      run.hasHelp ? `ROUND(${planned.offset},2)+ROUND(${planned.offsetMonthly},2)*(A${row}-1)` : '0',
      run.hasHelp ? run.heldIn(month) : 0,
    ),
    dollars(`IF(C${row}=0,0,${centsFormula(`MAX(0,C${row}-D${row})*B${row}/100/12`)})`, shown.interest),
    dollars(`IF(OR(C${row}=0,A${row}<=${planned.interestOnly}),0,${set})`, shown.repayment),
    dollars(
      `ROUND(IF(A${row}=${planned.months},${before},MIN(${before},IF(C${row}=0,0,MAX(E${row},F${row})+${extra}))),2)`,
      shown.paid,
    ),
    dollars(`ROUND(MIN(${lump},${before}-G${row}),2)`, shown.lump),
    dollars(`ROUND(${before}-G${row}-H${row},2)`, shown.after),
    ...(run.saved?.(month) ?? []),
  ];
}

/** A month of a run, dollars. */
function shownOf({ schedule, after, form, hasHelp }: PlannedRun, month: number) {
  const period = month - after;
  const row = period > 0 ? schedule?.rows[period - 1] : undefined;
  if (schedule === null || row === undefined) {
    return { owed: 0, interest: 0, repayment: 0, paid: 0, lump: 0, after: 0 };
  }
  const owed = roundToCent(row.balance + row.principal);
  const set = schedule.repaymentSteps.findLast((step) => step.period <= period)?.after ?? schedule.piRepayment ?? 0;
  const repayment = month <= Number(form.interestOnly) * 12 ? 0 : set;
  const due = Math.max(row.interest, repayment) + (hasHelp ? roundToCent(form.extra) : 0);
  const most = roundToCent(owed + row.interest);
  const paid = roundToCent(month === Number(form.term) * 12 ? most : Math.min(most, due));
  return { owed, interest: row.interest, repayment, paid, lump: roundToCent(row.payment - paid), after: row.balance };
}
