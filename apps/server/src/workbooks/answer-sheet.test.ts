import { landTaxStart } from '@freehold/contract';
import { answerCalculation } from '@freehold/domain';
import { describe, expect, it } from 'vitest';
import { recalculated } from '../../test/recalculated.ts';
import { aboutSheet } from './about-sheet.ts';
import { answerSheet } from './answer-sheet.ts';
import { workbookFile } from './sheet.ts';

describe('the workbook of a tool without formulas', () => {
  it('holds the answer as fixed figures, and says so on both sheets', async () => {
    const calculation = { tool: 'land-tax', inputs: landTaxStart } as const;
    const answer = answerCalculation(calculation);
    const about = aboutSheet('Land tax', { preparedAt: '2026-11-21T04:00:00Z', isFixed: true }, answer.assumptions);
    const book = recalculated(await workbookFile([answerSheet(calculation, answer), about]));
    expect(book.cells.filter(({ f }) => f !== undefined)).toEqual([]);
    // $100 and 1.6 % of $225,000; of the chart $4,650 and 0.9 % of $300,000 in Victoria.
    for (const amount of [3_700, 7_350]) expect(book.cells.some(({ v }) => v === amount)).toBe(true);
    const texts = book.cells.map(({ v }) => String(v));
    expect(texts).toContain('Taxable land value');
    expect(texts.filter((text) => text.startsWith('Every figure is fixed'))).toHaveLength(2);
    expect(texts.filter((text) => text.includes('every other figure is a formula'))).toEqual([]);
  });
});
