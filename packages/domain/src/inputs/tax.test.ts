import { describe, expect, it } from 'vitest';
import { taxYearOfDay } from './tax.ts';

describe('the tax year of a day', () => {
  it('changes on 1 July, and is none where no rates are known', () => {
    expect(taxYearOfDay('2026-06-30')).toBe('2025-26');
    expect(taxYearOfDay('2026-07-01')).toBe('2026-27');
    expect(taxYearOfDay('2028-07-01')).toBeUndefined();
  });
});
