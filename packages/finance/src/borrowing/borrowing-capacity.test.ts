import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BorrowingInputs, borrowingCapacity } from './borrowing-capacity.ts';
import { explainBorrowingCapacity } from './explain-borrowing-capacity.ts';
import { isPartnered, maritalStatuses } from './household.ts';

const couple: BorrowingInputs = {
  grossIncome: 120_000,
  maritalStatus: 'married',
  partnerIncome: 80_000,
  dependants: 2,
  existingLoans: 250_000,
};

describe('borrowingCapacity', () => {
  it('[CALC-01] is six times adjusted income less loans (S-BC-03)', () => {
    expect(borrowingCapacity(couple)).toMatchObject({ borrowingCapacity: 890_000, displayed: 890_000 });
  });

  it('[CALC-02] is never below 0 (S-BC-08)', () => {
    const inputs = { ...couple, grossIncome: 30_000, partnerIncome: null, dependants: 5, existingLoans: 100_000 };
    expect(borrowingCapacity(inputs).borrowingCapacity).toBe(0);
    expect(borrowingCapacity({ ...inputs, grossIncome: 0, existingLoans: 0 }).borrowingCapacity).toBe(0);
  });

  it.each([
    ['single', false],
    ['married', true],
    ['de-facto', true],
    ['divorced', false],
    ['widowed', false],
  ] as const)('counts a partner’s income when %s: %s', (maritalStatus, counts) => {
    expect(isPartnered(maritalStatus)).toBe(counts);
    expect(borrowingCapacity({ ...couple, maritalStatus }).borrowingCapacity).toBe(counts ? 890_000 : 410_000);
  });

  it('takes a missing partner’s income as 0, and ignores a stale one', () => {
    expect(borrowingCapacity({ ...couple, partnerIncome: null }).borrowingCapacity).toBe(410_000);
    expect(borrowingCapacity({ ...couple, maritalStatus: 'single', partnerIncome: -1 }).borrowingCapacity).toBe(
      410_000,
    );
  });

  it('shows whole dollars, a half going up', () => {
    const inputs = { ...couple, maritalStatus: 'single', dependants: 0, existingLoans: 0 } as const;
    expect(borrowingCapacity({ ...inputs, grossIncome: 1_000.25 })).toMatchObject({
      borrowingCapacity: 6_001.5,
      displayed: 6_002,
    });
  });

  it.each([
    [{ grossIncome: -1 }, 'grossIncome is -1; allowed is 0 to 1000000000000'],
    [{ partnerIncome: -1 }, 'partnerIncome is -1'],
    [{ dependants: 21 }, 'dependants is 21; allowed is 0 to 20'],
    [{ dependants: 1.5 }, 'dependants is 1.5; a whole number 0 to 20 is needed'],
    [{ existingLoans: Number.NaN }, 'existingLoans is NaN'],
  ])('refuses %j', (change, message) => {
    expect(() => borrowingCapacity({ ...couple, ...change })).toThrow(message);
  });

  const anyInputs = fc.record({
    grossIncome: fc.double({ min: 0, max: 1e6, noNaN: true }),
    maritalStatus: fc.constantFrom(...maritalStatuses),
    partnerIncome: fc.option(fc.double({ min: 0, max: 1e6, noNaN: true })),
    dependants: fc.integer({ min: 0, max: 20 }),
    existingLoans: fc.double({ min: 0, max: 1e7, noNaN: true }),
  });

  it('rises with income and falls with loans and dependants', () => {
    fc.assert(
      fc.property(anyInputs, fc.double({ min: 0, max: 1e6, noNaN: true }), (inputs, more) => {
        const at = (change: Partial<BorrowingInputs>) => borrowingCapacity({ ...inputs, ...change }).borrowingCapacity;
        expect(at({ grossIncome: inputs.grossIncome + more })).toBeGreaterThanOrEqual(at({}));
        expect(at({ existingLoans: inputs.existingLoans + more })).toBeLessThanOrEqual(at({}));
        expect(at({ dependants: Math.min(20, inputs.dependants + 1) })).toBeLessThanOrEqual(at({}));
      }),
    );
  });

  it('is the last amount of its explanation', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const last = explainBorrowingCapacity(inputs).at(-1);
        expect(last?.amount).toBe(borrowingCapacity(inputs).borrowingCapacity);
      }),
    );
  });

  it('[LEAD-05] does not speak of a partner where there is none', () => {
    const [counted] = explainBorrowingCapacity({ ...couple, maritalStatus: 'single' });
    expect(counted).toMatchObject({ amount: 120_000, formula: '$120,000' });
  });

  it('is explained with the actual values', () => {
    expect(explainBorrowingCapacity(couple).map(({ formula }) => formula)).toEqual([
      '$120,000 + $80,000 partner',
      '2 × $5,000',
      '$200,000 − $10,000',
      '6 × $190,000',
      '$1,140,000 − $250,000',
    ]);
    expect(explainBorrowingCapacity({ ...couple, existingLoans: 2e6 }).at(-1)?.formula).toBe(
      '$1,140,000 − $2,000,000, not below $0',
    );
  });
});
