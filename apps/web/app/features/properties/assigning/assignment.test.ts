import { blankLiability } from '@freehold/contract';
import { capacityInputs } from '@freehold/domain';
import { assignDefaults } from '@freehold/finance';
import { describe, expect, it } from 'vitest';
import { aClient } from '../../client-dashboard/shared/golden-clients.ts';
import { affordability, type ClientFigures, capacityAfterDebts, capacityOf } from '../shared/affordability.ts';
import { type AssignmentDraft, startingDraft, termErrors, termsOf } from './assignment-draft.ts';
import { purchaseView } from './purchase-view.ts';

// The specification's example; the screen offers its rate as a button.
const exampleDraft: AssignmentDraft = { ...startingDraft, interestRate: String(assignDefaults.interestRate) };

const client: ClientFigures = {
  ...{ firstName: 'Ann', lastName: 'Lee', savings: 0, assets: [], liabilities: [] },
  grossIncome: 120_000,
  maritalStatus: 'married',
  assessWithPartner: true,
  partnerIncome: 80_000,
  dependants: 2,
  existingLoans: 250_000,
};

function figures(price: number, change: Partial<AssignmentDraft> = {}): Record<string, string> {
  const terms = termsOf({ ...exampleDraft, ...change });
  if (terms === null) throw new Error('the terms of this test are not valid');
  const { rows } = purchaseView({ price, rentalYield: 4.2, capacity: null }, terms);
  return Object.fromEntries(rows.map(({ label, figure }) => [label, figure]));
}

function answerFor(price: number, who: ClientFigures | null, change: Partial<AssignmentDraft> = {}) {
  const terms = termsOf({ ...startingDraft, ...change });
  if (terms === null) throw new Error('the terms of this test are not valid');
  const { purchase } = purchaseView({ price, rentalYield: null, capacity: capacityOf(who) }, terms);
  return affordability(purchase, { price, client: who });
}

describe('the calculator’s terms', () => {
  it('[ASSIGN-04] [ASSIGN-08] start at 20%, 30 years and 3.5% growth, and at 4.5% by a press', () => {
    expect(termsOf(exampleDraft)).toEqual({
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
      'Monthly repayment': '$3,040',
      'Total interest': '$494,440',
      'Annual rent': '$31,500',
      'Value after 10 years': '$1,057,949',
    });
  });

  it('works S-AS-02', () => {
    const terms = { downPaymentPct: '10', loanTermYears: '25', interestRate: '6.2' };
    expect(figures(600_000, terms)).toMatchObject({
      Loan: '$540,000',
      'Monthly repayment': '$3,546',
      'Total interest': '$523,663',
      'Value after 10 years': '$846,359',
    });
  });

  it('[ASSIGN-07] works S-AS-03 and S-AS-04', () => {
    expect(figures(600_000, { downPaymentPct: '100' })).toMatchObject({ Loan: '$0', 'Monthly repayment': '$0' });
    const free = { interestRate: '0', loanTermYears: '40' };
    expect(figures(480_000, free)).toMatchObject({ 'Monthly repayment': '$800', 'Total interest': '$0' });
  });

  it('says that a rent is not provided instead of showing 0', () => {
    const terms = termsOf(startingDraft);
    const rows = terms && purchaseView({ price: 1, rentalYield: null, capacity: null }, terms).rows;
    expect(rows?.find(({ label }) => label === 'Annual rent')?.figure).toBe('Not provided');
  });
});

describe('affordability', () => {
  it('[ASSIGN-09] [ASSIGN-12] has a quick reading that compares the capacity with the price: equal is enough, a cent less is not', () => {
    // Golden cases S-AS-05 and S-AS-06: 6 × (120,000 + 80,000 − 10,000) − 390,000 is 750,000.
    const equal = { ...client, existingLoans: 390_000 };
    expect(answerFor(750_000, equal).quickReading).toBe(
      'likely afford: yes. The borrowing capacity of $750,000 covers the price of $750,000. It counts $390,000 under Existing Loans and no other debt. The deposit needed is $150,000.',
    );
    const { quickReading } = answerFor(750_000, { ...client, existingLoans: 390_000.01 });
    expect(quickReading).toContain(
      'likely afford: no. The borrowing capacity of $749,999.99 is below the price of $750,000',
    );
    // Cents that decide nothing are not shown.
    expect(answerFor(760_000.4, { ...client, existingLoans: 390_000.01 }).quickReading).toContain(
      'likely afford: no. The borrowing capacity of $750,000 is below the price of $760,000',
    );
  });

  it('counts every debt on record beside the timeline, the larger of field and liabilities', () => {
    // 1,140,000 less the field's 250,000; less 480,000 under Liabilities.
    expect(capacityAfterDebts(client)).toBe(890_000);
    const liabilities = [{ ...blankLiability, id: 'l', liabilityType: 'Mortgage', loanBalance: 480_000 }];
    expect(capacityAfterDebts({ ...client, liabilities })).toBe(660_000);
    expect(capacityAfterDebts({ ...client, grossIncome: 0, partnerIncome: 0 })).toBeNull();
  });

  it('[ASSIGN-10] comes from the public formula, and says when there is no income', () => {
    // Golden case S-BC-03.
    expect(capacityOf(client)).toBe(890_000);
    expect(answerFor(750_000, client).quickWorking.at(-1)?.formula).toBe('$1,140,000 − $250,000');
    const without = { ...client, grossIncome: 0, partnerIncome: 0 };
    expect(capacityOf(without)).toBeNull();
    expect(answerFor(750_000, without)).toMatchObject({
      answer: 'Not enough information',
      quickReading: 'not enough information. The deposit needed is $150,000.',
      quickWorking: [],
    });
    expect(answerFor(750_000, without).reasons[0]).toBe('Ann Lee has no income on record.');
  });

  it('[FIRST-01] counts the larger of Existing Loans and Liabilities, names both, and holds the loan and the deposit against the record', () => {
    const { assets, liabilities } = aClient({
      assets: [
        { assetType: 'Savings', currentValue: 30_000 },
        { assetType: 'Shares', currentValue: 85_000 },
      ],
      liabilities: [
        { liabilityType: 'Mortgage', loanBalance: 612_000, limitAmount: 612_000 },
        { liabilityType: 'Mortgage', loanBalance: 468_000 },
        { liabilityType: 'Vehicle Loan', loanBalance: 18_000 },
        { liabilityType: 'Credit Card', loanBalance: 3_200, limitAmount: 15_000 },
      ],
    });
    const couple = {
      ...client,
      grossIncome: 118_500,
      partnerIncome: 96_500,
      existingLoans: 18_000,
      assets,
      liabilities,
    };
    const { answer, reasons, quickReading } = answerFor(489_000, couple);
    expect(answer).toBe('Likely afford: no');
    expect(reasons).toEqual([
      'The borrowing capacity of $117,000 after debts is below the loan of $391,200.',
      'Debts of $1,113,000 are counted: the larger of $18,000 under Existing Loans and $1,113,000 under Liabilities, cards at their limit.',
      'Recorded savings of $30,000 are below the deposit of $97,800; equity in what they own is not counted.',
    ]);
    expect(quickReading).toContain(
      'likely afford: yes. The borrowing capacity of $1,212,000 covers the price of $489,000.',
    );
    const light = { ...couple, liabilities: [], savings: 97_800 };
    expect(answerFor(489_000, light).answer).toBe('Likely afford: yes');
    expect(answerFor(489_000, { ...light, savings: 0, assets: [] })).toMatchObject({
      answer: 'Not enough information',
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
    expect(answerFor(750_000, null).answer).toBe('Choose a client');
  });
});
