import { encodeScenario, mortgageDefaults } from '@freehold/contract';
import { expect, it } from 'vitest';
import { borrowingForm, scenarioOf } from './draft.ts';

const form = {
  grossIncome: 120_000,
  maritalStatus: 'married',
  partnerIncome: 80_000,
  dependants: 2,
  existingLoans: 15_000,
} as const;

it('[LEAD-05] a link leaves out a partner income that does not count', () => {
  expect(scenarioOf(form)).toMatchObject({ kind: 'borrowing', inputs: form });
  expect(scenarioOf({ ...form, maritalStatus: 'single' })).toMatchObject({ inputs: { partnerIncome: null } });
});

it('a link of another calculator is not taken', () => {
  const inputs = { ...mortgageDefaults, priceRise: 2.5 };
  const link = encodeScenario({ v: 1, kind: 'mortgage', inputs: { ...inputs, loanTerm: '30' } });
  expect(borrowingForm.readLink(link)).toMatchObject({ draft: null });
});

it('every field has its name', () => {
  expect(Object.keys(borrowingForm.labels)).toEqual(borrowingForm.fields);
});
