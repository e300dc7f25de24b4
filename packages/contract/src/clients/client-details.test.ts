import { describe, expect, it } from 'vitest';
import { clientDetailsInputSchema, clientRecordErrors, longestPortfolios } from './client-details.ts';

const today = '2026-11-21';
const inFuture = 'Date of birth cannot be in the future';

describe('clientRecordErrors', () => {
  it('[VALID-31] [VALID-32] names dates of birth to come; today and blank are fine', () => {
    const profile = { dateOfBirth: '2026-11-22', partnerDob: '2026-11-22' };
    expect(clientRecordErrors({ profile }, today, 'profile.')).toEqual([
      { field: 'profile.dateOfBirth', message: inFuture },
      { field: 'profile.partnerDob', message: inFuture },
    ]);
    expect(clientRecordErrors({ profile: { dateOfBirth: today, partnerDob: '' } }, today)).toEqual([]);
    expect(clientRecordErrors({ profile: { dateOfBirth: null } }, today)).toEqual([]);
  });

  it('[VALID-34] names the asset that was bought in a year to come', () => {
    const assets = [{ yearPurchased: 2026 }, { yearPurchased: 2027 }, {}];
    expect(clientRecordErrors({ profile: {}, assets }, today)).toEqual([
      { field: 'assets.1.yearPurchased', message: 'The year cannot be in the future' },
    ]);
  });
});

describe('portfolios of a record', () => {
  function refusals(portfolios: unknown) {
    const { error } = clientDetailsInputSchema.safeParse({ profile: {}, portfolios });
    return (error?.issues ?? []).map(({ message }) => message);
  }

  /** A list of empty objects that counts how many of them were looked at. */
  function countedList(length: number) {
    const looks = { count: 0 };
    const list = new Proxy(
      Array.from({ length }, () => ({})),
      {
        get: (target, name, receiver) => {
          if (/^\d+$/.test(String(name))) looks.count += 1;
          return Reflect.get(target, name, receiver);
        },
      },
    );
    return { list, looks };
  }

  it('stops a walk over a list that is too long at the characters a record may have', () => {
    const { list, looks } = countedList(690_000);
    expect(refusals([list])).toEqual(['The portfolios are too large']);
    expect(looks.count).toBeLessThanOrEqual(longestPortfolios / 2);
  });

  it('looks at no entry of an outer list that is too long', () => {
    const { list, looks } = countedList(longestPortfolios / 2 + 1);
    expect(refusals(list)).toEqual(['The portfolios are too large']);
    expect(looks.count).toBe(0);
  });

  it.each([
    ['a text of just the length', ['x'.repeat(longestPortfolios - 4)], []],
    ['a text one longer', ['x'.repeat(longestPortfolios - 3)], ['The portfolios are too large']],
    ['names that are too long', [{ ['x'.repeat(longestPortfolios)]: 0 }], ['The portfolios are too large']],
    ['as many numbers as there is room for', [Array.from({ length: 49_998 }, () => 0)], []],
    ['escapes that make it too long', ['\n'.repeat(60_000)], ['The portfolios are too large']],
    ['empty lists and objects', [[], {}, [[], {}]], []],
  ])('accepts or refuses %s', (_case, portfolios, messages) => {
    expect(refusals(portfolios)).toEqual(messages);
  });
});
