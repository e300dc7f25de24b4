import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../setup/accessible.ts';
import { adviser, openAs } from '../setup/client-form.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { fromOwnAddress } from '../setup/settings.ts';

test('a mail is read in the outbox, without the links that act for its reader', async ({ page, request }) => {
  const email = `${randomUUID()}@example.com`;
  const person = { firstName: 'Ann', lastName: 'Ng', email, password: 'correct horse' };
  const made = await request.post('/api/auth/register', { data: person, headers: fromOwnAddress() });
  expect(made.status()).toBe(201);
  await openAs(page, await adviser(request), '/admin/outbox');
  await page.getByRole('searchbox', { name: 'Search emails' }).fill(email);
  // Until the search is answered the rows before it stand there faint.
  await expect(page.getByRole('row')).toHaveCount(2);
  const read = page.getByRole('row').filter({ hasText: email }).getByRole('button', { name: /^Read/ });
  await read.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your email address' });
  await expect(dialog).toContainText('who gave the name Ann Ng signed up at Freehold with this address');
  await expect(dialog).toContainText('Confirm or remove the account: private link, not shown here');
  await expect(dialog).toContainText('that you read it is recorded');
  // Mails are really sent here, so no link has to be passed on by hand.
  await expect(dialog.getByRole('button', { name: 'Show the Confirmation Link' })).toHaveCount(0);
  expect(await dialog.innerText()).not.toContain('token');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `a mail, ${colorScheme}`);
  }
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(read).toBeFocused();
});
