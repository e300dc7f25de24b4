import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portfolioChances } from '../probability/portfolio-simulation.ts';
import { loanCourse } from './own-loan.ts';
import { portfolioProjection } from './portfolio-projection.ts';

const home = { id: 'p1', propertyValue: 900_000, growthRate: 'medium', acquired: 0, owed: 300_000 } as const;
const still = { growthVolatilityPct: 0, rateVolatilityPct: 0, rentVolatilityPct: 0, vacancyChancePct: 0 };

describe('the loan of a property owned already', () => {
  it('is repaid in level months by the end of its years', () => {
    const { rows } = portfolioProjection({ properties: [{ ...home, ratePct: 6, yearsLeft: 25 }], years: 30 });
    // 300,000 at 0.5 % a month over 300 months: 1,932.90 a month; after twelve 294,659.88 is owed.
    expect(rows[0]).toMatchObject({ totalDebt: 300_000, annualInterest: 18_000 });
    expect(rows[1]?.totalDebt).toBeCloseTo(294_659.88, 2);
    expect(rows[24]?.totalDebt).toBeGreaterThan(0);
    expect(rows.slice(25).map(({ totalDebt, annualInterest }) => totalDebt + annualInterest)).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
    expect(rows[30]?.totalEquity).toBeCloseTo(900_000 * 1.05 ** 30, 6);
  });

  it('stands while it is interest only, and without years for good', () => {
    const inFive = loanCourse({ ratePct: 6, yearsLeft: 30, interestOnlyYears: 5 }, 5.5);
    const after = loanCourse({ ratePct: 6, yearsLeft: 25 }, 5.5);
    expect([0, 3, 5].map((year) => inFive.owedAfter?.(year))).toEqual([1, 1, 1]);
    expect(inFive.owedAfter?.(12)).toBeCloseTo(after.owedAfter?.(7) ?? 0, 12);
    expect(inFive.owedAfter?.(30)).toBe(0);
    expect(loanCourse({ ratePct: 6 }, 5.5).owedAfter).toBeNull();
    expect(loanCourse({ ratePct: 0, yearsLeft: 10 }, 5.5).owedAfter?.(4)).toBeCloseTo(0.6, 12);
  });

  it('costs its own rate, and another property the rate of the portfolio', () => {
    const other = { ...home, id: 'p2', owed: 200_000 };
    const { rows } = portfolioProjection({
      properties: [{ ...home, ratePct: 4 }, other],
      years: 1,
      interestRate: 7,
    });
    expect(rows[0]?.annualInterest).toBe(26_000);
  });

  it('takes its instalments from the cash of the futures, whose debt falls as in the projection', () => {
    const properties = [{ ...home, ratePct: 6, yearsLeft: 25 }];
    const chances = { ...still, rentPct: 0, expensesPct: 0 };
    const { cashFlow, equity } = portfolioChances({ properties, years: 30, seed: 1, paths: 2, chances });
    // Twelve times 1,932.9042.
    expect(cashFlow[1]?.p50).toBeCloseTo(-23_194.85, 2);
    expect(cashFlow[25]?.p50).toBeCloseTo(-23_194.85, 2);
    expect(cashFlow[26]?.p50).toBe(0);
    const { rows } = portfolioProjection({ properties, years: 30 });
    expect(equity.map(({ p50 }) => p50)).toEqual(rows.map(({ totalEquity }) => totalEquity));
  });

  it('with nothing left to chance is the projection in every future', () => {
    const loan = fc.record({
      owed: fc.double({ min: 0, max: 1e6, noNaN: true }),
      ratePct: fc.option(fc.double({ min: 0, max: 20, noNaN: true }), { nil: undefined }),
      yearsLeft: fc.option(fc.double({ min: 0, max: 40, noNaN: true }), { nil: undefined }),
      interestOnlyYears: fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(loan, { minLength: 1, maxLength: 4 }), (loans) => {
        const owned = loans.map((own, index) => ({ ...home, ...own, id: `p${index}` }));
        const next = { id: 'next', propertyValue: 500_000, growthRate: 'medium', acquired: null } as const;
        const inputs = { properties: [...owned, next], years: 20 };
        const { rows } = portfolioProjection(inputs);
        const { value, equity } = portfolioChances({ ...inputs, seed: 1, paths: 1, chances: still });
        expect(value.map(({ p50 }) => p50)).toEqual(rows.map(({ totalValue }) => totalValue));
        expect(equity.map(({ p50 }) => p50)).toEqual(rows.map(({ totalEquity }) => totalEquity));
      }),
    );
  });

  it.each([
    [{ ratePct: -1 }, 'ratePct is -1'],
    [{ yearsLeft: 101 }, 'yearsLeft is 101'],
    [{ interestOnlyYears: -1 }, 'interestOnlyYears is -1'],
  ])('refuses %j', (loan, message) => {
    expect(() => portfolioProjection({ properties: [{ ...home, ...loan }], years: 1 })).toThrow(message);
  });
});
