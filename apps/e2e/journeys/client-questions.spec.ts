import { expectAccessible } from '../setup/accessible.ts';
import { householdOnRecord, openAs, test } from '../setup/dashboard-clients.ts';
import { expect } from '../setup/quiet-page.ts';

test('what a figure assumes is a question that leads to the very field, and is gone once it is answered', async ({
  page,
  api,
}) => {
  const client = await householdOnRecord(api, {
    assets: [{ assetType: 'Investment Property', description: 'Brick house', currentValue: 700_000 }],
    liabilities: [
      {
        ...{ liabilityType: 'Mortgage', description: 'Brick house loan', loanBalance: 400_000, interestRate: 6 },
        ...{ termType: 'Fixed', repaymentAmount: 2_600 },
      },
    ],
  });
  await openAs(page, client);
  await page.getByText(/^\d+ things are not on your record/).click();
  const question = page.getByRole('button', { name: 'When does the fixed rate of Brick house loan end?' });
  await question.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Your Details' });
  const field = dialog.getByLabel('When does the fixed rate end?');
  await expect(field).toBeFocused();
  await field.fill('2028-06-30');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(question).toHaveCount(0);
  await expect(page.getByText('End of Brick house loan is not recorded')).toBeVisible();

  await page.getByRole('button', { name: 'Which state or territory is Brick house in?' }).click();
  await expect(dialog.getByLabel('Which state or territory is it in?')).toBeFocused();
});

test('beside whether the money lasts stand the dates it hangs on, and each is taken by its own field', async ({
  page,
  api,
}) => {
  const client = await householdOnRecord(api, {
    profile: {
      ...{ dateOfBirth: '1982-03-14', desiredRetirementAge: 0, grossIncome: 120_000, employmentType: 'Full-time' },
      ...{ maritalStatus: 'married', assessWithPartner: true, partnerFirstName: 'Lê', partnerIncome: 80_000 },
    },
  });
  await openAs(page, client);
  await page.getByRole('tab', { name: 'Retirement' }).click();
  const lead = page.getByRole('region', { name: 'Retirement in your timeline' });
  await expect(lead).toContainText('Your partner’s date of birth is not recorded: no retirement is counted');
  await expect(lead.getByRole('button')).toHaveText([/born\?$/, /retire/]);
  await lead.getByRole('button', { name: 'When was your partner born?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Your Details' });
  const field = dialog.getByLabel('Date of Birth');
  await expect(field).toBeFocused();
  await field.fill('1984-07-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(lead.getByRole('button', { name: /born/ })).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `retirement ${colorScheme}`);
  }
});
