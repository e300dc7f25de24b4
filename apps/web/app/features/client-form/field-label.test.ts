import { expect, it } from 'vitest';
import { fieldLabel } from './field-label.ts';

it('calls a field as the form does, and says whose it is', () => {
  expect(fieldLabel('grossIncome')).toBe('Gross Income');
  expect(fieldLabel('partnerIncome')).toBe('Partner: Gross Income');
  expect(fieldLabel('liabilities')).toBe('Liabilities');
});

it('has words for a field that is not on the form', () => {
  expect(fieldLabel('additionalThing')).toBe('Additional thing');
});
