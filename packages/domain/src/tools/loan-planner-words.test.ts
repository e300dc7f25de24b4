import { type LoanPlannerForm, loanPlannerSchema, loanPlannerStart } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { loanPlannerAnswer } from './loan-planner.ts';
import { loanPlannerReadBack } from './loan-planner-read-back.ts';

type Changes = Partial<LoanPlannerForm>;

/** The example with changes that the schema accepts. */
const formOf = (changes: Changes) => loanPlannerSchema.parse({ ...loanPlannerStart, ...changes });
const answerTo = (changes: Changes) => loanPlannerAnswer(formOf(changes));
const plain: Changes = { offset: 0, offsetMonthly: 0 };

describe('what else the answer says', () => {
  it('reads back what was entered, and of what is optional only what is used', () => {
    expect(loanPlannerReadBack(loanPlannerStart).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Loan: $600,000',
      'Rate: 6.3% a year',
      'Term: 30 years',
      'Offset now: $40,000',
      'Added to the offset: $500 a month',
      'Starts on: 1 December 2026',
    ]);
    const all = formOf({
      extra: 50,
      lump: 900,
      interestOnly: '1',
      rateAfter: '1',
      fixedShare: 25,
      refinanceAfter: '5',
    });
    expect(loanPlannerReadBack(all)).toHaveLength(12);
  });

  it('warns of a lump sum that comes after the loan is repaid', () => {
    const late = 'The loan is repaid before the lump sum is due, so that is not counted.';
    expect(answerTo({ extra: 5_000, lump: 1_000, lumpYear: '25' }).assumptions).toContain(late);
    expect(answerTo({ lump: 1_000, lumpYear: '5' }).assumptions).not.toContain(late);
    const two: Changes = { extra: 5_000, lump: 1_000, lumpYear: '2', lump2: 500, lumpYear2: '25' };
    expect(answerTo(two).assumptions.filter((text) => text.includes('not counted.'))).toEqual([
      expect.stringContaining('Account fees'),
      'The loan is repaid before the lump sum of $500 is due at the end of year 25, so that is not counted.',
    ]);
  });

  it('draws the balance from the start to the end of each year, with what helps and without', () => {
    const { form, places, series } = answerTo({}).chart();
    expect([form, places.length, places[0], places.at(-1)]).toEqual(['lines', 31, 'Start', '30']);
    expect(series.map(({ values }) => [values[0], values[1], values[10], values[30]])).toEqual([
      [600_000, 590_264.71, 447_810.09, 0],
      [600_000, 593_035.08, 506_078.39, 0],
    ]);
    expect(answerTo(plain).chart().series).toHaveLength(1);
  });

  it.each<Changes>([{}, plain, { fixedShare: 40 }, { ...plain, fixedShare: 40 }, { interestOnly: '5', extra: 9 }])(
    'ends its working with the figure: %j',
    (changes) => {
      const { working, figure } = answerTo(changes);
      expect(working().at(-1)?.amount).toBe(figure.amount);
    },
  );

  it('leads to borrowing power with the loan as one that is there', () => {
    const [link] = answerTo({ loan: 500_000 }).next?.() ?? [];
    const [page, encoded = ''] = link?.to.split('#s=') ?? [];
    expect(page).toBe('/borrowing-power');
    expect(JSON.parse(Buffer.from(encoded, 'base64url').toString())).toMatchObject({
      kind: 'borrowing-power',
      inputs: { homeLoan: 500_000, homeLoanRate: 6.3, homeLoanMonths: 360 },
    });
  });
});
