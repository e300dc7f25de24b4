import { describe, expect, it } from 'vitest';
import { asksForPartner, type BorrowingDraft, draftErrors, emptyDraft, formOf, parseDraft, toDraft } from './draft.ts';

const valid: BorrowingDraft = {
  grossIncome: '120k',
  maritalStatus: 'married',
  partnerIncome: '$80,000',
  dependants: '2',
  existingLoans: '15 000',
};
const errorsWith = (change: Partial<BorrowingDraft>) => draftErrors({ ...valid, ...change });

describe('the form', () => {
  it('[BORROW-02] holds five fields', () => {
    expect(Object.keys(emptyDraft)).toEqual([
      'grossIncome',
      'maritalStatus',
      'partnerIncome',
      'dependants',
      'existingLoans',
    ]);
  });

  it.each([
    ['', false],
    ['single', false],
    ['married', true],
    ['de-facto', true],
    ['divorced', false],
    ['widowed', false],
  ] as const)('[BORROW-03] asks %j for a partner income: %j', (maritalStatus, asks) => {
    expect(asksForPartner({ ...valid, maritalStatus })).toBe(asks);
  });

  it('[VALID-56] reads amounts as people type them', () => {
    expect(formOf(valid)).toEqual({
      grossIncome: 120_000,
      maritalStatus: 'married',
      partnerIncome: 80_000,
      dependants: 2,
      existingLoans: 15_000,
    });
  });

  it('shows a form again as it was read', () => {
    const form = formOf(valid);
    expect(form && formOf(toDraft(form))).toEqual(form);
    expect(form && toDraft(form).grossIncome).toBe('120,000');
  });

  it('shows what a damaged link holds, and leaves the rest open', () => {
    const opened = { grossIncome: null, maritalStatus: null, dependants: 2, existingLoans: 0 };
    expect(toDraft(opened)).toEqual({ ...emptyDraft, dependants: '2' });
  });
});

describe('errors', () => {
  it('[VALID-57] are none for valid fields, and exactly then there is a form', () => {
    expect(draftErrors(valid)).toEqual({});
    expect(formOf(emptyDraft)).toBeNull();
  });

  it.each(['0', '-5', '0.5', '', '  '])('[VALID-01] [VALID-02] name an income of %j', (grossIncome) => {
    expect(errorsWith({ grossIncome })).toEqual({ grossIncome: 'Income must be greater than 0' });
  });

  it('[VALID-03] name a missing marital status', () => {
    expect(errorsWith({ maritalStatus: '' })).toEqual({ maritalStatus: 'Please select marital status' });
  });

  it('[VALID-04] name dependants and loans below 0', () => {
    expect(errorsWith({ dependants: '-1', existingLoans: '-1' })).toEqual({
      dependants: 'Cannot be negative',
      existingLoans: 'Cannot be negative',
    });
  });

  it('[VALID-05] do not need a partner income', () => expect(errorsWith({ partnerIncome: '' })).toEqual({}));

  it.each([
    ['2.5', 'Enter a whole number'],
    ['two', 'Enter a whole number'],
    ['21', 'Enter 20 or fewer'],
  ])('[VALID-06] name %j dependants', (dependants, message) => {
    expect(errorsWith({ dependants })).toEqual({ dependants: message });
  });

  it('[VALID-06] name an amount that is too large', () => {
    const message = 'Enter an amount up to $1,000,000,000,000';
    expect(errorsWith({ grossIncome: '1,000,000,000,001', existingLoans: '2000000m' })).toEqual({
      grossIncome: message,
      existingLoans: message,
    });
  });

  it.each(['grossIncome', 'partnerIncome', 'existingLoans'] as const)('[VALID-56] refuse 1e5 as %s', (field) => {
    expect(errorsWith({ [field]: '1e5' })).toEqual({ [field]: 'Enter an amount, for example 85,000 or 85k' });
  });

  it('[LEAD-05] leave a partner income alone that is not asked for', () => {
    const single = { ...valid, maritalStatus: 'single', partnerIncome: 'abc' } as const;
    expect(draftErrors(single)).toEqual({});
    expect(formOf(single)?.partnerIncome).toBeNull();
  });
});

describe('a stored draft', () => {
  it('is taken only in its own shape', () => {
    expect(parseDraft(valid)).toEqual(valid);
    expect(parseDraft({ ...valid, email: 'a@example.com' })).toBeNull();
    expect(parseDraft({ ...valid, dependants: 2 })).toBeNull();
    expect(parseDraft(null)).toBeNull();
  });
});
