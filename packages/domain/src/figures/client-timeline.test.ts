import { blankProfile } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { day, liability } from '../../test/household-records.ts';
import { clientTimeline } from './client-timeline.ts';

const profile = { ...blankProfile, dateOfBirth: '1990-04-12', grossIncome: 161_000 };
const coverOf = (liabilities: Parameters<typeof clientTimeline>[0]['liabilities']) => {
  const { assumed } = clientTimeline({ profile, assets: [], liabilities }, day);
  return assumed.filter(({ field }) => field === 'hospitalCover').map(({ countedAs }) => countedAs);
};

describe('hospital cover that a record does not have', () => {
  it('is told in one sentence more with the surcharge that it may mean', () => {
    // 1.25 % × (161,000 − 1,000) in the seven months' year, as of a whole one.
    expect(coverOf([])).toEqual([
      'Private hospital cover of the client is not recorded: no Medicare levy surcharge is counted. Private hospital cover is counted as held: without it about $2,000 a year of Medicare levy surcharge would be due from the year to June 2027.',
    ]);
    expect(coverOf([liability({ id: 'cover', liabilityType: 'Private Health' })])).toEqual([
      'Private Health is counted as hospital cover.',
    ]);
  });
});
