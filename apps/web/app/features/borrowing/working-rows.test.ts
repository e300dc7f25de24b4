import { describe, expect, it } from 'vitest';
import { workingRows } from './working-rows.ts';

const form = {
  grossIncome: 120_000,
  maritalStatus: 'married',
  partnerIncome: 80_000,
  dependants: 2,
  existingLoans: 15_000,
} as const;

describe('the working', () => {
  it('ends with the estimate', () => {
    expect(workingRows(form).at(-1)).toMatchObject({ label: 'Estimated borrowing capacity', amount: '$1,125,000' });
  });

  it('names the unit of an annual amount and the rule with its source', () => {
    const rows = workingRows(form);
    expect(rows[0]?.amount).toBe('$200,000 a year');
    expect(rows[1]?.rule).toMatch(
      /^Allowance per dependant: \$5,000 of annual income\. Source: Freehold’s own estimate/,
    );
    expect(rows[3]?.rule).toMatch(/^Income multiple: 6 times annual income\. Source: /);
    expect(rows[2]?.rule).toBeNull();
  });
});
