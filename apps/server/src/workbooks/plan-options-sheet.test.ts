import { runPlan } from '@freehold/domain';
import { balanceSheet } from '@freehold/finance';
import { type Plan, resolve } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { type Recalculated, recalculated } from '../../test/recalculated.ts';
import { planOutcome } from '../reports/plan-outcome.ts';
import { planOptionsSheet } from './plan-options-sheet.ts';
import { workbookFile } from './sheet.ts';

const bookOf = async (plan: Plan) => recalculated(await workbookFile([planOptionsSheet(planOutcome(plan))]));

/** Rows of a sheet whose first cell has this text, from 1. */
function rowsOf(book: Recalculated, sheet: string, text: string): readonly number[] {
  return Array.from({ length: 120 }, (_, index) => index + 1).filter((row) => book.value(sheet, `A${row}`) === text);
}

describe('the options of a plan as a sheet', () => {
  it('sets each option beside the plan, and its changes add up to the difference', async () => {
    const plan = fixture('typical');
    const book = await bookOf(plan);
    const differences = rowsOf(book, 'Options', 'Difference');
    const sums = rowsOf(book, 'Options', 'The changes added up');
    expect(differences).toHaveLength(Object.keys(plan.options ?? {}).length);
    for (const [index, row] of differences.entries()) {
      expect(book.figure('Options', `B${sums[index]}`)).toBeCloseTo(book.figure('Options', `B${row}`), 2);
    }
    const run = runPlan(resolve(plan).plan);
    if (run.status === 'refused') throw new Error(run.says);
    // June 2048, when the first person is 60, is month 258 from December 2026, counted from 0.
    const atSixty = balanceSheet(run.timeline, 258).netWorth;
    for (const row of rowsOf(book, 'Options', 'Your plan')) {
      expect(book.figure('Options', `B${row}`)).toBeCloseTo(atSixty, 2);
    }
    const texts = book.cells.map(({ v }) => String(v));
    expect(texts).toContain('Plan C: Retire at 58');
    expect(texts).toContain('Without the renovation of Newtown');
  });

  it('compares options with many changes as a whole', async () => {
    const changes = Array.from({ length: 40 }, (_, index) => ({ set: 'assume/prices', to: 2 + index / 10 }) as const);
    const plan = { ...fixture('typical'), options: { b: { changes }, c: { changes }, d: { changes } } };
    const book = await bookOf(plan);
    expect(rowsOf(book, 'Options', 'The changes added up')).toEqual([]);
    expect(rowsOf(book, 'Options', 'Difference')).toHaveLength(3);
    expect(rowsOf(book, 'Options', 'With so many changes each option is compared as a whole.')).toHaveLength(1);
  });

  it('says what no longer applies, and that it makes no difference', async () => {
    const lost = { set: 'homes/gone/rent', to: 600, label: 'Rent of Geelong' } as const;
    const plan = { ...fixture('version-1'), options: { b: { changes: [lost] } } };
    const book = await bookOf(plan);
    const texts = book.cells.map(({ v }) => String(v));
    expect(texts).toContain('Plan B');
    expect(texts.filter((text) => text.startsWith('Does not apply any more: '))).toHaveLength(1);
    const [row] = rowsOf(book, 'Options', 'Difference');
    expect(book.figure('Options', `B${row}`)).toBe(0);
  });
});
