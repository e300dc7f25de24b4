import { expectAccessible } from '../setup/accessible.ts';
import { field, openedClient, save, tab } from '../setup/client-form.ts';
import { tabTo } from '../setup/modelling.ts';
import { expect, test } from '../setup/quiet-page.ts';

test('a new property and the new loan on it are asked about one question at a time and saved together', async ({
  page,
  request,
}) => {
  const client = await openedClient(page, request, { profile: { firstName: 'Mary', assessWithPartner: true } });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  const fold = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

  await tab(page, 'Assets').click();
  await page.getByRole('button', { name: 'Add Asset' }).click();
  await field(page, 'Asset Type').selectOption('Investment Property');
  await field(page, 'Description').fill('Brick house');
  await tabTo(page, fold('More about this property'));
  await expect(fold('More about this property')).toContainText('0 of 6 answered');
  await page.keyboard.press('Enter');
  await field(page, 'Which state or territory is it in?').selectOption('VIC');
  await press('Next');
  const day = field(page, 'On what day was the contract signed?');
  await expect(day).toBeFocused();
  await expectAccessible(page);
  await day.fill('2021-03-15');
  await press('Next');
  await field(page, 'What was it when it was bought?').selectOption('Off the plan');
  await press('Next');
  await field(page, 'How much of its value is land?').fill('40');
  await press('Next');
  await field(page, 'What share is in the client’s name?').fill('30');
  await press('Next');
  await field(page, 'What share is in the partner’s name?').fill('60');
  await press('Done');
  await expect(fold('More about this property')).toBeFocused();
  await expect(fold('More about this property')).toContainText('1 to correct');

  // Shares that do not add up lead back to the question.
  await save(page).click();
  const partner = field(page, 'What share is in the partner’s name?');
  await expect(partner).toBeFocused();
  await expect(page.getByText('The two shares come to 90%, and Ownership Percentage is 100%')).toBeVisible();
  await partner.fill('70');
  await press('Done');
  await expect(fold('More about this property')).toContainText('6 of 6 answered');

  await fold('Loans on this property').click();
  await press('Add a loan on this property');
  await expect(field(page, 'Description')).toBeFocused();
  await field(page, 'Description').fill('Brick house loan');
  await field(page, 'Loan Balance').fill('400000');
  await field(page, 'Term').selectOption('Fixed');
  await fold('More about this loan').click();
  await expect(field(page, 'Which property is it on?').locator('option:checked')).toHaveText('Brick house');
  await press('Next');
  await field(page, 'How much is in its offset account?').fill('12000');
  await press('Next');
  await field(page, 'When does the fixed rate end?').fill('2028-06-30');
  await press('Next');
  await expect(field(page, 'When is the last repayment due?')).toBeFocused();
  await save(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved at' })).toBeVisible();

  const { assets, liabilities } = await client.stored();
  expect(assets).toMatchObject([
    {
      ...{ state: 'VIC', contractDay: '2021-03-15', dwellingKind: 'Off the plan', landPercentage: 40 },
      ...{ clientSharePercentage: 30, partnerSharePercentage: 70 },
    },
  ]);
  expect(liabilities).toMatchObject([
    { securedBy: assets[0]?.id, offsetBalance: 12_000, fixedUntil: '2028-06-30', loanEnds: null },
  ]);
});

test('a loan moves between properties in the form, and one whose property is removed asks for another', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const unit = '00000000-0000-4000-8000-00000000000a';
  const client = await openedClient(page, request, {
    profile: { firstName: 'Mary' },
    assets: [
      { id: unit, assetType: 'Investment Property', description: 'Unit' },
      { assetType: 'Primary Home', description: 'House' },
    ],
    liabilities: [{ liabilityType: 'Mortgage', description: 'Loan', loanBalance: 300_000, securedBy: unit }],
  });
  await tab(page, 'Assets').click();
  await page.getByRole('button', { name: /^House/ }).click();
  const house = page.getByRole('group', { name: 'House', exact: true });
  await house.getByRole('button', { name: 'Loans on this property None yet' }).click();
  await expect(house.getByText('On Unit at present')).toBeVisible();
  await house.getByRole('checkbox', { name: 'Loan, $300,000' }).check();
  await expect(house.getByRole('button', { name: 'Loans on this property 1 loan' })).toBeVisible();
  await expect(house.getByRole('button', { name: 'More about Loan 0 of 2 answered' })).toBeVisible();
  await save(page).click();
  const placeOf = async () => {
    const { assets, liabilities } = await client.stored();
    return assets.find(({ id }) => id === liabilities[0]?.securedBy)?.description;
  };
  await expect.poll(placeOf).toBe('House');

  await house.getByRole('button', { name: 'Remove' }).click();
  await save(page).click();
  const choice = field(page, 'Which property is it on?');
  await expect(choice).toBeFocused();
  await expect(page.getByText('Choose one of the properties under Assets, or none')).toBeVisible();
  await choice.selectOption('Not given');
  await save(page).click();
  await expect.poll(async () => (await client.stored()).assets.length).toBe(1);
  expect((await client.stored()).liabilities[0]?.securedBy).toBeNull();
});
