import { blankProfile, type Liability, loanPlannerSchema, loanPlannerStart } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { day, liability } from '../../test/household-records.ts';
import { plannerStart } from './loan-planner-start.ts';

const yearNow = Number(day.slice(0, 4));
const inYears = (years: number) => `${yearNow + years}${day.slice(4)}`;
const home = (row: Partial<Liability> & { readonly id: string }) =>
  liability({ liabilityType: 'Mortgage', isPrimaryResidence: true, interestRate: 6.1, ...row });

function startOf(...liabilities: readonly Liability[]) {
  const start = plannerStart({ profile: blankProfile, assets: [], liabilities: [...liabilities] }, day);
  // Whatever it is, the form takes it.
  if (start) expect(loanPlannerSchema.safeParse({ ...loanPlannerStart, ...start.changes }).success).toBe(true);
  return start;
}

describe('what the loan planner starts with', () => {
  it('is a variable loan with a fixed one beside it as parts: 180,000 of 480,000 is 37.5%, so 38%', () => {
    const start = startOf(
      home({ id: 'v', loanBalance: 300_000, offsetBalance: 22_000 }),
      home({ id: 'f', loanBalance: 180_000, interestRate: 5.4, termType: 'Fixed', fixedUntil: inYears(2) }),
    );
    expect(start?.changes).toEqual({
      loan: 480_000,
      rate: 6.1,
      term: '30',
      offset: 22_000,
      fixedShare: 38,
      fixedRate: 5.4,
      fixedYears: '2',
    });
    expect(start?.note).toContain('whole percent');
  });

  it('has two fixed parts, the larger first, each with its rate and years', () => {
    const start = startOf(
      home({ id: 'v', loanBalance: 200_000 }),
      home({ id: 'a', loanBalance: 100_000, interestRate: 5.2, termType: 'Fixed', fixedUntil: inYears(1) }),
      home({ id: 'b', loanBalance: 200_000, interestRate: 5.8, termType: 'Fixed', fixedUntil: inYears(9) }),
    );
    expect(start?.changes).toMatchObject({
      ...{ loan: 500_000, rate: 6.1, fixedShare: 40, fixedRate: 5.8, fixedYears: '5' },
      ...{ fixedShare2: 20, fixedRate2: 5.2, fixedYears2: '1' },
    });
  });

  it('is a loan fixed as a whole without its offset, and says that the later rate is an example', () => {
    const row = { loanBalance: 400_000, offsetBalance: 9_000, termType: 'Fixed', interestRate: 5.5 } as const;
    const start = startOf(home({ id: 'f', ...row, fixedUntil: inYears(3) }));
    expect(start?.changes).toMatchObject({
      loan: 400_000,
      fixedShare: 100,
      fixedRate: 5.5,
      offset: 0,
      offsetMonthly: 0,
    });
    expect(start?.note).toContain('is an example');
  });

  it('counts interest-only years begun, as the form offers them: 4 as 5', () => {
    const row = { loanBalance: 400_000, loanType: 'Interest Only', interestOnlyUntil: inYears(4) } as const;
    const start = startOf(home({ id: 'i', ...row }));
    expect(start?.changes.interestOnly).toBe('5');
    expect(start?.note).toContain('Interest only is counted for 5 years');
  });

  it('is one loan alone where a fixed rate is over, its day unknown, or the parts are more than the form has', () => {
    const alone = { loan: 300_000, rate: 6.1, term: '30', offset: 0 };
    const main = home({ id: 'v', loanBalance: 300_000 });
    const fixed = { loanBalance: 100_000, termType: 'Fixed', interestRate: 5 } as const;
    expect(startOf(main, home({ id: 'a', ...fixed, fixedUntil: '2020-01-31' }))?.changes).toEqual(alone);
    expect(startOf(main, home({ id: 'a', ...fixed }))?.changes).toEqual(alone);
    const many = ['a', 'b', 'c'].map((id) => home({ id, ...fixed, fixedUntil: inYears(2) }));
    expect(startOf(main, ...many)?.changes).toEqual(alone);
  });

  it('is nothing without a home loan', () => {
    expect(startOf()).toBeNull();
  });
});
