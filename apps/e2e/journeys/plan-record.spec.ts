import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { assets, household, unit } from '../setup/card-household.ts';
import { adviserOf, answered, householdOnRecord, test, withToken } from '../setup/dashboard-clients.ts';
import { expect } from '../setup/quiet-page.ts';

const cards = (page: Page) => page.getByRole('table').getByRole('row');

async function openWith(page: Page, accessToken: string, path: string): Promise<void> {
  await page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(accessToken)})`);
  await page.goto(path);
}

test('a client makes a plan from their record: seven cards equal, eight questions, and the record as it was', async ({
  page,
  api,
}) => {
  const client = await householdOnRecord(api, household);
  const details = () => answered<object>(api.get(`/api/profiles/${client.id}/details`, withToken(client.accessToken)));
  const before = await details();
  await openWith(page, client.accessToken, '/plans');
  await page.getByRole('link', { name: 'Start from my record' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'A plan from your record' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Missing: 8 questions' })).toBeVisible();
  await expect(cards(page).filter({ hasText: 'equal' })).toHaveCount(7);
  await expect(cards(page).filter({ hasText: 'Total Assets' })).toContainText('$1,745,000');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'How old are you?' }).fill('41.5');
  await page.getByRole('button', { name: 'Make the plan' }).click();
  await expect(page.getByText('Enter an age in whole years, such as 35.')).toBeVisible();
  await page.getByRole('textbox', { name: 'How old are you?' }).fill('41');
  await page.getByRole('button', { name: 'Make the plan' }).press('Enter');
  await expect(page).toHaveURL(/\/plans\/[\da-f-]{36}$/);
  await expect(page.getByRole('navigation', { name: 'What is in it' })).toContainText('$900,000');
  // The shares have their dividends, $450 a quarter, and the list no income of its own for them.
  await expect(page.getByRole('navigation', { name: 'What is in it' })).toContainText('$45,000, pays $1,800 a year');
  await expect(page.getByRole('navigation', { name: 'What is in it' })).not.toContainText('Income of');
  expect(await details()).toEqual(before);
  const facts = page.getByRole('region', { name: 'Facts' });
  await facts.getByRole('button', { name: 'Update facts' }).click();
  await expect(facts.getByText('Plan and record agree today.')).toBeVisible();
  const worth = assets.map((one) => (one.currentValue === 900_000 ? { ...one, currentValue: 925_000 } : one));
  await client.record({ ...household, assets: worth });
  await page.reload();
  await facts.getByRole('button', { name: 'Update facts' }).press('Enter');
  await expect(facts.getByRole('checkbox', { name: /Value today \$900,000 → \$925,000/ })).toBeChecked();
  await expectAccessible(page);
  await expect(facts).toContainText('the plan as it is now is kept as the version “Before the facts of ');
  await facts.getByRole('button', { name: 'Take 1 of 1' }).press('Enter');
  await expect(page.getByRole('navigation', { name: 'What is in it' })).toContainText('$925,000');
  const versions = await answered<object[]>(
    api.get(`/api${new URL(page.url()).pathname}/versions`, withToken(client.accessToken)),
  );
  expect(versions).toMatchObject([{ name: expect.stringMatching(/^Before the facts of /), isLocked: false }]);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('navigation', { name: 'What is in it' })).toContainText('$900,000');
});

test('an adviser is told what of a client’s record belongs to others', async ({ page, api }) => {
  const half = { ...unit, ownershipPercentage: 50 };
  const client = await householdOnRecord(api, {
    ...household,
    assets: [...assets.filter((one) => one !== unit), half],
  });
  const adviser = await adviserOf(api);
  const token = adviser.headers.authorization.replace('Bearer ', '');
  await openWith(page, token, `/admin/client/${client.id}?part=plans`);
  await page.getByRole('button', { name: 'New from record' }).click();
  await expect(cards(page).filter({ hasText: 'Total Assets' })).toContainText(
    '$310,000 of the card’s total belongs to others.',
  );
  await expect(cards(page).filter({ hasText: 'Property Count' })).toContainText('equal');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make the plan' }).click();
  await expect(page.getByRole('region', { name: 'This client’s plan' })).toContainText('Draft.');
});
