import { modellingDefaults } from '@freehold/contract';
import { gearingYears } from '@freehold/finance';
import { describe, expect, it } from 'vitest';
import { gearingReadBack } from './gearing.ts';
import { gearingLaws, lossCutOff, lossLawStart } from './gearing-laws.ts';

const house = {
  propertyType: 'House',
  propertyPrice: 600_000,
  ownershipPercentage: 100,
  currentTaxableIncome: 77_000,
  depreciationYear: 1,
  financialYear: '2026-27',
  dwelling: 'established',
} as const;
const caught = { ...house, contractDate: '2026-05-12T19:30' };
const kept = { ...house, contractDate: '2026-05-12T19:29' };
const lawsOf = (inputs: Parameters<typeof gearingYears>[0]) => gearingLaws(gearingYears(inputs));
const lineOf = (inputs: Parameters<typeof gearingYears>[0], label: string) => {
  const line = lawsOf(inputs)?.lines.find((one) => one.label === label);
  return [line?.old, line?.new];
};

describe('a rental by the old law and the new', () => {
  it('[GEAR-32] names the start of the law and its cut-off as the Act does', () => {
    expect([lossLawStart(), lossCutOff()]).toEqual(['1 July 2027', '7:30 pm AEST on 12 May 2026']);
  });

  it('[GEAR-33] gives a caught home’s loss, tax, cash of a week and what waits for its sale', () => {
    const laws = lawsOf(caught);
    expect(laws?.incomeYear).toBe('2027-28');
    // 15,000 less 26,400, 12,000 and 9,000; cash leaves the 12,000 of depreciation out.
    expect(lineOf(caught, 'Rental result')).toEqual(['$32,400 loss', '$32,400 loss']);
    expect(lineOf(caught, 'Tax')).toEqual(['$9,656 saved', '$0 saved']);
    expect(lineOf(caught, 'Loss carried forward')).toEqual(['$0', '$32,400, for rent and gains on homes']);
    expect(lineOf(caught, 'Cash after tax, a week')).toEqual(['$207 out of pocket', '$392 out of pocket']);
    const waits = lineOf(caught, 'At a later sale');
    expect(waits[0]).toBe('No rental losses wait for it');
    expect(waits[1]).toMatch(/^\$\d{3},\d{3} of losses by 2035-36 come off the gain$/);
    expect(laws?.headline).toBe(
      'From 1 July 2027 this property leaves you $185 a week less: its loss of $32,400 is carried forward and no longer saves $9,656 of tax in 2027-28.',
    );
  });

  it.each([
    ['a contract before the cut-off', kept],
    ['a new build', { ...caught, dwelling: 'new' } as const],
  ])('[GEAR-33] says that nothing changes for %s', (_name, inputs) => {
    const laws = lawsOf(inputs);
    expect(laws?.headline).toBe('Nothing changes: the loss of $32,400 still saves you $9,656 of tax in 2027-28.');
    for (const line of laws?.lines ?? []) expect(line.new).toBe(line.old);
  });

  it('says what there is where no tax can be saved, and where there is no loss', () => {
    const poor = { ...caught, currentTaxableIncome: 0 };
    expect(lawsOf(poor)?.headline).toContain('saves no tax in 2027-28 by either law');
    expect(lineOf(poor, 'Loss carried forward')).toEqual([
      '$32,400, for any income',
      '$32,400, for rent and gains on homes',
    ]);
    expect(lawsOf({ ...poor, dwelling: 'new' })?.headline).toContain('by either law the loss of $32,400 saves no tax');
    const ratios = { rentPct: 9, otherExpensesPct: 1.5, interestPct: 5.5, loanPct: 80 };
    // 54,000 less 26,400, 9,000 and 12,000 is 6,600, at 30 %: 1,980. Cash of 18,600 less that is 319.62 a week.
    const rich = { ...caught, ratios };
    expect(lawsOf(rich)?.headline).toContain('no loss to hold back');
    expect(lineOf(rich, 'Tax')).toEqual(['$1,980 more', '$1,980 more']);
    expect(lineOf(rich, 'Cash after tax, a week')).toEqual(['$320 in hand', '$320 in hand']);
  });

  it('[GEAR-33] says nothing of a property whose contract is not known', () => {
    expect(lawsOf(house)).toBeNull();
  });
});

it.each([
  ['2026-03-02', '2 March 2026'],
  ['2026-05-12T00:00', 'Before 7:30 pm AEST on 12 May 2026'],
  ['2026-05-12T19:29', 'Before 7:30 pm AEST on 12 May 2026'],
  ['2026-05-12T19:30', '7:30 pm AEST on 12 May 2026 or later'],
])('[GEAR-33] reads a contract of %s back as %s', (contractDate, text) => {
  const lines = gearingReadBack({ ...modellingDefaults.gearing, contractDate });
  expect(lines.find(({ label }) => label === 'Contract date')?.value).toBe(text);
});
