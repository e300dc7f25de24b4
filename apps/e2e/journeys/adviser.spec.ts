import { randomUUID } from 'node:crypto';
import { expect, test } from '../setup/quiet-page.ts';
import { settings } from '../setup/settings.ts';
import { expectToast } from '../setup/toast.ts';

test.describe('an adviser', () => {
  test('[NAV-03] [NAV-04] [ERR-07] [ROUTE-10] signs in, finds the lead that arrived, signs out', async ({
    page,
    request,
    isMobile,
  }) => {
    const email = `${randomUUID()}@example.com`;
    const contact = { firstName: 'Wilhelmina', lastName: 'Ng', email, phone: '0400 000 000' };
    const inputs = {
      grossIncome: 100_000,
      maritalStatus: 'single',
      dependants: 0,
      existingLoans: 0,
      borrowingCapacity: 600_000,
    };
    expect((await request.post('/api/borrowing-leads', { data: { ...contact, ...inputs } })).status()).toBe(201);

    await page.goto('/auth');
    await page.getByLabel('Email').fill(settings.adviser.email);
    await page.getByLabel('Password', { exact: false }).first().fill(settings.adviser.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/admin-dashboard');
    await page.goto('/admin/leads');
    await expect(page.getByText(email).first()).toBeVisible();
    await expect(page.getByText('$600,000').first()).toBeVisible();

    const bar = page.getByRole('banner');
    if (isMobile) await bar.getByRole('button', { name: /menu/i }).click();
    await expect(bar.getByText(settings.adviser.email).last()).toBeVisible();
    await expect(bar.getByText('Admin', { exact: true }).last()).toBeVisible();
    await bar.getByRole('button', { name: 'Sign Out' }).last().click();
    await expectToast(page, 'Signed Out', 'You have been successfully signed out');
    await page.goto('/admin/leads');
    await expect(page).toHaveURL('/auth');
  });

  test('[GUARD-02] a visitor at the desk is sent to sign in', async ({ page }) => {
    await page.goto('/admin/leads');
    await expect(page).toHaveURL('/auth');
    await page.goto('/portfolio-manager');
    await expect(page).toHaveURL('/auth');
  });

  test('[VALID-23] missing fields are told without a call', async ({ page }) => {
    await page.goto('/auth');
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Missing Information')).toBeVisible();
    await expect(page.getByRole('alert').getByText('Please enter both email and password')).toBeVisible();
  });
});

test.describe('a wrong password', () => {
  test.use({ allowedErrors: [/401/] });

  test('[ERR-01] [ERR-02] [RETRY-03] is exactly one request, and is told', async ({ page }) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/login')) calls += 1;
    });
    await page.goto('/auth');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: false }).first().fill('not the password');
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Sign In Failed')).toBeVisible();
    await expect(page.getByText('Invalid credentials').first()).toBeVisible();
    expect(calls).toBe(1);
  });
});
