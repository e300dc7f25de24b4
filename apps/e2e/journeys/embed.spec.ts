import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { adviser, bearer, openAs } from '../setup/client-form.ts';
import { textField } from '../setup/field-messages.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { settings } from '../setup/settings.ts';

// The other site is one, and its browser says there what is wrong.
test.use({ allowedErrors: [/^request to http:\/\/localhost:\d+$|^Freehold calculator:|frame-ancestors/] });

/** Another site, on a port of its own: one tag, with what is asked of it. */
function otherSite(attributes: string): Promise<Server> {
  const html = `<!doctype html><html lang="en-AU" data-ready><title>Harbour Lending</title><body style="margin:0"><main><h1>Harbour</h1>
    <script src="${settings.baseUrl}/embed.js" ${attributes}></script></main></body></html>`;
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  return new Promise((resolve) => server.listen(0, 'localhost', () => resolve(server)));
}

function originOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The other site has no port');
  return `http://localhost:${address.port}`;
}

/** Allows the sites as Practice does, and waits until pages are sent with them. */
async function allow(request: APIRequestContext, origins: readonly string[]): Promise<void> {
  const headers = bearer(await adviser(request));
  const { version, practice } = await (await request.get('/api/practice', { headers })).json();
  const lines = practice ?? { name: 'Freehold', email: null, phone: null, abn: null, licence: null, accent: null };
  const { logo: _, ...kept } = lines;
  const data = { ...kept, embedOrigins: origins, version };
  const answer = await request.put('/api/practice', {
    data,
    headers: { ...headers, 'idempotency-key': randomUUID() },
  });
  expect(answer.status()).toBe(200);
  const policy = async () => (await request.get('/embed/land-tax')).headers()['content-security-policy'];
  for (const origin of origins) await expect.poll(policy, { timeout: 30_000 }).toContain(origin);
}

test('stands in a frame of a site that an adviser allowed, in its colour, and its lead names the site', async ({
  page,
  request,
}) => {
  const site = await otherSite('data-tool="land-tax" data-accent="#ffcc00" data-theme="light" data-title="Land tax"');
  const origin = originOf(site);
  await allow(request, [origin]);
  await page.goto(origin);
  const frame = page.frameLocator('iframe[title="Land tax"]');
  const result = frame.getByRole('region', { name: 'Land tax in New South Wales' });
  await expect(result).toContainText('$3,700');
  await expect(frame.getByRole('banner')).toHaveCount(0);
  await expect(frame.getByRole('contentinfo')).toHaveCount(0);

  // 100 + 1.6% × (2,000,000 − 1,075,000).
  await frame.getByLabel('Taxable land value').first().fill('2m');
  await expect(result).toContainText('$14,900');

  // As high as its content, and higher with more of it.
  const height = async () => (await page.locator('iframe').boundingBox())?.height ?? 0;
  const content = async () => (await frame.locator('main').boundingBox())?.height ?? 0;
  await expect.poll(async () => Math.abs((await height()) - (await content()))).toBeLessThan(80);

  // Too light for white on it: the nearest shade is worn.
  const button = frame.locator('form button[type=submit]').first();
  await expect(button).not.toHaveCSS('background-color', 'rgb(255, 204, 0)');
  await expect(button).not.toHaveCSS('background-color', 'rgb(44, 111, 86)');
  await expectAccessible(page);

  await button.click();
  const dialog = frame.getByRole('dialog');
  await expect(dialog.getByRole('heading').first()).toBeInViewport();
  await textField(dialog, 'Name').fill('Åsa van der Berg');
  await textField(dialog, 'Email').fill(`${randomUUID()}@example.com`);
  await textField(dialog, 'Phone').fill('0400 000 000');
  const answered = page.waitForResponse(/\/api\/calculation-leads$/);
  await dialog.getByRole('button', { name: 'Send My Report' }).click();
  const { id } = await (await answered).json();
  await expect(frame.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await openAs(page, await adviser(request), `/admin/leads/${id}`);
  await expect(page.getByRole('main')).toContainText(`/embed/land-tax ${new URL(origin).host}`);
  site.close();
});

test('a site that no adviser allowed cannot show it', async ({ page }) => {
  const site = await otherSite('data-tool="buying-costs" data-title="Buying costs"');
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(originOf(site));
  await refused;
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0);
  site.close();
});

test('a tag names what is wrong with it, and an unknown calculator shows nothing', async ({ page }) => {
  const site = await otherSite('data-tool="stamp-duty"');
  const said = page.waitForEvent('console', (message) => message.text().startsWith('Freehold calculator:'));
  await page.goto(originOf(site));
  expect((await said).text()).toContain('data-tool is “stamp-duty”; it must be one of borrowing-power, buying-costs');
  await expect(page.locator('iframe')).toHaveCount(0);
  site.close();
});

test('the page that shows it has two calculators, the second in another colour', async ({ page }) => {
  await page.goto('/embed-demo.html');
  await expect(page.frameLocator('iframe[title="Buying costs"]').locator('main')).toContainText('$183,348');
  const second = page.frameLocator('iframe[title="Land tax"]');
  await expect(second.locator('form button[type=submit]').first()).toHaveCSS('background-color', 'rgb(122, 62, 157)');
});
