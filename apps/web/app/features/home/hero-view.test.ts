import { decodeScenario } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { heroExample, heroView, heroWorkings } from './hero-view.ts';

const sentence = (income: string, rent: string) => {
  const { law } = heroView({ income, rent });
  return law && `${law.before} ${law.figure} ${law.after}`;
};

describe('the figures of the first screen', () => {
  it('are six times the income, and the loss of a home bought with that loan', () => {
    // 6 × 120,000. Price 720,000 ÷ 0.8 = 900,000; 720,000 × 6.5 % = 46,800; 900,000 × 1.5 % = 13,500;
    // 46,800 + 13,500 − 52 × 650 (33,800) = 26,500.
    expect(heroView(heroExample)).toMatchObject({ capacity: '$720,000', errors: {} });
    expect(sentence('120,000', '650')).toBe(
      'Buy a $900,000 established home with that loan now, rent it at $650 a week, and the 2027 law holds back $26,500 of loss in 2027-28: it waits for later rent or a gain instead of lowering your tax.',
    );
    // 540,000; price 675,000; 35,100 + 10,125 − 52 × 500 (26,000) = 19,225.
    expect(heroView({ income: '$90k', rent: '500 pw' }).capacity).toBe('$540,000');
    expect(sentence('$90k', '500 pw')).toContain('$675,000 established home');
    expect(sentence('$90k', '500 pw')).toContain('holds back $19,225 of loss');
  });

  it('say so where the rent covers the costs, to the dollar', () => {
    // 60,300 of costs are 1,159.62 a week.
    expect(sentence('120,000', '1,160')).toBe(
      'Buy a $900,000 established home with that loan now, rent it at $1,160 a week, and there is no loss in 2027-28 for the 2027 law to hold back.',
    );
    expect(sentence('120,000', '1,159')).toContain('holds back $32 of loss');
  });

  it('have their working, whose last line is the figure', () => {
    const { capacity, law } = heroWorkings(heroExample);
    expect(capacity.at(-1)).toMatchObject({ amount: 720_000 });
    expect(law.map(({ label, amount }) => [label, amount])).toEqual([
      ['Price', 900_000],
      ['Rent', 33_800],
      ['Interest', 46_800],
      ['Other expenses', 13_500],
      ['Excess of caught homes', 26_500],
      ['Met by net rent of other homes and revenue gains', 0],
      ['Held back', 26_500],
    ]);
    expect(heroWorkings({ income: '', rent: '650' })).toEqual({ capacity: [], law: [] });
    expect(heroWorkings({ income: '120000', rent: 'x' }).law).toEqual([]);
  });

  it.each([
    ['', '650', { income: 'Income must be greater than 0' }],
    ['0', '650', { income: 'Income must be greater than 0' }],
    ['-5', '650', { income: 'Income must be greater than 0' }],
    ['abc', '650', { income: 'Enter an amount, for example 85,000 or 85k' }],
    ['2000000000000', '650', { income: 'Enter an amount up to $1,000,000,000,000' }],
    ['120k', '', { rent: 'Enter the rent a week' }],
    ['120k', '-1', { rent: 'Cannot be negative' }],
    ['120k', '1e3', { rent: 'Enter an amount, for example 650' }],
    ['120k', '1,000,001', { rent: 'Enter a rent up to $1,000,000 a week' }],
  ])('of %j and %j name what is wrong and show no law', (income, rent, errors) => {
    const view = heroView({ income, rent });
    expect(view.errors).toEqual(errors);
    expect(view.law).toBeNull();
    expect(view.capacity).toBe('income' in errors ? null : '$720,000');
  });

  it('hold at the ends of what may be typed', () => {
    expect(heroView({ income: '1', rent: '0' })).toMatchObject({ capacity: '$6', errors: {} });
    expect(heroView({ income: '1000000000000', rent: '1,000,000' })).toMatchObject({ errors: {} });
    expect(sentence('1', '1,000,000')).toContain('no loss');
  });

  it('go to the borrowing calculator in a link that it can open whole', () => {
    const [page, encoded = ''] = heroView({ income: '650k', rent: '' }).address.split('#s=');
    expect(page).toBe('/borrowing-capacity');
    expect(decodeScenario(encoded)).toEqual({
      dropped: [],
      scenario: {
        v: 1,
        kind: 'borrowing',
        inputs: { grossIncome: 650_000, maritalStatus: 'single', partnerIncome: null, dependants: 0, existingLoans: 0 },
      },
    });
    expect(heroView({ income: '?', rent: '650' }).address).toBe('/borrowing-capacity');
  });
});
