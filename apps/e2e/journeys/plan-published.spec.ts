import { fixture } from '@freehold/plan/fixtures';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { type Api, adviserOf, answered, type Client, newClient, test, withToken } from '../setup/dashboard-clients.ts';
import { expect } from '../setup/quiet-page.ts';

const plan = {
  ...fixture('typical'),
  title: 'Plan by Priya',
  options: {
    b: { name: 'Stop at sixty', changes: [{ set: 'events/stopA/when/age', to: 60 }] },
    c: { name: 'Hidden idea', changes: [{ set: 'events/stopA/when/age', to: 58 }] },
  },
};

async function signIn(page: Page, client: Client): Promise<void> {
  await page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(client.accessToken)})`);
}

/** A client with a plan of an adviser's, of which A and B are published. */
async function published(api: Api): Promise<{ client: Client; id: string }> {
  const client = await newClient(api, 'Robin');
  const adviser = await adviserOf(api);
  const of = `?userId=${client.id}`;
  const { id } = await answered<{ id: string }>(api.post(`/api/plans${of}`, { ...adviser, data: { plan } }));
  const data = { version: 1, options: ['b'], basis: 'general' };
  await answered(api.post(`/api/plans/${id}/publish${of}`, { ...adviser, data }));
  return { client, id };
}

test('a client has A and B of a published plan and never C, and tries changes that leave it as it is', async ({
  page,
  api,
}) => {
  const { client, id } = await published(api);
  const own = withToken(client.accessToken);
  await signIn(page, client);
  await page.goto('/plans');
  const row = page.getByRole('listitem').filter({ hasText: 'published by' });
  await expect(row.getByRole('button')).toHaveCount(0);
  await row.getByRole('link', { name: 'Open Plan by Priya' }).click();
  const banner = page.getByRole('region', { name: 'Published plan' });
  await expect(banner).toContainText('General information, not personal advice.');
  await expect(page.getByRole('button', { name: 'B Stop at sixty' })).toBeVisible();
  await expect(page.getByText('Hidden idea')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '+ Add to the plan' })).toHaveCount(0);
  await expectAccessible(page);
  const before = await answered<object>(api.get(`/api/plans/${id}`, own));
  expect(JSON.stringify(before)).not.toContain('Hidden idea');

  await banner.getByRole('button', { name: 'Try changes' }).click();
  const contents = page.getByRole('navigation', { name: 'What is in it' });
  await contents.getByRole('button', { name: /^Living costs/ }).click();
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('6200');
  await amount.press('Tab');
  const trial = page.getByRole('region', { name: 'Your changes' });
  await trial.getByRole('button', { name: 'Send as suggestion' }).click();
  const panel = page.getByRole('region', { name: 'Send as suggestion' });
  await expect(panel.getByRole('listitem')).toContainText('$5,200 a month → $6,200 a month');
  await panel.getByRole('textbox', { name: /^A note/ }).fill('We spend more than that');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Send these changes' }).click();
  await expect(panel.getByRole('status')).toContainText('Sent.');
  await trial.getByRole('button', { name: 'Back to the published plan' }).click();
  await expect(page.getByText('Your suggestions: 1 waiting for an answer')).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Go on with your changes' })).toBeVisible();
  expect(await answered<object>(api.get(`/api/plans/${id}`, own))).toEqual(before);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});
