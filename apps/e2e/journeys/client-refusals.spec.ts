import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../setup/accessible.ts';
import { adviser, field, openAs, openedClient, save, storedOf } from '../setup/client-form.ts';
import { expectMessage } from '../setup/field-messages.ts';
import { expect, test } from '../setup/quiet-page.ts';

test('a new client’s phone number of three letters is refused at its field, and nothing typed is lost', async ({
  page,
  request,
}) => {
  const tokens = await adviser(request);
  await openAs(page, tokens, '/admin-client');
  await field(page, 'First Name').fill('Ida');
  await field(page, 'Phone').fill('abc');
  await save(page).click();
  await expectMessage(field(page, 'Phone'), 'Please enter a valid phone number');
  await expect(field(page, 'First Name')).toHaveValue('Ida');
  await expect(page).toHaveURL(/\/admin-client(\?|$)/);
  await field(page, 'Phone').fill('0400 000 000');
  await save(page).click();
  await expect(page).toHaveURL(/\/admin\/client\//);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect((await storedOf(request, tokens, id)).profile.phone).toBe('0400 000 000');
});

test('a phone number stored before stays when another field is saved', async ({ page, request }) => {
  const client = await openedClient(page, request, { profile: { firstName: 'Ida', phone: 'ask Ann' } });
  await field(page, 'First Name').fill('Idah');
  await save(page).click();
  await expect(page.getByText('Client details saved successfully')).toBeVisible();
  expect((await client.stored()).profile).toMatchObject({ firstName: 'Idah', phone: 'ask Ann' });
});

test.describe('an unknown client', () => {
  test.use({ allowedErrors: [/40[04]/] });

  for (const [what, path] of [
    ['an id that no client has', `/admin/client/${randomUUID()}`],
    ['the dashboard of such an id', `/admin/client/${randomUUID()}/view`],
    ['a text that is no id', '/admin/client/nobody'],
  ] as const) {
    test(`${what} says that there is no such client, and leads to Clients`, async ({ page, request }) => {
      await openAs(page, await adviser(request), path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such client');
      await expect(page.getByRole('tab')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
      await expectAccessible(page, path);
      await page.getByRole('main').getByRole('link', { name: 'Clients' }).click();
      await expect(page).toHaveURL('/admin/clients');
    });
  }
});
