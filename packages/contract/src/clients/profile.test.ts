import { describe, expect, it } from 'vitest';
import { blankProfile, mergedProfile, profileInputSchema, profileRecordSchema } from './profile.ts';

describe('profileInputSchema', () => {
  it('[VALID-30] takes an empty form', () => {
    expect(profileInputSchema.parse({})).toEqual({});
    expect(profileInputSchema.safeParse(blankProfile).success).toBe(true);
  });

  it('drops what nobody may send', () => {
    expect(profileInputSchema.parse({ role: 'ADMIN', id: 'x', assets: [], firstName: ' Ann ' })).toEqual({
      firstName: 'Ann',
    });
  });

  it('names the same fields as the stored record and the blank one', () => {
    const fields = Object.keys(profileInputSchema.shape).sort();
    expect(Object.keys(profileRecordSchema.shape).sort()).toEqual(fields);
    expect(Object.keys(blankProfile).sort()).toEqual(fields);
  });

  it.each([
    [0.1 + 0.2, 0.3],
    [1.005, 1.01],
    [2.675, 2.68],
    [999_999_999_999.99, 999_999_999_999.99],
    [1e12, 1e12],
    [-0, 0],
  ])('keeps the amount %d to the cent as %d', (sent, kept) => {
    expect(profileInputSchema.parse({ grossIncome: sent }).grossIncome).toBe(kept);
  });

  it.each([-0.001, 1e12 + 0.01, 1e308, Number.NaN, Number.POSITIVE_INFINITY, '5', true, [5]])(
    'refuses the amount %s',
    (sent) => {
      expect(profileInputSchema.safeParse({ grossIncome: sent }).success).toBe(false);
    },
  );

  it('[ENT-05] puts an address into five parts, however long the answer gets', () => {
    const addressOf = (address: string) => profileInputSchema.safeParse({ address }).data?.address;
    expect(addressOf('Unit 2, 5 High St, Carlton, VIC, 3053, Australia')).toBe(
      'Unit 2 5 High St, Carlton, VIC, 3053, Australia',
    );
    expect(addressOf('')).toBe(', , , , ');
    expect(addressOf(', , , , ')).toBe(', , , , ');
    const longest = addressOf('x'.repeat(1_000));
    expect(longest).toHaveLength(1_008);
    expect(addressOf(longest ?? '')).toBe(longest);
    expect(addressOf('x'.repeat(1_001))).toBeUndefined();
  });
});

describe('mergedProfile', () => {
  it('keeps what is left out, and takes null as blank', () => {
    const stored = { ...blankProfile, occupation: 'Nurse', grossIncome: 5, desiredRetirementAge: 60, isRenting: true };
    const merged = mergedProfile(stored, { occupation: undefined, grossIncome: null, desiredRetirementAge: null });
    expect(merged).toEqual({ ...stored, grossIncome: 0, desiredRetirementAge: 65 });
  });
});
