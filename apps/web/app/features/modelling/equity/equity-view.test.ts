import { modellingDefaults, modellingStart } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { equityLines, equitySheetRows, equityTable } from './equity-projection-card.tsx';
import { equityView } from './equity-view.ts';

const { equity, outlook } = modellingDefaults;
const view = equityView(equity, outlook);
const figures = Object.fromEntries(view.report.figures.map(({ label, value, today }) => [label, [value, today]]));

describe('the equity tool', () => {
  it('shows golden case S-EQ-01, whole dollars, years away beside today’s dollars [EQUITY-04 EQUITY-05 EQUITY-06 EQUITY-08]', () => {
    expect(figures).toEqual({
      'Deposit, 5% of the value': ['$37,500', null],
      'Loan, 95% of the value': ['$712,500', null],
      'Monthly repayment': ['$3,266 a month', null],
      'Equity after 1 year': ['$75,000', null],
      // 509,170.97 ÷ 1.025^10, and so on.
      'Equity after 10 years': ['$509,171', '$397,764'],
      'Equity after 20 years': ['$1,277,473', '$779,605'],
      'Equity after 30 years': ['$2,528,957', '$1,205,662'],
    });
    expect(view.report.findings[2]).toContain('guarantees $112,500 to the lender');
    expect(view.report.findings[2]).toContain('80% of the value');
    expect(view.report.findings[2]).toContain('still owes $712,500');
  });

  it('[FIRST-09] marks interest only with the guarantee as outside the scheme, and starts repaid', () => {
    expect(view.report.findings[0]).toMatch(/^Interest only with the guarantee is outside the 5% Deposit Scheme/);
    const start = equityView(modellingStart.equity, outlook);
    expect(modellingStart.equity).toMatchObject({ loanType: 'principal_and_interest', interestRate: 6.3 });
    expect(start.report.findings.join(' ')).not.toContain('outside the 5% Deposit Scheme');
    // By hand, month by month: 712,500 over 360 months at 6.3 % ÷ 12.
    const repayment = (712_500 * 0.00525) / (1 - 1.00525 ** -360);
    let owed = 712_500;
    for (let month = 1; month <= 120; month += 1) owed = owed * 1.00525 - repayment;
    expect(start.projection.rows[10]?.equity).toBeCloseTo(750_000 * 1.05 ** 10 - owed, 4);
  });

  it('says what it leaves out, and whether equity after 10 years counts a repaid loan', () => {
    const said = view.report.findings.join(' ');
    for (const cost of ['transfer duty', 'lenders mortgage insurance', 'price caps']) expect(said).toContain(cost);
    expect(said).toContain('After 10 years nothing of the loan is repaid: $712,500 is still owed');
    const repaid = equityView(modellingStart.equity, outlook);
    const owed = Math.round(repaid.projection.rows[10]?.debt ?? 0);
    expect(owed).toBeGreaterThan(590_000);
    expect(owed).toBeLessThan(610_000);
    expect(repaid.report.findings.join(' ')).toContain(
      `$${owed.toLocaleString('en-AU')} is still owed; equity counts both`,
    );
  });

  it('[EQUITY-07] has a row for each year from purchase to year 30', () => {
    const years = Array.from({ length: 31 }, (_, year) => year);
    const sheet = equitySheetRows(view);
    expect(sheet.map(({ year }) => year)).toEqual(years);
    expect(equityTable(view).map(({ year }) => year)).toEqual(years);
    expect(sheet[1]).toEqual({ year: 1, value: 787_500, debt: 712_500, equity: 75_000, today: 75_000 });
    expect(sheet[10]?.today).toBeCloseTo(397_763.55, 2);
    expect(equityLines(view).map(({ name, values }) => [name, values.length])).toEqual([
      ['Property value', 31],
      ['Debt', 31],
      ['Equity', 31],
    ]);
    // 1,221,670.97 ÷ 1.025^10 and 712,500 ÷ 1.025^10
    expect(equityTable(view)[10]?.cells).toMatchObject([
      { value: '$1,221,671', today: '$954,367' },
      { value: '$712,500', today: '$556,604' },
      { value: '$509,171', today: '$397,764' },
    ]);
  });

  it('shows each growth choice side by side, the chosen one as in the figures', () => {
    expect(view.report.comparison?.().columns).toEqual(['Low, 3% a year', 'Medium, 5% a year', 'High, 7% a year']);
    const [after10] = view.report.comparison?.().rows ?? [];
    // 750,000 × 1.03^10 − 712,500 and 750,000 × 1.07^10 − 712,500.
    expect(after10?.cells.map(({ value }) => value)).toEqual(['$295,437', '$509,171', '$762,864']);
  });

  it('takes a person’s own growth', () => {
    const own = equityView(equity, { ...outlook, mediumGrowth: 4 });
    expect(own.report.figures.find(({ label }) => label === 'Equity after 1 year')?.value).toBe('$67,500');
    expect(own.report.inputs).toContainEqual({ label: 'Growth', value: 'Medium, 4% a year' });
  });

  it('[EQUITY-09] [EQUITY-10] shows principal and interest, also without interest', () => {
    const repaid = equityView({ ...equity, loanType: 'principal_and_interest' }, outlook);
    expect(repaid.report.figures[2]?.value).toBe('$4,045 a month');
    const straight = { propertyValue: 600_000, growthRate: 'high', loanType: 'principal_and_interest' } as const;
    expect(equityView({ ...straight, interestRate: 0 }, outlook).report.figures[2]?.value).toBe('$1,583 a month');
  });

  it('[EQUITY-11] [EQUITY-12] notes the scheme’s rules without a claim, and the costs left out', () => {
    const limits = view.report.limits.join(' ');
    expect(limits).toMatch(/rules on who may use it and caps on the price/);
    expect(limits).not.toMatch(/you qualify|you are eligible/i);
    expect(limits).toMatch(/Transaction costs.*not included/);
  });

  it('says in a sentence what the chart shows', () => {
    expect(view.summary).toBe(
      'Equity goes from $37,500 at purchase to $2,528,957 ($1,205,662 in today’s dollars) after 30 years.',
    );
  });
});
