import { type Asset, blankProfile, type Liability, type ProfileRecord } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { asset, day, liability } from '../../test/household-records.ts';
import { clientTimeline } from './client-timeline.ts';
import { comingEvents } from './coming-events.ts';
import { leadingFigures } from './leading-figures.ts';
import { netWorthPath } from './net-worth-path.ts';
import { retirementTimeline } from './retirement-timeline.ts';
import { homeLoanBeside, leadingTax, timelineBeside } from './timeline-beside.ts';

interface Sketch {
  readonly profile?: Partial<ProfileRecord>;
  readonly assets?: readonly Asset[];
  readonly liabilities?: readonly Liability[];
}

function recordOf({ profile = {}, assets = [], liabilities = [] }: Sketch) {
  return { profile: { ...blankProfile, ...profile }, assets: [...assets], liabilities: [...liabilities] };
}

function figuresOf(sketch: Sketch) {
  const record = recordOf(sketch);
  return leadingFigures(clientTimeline(record, day), record);
}

const figureOf = (sketch: Sketch, id: string) => figuresOf(sketch).find((figure) => figure.id === id);
const linesOf = (sketch: Sketch, id: string) =>
  figureOf(sketch, id)?.working.map(({ label, value, note }) => [label, value, ...(note ? [note] : [])].join(' | '));

const home = asset({ id: 'home', assetType: 'Primary Home', description: 'Home', currentValue: 900_000 });
const unit = asset({
  id: 'unit',
  assetType: 'Investment Property',
  description: 'Unit',
  currentValue: 600_000,
  ownershipPercentage: 50,
});
const homeLoan = liability({
  id: 'loan',
  liabilityType: 'Mortgage',
  description: 'Home loan',
  isPrimaryResidence: true,
  loanBalance: 480_000,
  repaymentAmount: 1_000,
});

describe('the figures that lead [FIRST-03]', () => {
  it('are four, by the names that no other figure has', () => {
    expect(figuresOf({ assets: [home] }).map(({ name }) => name)).toEqual([
      'Net worth today',
      'Property equity',
      'Left over a month',
      'Next event',
    ]);
  });

  it('say how they have changed since the last month kept, but for the next event', () => {
    const monthFigures = [{ month: '2026-10', netWorth: 890_000, propertyEquity: 900_000, leftOverMonthly: 0 }];
    const record = { ...recordOf({ assets: [home] }), monthFigures };
    const changes = leadingFigures(clientTimeline(record, day), record).map(({ change }) => change);
    expect(changes[0]).toBe('+$10,000 since October 2026');
    expect(changes[1]).toBe('no change since October 2026');
    expect(changes[3]).toBeNull();
    expect(figureOf({ assets: [home] }, 'net-worth')?.change).toBe('no earlier month to compare with yet');
  });

  // Rent of 52,000 less 20 % is 41,600 a year. Tax of 2026-27: 15 % over 18,200 is 3,510, less the low income offset of
  // 700 − 5 % of 4,100 = 495, with the levy of 832: 3,847, of which eight months to June 2027 are 2,564.67.
  it('left over a month says which tax is billed after its twelve months', () => {
    const let_ = asset({ ...unit, ownershipPercentage: 100, incomeAmount: 1_000, incomeFrequency: 'Weekly' });
    const sketch = { assets: [let_] };
    expect(figureOf(sketch, 'left-over')?.note).toBe(
      'over the next 12 months, after tax, living costs and loans, before a tax bill of $2,565 on these months, in November 2027',
    );
    const { tax, netIncome, grossIncome } = timelineBeside(clientTimeline(recordOf(sketch), day));
    for (const { why } of [tax, netIncome])
      expect(why).toMatch(/^It stands before a tax bill of \$2,565 on these months, in November 2027\. /);
    expect(grossIncome.why).not.toContain('tax bill');
    // In December the bill of November lies within the twelve months, and nothing is assessed after it.
    const later = leadingFigures(clientTimeline(recordOf(sketch), '2026-12-24'), recordOf(sketch));
    expect(later.find(({ id }) => id === 'left-over')?.note).not.toContain('tax bill');
  });

  it('net worth adds what is owned at its share and takes off what is owed', () => {
    const savings = asset({ id: 'savings', assetType: 'Savings', currentValue: 40_000 });
    // 900,000 + half of 600,000 + 40,000 − 480,000
    expect(linesOf({ assets: [home, unit, savings], liabilities: [homeLoan] }, 'net-worth')).toEqual([
      'Property | $1,200,000',
      'Savings and cash | $40,000',
      'Loans and cards | −$480,000',
      'Net worth today | $760,000',
    ]);
  });

  it('property equity counts a share and shows the whole beside it; LVR is loans over the share [FIRST-05]', () => {
    const sketch = { assets: [home, unit], liabilities: [homeLoan] };
    expect(linesOf(sketch, 'property-equity')).toEqual([
      'Home | $900,000',
      'Unit | $300,000 | your 50% of $600,000',
      'Loans on property | −$480,000',
      'LVR | 40% | $480,000 ÷ $1,200,000',
      'Property equity | $720,000',
    ]);
    expect(figureOf(sketch, 'property-equity')?.note).toBe('LVR 40% of $1,200,000');
    expect(figureOf({}, 'property-equity')?.note).toBe('no property on record');
  });

  it('net worth and property equity are not known while a property has no value, and say which', () => {
    const sketch = { assets: [{ ...home, currentValue: 0 }, unit], liabilities: [homeLoan] };
    for (const id of ['net-worth', 'property-equity'] as const) {
      const unknown = { value: '–', note: 'add what Home is worth', change: null, isNegative: false, working: [] };
      expect(figureOf(sketch, id)).toMatchObject(unknown);
    }
    const [asked] = clientTimeline(recordOf(sketch), day).assumed.filter(({ field }) => field === 'value');
    expect(asked).toMatchObject({
      ask: { at: `assets.${home.id}.currentValue`, question: 'What is Home worth today?' },
    });
  });

  it('left over is twelve months of money in less money out, by the month', () => {
    // Tax-free income, so that no tax is worked out: 36,000 a year, living costs of 1,500, and a loan without interest.
    const profile = { nonTaxableIncome: 36_000, monthlyLivingExpenses: 1_500 };
    const sketch = { profile, assets: [home], liabilities: [homeLoan] };
    expect(linesOf(sketch, 'left-over')).toEqual([
      'Other income before tax | $36,000',
      'Living costs | −$18,000',
      'Loan principal | −$12,000',
      'Left over in 12 months | $6,000',
      'Left over a month | $500 | $6,000 ÷ 12',
    ]);
    const poor = figureOf({ ...sketch, profile: { ...profile, monthlyLivingExpenses: 2_500 } }, 'left-over');
    expect([poor?.value, poor?.isNegative]).toEqual(['−$500', true]);
  });

  it('what comes next is in order: the law for a rental of whose contract the day is not known, the first principal, retirement', () => {
    const loan = {
      ...homeLoan,
      isPrimaryResidence: false,
      description: 'Unit loan',
      loanType: 'Interest Only' as const,
    };
    const sketch = {
      profile: { dateOfBirth: '1970-03-01', desiredRetirementAge: 0 },
      assets: [{ ...unit, yearPurchased: 2026 }],
      liabilities: [loan],
    };
    // Interest only counted for five years, retirement at 65: neither is on record.
    expect(linesOf(sketch, 'next-event')).toEqual([
      'Rental losses: new law | 1 July 2027 | losses of Unit no longer lower tax on other income; the day of the contract is not on your record',
      'Repaying principal of Unit loan begins | November 2031 | interest only until then; the month is not on your record',
      'You retire | March 2035 | salary ends; the month is not on your record',
    ]);
    expect(figureOf(sketch, 'next-event')?.value).toBe('1 July 2027');
  });

  it('says that nothing comes, and what has been is left out', () => {
    expect(figureOf({ assets: [home] }, 'next-event')).toMatchObject({ value: '–', working: [] });
    const retired = recordOf({ profile: { dateOfBirth: '1950-01-01' } });
    expect(comingEvents(clientTimeline(retired, day), retired)).toEqual([]);
  });
});

describe('net worth over time', () => {
  it('starts today and ends in the June that ends the timeline, prices taken off by the year', () => {
    const savings = asset({ id: 'savings', assetType: 'Savings', currentValue: 1_000_000 });
    // 12,000 a year comes in and goes out: 1,000,000 of cash without interest stays.
    const profile = { nonTaxableIncome: 12_000, monthlyLivingExpenses: 1_000 };
    const client = clientTimeline(recordOf({ profile, assets: [savings] }), day);
    const path = netWorthPath(client);
    expect(path[0]).toEqual({ years: 0, month: '2026-11', amount: 1_000_000, today: 1_000_000 });
    expect(path[1]).toMatchObject({ years: 1, month: '2027-11', amount: 1_000_000 });
    // 2.5 % a year: 1,000,000 ÷ 1.025
    expect(path[1]?.today).toBeCloseTo(975_609.76, 2);
    // Eight months of 2026-27 and 39 years.
    expect(path.at(-1)).toMatchObject({ years: 476 / 12, month: '2066-07' });
  });
});

describe('retirement in a timeline', () => {
  it('is the money at the end of the month of retirement in today’s dollars, and whether it lasts', () => {
    const savings = asset({ id: 'savings', assetType: 'Savings', currentValue: 102_500 });
    // Twelve months from November 2026: October 2027 is the last of the first year.
    const profile = {
      dateOfBirth: '1967-10-05',
      desiredRetirementAge: 60,
      nonTaxableIncome: 12_000,
      monthlyLivingExpenses: 1_000,
    };
    const found = retirementTimeline(clientTimeline(recordOf({ profile, assets: [savings] }), day));
    expect(found.lines).toEqual([
      { label: 'Savings and cash', value: '$100,000' },
      { label: 'Net worth when you retire, in today’s dollars', value: '$100,000' },
    ]);
    expect(found.ending).toBe('You retire in October 2027.');
    expect(found.answer).toMatch(/^When you retire in October 2027 you have \$100,000 in today’s dollars\. /);
  });

  it('takes off other debts with a minus, and says of a tax refund to come that it is one', () => {
    const profile = {
      dateOfBirth: '1967-10-05',
      desiredRetirementAge: 60,
      grossIncome: 150_000,
      existingLoans: 500_000,
    };
    const flat = { ...unit, ownershipPercentage: 100, originalPrice: 600_000 };
    const loan = { ...homeLoan, isPrimaryResidence: false, linkedAssetId: 'unit' };
    const savings = asset({ id: 'savings', assetType: 'Savings', currentValue: 300_000 });
    const debtsOf = (sketch: Sketch) =>
      retirementTimeline(clientTimeline(recordOf({ profile, ...sketch }), day))
        .lines.filter(({ label }) => /debts|[Tt]ax /.test(label))
        .map(({ label, value }) => `${label}: ${value.replace(/\d.*/, '')}`);
    expect(debtsOf({ assets: [flat, savings], liabilities: [loan] })).toEqual([
      'Other debts: \u2212$',
      'Tax refund to come: $',
    ]);
    expect(debtsOf({ assets: [{ ...savings, incomeAmount: 5_000, incomeFrequency: 'Monthly' }] })).toEqual([
      'Other debts: \u2212$',
      'Tax assessed and not yet paid: \u2212$',
    ]);
  });

  it('[FIRST-14] says what to add where nothing is on record, also beside living costs alone', () => {
    const nothing = {
      answer: 'Add an income, savings or a home, and it is drawn here.',
      ending: '',
      isShort: false,
      lasting: '',
      lines: [],
    };
    expect(retirementTimeline(clientTimeline(recordOf({}), day))).toEqual(nothing);
    const profile = { monthlyLivingExpenses: 1_000 };
    expect(retirementTimeline(clientTimeline(recordOf({ profile }), day))).toEqual(nothing);
    const owing = clientTimeline(recordOf({ profile, liabilities: [homeLoan] }), day);
    expect(retirementTimeline(owing).isShort).toBe(true);
  });

  it('names the month in which the money runs short', () => {
    const savings = asset({ id: 'savings', assetType: 'Savings', currentValue: 2_500 });
    const profile = { monthlyLivingExpenses: 1_000 };
    // 2,500 pays November and December, and half of January.
    const found = retirementTimeline(clientTimeline(recordOf({ profile, assets: [savings] }), day));
    expect(found).toEqual({
      answer:
        'No month of retirement is counted: add your date of birth and your retirement age. The money runs short in January 2027.',
      ending: '',
      isShort: true,
      lasting: 'The money runs short in January 2027.',
      lines: [],
    });
  });
});

describe('figures beside quick estimates', () => {
  it('are the timeline’s own, each with its name and a reason', () => {
    const profile = { nonTaxableIncome: 36_000, monthlyLivingExpenses: 1_500, existingLoans: 500_000 };
    const beside = timelineBeside(clientTimeline(recordOf({ profile, assets: [home], liabilities: [homeLoan] }), day));
    expect(beside.grossIncome).toMatchObject({
      name: 'Income before tax, next 12 months in your timeline',
      value: '$36,000',
    });
    expect(beside.netIncome.value).toBe('$36,000');
    expect(beside.tax.value).toBe('$0');
    // 480,000 listed, and the 20,000 by which Existing Loans are more.
    expect(beside.owed.value).toBe('$500,000');
    const names = Object.values(beside).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.values(beside).every(({ why }) => why.endsWith('.'))).toBe(true);
  });

  it('tax leads with what is withheld and billed, and the years whose rates it is at', () => {
    const client = clientTimeline(recordOf({ profile: { grossIncome: 100_000 } }), day);
    const { label, value, note, working } = leadingTax(client);
    expect({ name: label, value }).toEqual({
      name: timelineBeside(client).tax.name,
      value: timelineBeside(client).tax.value,
    });
    expect(note).toContain('at the rates of 2026-27 and 2027-28');
    expect(working.map((line) => line.label)).toEqual([
      'Tax withheld from salaries',
      'Tax bills paid, less refunds',
      'Tax over the next 12 months in your timeline',
    ]);
    // Eight months at 22,520 a year with the levy, and four at 22,252 less the offset of 250.
    expect(working[0]?.value).toBe('$22,347');
    const july = clientTimeline(recordOf({ profile: { grossIncome: 100_000 } }), '2026-07-01');
    expect(leadingTax(july).note).toMatch(/at the rates of 2026-27, with/);
  });

  it('a home loan ends in the month of its last repayment, or is still owed at the end', () => {
    const small = { ...homeLoan, loanBalance: 3_500 };
    const client = clientTimeline(recordOf({ assets: [home], liabilities: [small] }), day);
    // 1,000 in November, December and January, 500 in February.
    expect(homeLoanBeside(client, 'loan')?.value).toBe('February 2027');
    const large = clientTimeline(recordOf({ assets: [home], liabilities: [homeLoan] }), day);
    // 480 repayments are needed, 476 are made.
    expect(homeLoanBeside(large, 'loan')?.value).toBe('$4,000 still owed in June 2066');
    expect(homeLoanBeside(large, 'other')).toBeNull();
  });
});
