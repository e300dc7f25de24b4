import { describe, expect, it } from 'vitest';
import { aClient, goldenCases } from '../shared/golden-clients.ts';
import { liabilityOverview } from './liability-list.ts';

describe('the liabilities', () => {
  it.each(goldenCases('liabilities.creditUtilisation'))(
    '[TABLIAB-02] [TABLIAB-03] use the credit of golden case $id',
    ({ inputs, expected }) => {
      const { credit } = liabilityOverview(aClient(inputs));
      expect(Math.abs(credit.utilisationPct - Number(expected.utilisationPct))).toBeLessThanOrEqual(0.01);
    },
  );

  it('[TABLIAB-03] say the true figure where the bar stops at 100%', () => {
    const { credit, creditText } = liabilityOverview(
      aClient({ liabilities: [{ loanBalance: 15_000, limitAmount: 12_000 }] }),
    );
    expect(credit.barPct).toBe(100);
    expect(creditText).toBe('125%, over the limit: $15,000 of $12,000 is used.');
    expect(liabilityOverview(aClient()).creditText).toBe('0%: none of your liabilities has a limit.');
  });

  it('say the credit in use of the cards, and beside it that of every loan with a limit', () => {
    const { credit, creditText, creditNote } = liabilityOverview(
      aClient({
        liabilities: [
          { liabilityType: 'Mortgage', loanBalance: 612_000, limitAmount: 635_000 },
          { liabilityType: 'Credit Card', loanBalance: 3_200, limitAmount: 15_000 },
        ],
      }),
    );
    expect(credit.balance).toBe(3_200);
    expect(creditText).toBe('21.33%: $3,200 of $15,000 is used.');
    // 615,200 of 650,000.
    expect(creditNote).toBe('Cards only. With every loan that has a limit it is 94.65%: $615,200 of $650,000.');
    const cardsAlone = liabilityOverview(aClient({ liabilities: [{ loanBalance: 1, limitAmount: 2 }] }));
    expect(cardsAlone.creditNote).toContain('Only liabilities with a limit count');
  });

  it('[TABLIAB-01] are a pie by type', () => {
    const household = goldenCases('dashboard.summary').find(({ id }) => id === 'S-DS-02');
    const { pie } = liabilityOverview(aClient(household?.inputs));
    expect(pie?.slices.map(({ name, value }) => [name, value])).toEqual([
      ['Mortgage', 976_000],
      ['Credit Card', 3_200],
    ]);
  });

  it('[TABLIAB-01] [TABLIAB-04] are listed with their terms, those without a balance too', () => {
    const { entries, pie } = liabilityOverview(
      aClient({
        liabilities: [
          {
            liabilityType: 'Vehicle Loan',
            description: 'Ute',
            lenderType: 'Bank',
            loanBalance: 22_000,
            interestRate: 7.25,
            repaymentAmount: 260,
            repaymentFrequency: 'Fortnightly',
          },
          { liabilityType: 'Childcare', repaymentAmount: 900 },
        ],
      }),
    );
    expect(entries.map(({ title, subtitle }) => [title, subtitle])).toEqual([
      ['Vehicle Loan', 'Ute, Bank'],
      ['Childcare', ''],
    ]);
    expect(entries[0]?.details.map(({ value }) => value)).toEqual([
      '$22,000',
      'No limit',
      '7.25% a year, variable',
      '$260 fortnightly, $563 a month',
      'Principal and Interest',
    ]);
    expect(entries[1]?.details[3]?.value).toBe('$900 monthly');
    expect(pie?.slices).toHaveLength(1);
  });
});
