import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../setup/quiet-page.ts';
import { settings } from '../setup/settings.ts';

const signIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true });

async function fillSignUp(page: Page): Promise<void> {
  await page.goto('/auth?tab=sign-up');
  await page.getByLabel('First Name').fill('Ann');
  await page.getByLabel('Last Name').fill('Ng');
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`);
}

test.describe('a failure', () => {
  test.use({ allowedErrors: [/status of 401/] });

  test('is said no more once the sign-in works', async ({ page }) => {
    await page.goto('/auth');
    await page.getByLabel('Email').fill(settings.client.email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await signIn(page).click();
    await expect(page.getByText('Sign In Failed')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(settings.client.password);
    await signIn(page).click();
    await expect(page).toHaveURL('/client-dashboard');
    await expect(page.getByText('Sign In Failed')).toHaveCount(0);
  });

  test('makes way for the next one, and both for the new account', async ({ page }) => {
    await fillSignUp(page);
    const create = page.getByRole('button', { name: 'Create Account' });
    await create.click();
    await expect(page.getByText('Missing Information')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await create.click();
    await expect(page.getByText('Password Too Short')).toBeVisible();
    await expect(page.getByText('Missing Information')).toHaveCount(0);
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await create.click();
    await expect(page.getByText('Account Created')).toBeVisible();
    await expect(page.getByText('Password Too Short')).toHaveCount(0);
  });
});

test('[AUTH-10] a sign-up that is answered without a token shows its success and the Sign In tab', async ({ page }) => {
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({
      status: 201,
      json: { id: randomUUID(), email: 'ann@example.com', role: 'CLIENT', firstName: 'Ann', lastName: 'Ng' },
    }),
  );
  await fillSignUp(page);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Account Created')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate('Object.keys(localStorage)')).not.toContain('token');
});
