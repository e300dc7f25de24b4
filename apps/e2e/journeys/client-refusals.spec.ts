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
  await expect(page).toHaveURL('/admin-client');
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
