import { startWithoutMail } from '../setup/other-product.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { settings } from '../setup/settings.ts';

test.use({ allowedErrors: [/request to http:\/\/localhost/] });

test('[RESET-04] where nothing would mail it, the adviser copies the link of a reset, which opens the account', async ({
  page,
  context,
}) => {
  const { baseUrl, stop } = await startWithoutMail();
  const signIn = async ({ email, password }: { readonly email: string; readonly password: string }) => {
    await page.goto(`${baseUrl}/auth`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
  };
  try {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseUrl });
    await signIn(settings.adviser);
    const row = page.getByRole('row').filter({ hasText: settings.client.email });
    await row.getByRole('button', { name: 'Reset Password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Password Reset' });
    await dialog.getByRole('button', { name: 'Reset Password' }).click();
    await dialog.getByRole('button', { name: 'Copy Link' }).click();
    const link = await dialog.getByLabel('Link to pass on').inputValue();
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(link);

    await page.evaluate('localStorage.clear()');
    await page.goto(link);
    await page.getByRole('textbox', { name: 'New password' }).fill('passed on by hand');
    await page.getByRole('button', { name: 'Set Password' }).click();
    await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
    await signIn({ email: settings.client.email, password: 'passed on by hand' });
    await expect(page).toHaveURL(`${baseUrl}/client-dashboard`);
    // The dashboard goes on to load its chart, which must not ask a server that has ended.
    await page.goto('about:blank', { waitUntil: 'commit' });
  } finally {
    await stop();
  }
});
