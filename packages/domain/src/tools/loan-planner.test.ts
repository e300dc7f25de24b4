import { type LoanPlannerForm, loanPlannerSchema, loanPlannerStart } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { loanPlannerAnswer } from './loan-planner.ts';

type Changes = Partial<LoanPlannerForm>;

/** The example with changes that the schema accepts. */
const formOf = (changes: Changes) => loanPlannerSchema.parse({ ...loanPlannerStart, ...changes });
const answerTo = (changes: Changes) => loanPlannerAnswer(formOf(changes));
const plain: Changes = { offset: 0, offsetMonthly: 0 };

function line(changes: Changes, label: string) {
  return answerTo(changes).lines.find((each) => each.label === label);
}

/** Steps of the working by label, dollars. */
function steps(changes: Changes) {
  return Object.fromEntries(
    answerTo(changes)
      .working()
      .map(({ label, amount }) => [label, amount]),
  );
}

// Figures are those of a second ledger, kept in exact decimals by the rules of section C.
describe('the figure', () => {
  it('is the interest saved for the example, with the time saved and the repayment', () => {
    // 736,979.07 − 402,745.62; 360 − 271 payments.
    expect(answerTo({}).figure).toEqual({
      label: 'Interest you save',
      amount: 334_233.45,
      sentence: 'Repaid 7 years 5 months sooner, with a repayment of $3,714 a month.',
    });
  });

  it('is the repayment when there is no offset, extra or lump sum', () => {
    expect(answerTo(plain).figure).toEqual({
      label: 'Repayment',
      amount: 3_713.84,
      unit: 'a month',
      sentence: 'Interest comes to $736,979 over 30 years.',
    });
  });

  it('is the repayment while less than a dollar is saved, and the saving from one dollar on', () => {
    // $1 five years before the end saves 1.063⁵ − 1, some 37 cents; $5 saves five times that.
    expect(answerTo({ ...plain, lump: 1, lumpYear: '25' }).figure.label).toBe('Repayment');
    expect(answerTo({ ...plain, lump: 5, lumpYear: '25' }).figure.label).toBe('Interest you save');
  });

  it('is all the interest when the offset holds as much as the loan: 359 × 3,713.84 + 3,710.51 − 600,000', () => {
    expect(answerTo({ offset: 600_000 }).figure.amount).toBe(736_979.07);
    expect(answerTo({ offset: 20_000_000 }).figure.amount).toBe(736_979.07);
    expect(line({ offset: 600_000 }, 'Offset covers the loan')?.value).toBe('from the start');
  });

  it('is the repayment of 600,000 ÷ 360 at a rate of 0, where extras save time alone', () => {
    expect(answerTo({ rate: 0 }).figure).toMatchObject({ amount: 1_666.67, sentence: 'No interest is charged.' });
    // 600,000 ÷ 1,766.67 is 339.6 payments.
    expect(answerTo({ rate: 0, extra: 100 }).figure.sentence).toBe(
      'No interest is charged, and it is repaid 1 year 8 months sooner.',
    );
  });

  it('counts interest only, whose repayment is the interest of the first month: 6.3% of 560,000 ÷ 12', () => {
    const { figure } = answerTo({ interestOnly: '5' });
    expect(figure.amount).toBe(309_476.84);
    expect(figure.sentence).toBe(
      'Repaid 6 years 1 month sooner, with a repayment of $2,940 a month, interest only at first.',
    );
    expect(answerTo({ ...plain, interestOnly: '5' }).figure.sentence).toBe(
      'Interest comes to $781,974 over 30 years. Interest only until December 2031.',
    );
  });

  it('speaks of the variable part where another is fixed, and adds both repayments: 2,228.30 + 1,438.92', () => {
    expect(answerTo({ fixedShare: 40 }).figure).toEqual({
      label: 'Interest you save',
      amount: 263_809.9,
      sentence: 'The variable part is repaid 9 years 10 months sooner, with a repayment of $3,667 a month.',
    });
    expect(line({ fixedShare: 40 }, 'Interest in all')?.value).toBe('$470,479');
  });

  it('takes a loan that is fixed as a whole', () => {
    // pmt(600,000, 6%, 360)
    expect(answerTo({ ...plain, fixedShare: 100 }).figure.amount).toBe(3_597.3);
  });
});

describe('the lines', () => {
  it('are at most six, and name when the offset covers the loan', () => {
    // Payment 230 is the first before which the offset, 40,000 + 229 × 500, holds what is owed.
    expect(answerTo({}).lines).toEqual([
      { label: 'Repayment now', value: '$3,714 a month' },
      { label: 'Offset covers the loan', value: 'from February 2046', note: 'no interest from then on' },
      { label: 'Paid off in', value: '22 years 7 months', note: 'on 1 July 2049, 7 years 5 months sooner' },
      { label: 'Interest in all', value: '$402,746', note: '$736,979 without the offset' },
    ]);
    const all: Changes = {
      extra: 100,
      lump: 5_000,
      interestOnly: '10',
      rateAfter: '3',
      fixedShare: 50,
      fixedYears: '2',
      refinanceAfter: '4',
    };
    expect(answerTo(all).lines).toHaveLength(6);
  });

  it('name a step of the repayment by its month, with the repayment before and after', () => {
    // pmt(585,618.49, 7%, 336) − 3,713.84
    expect(line({ ...plain, rateAfter: '2', laterRate: 7 }, 'From January 2029')).toEqual({
      label: 'From January 2029',
      value: '$266 more a month',
      note: 'from $3,714 to $3,980: the rate is 7%',
    });
    // The interest of payment 60 is down to 6.3% of 600,000 − 69,500; then pmt(600,000, 6.3%, 300).
    expect(line({ interestOnly: '5' }, 'From January 2032')).toEqual({
      label: 'From January 2032',
      value: '$1,191 more a month',
      note: 'from $2,785 to $3,977: interest only ends',
    });
    // 1,482.41 − 1,438.92 for the part that was fixed, beside 2,228.30.
    expect(line({ fixedShare: 40 }, 'From January 2030')).toEqual({
      label: 'From January 2030',
      value: '$43 more a month',
      note: 'from $3,667 to $3,711: the fixed rate ends',
    });
    expect(line({ rateAfter: '2', laterRate: 5, ...plain }, 'From January 2029')?.value).toMatch(/ less a month$/);
  });

  it('leave the repayment out where it is the figure, unless extras come on top', () => {
    expect(line(plain, 'Repayment now')).toBeUndefined();
    expect(line({ rate: 0, extra: 100 }, 'Repayment now')?.note).toBe('and $100 extra');
  });

  it('say what a move costs in the end, counting offset and extras: at 5.9% after five years', () => {
    // 580.07 more with $1,000 of costs: 3,713.84 falls to 3,449.07, and so the loan takes longer.
    expect(line({ refinanceAfter: '5' }, 'Refinance after 5 years')).toEqual({
      label: 'Refinance after 5 years',
      value: 'Costs are back in month 7',
      note: '$265 less a month ($3,449); costs $580 more in the end, as the lower repayment takes longer',
    });
    const dearer = line({ ...plain, refinanceAfter: '5', refinanceRate: 7 }, 'Refinance after 5 years');
    expect(dearer?.value).toBe('Costs are never paid back');
    expect(dearer?.note).toMatch(/^\$\d+ more a month \(\$[\d,]+\); costs \$[\d,]+ more in the end$/);
    const free = { ...plain, refinanceAfter: '1', refinanceCosts: 0 } as const;
    expect(line(free, 'Refinance after 1 year')?.value).toBe('Pays from the first month');
    expect(line({ extra: 50_000, refinanceAfter: '5' }, 'Refinance after 5 years')?.value).toBe('Repaid by then');
  });

  it('moves the new lender’s rate by as many points as a later change moves the rate', () => {
    const changes: Changes = { ...plain, rateAfter: '2', laterRate: 7.3, refinanceAfter: '1', refinanceRate: 5.9 };
    const same = steps({ ...changes, refinanceRate: 6.3, refinanceCosts: 0 });
    expect(same['Change of interest to come']).toBe(0);
    expect(answerTo(changes).assumptions).toContain(
      'A later change of your rate moves the new lender’s by as many points.',
    );
  });
});
