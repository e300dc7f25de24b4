import { type GearingScenario, modellingDefaults } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { depreciationRows } from './depreciation-table.tsx';
import { lawNotice } from './gearing-tab.tsx';
import { gearingView } from './gearing-view.ts';

const { gearing } = modellingDefaults;
const of = (change: Partial<GearingScenario> = {}) => gearingView({ ...gearing, ...change });
const valuesOf = (lines: readonly { readonly label: string; readonly value: string }[]) =>
  Object.fromEntries(lines.map(({ label, value }) => [label, value]));

describe('the negative gearing calculator', () => {
  it('shows rent and deductions of golden case S-NG-01 [GEAR-08 GEAR-09]', () => {
    const view = of();
    expect(valuesOf(view.income)).toEqual({ 'Weekly rent': '$288 a week', 'Annual rental income': '$15,000' });
    expect(valuesOf(view.expenses)).toEqual({
      Interest: '$26,400',
      Depreciation: '$14,700',
      'Other expenses': '$9,000',
      'Total deductions': '$50,100',
    });
  });

  it('shows the tax of golden case S-NG-01 in nine lines, the year beside it [GEAR-10 GEAR-31]', () => {
    const view = of();
    expect(valuesOf(view.taxImpact)).toEqual({
      Ownership: '100%',
      'Current taxable income': '$77,000',
      'Rental income': '$15,000',
      'Total income': '$92,000',
      'Rental deductions': '$50,100',
      'New taxable income': '$41,900',
      'Current tax, 2025-26': '$13,888',
      'New tax, 2025-26': '$3,792',
      'Tax savings, 2025-26': '$10,096',
    });
    expect(view.report.headline).toEqual({ label: 'Tax saved, 2025-26', value: '$10,096', today: null });
  });

  it('sums golden case S-NG-01 up in a sentence [GEAR-12]', () => {
    expect(of().summary).toBe(
      'Your yearly negative gearing amount is $35,100 (deductions less rent). It saves $10,096 of tax in 2025-26.',
    );
  });

  it('[GEAR-22] [GEAR-23] shows the whole property above and the owner’s share below: S-NG-12', () => {
    const view = of({
      propertyType: 'Dual Key',
      propertyPrice: 845_000,
      ownershipPercentage: 50,
      currentTaxableIncome: 120_000,
      depreciationYear: 10,
    });
    expect(valuesOf(view.expenses)['Total deductions']).toBe('$59,995');
    // 29,997.50, a half away from zero.
    expect(valuesOf(view.taxImpact)['Rental deductions']).toBe('$29,998');
    expect(view.summary).toContain('$19,448 (deductions less rent). It saves $5,834 of tax');
  });

  it.each([
    ['2025-26', null, null, '$10,096'],
    ['2026-27', null, null, '$10,065'],
    ['2027-28', 'new', null, '$10,034'],
    ['2027-28', 'established', '2026-05-12T00:00', '$10,034'],
    ['2027-28', 'established', '2026-05-12T19:30', '$0'],
    ['2027-28', 'established', '2026-05-12', 'Not projected'],
    ['2027-28', null, null, 'Not projected'],
  ] as const)(
    '[GEAR-31] [GEAR-33] in %s, %s, contracted %s, saves %s',
    (financialYear, dwelling, contractDate, saving) => {
      const view = of({ financialYear, dwelling, contractDate });
      expect(valuesOf(view.taxImpact)[`Tax savings, ${financialYear}`]).toBe(saving);
      expect(view.report.headline.value).toBe(saving);
    },
  );

  it('[GEAR-32] [GEAR-33] says what becomes of a loss that cannot be used', () => {
    const caught = of({ financialYear: '2027-28', dwelling: 'established', contractDate: '2026-08-01' });
    expect(caught.summary).toContain('$35,100 (deductions less rent). It saves no tax in 2027-28');
    expect(caught.summary).toContain('carried forward');
    expect(caught.taxImpact.find(({ label }) => label === 'New taxable income')?.note).toBe(
      'the rental loss is left out',
    );
    const open = of({ financialYear: '2027-28' });
    expect(open.summary).toContain('No saving is projected for 2027-28');
  });

  it('[GEAR-33] says of a new dwelling that its meaning is not published yet, on the tab and in the report', () => {
    const view = of({ dwelling: 'new', contractDate: '2026-08-01' });
    const words = /losses stay deductible\. Nothing is lost .* The Minister has not yet published the exact meaning/;
    expect(view.yearsSummary).toMatch(words);
    expect(view.report.findings.join(' ')).toMatch(words);
    expect(of({ dwelling: 'new', contractDate: '2026-01-01' }).yearsSummary).not.toContain('Minister');
  });

  it.each([
    ['2025-26', '2026-05-20', /^The contract is of 20 May 2026, within 2025-26: these are the figures of a full year/],
    ['2025-26', '2026-08-01', /^The contract is later than 2025-26: these are the figures of a full year/],
  ] as const)('says of %s that a contract of %s leaves part of it or none', (financialYear, contractDate, words) => {
    const { findings } = of({ financialYear, contractDate, dwelling: 'established' });
    expect(findings[0]).toMatch(words);
  });

  it.each(['2025-07-01', '2024-02-01', null])('says nothing of the kind for a contract of %s', (contractDate) => {
    const { findings } = of({ financialYear: '2025-26', contractDate, dwelling: 'established' });
    expect(findings.join(' ')).not.toContain('full year');
  });

  it('[GEAR-26] shows a negative taxable income with its note: S-NG-27', () => {
    const view = of({ currentTaxableIncome: 0 });
    const line = view.taxImpact.find(({ label }) => label === 'New taxable income');
    expect(line).toEqual({ label: 'New taxable income', value: '−$35,100', note: 'carried-forward loss' });
    expect(valuesOf(view.taxImpact)['Tax savings, 2025-26']).toBe('$0');
    expect(view.report.findings.join(' ')).toContain('its tax is $0, and the loss is carried forward');
  });

  it('[GEAR-27] words a positively geared property', () => {
    // 10 % rent: 60,000 less 50,100 is 9,900 at 30 %.
    const view = of({ rent: 10 });
    expect(view.summary).toBe(
      'The property is positively geared by $9,900 a year (rent less deductions) and adds $2,970 to your tax of 2025-26.',
    );
    expect(view.taxImpact.at(-1)).toMatchObject({ value: '−$2,970', note: 'more tax' });
    expect(view.report.headline).toMatchObject({ label: 'Tax added, 2025-26', value: '$2,970' });
    expect(of({ propertyPrice: 0 }).summary).toContain('changes no tax');
  });

  it('[GEAR-28] lists the ratios, and takes others', () => {
    expect(of().report.limits.slice(0, 3)).toEqual([
      'Annual rent: 2.5% of the price, to the nearest $100.',
      'Other expenses: 1.5% of the price a year.',
      'Interest: 5.5% a year on 80% of the price.',
    ]);
    expect(valuesOf(of({ interest: 6, loan: 90 }).expenses).Interest).toBe('$32,400');
  });

  it('[GEAR-29] [GEAR-34] says what is left out and shows no capital gains tax', () => {
    const limits = of().report.limits.join(' ');
    expect(limits).toMatch(/percentage of the price.*second-hand plant/);
    expect(limits).toMatch(/Study-loan.*surcharge.*does not lower/);
    expect(limits).toMatch(/Stamp duty.*capital growth/);
    expect(JSON.stringify(of())).not.toMatch(/50 ?% discount/i);
  });
});

describe('the depreciation table', () => {
  it('has ten years and no more [GEAR-04 GEAR-30]', () => {
    expect(depreciationRows.map(({ year }) => year)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('has a rate for each kind of property [GEAR-05 GEAR-06 GEAR-07]', () => {
    expect(depreciationRows[0]).toEqual({ year: 1, rates: ['2.7%', '2.75%', '2.45%', '2.45%'] });
    expect(depreciationRows[9]).toEqual({ year: 10, rates: ['1.4%', '1.35%', '1.2%', '1.2%'] });
  });
});

describe('the notice on the law of 2027', () => {
  it('[GEAR-32] names both moments, and is dated', () => {
    const { title, text } = lawNotice('2026-11-21');
    expect(title).toBe('The law on rental losses changes on 1 July 2027');
    for (const part of ['1 July 2027', 'established homes', '7:30 pm AEST on 12 May 2026', 'As at 21 November 2026']) {
      expect(text).toContain(part);
    }
  });

  it.each([
    [null, 'changes', 'From'],
    ['2027-06-30', 'changes', 'From'],
    ['2027-07-01', 'has changed', 'Since'],
  ])('on %s says it %s', (today, verb, start) => {
    expect(lawNotice(today).title).toContain(verb);
    expect(lawNotice(today).text.startsWith(start)).toBe(true);
  });
});
