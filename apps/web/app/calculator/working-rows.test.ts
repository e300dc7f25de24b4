import {
  explainBorrowingCapacity,
  explainMortgageRepayment,
  explainNegativeGearing,
  growthRates,
} from '@freehold/finance';
import { describe, expect, it } from 'vitest';
import { workingRows } from './working-rows.ts';

const person = {
  grossIncome: 120_000,
  maritalStatus: 'married',
  partnerIncome: 80_000,
  dependants: 2,
  existingLoans: 15_000,
} as const;

describe('the working', () => {
  const rows = workingRows(explainBorrowingCapacity(person));

  it('ends with the result', () => {
    expect(rows.at(-1)).toMatchObject({ label: 'Estimated borrowing capacity', amount: '$1,125,000' });
  });

  it('names the unit of an annual amount and the rule with its source', () => {
    expect(rows[0]?.amount).toBe('$200,000 a year');
    expect(rows[1]?.rule).toMatch(
      /^Allowance per dependant: \$5,000 of annual income\. Source: Freehold’s own estimate/,
    );
    expect(rows[3]?.rule).toMatch(/^Income multiple: 6 times annual income\. Source: /);
    expect(rows[2]?.rule).toBeNull();
  });

  it('shows rates, counts and times in their own units', () => {
    const loan = {
      loanAmount: 500_000,
      interestRate: 4.5,
      loanTerm: 30,
      repaymentFrequency: 'monthly',
      loanType: 'principal_and_interest',
      additionalRepayments: 200,
      today: '2026-11-21',
    } as const;
    const amounts = new Map(workingRows(explainMortgageRepayment(loan)).map((row) => [row.label, row.amount]));
    expect(amounts.get('Rate per repayment')).toBe('0.375%');
    expect(amounts.get('Repayments made')).toBe('310');
    expect(amounts.get('Time saved')).toBe('4 years 2 months');
  });

  it('names a scale or a table of rates without writing it out', () => {
    const terms = { propertyType: 'House', propertyPrice: 600_000, ownershipPercentage: 100 } as const;
    const years = { currentTaxableIncome: 77_000, depreciationYear: 1, financialYear: '2025-26' } as const;
    const rules = workingRows(explainNegativeGearing({ ...terms, ...years })).map(({ rule }) => rule ?? '');
    expect(rules.join(' ')).toContain('Depreciation rates. Source: ');
    expect(rules.join(' ')).toContain('2024-25 to 2025-26 resident rates. Source: ');
    expect(rules.join(' ')).not.toContain('[object');
  });

  it('writes a rule of several values out', () => {
    const [row] = workingRows([{ label: 'x', amount: 1, unit: 'years', formula: '1', rule: growthRates }]);
    expect(row).toMatchObject({ amount: '1 year' });
    expect(row?.rule).toContain('low 3, medium 5, high 7 percent a year.');
  });
});
