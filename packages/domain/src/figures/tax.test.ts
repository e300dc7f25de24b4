import { type HouseholdTaxInputs, householdTax } from '@freehold/finance';
import { expect, it } from 'vitest';
import { taxRows } from './tax.ts';

const inputs: HouseholdTaxInputs = {
  grossIncome: 100_000,
  nonTaxableIncome: 1_000,
  assessWithPartner: true,
  partnerIncome: 50_000,
  partnerNonTaxableIncome: 500,
  financialYear: '2025-26',
};

it('a couple’s rows have each person and both together', () => {
  // ATO, resident rates 2025-26: 4,288 + 30% of 55,000; 4,288 + 30% of 5,000.
  expect(taxRows(householdTax(inputs), inputs)).toEqual([
    {
      label: 'Income before tax, without rent and dividends',
      client: '$100,000',
      partner: '$50,000',
      together: '$150,000',
    },
    { label: 'Non-taxable income', client: '$1,000', partner: '$500', together: '$1,500' },
    { label: 'Tax, 2025-26', client: '$20,788', partner: '$5,788', together: '$26,576' },
    { label: 'Net, 2025-26', client: '$80,212', partner: '$44,712', together: '$124,924' },
  ]);
});

it('a client who is assessed alone has no partner in the rows, and the sums are theirs', () => {
  const alone = { ...inputs, assessWithPartner: false };
  const rows = taxRows(householdTax(alone), alone);
  expect(rows.map(({ partner }) => partner)).toEqual([null, null, null, null]);
  expect(rows.map(({ client, together }) => client === together)).toEqual([true, true, true, true]);
});
