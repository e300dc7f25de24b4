import { fixture } from '@freehold/plan/fixtures';
import { expect, it } from 'vitest';
import { csvText } from '#app/charts/chart-table.ts';
import { answersTo, isPart } from './ask-tasks.ts';
import { gridTable, isPlanCell } from './grid-table.ts';

it('is saved with the figures on screen, in rows that come one by one', () => {
  const plan = { ...fixture('typical'), years: 2, options: {} };
  const asked = { ask: 'grid', plan, rows: 'growth', columns: 'rates', measure: { of: 'netWorth' } } as const;
  const answers = [...answersTo(asked)];
  expect(answers.map(isPart)).toEqual([true, true, true, true, false]);
  const last = answers.at(-1);
  if (last?.ask !== 'grid' || last.found.status !== 'answered') throw new Error('not worked out');
  const { found } = last;
  const { columns, rows } = gridTable(found);
  expect(rows.map((row) => found.columns.values.map((value) => row[value]))).toEqual(
    found.cells.map((row) => row.map((cell) => cell?.amount?.today)),
  );
  expect(csvText(columns, rows).split('\r\n')[0]).toBe(
    'Growth of homes,Loan rates: 2 points lower,Loan rates: 1 point lower,Loan rates: as in your plan,Loan rates: 1 point higher,Loan rates: 2 points higher',
  );
  expect([isPlanCell(found, 2, 2), isPlanCell(found, 2, 1)]).toEqual([true, false]);
  const months = [...answersTo({ ...asked, measure: { of: 'moneyLasts' } })].at(-1);
  if (months?.ask !== 'grid' || months.found.status !== 'answered') throw new Error('not worked out');
  expect(gridTable(months.found).rows[2]?.['as in your plan']).toBe(months.found.plan.text);
});
