import { describe, expect, it } from 'vitest';
import { clientRecordErrors } from './client-details.ts';

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
