import type { OptionChange, Plan } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { changeWords } from './change-words.ts';

const typical = fixture('typical');
const wordsOf = (option: string) => typical.options?.[option]?.changes.map((change) => changeWords(typical, change));

describe('a change in words', () => {
  it('says how much later, at which age, without what, and what is new', () => {
    expect(wordsOf('b')).toEqual(['Buy Next one 2 years later']);
    expect(wordsOf('c')).toEqual([
      'Alex stops work at 58 instead of 62',
      'Bo stops work at 58 instead of 60',
      'Without the renovation of Newtown',
      'Rates +3% from March 2027',
      'Spend less',
    ]);
    expect(wordsOf('d')).toEqual(['Sell Geelong in March 2028', 'Cash that is kept: $30,000 instead of $20,000']);
    expect(wordsOf('e')).toEqual([
      'Growth in NSW: 4% instead of 5%',
      'Growth in QLD: 4% instead of 5%',
      'Growth of rents: 2.5% instead of 3%',
    ]);
  });

  it.each<[OptionChange, string]>([
    [
      { set: 'law/settings/value2027' },
      'Value of homes on 1 July 2027: market value in the plan instead of a compound estimate',
    ],
    [{ set: 'homes/ip1/rent', to: 590 }, 'Ipswich, rent a week: $590 instead of $560'],
    [{ set: 'money/etf/dividends', to: 3_000 }, 'Shares, dividends a year: $3,000 instead of none'],
    [{ set: 'incomes/ia/yearly', to: 140_000 }, 'Alex’s pay, a year: $140,000 instead of $132,000'],
    [{ set: 'costs/living/monthly', to: 5_000 }, 'Living costs, a month: $5,000 instead of $5,200'],
    [{ set: 'events/stopA/when', to: '2048-06' }, 'Alex stops work in June 2048'],
    [{ set: 'events/reno/when', to: '2028-11' }, 'Renovate Newtown 3 months earlier'],
    [{ set: 'assume/prices' }, 'Inflation: what is usual instead of 2.5%'],
    [{ drop: 'homes/ip2' }, 'Without Geelong'],
    [{ off: 'events/sell' }, 'Without the sale of Geelong'],
    [
      { ops: [{ off: 'events/buy' }, { set: 'route/floor', to: 0 }] },
      'Without the purchase of Next one; Cash that is kept: $0 instead of $20,000',
    ],
  ])('%j', (change, words) => {
    expect(changeWords(typical, change)).toBe(words);
  });

  it('speaks to who has no name, and of records without one by what they are', () => {
    const nameless: Plan = {
      plan: 1,
      start: '2026-12',
      people: { a: { born: '1988-06' }, b: { born: '1990-02' } },
      homes: { r: { state: 'QLD', value: 600_000, rent: 500 } },
      loans: { l: { on: ['r'], balance: 400_000 } },
      events: {
        stop: { do: 'retire', who: 'a', when: { age: 60 } },
        part: { do: 'work', who: 'b', when: '2030-01', days: 4 },
        refi: { do: 'refinance', loan: 'l', when: { after: 'part', months: 6 }, pct: 6 },
      },
    };
    expect(changeWords(nameless, { set: 'events/stop/when/age', to: 62 })).toBe('You stop work at 62 instead of 60');
    expect(changeWords(nameless, { off: 'events/part' })).toBe('Without 4 days a week for your partner');
    expect(changeWords(nameless, { set: 'loans/l/balance', to: 390_000 })).toBe(
      'The loan on the rental in QLD, balance: $390,000 instead of $400,000',
    );
    expect(changeWords(nameless, { set: 'events/stop/when', to: { after: 'refi', months: 12 } })).toBe(
      'You stop work 1 year after refinancing the loan on the rental in QLD',
    );
  });
});
