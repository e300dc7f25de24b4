import { describe, expect, it } from 'vitest';
import { aClient, goldenCases } from '../shared/golden-clients.ts';
import { bracketData } from './bracket-card.tsx';
import { currentTaxYear, otherYearText, taxAnalysis } from './tax-analysis.ts';

const clientOf = (inputs: object) => aClient({ profile: inputs });
const golden = (id: string) =>
  taxAnalysis(clientOf(goldenCases('tax.analysis').find((one) => one.id === id)?.inputs ?? {}), '2025-26');
const shownAs = (analysis: ReturnType<typeof golden>, label: string) =>
  analysis.figures.find((figure) => figure.label === label)?.value;

describe('the tax figures', () => {
  it('[TABTAX-03] [TABTAX-05] of S-TA-02 include non-taxable incomes and the partner', () => {
    const analysis = golden('S-TA-02');
    expect(shownAs(analysis, 'Total tax')).toBe('$29,576 a year');
    expect(shownAs(analysis, 'Net total')).toBe('$134,324 a year');
    expect(shownAs(analysis, 'Effective rate')).toBe('18.49%');
  });

  it('[TABTAX-02] [TABTAX-04] of S-TA-03 leave the partner out entirely', () => {
    const analysis = golden('S-TA-03');
    expect(shownAs(analysis, 'Net total')).toBe('$81,812 a year');
    expect(shownAs(analysis, 'Total tax')).toBe('$20,788 a year');
    expect(analysis.breakdown.every(({ partner }) => partner === null)).toBe(true);
  });

  it('[TABTAX-06] of S-TA-04 have a rate of 0% without income', () => {
    expect(shownAs(golden('S-TA-04'), 'Effective rate')).toBe('0%');
    expect(shownAs(golden('S-TA-04'), 'Net total')).toBe('$12,000 a year');
  });

  it.each(goldenCases('tax.analysis'))('of golden case $id end their working with the net total', (one) => {
    const end = taxAnalysis(clientOf(one.inputs), '2025-26').working.at(-1)?.amount ?? Number.NaN;
    expect(Math.abs(end - Number(one.expected.netTotal))).toBeLessThanOrEqual(one.tolerance);
  });

  it('[TABTAX-01] come with the incomes of both', () => {
    expect(golden('S-TA-02').breakdown).toEqual([
      {
        label: 'Income before tax, without rent and dividends',
        client: '$100,000',
        partner: '$60,000',
        together: '$160,000',
      },
      { label: 'Non-taxable income', client: '$2,600', partner: '$1,300', together: '$3,900' },
      { label: 'Tax, 2025-26', client: '$20,788', partner: '$8,788', together: '$29,576' },
      { label: 'Net, 2025-26', client: '$81,812', partner: '$52,512', together: '$134,324' },
    ]);
  });

  it('name the year beside each', () => {
    expect(golden('S-TA-01').figures.every(({ note }) => note.startsWith('2025-26 resident rates'))).toBe(true);
  });

  it('say what today’s year would take, when another is chosen', () => {
    const client = clientOf({ grossIncome: 100_000 });
    expect(currentTaxYear('2026-11-21', '2025-26')).toBe('2026-27');
    expect(currentTaxYear('2026-11-21', '2026-27')).toBeNull();
    expect(otherYearText(client, '2025-26', '2026-27')).toBe(
      'At 2026-27 resident rates the total tax is $20,520, $268 less.',
    );
    expect(otherYearText(clientOf({}), '2025-26', '2026-27')).toContain('the same');
  });
});

describe('the brackets', () => {
  const profile = { grossIncome: 100_000, assessWithPartner: true, partnerIncome: 200_000 };

  it('[TABTAX-08] are labelled as the specification writes them, with exact limits', () => {
    const data = bracketData(aClient({ profile }), '2025-26');
    expect(data.shortGroups).toEqual(['to 18k', 'to 45k', 'to 135k', 'to 190k', 'above']);
    expect(data.groups).toEqual([
      '0 to 18,200',
      '18,201 to 45,000',
      '45,001 to 135,000',
      '135,001 to 190,000',
      'above 190,000',
    ]);
    expect(data.series).toEqual([
      { id: 'primary', name: 'Your income', colour: 0, values: [18_200, 26_800, 55_000, 0, 0] },
      { id: 'partner', name: 'Your partner’s income', colour: 1, values: [18_200, 26_800, 90_000, 55_000, 10_000] },
    ]);
    expect(data.rows[2]).toMatchObject({ rate: 30, primaryIncome: 55_000, primaryTax: 16_500 });
    expect(data.summary).toBe(
      'Your income reaches the 2025-26 bracket 45,001 to 135,000: $55,000 of it is taxed at 30%.',
    );
  });

  it('[TABTAX-02] show one person while not assessed together', () => {
    const data = bracketData(aClient({ profile: { ...profile, assessWithPartner: false } }), '2025-26');
    expect(data.series).toHaveLength(1);
    expect(data.columns.map(({ key }) => key)).toEqual(['bracket', 'rate', 'primaryIncome', 'primaryTax']);
  });
});
