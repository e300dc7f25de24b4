import { describe, expect, it } from 'vitest';
import { affordabilityLine, type ClientFigures, capacityInputs, capacityOf, capacityWorking } from './affordability.ts';
import { type AssignmentDraft, startingDraft, termErrors, termsOf } from './assignment-draft.ts';
import { purchaseView } from './purchase-view.ts';

const client: ClientFigures = {
  grossIncome: 120_000,
  maritalStatus: 'married',
  assessWithPartner: true,
  partnerIncome: 80_000,
  dependants: 2,
  existingLoans: 250_000,
};

function figures(price: number, change: Partial<AssignmentDraft> = {}): Record<string, string> {
  const terms = termsOf({ ...startingDraft, ...change });
  if (terms === null) throw new Error('the terms of this test are not valid');
  const { rows } = purchaseView({ price, rentalYield: 4.2, capacity: null }, terms);
  return Object.fromEntries(rows.map(({ label, figure }) => [label, figure]));
}

function lineFor(price: number, capacity: number | null) {
  const terms = termsOf(startingDraft);
  if (terms === null) throw new Error('the starting terms are not valid');
  const { purchase } = purchaseView({ price, rentalYield: null, capacity }, terms);
  return affordabilityLine(purchase, { price, capacity, client: 'Ann Lee' });
}

describe('the calculator’s terms', () => {
  it('[ASSIGN-04] [ASSIGN-08] start at 20%, 30 years, 4.5% and 3.5% growth', () => {
    expect(termsOf(startingDraft)).toEqual({
      downPaymentPct: 20,
      loanTermYears: 30,
      interestRate: 4.5,
      growthPct: 3.5,
    });
  });

  it.each([
    ['downPaymentPct', '0', undefined],
    ['downPaymentPct', '100', undefined],
    ['downPaymentPct', '100.01', 'Enter 0 to 100'],
    ['downPaymentPct', '-1', 'Enter 0 to 100'],
    ['downPaymentPct', '', 'Enter 0 to 100'],
    ['loanTermYears', '1', undefined],
    ['loanTermYears', '50', undefined],
    ['loanTermYears', '0', 'Enter 1 to 50'],
    ['loanTermYears', '51', 'Enter 1 to 50'],
    ['loanTermYears', '12.5', 'Enter a whole number'],
    ['interestRate', '0', undefined],
    ['interestRate', '25', undefined],
    ['interestRate', '-0.1', 'Cannot be negative'],
    ['interestRate', '', 'Cannot be negative'],
    ['interestRate', '1e1', 'Enter a rate in percent, for example 5.5'],
    ['interestRate', '101', 'Enter up to 100'],
    ['growthPct', '51', 'Enter −50 to 50'],
  ] as const)('[VALID-52] [VALID-53] %s of %j: %s', (field, text, message) => {
    const draft = { ...startingDraft, [field]: text };
    expect(termErrors(draft)[field]).toBe(message);
    expect(termsOf(draft) === null).toBe(message !== undefined);
  });
});

describe('the financial summary', () => {
  it('[ASSIGN-05] [ASSIGN-06] works S-AS-01', () => {
    expect(figures(750_000)).toEqual({
      Price: '$750,000',
      Deposit: '$150,000',
      Loan: '$600,000',
      'Monthly repayment': '$3,040.11',
      'Total interest': '$494,440',
      'Annual rent': '$31,500',
      'Value after 10 years': '$1,057,949',
    });
  });

  it('works S-AS-02', () => {
    const terms = { downPaymentPct: '10', loanTermYears: '25', interestRate: '6.2' };
    expect(figures(600_000, terms)).toMatchObject({
      Loan: '$540,000',
      'Monthly repayment': '$3,545.54',
      'Total interest': '$523,663',
      'Value after 10 years': '$846,359',
    });
  });

  it('[ASSIGN-07] works S-AS-03 and S-AS-04', () => {
    expect(figures(600_000, { downPaymentPct: '100' })).toMatchObject({ Loan: '$0', 'Monthly repayment': '$0.00' });
    const free = { interestRate: '0', loanTermYears: '40' };
    expect(figures(480_000, free)).toMatchObject({ 'Monthly repayment': '$800.00', 'Total interest': '$0' });
  });

  it('says that a rent is not provided instead of showing 0', () => {
    const terms = termsOf(startingDraft);
    const rows = terms && purchaseView({ price: 1, rentalYield: null, capacity: null }, terms).rows;
    expect(rows?.find(({ label }) => label === 'Annual rent')?.figure).toBe('Not provided');
  });
});

describe('affordability', () => {
  it('[ASSIGN-09] [ASSIGN-12] compares the capacity with the price: equal is enough, a cent less is not', () => {
    // Golden cases S-AS-05 and S-AS-06.
    expect(lineFor(750_000, 750_000)).toEqual({
      answer: 'Likely afford: yes',
      reason: 'The borrowing capacity of $750,000 covers the price of $750,000. The deposit needed is $150,000.',
    });
    const { answer, reason } = lineFor(750_000, 749_999.99);
    expect(answer).toBe('Likely afford: no');
    expect(reason).toContain('$749,999.99 is below the price of $750,000');
  });

  it('[ASSIGN-10] comes from the public formula, and says when there is no income', () => {
    // Golden case S-BC-03.
    expect(capacityOf(client)).toBe(890_000);
    expect(capacityWorking(client).at(-1)?.formula).toBe('$1,140,000 − $250,000');
    const without = { ...client, grossIncome: 0, partnerIncome: 0 };
    expect(capacityOf(without)).toBeNull();
    expect(capacityWorking(without)).toEqual([]);
    expect(lineFor(750_000, capacityOf(without))).toEqual({
      answer: 'Not enough information',
      reason: 'Ann Lee has no income on record. The deposit needed is $150,000.',
    });
  });

  it.each([
    ['married', true, 890_000],
    ['de-facto', true, 890_000],
    ['married', false, 410_000],
    ['single', true, 410_000],
    ['divorced', true, 410_000],
    ['', true, 410_000],
  ] as const)(
    '[ASSIGN-11] counts the partner of a client who is %j and assessed together: %s',
    (maritalStatus, assessWithPartner, expected) => {
      expect(capacityOf({ ...client, maritalStatus, assessWithPartner })).toBe(expected);
    },
  );

  it('does not take a partner’s income that does not count for an income', () => {
    expect(capacityInputs({ ...client, grossIncome: 0, assessWithPartner: false })).toBeNull();
    expect(capacityInputs({ ...client, grossIncome: 0 })?.partnerIncome).toBe(80_000);
  });

  it('asks for a client first', () => {
    const terms = termsOf(startingDraft);
    if (terms === null) throw new Error('the starting terms are not valid');
    const { purchase } = purchaseView({ price: 750_000, rentalYield: 4, capacity: null }, terms);
    expect(affordabilityLine(purchase, { price: 750_000, capacity: null, client: null }).answer).toBe(
      'Choose a client',
    );
  });
});
