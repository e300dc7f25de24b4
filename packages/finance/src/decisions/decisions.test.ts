import { describe, expect, it } from 'vitest';
import { ledgerSchedule } from '../loan/ledger-schedule.ts';
import { Refusal } from '../units/refusal.ts';
import { type ExitInputs, exitYears } from './exit-years.ts';
import { explainExitYears, explainHouseholdStress, explainRefinance, explainSolveGoal } from './explain-decisions.ts';
import { goalSentence, solveGoal } from './goal.ts';
import { householdStress, type StressInputs } from './household-stress.ts';
import { type RefinanceInputs, refinance } from './refinance.ts';

function refusalOf(calculate: () => unknown): string {
  try {
    calculate();
    return 'none';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `${error.code} ${error.field}`;
  }
}

const held: ExitInputs = {
  price: 500_000,
  growthPct: 4,
  years: 5,
  loan: { principal: 400_000, annualRatePct: 6, termMonths: 360, ioMonths: 120 },
  rentAnnual: 20_000,
  marginalRatePct: 40,
};
const exit = (changes: Partial<ExitInputs>) => exitYears({ ...held, ...changes });

describe('selling after some years', () => {
  it('has cash flows and a sale that can be redone by hand', () => {
    const { initialOutlay, rows } = exit({
      purchaseCosts: 20_000,
      rentGrowthPct: 10,
      costsAnnual: 5_000,
      costsGrowthPct: 20,
      div43Annual: 3_000,
      div40: [2_000, 1_000],
      sellingCostPct: 2,
    });
    expect(initialOutlay).toBe(120_000);
    const [first, second, third] = rows;
    // 20,000 − 5,000 − 24,000 = −9,000 before tax; taxable −14,000.
    expect(first?.afterTaxCashflow).toBeCloseTo(-9_000 + 5_600, 6);
    // 22,000 − 6,000 − 24,000 = −8,000; taxable −12,000.
    expect(second?.afterTaxCashflow).toBeCloseTo(-8_000 + 4_800, 6);
    // 24,200 − 7,200 − 24,000 = −7,000; taxable −10,000.
    expect(third?.afterTaxCashflow).toBeCloseTo(-7_000 + 4_000, 6);
    expect(second?.saleValue).toBeCloseTo(540_800, 6);
    // 540,800 − 10,816 − (520,000 − 6,000)
    expect(second?.capitalGain).toBeCloseTo(15_984, 6);
    expect(second?.cgt).toBeCloseTo(15_984 * 0.2, 6);
    expect(second?.netProceeds).toBeCloseTo(540_800 - 10_816 - 400_000 - 3_196.8, 6);
    expect(second?.loanBalance).toBe(400_000);
  });

  it('taxes the gain whole, half or not at all, and never a loss', () => {
    const cgt = (cgtMethod: ExitInputs['cgtMethod'], growthPct = 4) => exit({ cgtMethod, growthPct }).rows[0]?.cgt;
    expect([cgt('full'), cgt('discount50'), cgt(undefined), cgt('none')]).toEqual([8_000, 4_000, 4_000, 0]);
    expect(cgt('full', -4)).toBe(0);
  });

  it('carries quarantined losses to later rent, then to the gain', () => {
    const rows = exit({ lossTreatment: 'quarantine', rentGrowthPct: 50, cgtMethod: 'full' }).rows;
    // Year 1: −4,000 carried; year 2: 6,000 less 4,000 is taxed; year 3: 21,000.
    expect(rows[0]).toMatchObject({ afterTaxCashflow: -4_000, cgt: 0.4 * (20_000 - 4_000) });
    expect(rows[1]?.afterTaxCashflow).toBeCloseTo(6_000 - 0.4 * 2_000, 6);
    expect(rows[2]?.afterTaxCashflow).toBeCloseTo(21_000 - 0.4 * 21_000, 6);
    expect(rows[1]?.cgt).toBeCloseTo(0.4 * 40_800, 6);
  });

  it('finds the best year, the earliest of equals, or none', () => {
    const { bestYear, rows, sentence } = exit({});
    const best = Math.max(...rows.map(({ irrPct }) => irrPct ?? Number.NEGATIVE_INFINITY));
    expect(rows.find(({ irrPct }) => irrPct === best)?.year).toBe(bestYear);
    expect(sentence).toContain(`Selling after ${bestYear} year`);
    const none = exit({ loan: { ...held.loan, principal: 500_000 }, growthPct: -10, years: 1, rentAnnual: 0 });
    expect(none).toMatchObject({ bestYear: null, initialOutlay: 0 });
    expect(none.rows[0]?.irrPct).toBeNull();
    expect(none.sentence).toContain('no cash is invested');
    const once = exit({ years: 1 });
    expect(once.sentence).toContain('after 1 year gives');
    const cash = { principal: 1, annualRatePct: 0, termMonths: 600, ioMonths: 600 };
    const level = exit({
      loan: cash,
      growthPct: 0,
      rentAnnual: 49_999.9,
      marginalRatePct: 0,
      cgtMethod: 'none',
      price: 500_000,
    });
    expect(level.rows[0]?.irrPct).toBeCloseTo(10, 3);
  });

  it('has no return to speak of where the loan pays for everything', () => {
    const borrowed = exit({ loan: { ...held.loan, principal: 500_000 } });
    expect(borrowed.initialOutlay).toBe(0);
    expect(borrowed.sentence).toContain('no cash is invested');
    const lost = exit({ sellingCostPct: 100 });
    expect(lost.bestYear).toBeNull();
    expect(lost.sentence).toContain('No year gives a rate of return');
    expect(explainExitYears({ ...held, sellingCostPct: 100 }).at(-1)?.formula).toContain('no rate gives');
  });

  it('says the return in hundredths of a per cent', () => {
    const { sentence, rows, bestYear } = exit({});
    const best = rows[(bestYear ?? 0) - 1]?.irrPct ?? 0;
    expect(sentence).toContain(`the highest return, ${Number(best.toFixed(2))}% a year`);
  });

  it('has returns at which the net present value is zero', () => {
    for (const row of exit({}).rows) {
      const rate = (row.irrPct ?? 0) / 100;
      const flows = exit({})
        .rows.slice(0, row.year)
        .map(({ afterTaxCashflow }) => afterTaxCashflow);
      const worth = flows.reduce((sum, flow, index) => sum + flow / (1 + rate) ** (index + 1), -100_000);
      expect(worth + row.netProceeds / (1 + rate) ** row.year).toBeCloseTo(0, 4);
    }
  });

  it('goes on without the loan once it is repaid, and says what it leaves out', () => {
    const repaid = exit({ loan: { principal: 12_000, annualRatePct: 0, termMonths: 12 } });
    expect(repaid.rows[1]).toMatchObject({ loanBalance: 0, afterTaxCashflow: 12_000 });
    expect(repaid.rows[0]?.afterTaxCashflow).toBe(0);
    expect(repaid.notes[0]).toContain('before 1 July 2027');
  });

  it('explains the best year to its return', () => {
    const lines = explainExitYears(held);
    const { rows, bestYear } = exit({});
    expect(lines.at(-1)).toMatchObject({ unit: 'percent', amount: rows.find(({ year }) => year === bestYear)?.irrPct });
    expect(lines[0]).toMatchObject({ amount: 100_000, formula: '$500,000 + $0 − $400,000 loan' });
    const none = explainExitYears({
      ...held,
      loan: { ...held.loan, principal: 500_000 },
      growthPct: -10,
      years: 2,
      rentAnnual: 0,
    });
    expect(none.at(-1)).toMatchObject({ amount: 0 });
    expect(none.at(-1)?.formula).toContain('year 2');
  });

  it('refuses a loan whose start is no day', () => {
    expect(() => exit({ loan: { ...held.loan, startDate: '2026-02-30' } })).toThrow(RangeError);
  });

  it.each([
    [{ price: 0 }, 'outOfRange price'],
    [{ purchaseCosts: -1 }, 'outOfRange purchaseCosts'],
    [{ growthPct: 51 }, 'outOfRange growthPct'],
    [{ years: 0 }, 'outOfRange years'],
    [{ years: 51 }, 'outOfRange years'],
    [{ rentAnnual: -1 }, 'outOfRange rentAnnual'],
    [{ rentGrowthPct: -51 }, 'outOfRange rentGrowthPct'],
    [{ costsAnnual: -1 }, 'outOfRange costsAnnual'],
    [{ costsGrowthPct: 51 }, 'outOfRange costsGrowthPct'],
    [{ div43Annual: -1 }, 'outOfRange div43Annual'],
    [{ div40: [1, -1] }, 'outOfRange div40'],
    [{ marginalRatePct: 101 }, 'outOfRange marginalRatePct'],
    [{ sellingCostPct: 101 }, 'outOfRange sellingCostPct'],
    [{ loan: { ...held.loan, frequency: 'weekly' } }, 'incompatible loan.frequency'],
    [{ loan: { ...held.loan, frequency: 'monthly' } }, 'none'],
    [{ loan: { ...held.loan, principal: 0 } }, 'outOfRange loan.principal'],
  ] as const)('%j gives %s', (changes, expected) => {
    expect(refusalOf(() => exit(changes))).toBe(expected);
  });
});

const loan: RefinanceInputs = {
  balance: 300_000,
  currentRatePct: 6.5,
  newRatePct: 6,
  remainingMonths: 240,
  switchingCosts: 1_000,
};

describe('moving a loan', () => {
  it('compares two loans posted in cents', () => {
    const found = refinance({ ...loan, newTermMonths: 300 });
    const current = ledgerSchedule({ principal: 300_000, annualRatePct: 6.5, termMonths: 240 });
    const next = ledgerSchedule({ principal: 300_000, annualRatePct: 6, termMonths: 300 });
    expect(found.currentRepayment).toBe(current.repayment);
    expect(found.newRepayment).toBe(next.repayment);
    expect(found.repaymentChange).toBeCloseTo(next.repayment - current.repayment, 6);
    expect(found.lifetimeInterestChange).toBeCloseTo(next.totalInterest - current.totalInterest, 6);
    expect(found.netBenefit).toBeCloseTo(current.totalInterest - next.totalInterest - 1_000, 6);
    expect(found.netBenefit).toBeLessThan(0);
    expect(found.sentence).toContain('because the new term is longer');
  });

  it('breaks even in the first month whose saved interest covers the costs', () => {
    // The first month saves 125.00, the ninth about 124.
    const { breakEvenMonth, sentence } = refinance(loan);
    expect(breakEvenMonth).toBe(9);
    expect(refinance({ ...loan, switchingCosts: 125 }).breakEvenMonth).toBe(1);
    expect(refinance({ ...loan, switchingCosts: 125.01 }).breakEvenMonth).toBe(2);
    expect(refinance({ ...loan, switchingCosts: undefined }).breakEvenMonth).toBe(1);
    expect(sentence).toMatch(
      /^The interest saved covers the costs in month 9\. Over the whole life you pay \$[\d,.]+ less\.$/,
    );
    expect(refinance({ ...loan, newRatePct: 6.5, switchingCosts: 0 })).toMatchObject({
      netBenefit: 0,
      sentence: 'Moving the loan costs nothing and saves nothing. A lower rate or a shorter term would save interest.',
    });
    const { lifetimeInterestChange } = refinance(loan);
    expect(refinance({ ...loan, switchingCosts: -lifetimeInterestChange }).sentence).toMatch(
      /^The interest saved covers the costs in month 2\d\d\. Over the whole life you pay the same\.$/,
    );
    const never = refinance({ ...loan, newRatePct: 7 });
    expect(never.breakEvenMonth).toBeNull();
    expect(never.sentence).toContain('never covers the costs');
    expect(explainRefinance(loan).at(-1)).toMatchObject({ label: 'Net benefit', amount: refinance(loan).netBenefit });
    expect(explainRefinance(loan)[1]?.formula).toContain('240 months');
    expect(explainRefinance({ ...loan, newTermMonths: 300 })[1]?.formula).toContain('300 months');
  });

  it.each([
    [{ balance: 0 }, 'outOfRange balance'],
    [{ currentRatePct: 31 }, 'outOfRange currentRatePct'],
    [{ newRatePct: -1 }, 'outOfRange newRatePct'],
    [{ remainingMonths: 0 }, 'outOfRange remainingMonths'],
    [{ newTermMonths: 601 }, 'outOfRange newTermMonths'],
    [{ switchingCosts: -1 }, 'outOfRange switchingCosts'],
  ])('%j gives %s', (changes, expected) => {
    expect(refusalOf(() => refinance({ ...loan, ...changes }))).toBe(expected);
  });
});

const plain: StressInputs = { cash: 10_000, livingMonthly: 4_000, people: [{ netMonthly: 5_000 }], horizonMonths: 12 };
const stress = (changes: Partial<StressInputs>) => householdStress({ ...plain, ...changes });

describe('a household under stress', () => {
  it('adds each month’s surplus to its cash', () => {
    expect(stress({})).toMatchObject({
      repaymentsMonthly: 0,
      firstMonthSurplus: 1_000,
      runsOutMonth: null,
      monthsCovered: 12,
      lowestCash: 10_000,
      lowestMonth: 0,
      closingCash: 22_000,
    });
    expect(stress({}).sentence).toBe(
      'The cash lasts all 12 months. It is lowest today, at $10,000. A larger rise of rates or a longer gap would lower it.',
    );
    expect(householdStress({ ...plain, horizonMonths: undefined }).monthsCovered).toBe(120);
    expect(stress({ otherMonthly: 100 }).firstMonthSurplus).toBe(900);
  });

  it('loses pay from a month for some months, or keeps a part', () => {
    const loss = { fromMonth: 3, months: 2 };
    expect(stress({ people: [{ netMonthly: 5_000, loss }] })).toMatchObject({
      lowestCash: 4_000,
      lowestMonth: 4,
      closingCash: 12_000,
    });
    expect(stress({ people: [{ netMonthly: 5_000, loss }] }).sentence).toContain('lowest in month 4, at $4,000');
    expect(stress({ people: [{ netMonthly: 5_000, loss: { ...loss, keepPct: 50 } }] }).closingCash).toBe(17_000);
  });

  it('runs out in the first month that ends below zero', () => {
    const poor = stress({ people: [{ netMonthly: 1_500 }] });
    expect(poor).toMatchObject({ runsOutMonth: 5, monthsCovered: 4, lowestMonth: 12, closingCash: -20_000 });
    expect(poor.sentence).toContain('runs out in month 5');
    expect(stress({ people: [{ netMonthly: 1_500 }], cash: 12_500 }).runsOutMonth).toBe(6);
  });

  it('sets repayments once at the higher rate and ends them with the loan', () => {
    const pi = { balance: 100_000, annualRatePct: 4, remainingMonths: 120 };
    // 100,000 at 6 % over 120 months
    expect(stress({ loans: [pi], rateRisePct: 2 }).repaymentsMonthly).toBe(1_110.21);
    expect(stress({ loans: [{ ...pi, type: 'io' }], rateRisePct: 2 }).repaymentsMonthly).toBe(500);
    const short = stress({ loans: [{ balance: 2_400, annualRatePct: 0, remainingMonths: 6 }] });
    expect(short.closingCash).toBe(22_000 - 2_400);
    expect(explainHouseholdStress({ ...plain, loans: [pi] })[0]).toMatchObject({ amount: 1_012.45 });
  });

  it('counts rent but for vacant months', () => {
    const rentals = [{ netMonthlyRent: 1_000, vacancy: { fromMonth: 2, months: 3 } }];
    expect(stress({ rentals }).closingCash).toBe(22_000 + 9_000);
    expect(stress({ rentals: [{ netMonthlyRent: -100 }] }).closingCash).toBe(22_000 - 1_200);
    expect(explainHouseholdStress({ ...plain, rentals }).at(-1)).toMatchObject({
      label: 'Lowest cash',
      amount: 10_000,
    });
    const out = explainHouseholdStress({ ...plain, people: [{ netMonthly: 1_500 }] });
    expect(out[2]).toMatchObject({ amount: 4, formula: 'cash falls below zero in month 5' });
    expect(explainHouseholdStress(plain)[2]?.formula).toBe('the whole time');
  });

  const person = { netMonthly: 1 };
  const rental = { netMonthlyRent: 1 };
  const owed = { balance: 1, annualRatePct: 1, remainingMonths: 1 };
  it.each([
    [{ cash: -1 }, 'outOfRange cash'],
    [{ livingMonthly: -1 }, 'outOfRange livingMonthly'],
    [{ otherMonthly: -1 }, 'outOfRange otherMonthly'],
    [{ horizonMonths: 0 }, 'outOfRange horizonMonths'],
    [{ horizonMonths: 601 }, 'outOfRange horizonMonths'],
    [{ rateRisePct: 31 }, 'outOfRange rateRisePct'],
    [{ people: [{ netMonthly: -1 }] }, 'outOfRange people.netMonthly'],
    [{ people: [{ ...person, loss: { fromMonth: 0, months: 1 } }] }, 'outOfRange people.loss.fromMonth'],
    [{ people: [{ ...person, loss: { fromMonth: 1, months: -1 } }] }, 'outOfRange people.loss.months'],
    [{ people: [{ ...person, loss: { fromMonth: 1, months: 1, keepPct: 101 } }] }, 'outOfRange people.loss.keepPct'],
    [{ rentals: [{ netMonthlyRent: -2e9 }] }, 'outOfRange rentals.netMonthlyRent'],
    [{ rentals: [{ ...rental, vacancy: { fromMonth: 0, months: 1 } }] }, 'outOfRange rentals.vacancy.fromMonth'],
    [{ loans: [{ ...owed, balance: -1 }] }, 'outOfRange loans.balance'],
    [{ loans: [{ ...owed, annualRatePct: 31 }] }, 'outOfRange loans.annualRatePct'],
    [{ loans: [{ ...owed, remainingMonths: 0 }] }, 'outOfRange loans.remainingMonths'],
  ])('%j gives %s', (changes, expected) => {
    expect(refusalOf(() => stress(changes))).toBe(expected);
  });
});

describe('the input for a goal', () => {
  const search = { lo: 0, hi: 10, target: 25, isWhole: false };
  const square = (input: number) => input * input;

  it('is found to a millionth of the range, rising or falling', () => {
    expect(solveGoal(square, search)).toEqual({ status: 'solved', value: expect.closeTo(5, 4) });
    expect(solveGoal((input) => 100 - square(input), search)).toEqual({
      status: 'solved',
      value: expect.closeTo(75 ** 0.5, 4),
    });
    expect(solveGoal(square, { ...search, target: 0 })).toEqual({ status: 'solved', value: 0 });
    expect(solveGoal(square, { ...search, target: 100 })).toEqual({ status: 'solved', value: 10 });
  });

  it('is the first whole number that meets the target', () => {
    const whole = { ...search, isWhole: true };
    expect(solveGoal(square, { ...whole, target: 26 })).toEqual({ status: 'solved', value: 6 });
    expect(solveGoal(square, { ...whole, target: 25 })).toEqual({ status: 'solved', value: 5 });
    expect(solveGoal((input) => -input, { ...whole, target: -2.5 })).toEqual({ status: 'solved', value: 3 });
    expect(solveGoal(square, { ...whole, hi: 1, target: 1 })).toEqual({ status: 'solved', value: 1 });
  });

  it('is not reachable beyond both ends, and not sought where the figure turns', () => {
    expect(solveGoal(square, { ...search, target: 101 })).toEqual({ status: 'notReachable', atLo: 0, atHi: 100 });
    expect(solveGoal(square, { ...search, target: -1 })).toEqual({ status: 'notReachable', atLo: 0, atHi: 100 });
    const turning = solveGoal((input) => (input - 5) ** 2, search);
    expect(turning.status).toBe('notMonotonic');
    expect(turning).toMatchObject({
      points: expect.arrayContaining([
        { input: 0, output: 25 },
        { input: 10, output: 25 },
      ]),
    });
    expect('points' in turning && turning.points.length).toBe(10);
  });

  it('needs an upper end above the lower one', () => {
    expect(refusalOf(() => solveGoal(square, { ...search, hi: 0 }))).toBe('outOfRange hi');
    expect(refusalOf(() => solveGoal(square, { ...search, lo: 5, hi: 5 }))).toBe('outOfRange hi');
    expect(() => solveGoal(square, { ...search, lo: 5, hi: 4 })).toThrow(
      'hi is 4; a number above lo, which is 5, is needed',
    );
    expect(refusalOf(() => solveGoal(square, { ...search, lo: 5, hi: 4, isWhole: true }))).toBe('outOfRange hi');
  });

  it('says what was found, or what would find it', () => {
    const said = (figure: (input: number) => number, target: number, isWhole = false) => {
      const wanted = { ...search, target, isWhole };
      return goalSentence(solveGoal(figure, wanted), wanted);
    };
    expect(said(square, 26, true)).toBe('An input of 6 meets the goal of 26.');
    expect(said(square, 101)).toBe(
      '101 is not reached: between 0 and 10 the figure goes from 0 to 100. A wider range or a goal within it would be.',
    );
    expect(said((input) => (input - 5) ** 2, 3)).toMatch(/^The figure rises and falls between 0 and 10, so /);
  });

  it('explains itself to the input', () => {
    expect(explainSolveGoal(square, search)?.at(-1)).toMatchObject({ label: 'Input', amount: expect.closeTo(5, 4) });
    expect(explainSolveGoal(square, { ...search, target: 101 })).toBeNull();
  });
});
