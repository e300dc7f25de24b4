import { expectAccessible } from '../setup/accessible.ts';
import { bearer, newClient, openAs } from '../setup/client-form.ts';
import { newProperty, test } from '../setup/properties.ts';
import { expect } from '../setup/quiet-page.ts';

test('[FIRST-01] whether a couple can afford a property counts the debts and savings on their record', async ({
  page,
  api,
  adviser,
}) => {
  const property = await newProperty(api, adviser);
  const household = {
    firstName: 'Priya',
    grossIncome: 118_500,
    partnerIncome: 96_500,
    assessWithPartner: true,
  } as const;
  const { profile } = await newClient(api, adviser, {
    profile: { ...household, maritalStatus: 'married', dependants: 2, existingLoans: 18_000 },
    assets: [{ assetType: 'Shares', currentValue: 85_000 }],
    liabilities: [
      { liabilityType: 'Mortgage', loanBalance: 612_000, isPrimaryResidence: true },
      { liabilityType: 'Mortgage', loanBalance: 468_000 },
      { liabilityType: 'Vehicle Loan', loanBalance: 18_000 },
      { liabilityType: 'Credit Card', loanBalance: 3_200, limitAmount: 15_000 },
    ],
  });
  await openAs(page, adviser, `/assign-property?client=${profile.id}&property=${property.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Likely afford: no', { exact: true })).toBeVisible();
  // 6 × (118,500 + 96,500 − 10,000) = 1,230,000, less 612,000 + 468,000 + 18,000 + 15,000.
  for (const sentence of [
    'The borrowing capacity of $117,000 after debts is below the loan of $600,000.',
    'Debts of $1,113,000 are counted: the larger of $18,000 under Existing Loans and $1,113,000 under Liabilities, cards at their limit.',
    'No savings are on record, so the deposit of $150,000 is not shown to be there; equity in what they own is not counted.',
  ]) {
    await expect(main.getByText(sentence, { exact: true })).toBeVisible();
  }
  await expect(main.getByText('Quick reading: likely afford: yes.', { exact: false })).toBeVisible();
  await expect(
    main.getByText('It counts $18,000 under Existing Loans and no other debt.', { exact: false }),
  ).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `affordability, ${colorScheme}`);
  }
});

test('the quick reading holds the capacity of the public formula against the price, not the loan [ASSIGN-09 ASSIGN-11 ASSIGN-12]', async ({
  page,
  api,
  adviser,
}) => {
  const property = await newProperty(api, adviser);
  const couple = {
    firstName: 'Ann',
    grossIncome: 120_000,
    partnerIncome: 80_000,
    assessWithPartner: true,
    maritalStatus: 'married',
    dependants: 2,
    existingLoans: 390_000,
  } as const;
  // Not part of the quick reading, which counts only the Existing Loans field.
  const liabilities = [{ liabilityType: 'Mortgage', loanBalance: 100_000 }] as const;
  const { profile } = await newClient(api, adviser, { profile: couple, liabilities: [...liabilities] });
  await openAs(page, adviser, `/assign-property?client=${profile.id}&property=${property.id}`);
  const reading = page.getByRole('main').locator('p').filter({ hasText: 'Quick reading' });
  // 6 × (120,000 + 80,000 − 2 × 5,000) − 390,000; S-AS-05 and S-AS-06. The loan of 600,000 would be covered throughout.
  await expect(reading).toHaveText(
    'Quick reading: likely afford: yes. The borrowing capacity of $750,000 covers the price of $750,000. It counts $390,000 under Existing Loans and no other debt. The deposit needed is $150,000.',
  );
  // 6 × (120,000 − 2 × 5,000) − 390,000 without the partner.
  for (const [change, words] of [
    [{ existingLoans: 390_000.01 }, 'no. The borrowing capacity of $749,999.99 is below the price of $750,000.'],
    [{ maritalStatus: 'de-facto' }, 'yes. The borrowing capacity of $750,000 covers the price of $750,000.'],
    [{ maritalStatus: 'single' }, 'no. The borrowing capacity of $270,000 is below the price of $750,000.'],
    [{ assessWithPartner: false }, 'no. The borrowing capacity of $270,000 is below the price of $750,000.'],
  ] as const) {
    const data = { profile: { ...couple, ...change }, liabilities };
    const reply = await api.put(`/api/profiles/${profile.id}/details`, { headers: bearer(adviser), data });
    expect(reply.status(), await reply.text()).toBe(200);
    await page.reload();
    await expect(reading).toContainText(`Quick reading: likely afford: ${words}`);
  }
});
