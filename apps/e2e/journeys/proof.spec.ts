import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { expect, test } from '../setup/quiet-page.ts';

// The browser logs each rejected call.
test.use({ allowedErrors: [/status of 403/] });

const password = 'correct horse';
const refusal = {
  status: 403,
  json: {
    code: 'proof-needed',
    message: 'Enter your password again to do this.',
    error: 'Enter your password again to do this.',
    requestId: 'journey',
  },
};

async function openAccount(page: Page): Promise<{ id: string }> {
  const person = { firstName: 'Ann', lastName: 'Ng', email: `${randomUUID()}@example.com`, password };
  const reply = await page.request.post('/api/auth/register', { data: person });
  const { id, accessToken, refreshToken } = await reply.json();
  await page.addInitScript(
    (tokens) => {
      for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value);
    },
    { token: accessToken, refreshToken },
  );
  await page.goto('/account');
  return { id };
}

/** Mocks the export as five minutes after the sign-in: rejected until the proof is given. */
async function askForProof(page: Page): Promise<{ exports: () => number }> {
  let isProven = false;
  let exports = 0;
  await page.route('**/api/auth/prove', async (route) => {
    const answer = await route.fetch();
    isProven = answer.ok();
    await route.fulfill({ response: answer });
  });
  await page.route('**/api/profiles/*/export', async (route) => {
    exports += 1;
    await (isProven ? route.continue() : route.fulfill(refusal));
  });
  return { exports: () => exports };
}

test('a download asks who it is for, takes the password, and goes on by itself', async ({ page }) => {
  const { id } = await openAccount(page);
  await askForProof(page);
  await page.getByRole('button', { name: 'Export My Data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  const field = dialog.getByLabel('Your password', { exact: true });
  await expect(field).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please fill this in')).toBeVisible();
  await field.fill('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The current password is not right.')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(password);
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect(JSON.parse(readFileSync(await (await saving).path(), 'utf8')).profileId).toBe(id);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'The file is saved.' })).toBeVisible();
});

test('Escape gives the act up: nothing is sent, nothing failed, and the button has the focus again', async ({
  page,
}) => {
  await openAccount(page);
  const { exports } = await askForProof(page);
  const button = page.getByRole('button', { name: 'Export My Data' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(dialog.getByLabel('Your password', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeEnabled();
  await expect(page.getByText('could not be exported')).toHaveCount(0);
  expect(exports()).toBe(1);
});
