import { expect, it } from 'vitest';
import { calculatorLoanType, liabilityLoanType } from './record-kinds.ts';

it('[ENT-26] client records and calculators have names of their own for loan types, joined one to one', () => {
  expect(calculatorLoanType('Interest Only')).toBe('interest_only');
  expect(calculatorLoanType('Principal and Interest')).toBe('principal_and_interest');
  expect(liabilityLoanType('interest_only')).toBe('Interest Only');
  expect(liabilityLoanType('principal_and_interest')).toBe('Principal and Interest');
});

it('[ENT-26] a loan type that is not known repays principal too', () => {
  expect(calculatorLoanType('')).toBe('principal_and_interest');
});
