import { borrowingPowerSchema, borrowingPowerStart, decodeLink } from '@freehold/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { lenderTestsAddress } from './lender-tests.ts';

const form = {
  grossIncome: 120_000,
  maritalStatus: 'married',
  partnerIncome: 80_000,
  dependants: 2,
  existingLoans: 15_000,
} as const;
const linkSchema = z.object({ kind: z.literal('borrowing-power'), inputs: borrowingPowerSchema });

function linked(change: Partial<Parameters<typeof lenderTestsAddress>[0]>) {
  const [page, encoded = ''] = lenderTestsAddress({ ...form, ...change }).split('#s=');
  expect(page).toBe('/borrowing-power');
  return z.parse(linkSchema, decodeLink(encoded)).inputs;
}

it('the lenders’ tests open with incomes, dependants and loans, and their own first values for the rest', () => {
  expect(linked({})).toEqual({
    ...borrowingPowerStart,
    adults: 'two',
    salary: 120_000,
    salary2: 80_000,
    dependants: '2',
    otherBalance: 15_000,
    otherRepayment: null,
  });
});

it('a partner without an income counts as a person, and one who is no longer there does not', () => {
  expect(linked({ partnerIncome: null })).toMatchObject({ adults: 'two', salary2: 0 });
  expect(linked({ maritalStatus: 'divorced' })).toMatchObject({ adults: 'one', salary2: 0 });
});

it('more than four dependants are four or more', () => {
  expect(linked({ dependants: 20 })).toMatchObject({ dependants: '4' });
  expect(linked({ dependants: 0 })).toMatchObject({ dependants: '0' });
});

it('what is owed above $100,000 is a home loan', () => {
  expect(linked({ existingLoans: 100_000 })).toMatchObject({ otherBalance: 100_000, homeLoan: 0 });
  expect(linked({ existingLoans: 100_001 })).toMatchObject({ otherBalance: 0, homeLoan: 100_001 });
});
