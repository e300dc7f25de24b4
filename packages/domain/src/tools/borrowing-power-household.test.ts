import { type BorrowingPowerForm, borrowingPowerStart } from '@freehold/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { borrowingPowerAnswer } from './borrowing-power.ts';

const answer = (form: Partial<BorrowingPowerForm>) => borrowingPowerAnswer({ ...borrowingPowerStart, ...form });
const loansOf = (form: Partial<BorrowingPowerForm>) => answer(form).chart().series[0]?.values ?? [];

/** What each dollar a month carries over so many months, at a rate in percent a year. */
const carried = (ratePct: number, months: number) => (1 - (1 + ratePct / 1200) ** -months) / (ratePct / 1200);

describe('incomes by kind', () => {
  const single = { adults: 'one', salary: 100_000, dependants: '0', living: 1_800, rate: 6 } as const;

  // 108,000 taxable: 15% × 26,800 + 30% × 63,000 = 22,920, and 2,160 of levy; 82,920 a year.
  it('count a salary in full and 80% of dividends', () => {
    const surplus = (108_000 - 22_920 - 2_160) / 12 - 1_800;
    expect(loansOf({ ...single, dividends: 10_000 }).slice(0, 2)).toEqual([
      Math.floor(surplus * carried(9, 360)),
      6 * 110_000,
    ]);
  });

  // 77,480 after tax on the salary, as without it: 6,000 a year are 500 a month.
  it('count tax-free income in full, without tax', () => {
    const surplus = 77_480 / 12 + 500 - 1_800;
    expect(loansOf({ ...single, taxFree: 6_000 }).slice(0, 2)).toEqual([
      Math.floor(surplus * carried(9, 360)),
      6 * 106_000,
    ]);
  });

  it('count business profit as a salary, and 80% of other income as of dividends', () => {
    expect(loansOf({ ...single, salary: 0, business: 100_000 })).toEqual(loansOf(single));
    expect(loansOf({ ...single, otherIncome: 10_000 })).toEqual(loansOf({ ...single, dividends: 10_000 }));
  });

  it('are those of two people where two borrow, and of the first alone where one does', () => {
    const all = { business2: 9_000, dividends2: 8_000, otherIncome2: 7_000, taxFree2: 6_000 };
    expect(loansOf(all)[1]).toBe(6 * (150_000 + 30_000));
    expect(loansOf({ ...single, ...all })).toEqual(loansOf(single));
  });

  it('say what share of each is counted', () => {
    expect(answer(single).assumptions[0]).toContain(
      'salary, business profit, tax-free income in full; overtime and bonus, dividends and interest, other income, rent at 80%.',
    );
  });
});

describe('the benchmark of living costs', () => {
  it('is said to be Freehold’s own and not the lenders’, with its amount', () => {
    const text = (form: Partial<BorrowingPowerForm>) =>
      answer(form).assumptions.find((one) => one.startsWith('Living costs')) ?? '';
    expect(text({})).toMatch(
      /^Living costs are Freehold’s benchmark, \$2,700 a month\. .*not the Household Expenditure Measure/,
    );
    expect(text({ living: 1_000 })).toContain('$2,700 a month, as it is more than you entered.');
    expect(text({ living: 3_000 })).toMatch(/^Living costs are what you entered\. /);
  });
});

describe('several properties', () => {
  const three: Partial<BorrowingPowerForm> = {
    ...{ homeLoan: 300_000, homeLoanRate: 6, homeLoanMonths: 300, homeLoanFor: 'home' },
    ...{ rent2: 500, homeLoan2: 350_000, homeLoanRate2: 6.5, homeLoanMonths2: 324 },
    ...{ rent3: 450, homeLoan3: 280_000, homeLoanRate3: 6.2, homeLoanMonths3: 300 },
  };

  // The couple of the example. Rent counts at 80% of 52 × 950: 39,520; interest is 22,750 + 17,360 = 40,110; half each is
  // a loss of 295. 89,705 taxable: 4,020 + 30% × 44,705 = 17,431.50, levy 1,794.10. 59,705 taxable: 4,020 + 30% × 14,705 =
  // 8,431.50 less the low income offset of 325 − 1.5% × 14,705 = 104.425, levy 1,194.10.
  it('count the rents, the losses of two rentals and the repayments of three loans, each at 3 points more', () => {
    const net = 90_000 - 17_431.5 - 1_794.1 + (60_000 - (8_431.5 - 104.425) - 1_194.1) + 39_520;
    const repayments = 300_000 / carried(9, 300) + 350_000 / carried(9.5, 324) + 280_000 / carried(9.2, 300);
    const surplus = net / 12 - 2_700 - repayments;
    expect(Math.round(surplus)).toBe(2_788);
    expect(loansOf(three).slice(0, 2)).toEqual([
      Math.floor(surplus * carried(9.3, 360)),
      // Six times 150,000 and 52 × 950 in full, less 930,000 that is owed.
      6 * 199_400 - 930_000,
    ]);
  });

  // A year of 231,200 before tax, and 900,000 owed. By repayments it would be more: 208,960 taxable leave 160,878.80,
  // 13,406.57 a month less 1,400, and less 5,987.72 for the loans at 7%: 6,018.84 × 124.2819.
  const two: Partial<BorrowingPowerForm> = {
    ...{ adults: 'one', salary: 200_000, dependants: '0', rate: 6, cash: 150_000 },
    ...{ homeLoan: 500_000, homeLoanRate: 4, homeLoanMonths: 360 },
    ...{ rent2: 600, homeLoan2: 400_000, homeLoanRate2: 4, homeLoanMonths2: 360 },
  };

  it('reach the debt limit with the loans of two', () => {
    expect(Math.abs((loansOf(two)[0] ?? 0) - 748_033)).toBeLessThanOrEqual(1);
    expect(answer(two).figure).toMatchObject({
      amount: 6 * 231_200 - 900_000,
      sentence: expect.stringMatching(/^Debt of 6 times your income is the limit: /),
    });
  });

  it('leave the rent where a press pays out the loan', () => {
    const lever = answer(two)
      .levers?.()
      .find(({ action }) => action === 'Pay out the loan of property 2');
    expect(lever).toMatchObject({
      sentence: expect.stringMatching(
        /^Paying out that home loan would lift the price you could pay by about \$\d+,000\./,
      ),
      changes: { homeLoan2: 0 },
    });
    expect(loansOf({ ...two, ...lever?.changes })[1]).toBe(6 * 231_200 - 500_000);
  });

  it('count the same in any order', () => {
    const turned: Partial<BorrowingPowerForm> = {
      ...{ rent4: 500, homeLoan4: 350_000, homeLoanRate4: 6.5, homeLoanMonths4: 324 },
      ...{ rent: 450, homeLoan: 280_000, homeLoanRate: 6.2, homeLoanMonths: 300 },
      ...{ homeLoan3: 300_000, homeLoanRate3: 6, homeLoanMonths3: 300 },
    };
    expect(loansOf(turned)).toEqual(loansOf(three));
  });
});

describe('what is added to a household', () => {
  const dollars = fc.integer({ min: 0, max: 400_000 });
  const rate = fc.integer({ min: 0, max: 120 }).map((tenths) => tenths / 10);
  const any: fc.Arbitrary<BorrowingPowerForm> = fc
    .record({
      adults: fc.constantFrom('one', 'two'),
      salary: dollars,
      salary2: dollars,
      business: dollars,
      cash: dollars,
      help: fc.constantFrom('no', 'yes'),
      rent2: fc.integer({ min: 0, max: 1_500 }),
      homeLoan2: dollars,
      homeLoanRate2: rate,
      rate,
      purpose: fc.constantFrom('live', 'let'),
      property: fc.constantFrom('established', 'new'),
    })
    .map((form) => ({ ...borrowingPowerStart, ...form }));
  const incomes = ['extra', 'business', 'dividends2', 'otherIncome', 'taxFree', 'salary'] as const;
  const debts = ['cards', 'otherBalance', 'homeLoan', 'homeLoan2', 'homeLoan4'] as const;

  it('never lowers the loan where it is an income, and never raises it where it is a debt', () => {
    fc.assert(
      fc.property(any, dollars, fc.constantFrom(...incomes), fc.constantFrom(...debts), (form, more, income, debt) => {
        const { amount } = borrowingPowerAnswer(form).figure;
        expect(answer({ ...form, [income]: form[income] + more }).figure.amount).toBeGreaterThanOrEqual(amount);
        expect(answer({ ...form, [debt]: form[debt] + more }).figure.amount).toBeLessThanOrEqual(amount);
      }),
      { numRuns: 60 },
    );
  });
});
