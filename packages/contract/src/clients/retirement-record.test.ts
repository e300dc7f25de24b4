import { describe, expect, it } from 'vitest';
import { blankLiability } from './liabilities.ts';
import { blankProfile } from './profile.ts';
import { retirementRecord } from './retirement-record.ts';

const day = { today: '2026-11-23', inflation: 2.5 };

function recordOf(profile: object) {
  const person = { ...blankProfile, dateOfBirth: '1986-03-04', grossIncome: 118_500, ...profile };
  const account = { id: '', role: 'CLIENT', hasAccount: true, emailVerified: true } as const;
  return retirementRecord({ profile: { ...person, ...account }, assets: [], liabilities: [] }, day);
}

describe('what the retirement outlook counts of a record', () => {
  it.each([
    ['both incomes of a couple assessed together', { assessWithPartner: true, partnerIncome: 96_500 }, 'both', 2, true],
    ['one income of somebody single', { maritalStatus: 'single' }, 'own', 1, true],
    ['one income where nothing is said of a partner', {}, 'own', 1, true],
    ['no surplus of one of a couple', { maritalStatus: 'married' }, 'one-of-two', 1, false],
    ['no surplus where a partner earns and is left out', { partnerIncome: 1 }, 'one-of-two', 1, false],
  ] as const)('[FIRST-02] is %s', (_, profile, incomeBasis, people, countsSurplus) => {
    const found = recordOf(profile);
    expect(found?.incomeBasis).toBe(incomeBasis);
    expect(found?.inputs.incomes).toHaveLength(people);
    expect(found?.inputs.countsSurplus).toBe(countsSurplus);
  });

  it('takes the tax year of the day, and the newest with a levy for a later day', () => {
    const details = { profile: { ...blankProfile, dateOfBirth: '1986-03-04' }, assets: [], liabilities: [] };
    const account = { id: '', role: 'CLIENT', hasAccount: true, emailVerified: true } as const;
    const profile = { ...details.profile, ...account };
    const on = (today: string) => retirementRecord({ ...details, profile }, { ...day, today })?.inputs.financialYear;
    expect([on('2026-06-30'), on('2026-07-01'), on('2031-01-01')]).toEqual(['2025-26', '2026-27', '2026-27']);
  });

  it('counts the interest of a loan without a repayment, and a recorded repayment as it is', () => {
    const profile = { ...blankProfile, dateOfBirth: '1986-03-04' };
    const account = { id: '', role: 'CLIENT', hasAccount: true, emailVerified: true } as const;
    const loan = { ...blankLiability, id: 'l', liabilityType: 'Mortgage', loanBalance: 410_000, interestRate: 6 };
    const liabilities = [loan, { ...loan, id: 'm', repaymentAmount: 700, repaymentFrequency: 'Weekly' }];
    const found = retirementRecord({ profile: { ...profile, ...account }, assets: [], liabilities }, day);
    // 6% of 410,000 over twelve months.
    expect(found?.inputs.liabilities).toMatchObject([
      { repaymentAmount: 2_050, repaymentFrequency: 'Monthly' },
      { repaymentAmount: 700, repaymentFrequency: 'Weekly' },
    ]);
  });

  it('needs a date of birth', () => {
    expect(recordOf({ dateOfBirth: '' })).toBeNull();
  });
});
