import { type LoanPlannerForm, loanPlannerSchema, loanPlannerStart, plannerYears } from '@freehold/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanPlannerAnswer } from './loan-planner.ts';
import { plannerAmounts, plannerCourse } from './loan-planner-course.ts';
import { loanPlannerReadBack } from './loan-planner-read-back.ts';

type Changes = Partial<LoanPlannerForm>;

const plain = { offset: 0, offsetMonthly: 0 } as const;
const formOf = (changes: Changes) => loanPlannerSchema.parse({ ...loanPlannerStart, ...plain, ...changes });
const answerTo = (changes: Changes) => loanPlannerAnswer(formOf(changes));
const owedAfter = (changes: Changes, ...years: readonly number[]) => {
  const [{ values } = { values: [] }] = answerTo(changes).chart().series;
  return years.map((year) => values[year]);
};
const step = (changes: Changes, label: string) => answerTo(changes).lines.find((line) => line.label === label);

interface Contract {
  readonly cents: number;
  readonly months: number;
  /** Percent a year in a month, counted from 1. */
  readonly rateIn: (month: number) => number;
  readonly lumpAfter?: (month: number) => number;
}

/**
 * A loan by the words of a contract, a second way and month by month in cents: each month a twelfth of a year’s interest
 * is charged on what is owed; the repayment clears the loan over the months left and is set anew when the rate changes;
 * the last month pays the rest.
 */
function byContract({ cents, months, rateIn, lumpAfter = () => 0 }: Contract) {
  const set: number[] = [];
  let [owed, interest, repayment, rateBefore, month] = [cents, 0, 0, Number.NaN, 0];
  while (owed > 0) {
    month += 1;
    const rate = rateIn(month);
    if (rate !== rateBefore) {
      const growth = 1 + rate / 1200;
      const left = months - month + 1;
      repayment = Math.round(rate === 0 ? owed / left : (owed * (growth - 1)) / (1 - growth ** -left));
      set.push(repayment / 100);
    }
    rateBefore = rate;
    const charge = Math.round((owed * rate) / 1200);
    interest += charge;
    owed = month === months ? 0 : Math.max(0, owed + charge - repayment);
    owed = Math.max(0, owed - lumpAfter(month));
  }
  return { interest: interest / 100, months: month, set };
}

describe('several lump sums', () => {
  // 360,000 at no interest is 1,000 a month. 24 months leave 336,000 − 60,000 = 276,000; 36 more 240,000 − 36,000 =
  // 204,000, which takes 204: 264 in all, and 96 fewer than 360.
  const two: Changes = { loan: 360_000, rate: 0, lump: 60_000, lumpYear: '2', lump2: 36_000, lumpYear2: '5' };

  it('at no interest shorten the loan by what they are: 96 months for 96,000 at 1,000 a month', () => {
    expect(owedAfter(two, 1, 2, 5)).toEqual([348_000, 276_000, 204_000]);
    expect(answerTo(two).figure).toMatchObject({ amount: 1_000 });
    expect(answerTo(two).figure.sentence).toBe('No interest is charged, and it is repaid 8 years sooner.');
    expect(plannerCourse(formOf(two))).toMatchObject({ months: 264, monthsSaved: 96 });
  });

  it('count together in the same year: 36,000 and 12,000 after five leave 192,000', () => {
    expect(owedAfter({ ...two, lump3: 12_000, lumpYear3: '5' }, 5)).toEqual([192_000]);
    expect(
      answerTo({ ...two, rate: 6 })
        .chart()
        .series.map(({ name }) => name),
    ).toEqual(['With the lump sums', 'Without']);
  });

  it('save the interest that the contract’s months come to', () => {
    const terms = { cents: 45_000_000, months: 300, rateIn: () => 6.1 };
    const lumps = new Map([
      [24, 2_000_000],
      [60, 1_500_050],
      [120, 3_000_000],
    ]);
    const found = byContract({ ...terms, lumpAfter: (month) => lumps.get(month) ?? 0 });
    const course = plannerCourse(
      formOf({
        ...{ loan: 450_000, rate: 6.1, term: '25', lump: 15_000.5, lumpYear: '5', lump2: 20_000, lumpYear2: '2' },
        ...{ lump3: 30_000, lumpYear3: '10' },
      }),
    );
    expect(course.totalInterest).toBe(found.interest);
    expect(course.months).toBe(found.months);
    expect(course.interestSaved).toBeCloseTo(byContract(terms).interest - found.interest, 2);
  });

  const anyLump = fc.record({ amount: fc.integer({ min: 0, max: 150_000 }), year: fc.constantFrom(...plannerYears) });
  const anyThree = fc.tuple(anyLump, anyLump, anyLump);
  const lumpsOf = ([one, two, three]: readonly { readonly amount: number; readonly year: Changes['lumpYear'] }[]) => ({
    ...{ lump: one?.amount ?? 0, lumpYear: one?.year ?? '5' },
    ...{ lump2: two?.amount ?? 0, lumpYear2: two?.year ?? '5' },
    ...{ lump3: three?.amount ?? 0, lumpYear3: three?.year ?? '5' },
  });
  const anyLoan = fc.record({
    loan: fc.integer({ min: 50_000, max: 1_500_000 }),
    rate: fc.integer({ min: 0, max: 1_200 }).map((each) => each / 100),
    fixedShare: fc.constantFrom(0, 30),
    fixedShare2: fc.constantFrom(0, 20),
  });

  it('never raise the interest when one more is paid, and come to the same in any order', () => {
    fc.assert(
      fc.property(anyLoan, anyThree, (loan, [one, two, three]) => {
        const courseOf = (...lumps: readonly (typeof one)[]) => plannerCourse(formOf({ ...loan, ...lumpsOf(lumps) }));
        const all = courseOf(one, two, three);
        expect(all.totalInterest).toBeLessThanOrEqual(courseOf(one, two).totalInterest);
        expect(all.months).toBeLessThanOrEqual(courseOf(one, two).months);
        const turned = courseOf(three, one, two);
        expect([turned.totalInterest, turned.months]).toEqual([all.totalInterest, all.months]);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a path of rates', () => {
  const path: Changes = {
    ...{ loan: 500_000, rate: 5.8, rateAfter: '2', laterRate: 6.8, rateAfter2: '4', laterRate2: 5.3 },
  };
  const contract = byContract({
    cents: 50_000_000,
    months: 360,
    rateIn: (month) => [5.8, 6.8][Math.ceil(month / 24) - 1] ?? 5.3,
  });

  it('costs what the contract’s months come to, and names each step of the repayment by its month', () => {
    expect(plannerCourse(formOf(path)).totalInterest).toBe(contract.interest);
    const [first = 0, second = 0, third = 0] = contract.set;
    const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-AU')}`;
    expect(step(path, 'From January 2029')).toEqual({
      label: 'From January 2029',
      value: `${dollars(second - first)} more a month`,
      note: `from ${dollars(first)} to ${dollars(second)}: the rate is 6.8%`,
    });
    expect(step(path, 'From January 2031')).toEqual({
      label: 'From January 2031',
      value: `${dollars(second - third)} less a month`,
      note: `from ${dollars(second)} to ${dollars(third)}: the rate is 5.3%`,
    });
  });

  it('is taken in order of its years, in whichever field they stand', () => {
    const turned: Changes = {
      ...{ loan: 500_000, rate: 5.8, rateAfter: '4', laterRate: 5.3, rateAfter3: '2', laterRate3: 6.8 },
    };
    expect(answerTo(turned).figure).toEqual(answerTo(path).figure);
    expect(answerTo(turned).lines).toEqual(answerTo(path).lines);
    expect(loanPlannerReadBack(formOf(turned))).toEqual(loanPlannerReadBack(formOf(path)));
  });

  it('moves the new lender’s rate by the points of the steps after the move: the same rate saves nothing', () => {
    // Moved after three years to the 6.8% that is in force then, so the step to 5.3% is the same on both sides.
    const same = { ...path, refinanceAfter: '3', refinanceRate: 6.8, refinanceCosts: 0 } as const;
    const change = answerTo(same)
      .working()
      .find(({ label }) => label === 'Change of interest to come');
    expect(change?.amount).toBe(0);
  });

  it('has its half point taken off every step by the lever', () => {
    const lever = answerTo(path)
      .levers?.()
      .find(({ action }) => action.startsWith('Take'));
    expect(lever?.changes).toEqual({ rate: 5.3, laterRate: 6.3, laterRate2: 4.8 });
  });
});

describe('two fixed parts beside the variable one', () => {
  // 40% is 240,000 at 5.5% for two years, 26% 156,000 at 5.9% for five; 204,000 are at 6.3%, after three years at 6.7%.
  const parts: Changes = {
    ...{ loan: 600_000, rate: 6.3, fixedShare: 40, fixedRate: 5.5, fixedYears: '2' },
    ...{ fixedShare2: 26, fixedRate2: 5.9, fixedYears2: '5', rateAfter: '3', laterRate: 6.7 },
  };
  const variableIn = (month: number) => (month <= 36 ? 6.3 : 6.7);
  const loans = [
    byContract({ cents: 20_400_000, months: 360, rateIn: variableIn }),
    byContract({ cents: 24_000_000, months: 360, rateIn: (month) => (month <= 24 ? 5.5 : variableIn(month)) }),
    byContract({ cents: 15_600_000, months: 360, rateIn: (month) => (month <= 60 ? 5.9 : variableIn(month)) }),
  ];
  const [variable, first, second] = loans.map(({ set }) => set);

  it('are loans of their own until they take the variable rate of that time', () => {
    const interest = loans.reduce((sum, loan) => sum + loan.interest, 0);
    expect(plannerCourse(formOf(parts)).totalInterest).toBeCloseTo(interest, 2);
    expect(answerTo(parts).figure.amount).toBeCloseTo((variable?.[0] ?? 0) + (first?.[0] ?? 0) + (second?.[0] ?? 0), 2);
  });

  it('each end with a step of the repayment that says which rate ends', () => {
    const { lines } = answerTo(parts);
    expect(step(parts, 'From January 2029')?.note).toContain('the fixed rate of 5.5% ends');
    // Both that are variable by then are set anew when the rate rises.
    const rise = (variable?.[1] ?? 0) - (variable?.[0] ?? 0) + ((first?.[2] ?? 0) - (first?.[1] ?? 0));
    expect(step(parts, 'From January 2030')?.value).toBe(`$${Math.round(rise)} more a month`);
    const last = (second?.[1] ?? 0) - (second?.[0] ?? 0);
    expect(step(parts, 'From January 2032')).toMatchObject({
      value: `$${Math.round(last)} more a month`,
      note: expect.stringContaining('the fixed rate of 5.9% ends'),
    });
    expect(lines.length).toBeLessThanOrEqual(6);
  });

  it('name their later steps with the last of six lines', () => {
    // With the repayment as a line and a move to another lender there is room for two steps of three.
    const moved = { ...parts, extra: 50, refinanceAfter: '5' } as const;
    const { lines } = answerTo(moved);
    expect(lines).toHaveLength(6);
    expect(step(moved, 'From January 2032')).toBeUndefined();
    const last = (second?.[1] ?? 0) - (second?.[0] ?? 0);
    expect(step(moved, 'From January 2030')?.note).toMatch(
      new RegExp(`: the rate is 6\\.7%; then \\$${Math.round(last)} more from January 2032$`),
    );
  });

  it('that end together are named once', () => {
    const together = { ...parts, fixedYears2: '2' } as const;
    expect(step(together, 'From January 2029')?.note).toContain('both fixed rates end');
  });

  it('come with the variable part to the loan to the cent, also two halves of an odd cent', () => {
    const halves = plannerAmounts(formOf({ loan: 1_000.01, fixedShare: 50, fixedShare2: 50 }));
    expect(halves).toEqual({ variable: 0, fixed: [500.01, 500] });
    // 33% is 330.0033 and 67% of it in all 670.0067.
    const thirds = plannerAmounts(formOf({ loan: 1_000.01, fixedShare: 33, fixedShare2: 34 }));
    expect(thirds).toEqual({ variable: 330, fixed: [330, 340.01] });
  });

  it('are read back with their years, the second told apart where both are as long', () => {
    const labels = loanPlannerReadBack(formOf({ ...parts, fixedYears2: '2' })).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Fixed for 2 years', 'Also fixed for 2 years']));
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe('what the form refuses of several', () => {
  const problems = (changes: Changes) =>
    loanPlannerSchema
      .safeParse({ ...loanPlannerStart, ...plain, ...changes })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const another = 'Another change of the rate is after that year: choose a different one';
  const room = 'Fix less, or set the offset, extras and lump sums to $0: they work on the variable part';

  it.each<[Changes, string]>([
    [{ rateAfter: '3', rateAfter2: '3' }, `rateAfter2: ${another}`],
    [{ rateAfter: '3', rateAfter2: '5', rateAfter3: '3' }, `rateAfter3: ${another}`],
    [{ term: '15', rateAfter: '3', rateAfter2: '20' }, 'rateAfter2: The loan has ended by then'],
    [{ term: '15', lump2: 500, lumpYear2: '20' }, 'lumpYear2: The loan has ended by then'],
    [{ lump3: -1 }, 'lump3: Cannot be negative'],
    [{ fixedShare: 60, fixedShare2: 41 }, 'fixedShare2: The fixed parts come to more than the whole loan'],
    [{ fixedShare: 60, fixedShare2: 40, lump2: 1 }, `fixedShare2: ${room}`],
    [
      { fixedShare: 30, fixedYears: '1', fixedShare2: 30, fixedYears2: '5', refinanceAfter: '4' },
      'refinanceAfter: Choose a year after the fixed rate ends: leaving it earlier costs what only the lender can say',
    ],
  ])('%j says %s', (changes, problem) => {
    expect(problems(changes)).toEqual([problem]);
  });

  it('accepts the edges: parts that are the whole loan, a move as the last fixed rate ends', () => {
    expect(problems({ fixedShare: 60, fixedShare2: 40, fixedYears2: '5', refinanceAfter: '5' })).toBeUndefined();
    expect(problems({ rateAfter: 'never', rateAfter2: '3', rateAfter3: 'never' })).toBeUndefined();
  });

  it('takes the inputs of before, without the second and third of a kind', () => {
    const of = { lump: 20_000, rateAfter: '3', fixedShare: 40 } as const;
    const { lump2: _, lump3: __, rateAfter2: ___, fixedShare2: ____, ...before } = { ...loanPlannerStart, ...of };
    expect(loanPlannerSchema.parse(before)).toEqual({ ...loanPlannerStart, ...of });
  });
});
