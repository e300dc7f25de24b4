import { readFileSync } from 'node:fs';
import { encodeScenario, mortgageDefaults } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { csvText } from '#app/charts/chart-table.ts';
import { type MortgageDraft, parseDraft, startingDraft } from './draft.ts';
import { exactText, figureRows } from './figure-rows.ts';
import { linkedScenario, mortgageForm } from './mortgage-form.ts';
import { type MortgageResult, resultOf } from './result.ts';
import { balanceChart, paymentColumns, paymentRows, scheduleYears } from './schedule.ts';

const today = '2026-11-21';
// The specification's example; the screen offers its rate as a button.
const exampleDraft: MortgageDraft = { ...startingDraft, interestRate: String(mortgageDefaults.interestRate) };

function aResult(change: Partial<MortgageDraft>, day: string | null = today): MortgageResult {
  const result = resultOf({ ...exampleDraft, ...change }, day);
  if (result === null) throw new Error('the draft of this test is not valid');
  return result;
}

const rowsOf = (result: MortgageResult) => new Map(figureRows(result).map((row) => [row.label, row]));

interface Golden {
  readonly id: string;
  readonly area: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, number | string>>;
  readonly tolerance: number;
}
const file = new URL('../../../../../packages/finance/fixtures/spec-cases.json', import.meta.url);
const golden: readonly Golden[] = JSON.parse(readFileSync(file, 'utf8'));
const cases = golden.filter(({ area }) => area === 'mortgage.calculate');

describe('the result', () => {
  it.each(cases)('[MORT-14] of golden case $id is the engine’s', ({ inputs, expected, tolerance }) => {
    const texts = Object.entries(inputs).filter(([name]) => name !== 'today');
    const draft = parseDraft({
      ...exampleDraft,
      ...Object.fromEntries(texts.map(([name, value]) => [name, String(value)])),
    });
    const result = draft && resultOf(draft, today);
    const figures = new Map<string, unknown>(Object.entries(result?.figures ?? {}));
    for (const [name, value] of Object.entries(expected)) {
      if (typeof value === 'string') expect(figures.get(name)).toBe(value);
      else expect(Math.abs(Number(figures.get(name)) - value)).toBeLessThanOrEqual(tolerance);
    }
  });

  it('is none while a field is wrong', () => {
    expect(resultOf({ ...exampleDraft, loanAmount: '' }, today)).toBeNull();
  });

  it('names no day while prerendering', () => {
    const prerendered = aResult({}, null);
    expect(prerendered.payoffDate).toBeNull();
    expect(rowsOf(prerendered).get('Paid off on')?.value).toBe('–');
  });
});

describe('the figures shown', () => {
  it('[MORT-14] [MORT-15] [MORT-16] are all there, in whole dollars, with the time in years and months', () => {
    const rows = rowsOf(aResult({ additionalRepayments: '200' }));
    expect([...rows].map(([label, { value }]) => [label, value])).toEqual([
      ['Repayment', '$2,533 a month'],
      ['Repayment frequency', 'Monthly'],
      ['Loan type', 'Principal and interest'],
      ['Extra monthly repayment', '$200 a month'],
      ['Total repayments', '$845,818'],
      ['Total interest', '$345,818'],
      ['Paid off on', '21 September 2052'],
      ['Interest saved', '$66,215'],
      ['Time saved', '4 years 2 months'],
      ['Illustrative market rate', '5% a year'],
    ]);
    expect(JSON.stringify([...rows])).not.toMatch(/comparison rate/i);
  });

  it('[MORT-16] are copied with their exact cents', () => {
    const text = exactText(aResult({ additionalRepayments: '200' }));
    expect(text).toContain('Repayment: $2,533.43 a month');
    expect(text).toContain('Total repayments: $845,818.49');
    expect(text).toContain('Interest saved: $66,215.06');
  });

  it('say what is still owed after an interest-only loan', () => {
    const rows = rowsOf(aResult({ loanType: 'interest_only', additionalRepayments: '500' }));
    expect(rows.get('Principal still owing')?.value).toBe('$500,000');
    // 500,000 ÷ 1.025^30 = 238,371.34 by hand.
    expect(rows.get('Principal still owing')?.note).toBe('$238,371 in today’s dollars');
    expect(rows.get('Extra monthly repayment')?.value).toBe('$0 a month');
    expect(rows.get('Interest saved')?.value).toBe('$0');
    expect(rows.has('Paid off on')).toBe(false);
  });

  it('are in today’s dollars where they lie years away, at the rise of prices entered', () => {
    // By decimals: 2,533.4265… × Σ 1.025^(−k ÷ 12) for k = 1 … 360.
    const note = rowsOf(aResult({})).get('Total repayments')?.note;
    expect(note).toMatch(/^\$643,5\d\d in today’s dollars$/);
    const still = rowsOf(aResult({ priceRise: '0' })).get('Total repayments');
    expect(still?.note).toBe('$912,034 in today’s dollars');
    const soon = rowsOf(aResult({ loanAmount: '10,000', additionalRepayments: '20,000' }));
    expect(soon.get('Total repayments')?.note).toBeNull();
  });
});

describe('the schedule', () => {
  it('adds up to the totals, year by year', () => {
    const result = aResult({ repaymentFrequency: 'fortnightly', additionalRepayments: '200' });
    const years = scheduleYears(result);
    expect(years).toHaveLength(26);
    expect(years.flatMap(({ payments }) => payments)).toHaveLength(671);
    expect(years.reduce((sum, { interest }) => sum + interest, 0)).toBeCloseTo(345_296.7, 1);
    expect(years.reduce((sum, { principal }) => sum + principal, 0)).toBeCloseTo(500_000, 4);
    expect(years.at(-1)?.balance).toBe(0);
    expect(years[0]?.balanceToday).toBeCloseTo((years[0]?.balance ?? 0) / 1.025, 6);
  });

  it('[MORT-16] is saved with every payment to the cent', () => {
    const result = aResult({});
    const lines = csvText(paymentColumns, paymentRows(result)).trimEnd().split('\r\n');
    expect(lines).toHaveLength(361);
    expect(lines[0]).toBe('Payment,Date,Repaid (AUD),Interest (AUD),Principal (AUD),Owed after it (AUD)');
    // 500,000 × 4.5 % ÷ 12 = 1,875; 2,533.43 − 1,875 = 658.43.
    expect(lines[1]).toBe('1,2026-12-21,2533.43,1875.00,658.43,499341.57');
    expect(lines.at(-1)).toMatch(/^360,2056-11-21,2533\.43,.*,0\.00$/);
  });
});

describe('the balance chart', () => {
  it('ends both lines where the loan is paid off', () => {
    const chart = balanceChart(aResult({ additionalRepayments: '200' }));
    expect(chart.years).toHaveLength(31);
    expect(chart.withoutExtra[0]).toBe(500_000);
    expect(chart.withoutExtra[30]).toBe(0);
    expect(chart.withExtra.slice(25)).toEqual([expect.any(Number), 0, null, null, null, null]);
    expect(chart.summary).toBe(
      'With $200 a month extra, $500,000 is paid off after 25 years 10 months instead of 30 years, with $66,215 less interest.',
    );
    expect(chart.paidOffAfter).toBeCloseTo(25 + 10 / 12, 10);
    expect(chart.columns).toHaveLength(4);
  });

  it('is flat for interest only', () => {
    const chart = balanceChart(aResult({ loanType: 'interest_only' }));
    expect(new Set(chart.withoutExtra)).toEqual(new Set([500_000]));
    expect(chart.summary).toBe('Interest only: all of $500,000 is still owed after 30 years.');
  });

  it('has one line without an extra', () => {
    const chart = balanceChart(aResult({}));
    expect(chart.hasExtra).toBe(false);
    expect(chart.columns.map(({ key }) => key)).toEqual(['year', 'withoutExtra', 'today']);
  });
});

it('a link holds the inputs and brings them back', () => {
  const { scenario } = aResult({ loanAmount: '1.25m' });
  const link = encodeScenario(linkedScenario(scenario));
  expect(mortgageForm.readLink(link)?.draft).toEqual({ ...exampleDraft, loanAmount: '1,250,000' });
});
