import { randomUUID } from 'node:crypto';
import type { PracticeState } from '@freehold/contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { adviser, bearer, newClient, openAs, tokensOf } from '../setup/client-form.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { fromOwnAddress } from '../setup/settings.ts';

// The product has one practice, which other journeys would see: these change the demo's, or answer in its place.

// One see-through pixel.
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const lines = { name: 'Harbour Lending', email: 'desk@harbour.example', phone: '02 9000 0000' };
const stored: PracticeState = {
  practice: {
    ...lines,
    abn: null,
    licence: 'Credit Licence 123456',
    accent: null,
    logo: null,
    embedOrigins: [],
    planDefaults: {},
  },
  version: 4,
};

async function openDemo(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Login as Admin' }).click();
  await expect(page.getByRole('complementary', { name: 'Demo' })).toBeVisible();
  await page.goto('/admin/practice');
  await expect(page.getByLabel('Practice name')).toBeVisible();
}

test('an adviser sees the practice on a report and a mail as it is typed, and saves it', async ({ page }) => {
  await openDemo(page);
  const name = `Harbour & Hill ${randomUUID().slice(0, 8)}`;
  const preview = page.getByRole('region', { name: 'Preview' });
  await page.getByLabel('Practice name').fill(name);
  await page.getByLabel('Phone').fill(lines.phone);
  await page.getByLabel('ABN line').fill('ABN 12 345 678 901');
  await expect(preview.getByRole('figure', { name: 'A client’s report' })).toContainText(name);
  await expect(preview.getByRole('figure', { name: 'An email' })).toContainText(`${name} · ${lines.phone}`);
  await expect(preview.getByRole('figure', { name: 'An email' })).toContainText('ABN 12 345 678 901');

  const inflation = page.getByRole('textbox', { name: 'Inflation' });
  await inflation.fill('low');
  await page.getByRole('button', { name: 'Save Practice' }).click();
  await expect(page.getByText('Enter a rate, such as 4.5.')).toBeVisible();
  await inflation.fill('2.75');
  await page.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: pixel });
  await expect(preview.locator('img')).toHaveCount(2);
  await expect(preview.locator('img').first()).toHaveJSProperty('naturalWidth', 1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `practice ${colorScheme}`);
  }
  await page.getByRole('button', { name: 'Save Practice' }).click();
  await expect(page.getByText('Demo: not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await expect(preview.locator('img')).toHaveCount(0);
  await expect(page.getByLabel('Practice name')).toHaveValue(name);
  await expect(inflation).toHaveValue('2.75');
});

test('a colour too light to read is refused with one that will do, and nothing typed is lost', async ({ page }) => {
  await openDemo(page);
  await page.getByLabel('Practice name').fill('Typed Already');
  const colour = page.getByLabel('Accent colour (optional)');
  await colour.fill('#ffcc00');
  await page.getByRole('button', { name: 'Save Practice' }).click();
  await expect(page.getByText('This colour is too light to read on white')).toBeVisible();
  await expect(colour).toBeFocused();
  await page.getByRole('button', { name: /^Use #[0-9a-f]{6}$/ }).click();
  await expect(page.getByText('This colour is too light')).toHaveCount(0);
  await expect(colour).toHaveValue('#8e7200');
  await expect(page.getByLabel('Practice name')).toHaveValue('Typed Already');
});

test('a file that is no picture is refused, whatever its name says', async ({ page }) => {
  await openDemo(page);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await page.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: svg });
  await expect(page.getByText('Choose a PNG or JPEG file.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove logo' })).toHaveCount(0);
});

test.describe('two advisers', () => {
  test.use({ allowedErrors: [/412/] });

  test('who save at once: the second keeps what was typed and may save it again', async ({ page, request }) => {
    let version = 4;
    const sent: unknown[] = [];
    await page.route('**/api/practice', async (route) => {
      if (route.request().method() === 'GET') return route.fulfill({ json: { ...stored, version } });
      const body = route.request().postDataJSON();
      sent.push(body.version);
      if (body.version !== version) return route.fulfill({ status: 412, json: { code: 'stale-version' } });
      return route.fulfill({ json: { ...stored, version: version + 1 } });
    });
    await openAs(page, await adviser(request), '/admin/practice');
    await page.getByLabel('Practice name').fill('Second Adviser Lending');
    version = 5;
    await page.getByRole('button', { name: 'Save Practice' }).click();
    await expect(page.getByRole('alert')).toContainText('Somebody else saved the practice meanwhile');
    await expect(page.getByLabel('Practice name')).toHaveValue('Second Adviser Lending');
    await page.getByRole('button', { name: 'Save Practice' }).click();
    await expect(page.getByText('Practice Saved')).toBeVisible();
    expect(sent).toEqual([4, 5]);
  });
});

test('a client reads at the end of the dashboard who looks after them', async ({ page, request }) => {
  await page.route('**/api/practice', (route) => route.fulfill({ json: stored }));
  const data = { firstName: 'Ida', lastName: 'Lee', email: `${randomUUID()}@example.com`, password: 'correct horse 1' };
  const client = await tokensOf(await request.post('/api/auth/register', { data, headers: fromOwnAddress() }));
  await openAs(page, client, '/client-dashboard');
  // It loads once the page is used, or scrolled to its end.
  await page.keyboard.press('End');
  const note = page.getByRole('complementary', { name: 'Looked after by' });
  await expect(note).toContainText('Looked after by Harbour Lending');
  await expect(note).toContainText('Credit Licence 123456');
  await expect(note.getByRole('link', { name: lines.phone })).toHaveAttribute('href', 'tel:0290000000');
  await expect(note.getByRole('link', { name: lines.email })).toHaveAttribute('href', `mailto:${lines.email}`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `practice of a client ${colorScheme}`);
  }
});

test('an adviser reads on a plan what the practice assumes otherwise by now, and takes it as one step', async ({
  page,
  request,
}) => {
  const tokens = await adviser(request);
  const client = await newClient(request, tokens, { profile: { firstName: 'Ida' } });
  const plan = {
    ...{ plan: 1, start: '2026-12', people: { a: { born: '1988-06' } } },
    ...{ assume: { prices: 2.5, wages: 3.25 }, origin: { 'assume/prices': 'firm', 'assume/wages': 'firm' } },
  };
  const headers = bearer(tokens);
  const kept = await request.post(`/api/plans?userId=${client.profile.id}`, { headers, data: { plan } });
  const { id } = await kept.json();
  const practice = { ...stored.practice, planDefaults: { 'assume/prices': 3 } };
  await page.route('**/api/practice', (route) => route.fulfill({ json: { ...stored, practice } }));
  await openAs(page, tokens, `/admin/client/${client.profile.id}/plans/${id}`);
  await page.getByRole('button', { name: 'Assumptions and law in use' }).click();
  const note = page.getByText('Your practice now uses 3% for inflation; this plan keeps 2.5%.');
  await expect(note).toBeVisible();
  await expect(page.getByText('Your practice no longer sets growth of wages; this plan keeps 3.25%.')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `a plan of older defaults ${colorScheme}`);
  }
  await page.getByRole('button', { name: 'Use what the practice uses now' }).click();
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Inflation' })).toHaveValue('3');
  await page.getByRole('button', { name: 'Undo: The practice’s current figures' }).click();
  await expect(note).toBeVisible();
});
