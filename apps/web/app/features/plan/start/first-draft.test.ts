import { describe, expect, it } from 'vitest';
import { ageError, answersOf, blankDraft, blankHome, dollarsError, readDraft, worthError } from './first-draft.ts';

describe('the answers to the five questions', () => {
  it('are null where nothing was said, or what was typed is not yet an amount', () => {
    const answers = answersOf({ ...blankDraft, age: '4', income: '12o', savings: '' }, '2026-12');
    expect(answers).toEqual({
      start: '2026-12',
      people: [{ age: null, income: null, super: null }],
      homes: [],
      rentWeekly: null,
      savings: null,
      monthlySpending: null,
      want: 'look',
    });
  });

  it('take amounts as people type them, and a partner only where there is one', () => {
    const draft = { ...blankDraft, age: '38', income: '132k', partnerAge: '36', partnerIncome: '$88,000' };
    expect(answersOf(draft, '2026-12').people).toEqual([{ age: 38, income: 132_000, super: null }]);
    expect(answersOf({ ...draft, isCouple: true }, '2026-12').people[1]).toEqual({
      age: 36,
      income: 88_000,
      super: null,
    });
  });

  it('have a property from when it is known what it is worth; owing nothing is 0, a home has no rent', () => {
    const homes = [
      { ...blankHome, worth: '1.45m', owing: '585,000', rent: '600' },
      { ...blankHome, use: 'rent' as const, state: 'QLD' as const, worth: '620k', owing: '', rent: '' },
      { ...blankHome, owing: '100k' },
    ];
    expect(answersOf({ ...blankDraft, homes }, '2026-12').homes).toEqual([
      { use: 'home', state: 'NSW', value: 1_450_000, owing: 585_000, rentWeekly: null },
      { use: 'rent', state: 'QLD', value: 620_000, owing: 0, rentWeekly: null },
    ]);
  });

  it('have no rent from the moment a home to live in is added', () => {
    const renting = { ...blankDraft, rent: '480' };
    expect(answersOf(renting, '2026-12').rentWeekly).toBe(480);
    expect(answersOf({ ...renting, homes: [{ ...blankHome, use: 'rent' }] }, '2026-12').rentWeekly).toBe(480);
    expect(answersOf({ ...renting, homes: [blankHome] }, '2026-12').rentWeekly).toBe(0);
  });

  it('say what is wrong with an age and an amount', () => {
    expect([ageError(''), ageError('35'), ageError('17'), ageError('35.5'), ageError('old')]).toEqual([
      null,
      null,
      'Enter an age from 18 to 100.',
      'Enter an age in whole years, such as 35.',
      'Enter an age in whole years, such as 35.',
    ]);
    expect([
      dollarsError(''),
      dollarsError('1.2m'),
      dollarsError('-5'),
      dollarsError('2000m'),
      dollarsError('x'),
    ]).toEqual([
      null,
      null,
      'Enter an amount from $0.',
      'Enter an amount up to $1,000,000,000.',
      'Enter an amount, such as 650,000 or 650k.',
    ]);
  });

  it('ask what a property is worth, without which what is owed on it is lost', () => {
    const missing = 'Enter what it is worth, or remove the property.';
    expect([worthError(''), worthError('0'), worthError('650k')]).toEqual([missing, missing, null]);
    expect([worthError('-5'), worthError('x')]).toEqual([dollarsError('-5'), dollarsError('x')]);
  });

  it('are read from what a link brings without anything that is not theirs', () => {
    expect(readDraft(null)).toEqual(blankDraft);
    const known = { ...blankHome, worth: '1', known: { land: 300_000 } };
    expect(readDraft({ homes: [known] }).homes).toEqual([known]);
    expect(answersOf({ ...blankDraft, homes: [known] }, '2026-12').homes[0]?.known).toEqual({ land: 300_000 });
    const read = readDraft({
      age: 38,
      income: '9'.repeat(99),
      want: 'retire',
      isCouple: true,
      homes: [{ state: 'XX' }, 3],
    });
    expect(read).toEqual({
      ...blankDraft,
      income: '9'.repeat(30),
      want: 'retire',
      isCouple: true,
      homes: [blankHome, blankHome],
    });
  });
});
