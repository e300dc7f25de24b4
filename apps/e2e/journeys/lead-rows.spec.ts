import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { adviser, openAs } from '../setup/client-form.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { fromOwnAddress } from '../setup/settings.ts';

async function leaveLead(request: APIRequestContext, lastName: string, place: number): Promise<void> {
  const lead = {
    ...{ firstName: 'Bartholomew-Alexander', lastName: `${lastName}-of-the-long-name-${place}` },
    ...{ email: `${lastName}.with.a.rather.long.address@mail.of-a-company.example.com`, phone: `0400 100 20${place}` },
    ...{ grossIncome: 100_000, maritalStatus: 'single', dependants: 1, existingLoans: 20_000 },
    ...{ borrowingCapacity: 999_999, noticeVersion: 'lead-notice-2026-11', privacyPolicy: true },
  };
  const answer = await request.post('/api/borrowing-leads', { data: lead, headers: fromOwnAddress() });
  expect(answer.status(), await answer.text()).toBe(201);
}

test('rows of the lead desk are low, and the words of their buttons never break', async ({
  page,
  request,
  isMobile,
}) => {
  const lastName = `w${randomUUID().slice(0, 8)}`;
  for (const place of [1, 2, 3]) await leaveLead(request, lastName, place);
  await openAs(page, await adviser(request), '/admin/leads');
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(lastName);
  const rows = page.getByRole('table', { name: 'Leads' }).locator('tbody tr').filter({ hasText: lastName });
  await expect(rows).toHaveCount(3);
  const widths = isMobile ? [390] : [1280, 1920];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const row of await rows.all()) {
      const { height } = (await row.boundingBox()) ?? { height: 0 };
      expect(height).toBeGreaterThanOrEqual(44);
      // On a phone so long a name and address wrap, as cutting them hid who it is.
      expect(height).toBeLessThanOrEqual(isMobile ? 440 : 64);
    }
    const open = rows.first().getByRole('link', { name: /^Open/ });
    expect((await open.boundingBox())?.height).toBeLessThanOrEqual(48);
    expect((await open.boundingBox())?.width).toBeGreaterThanOrEqual(60);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  }
});

test('tables of clients, properties and mails are no wider than their card, with every button in it @desktop', async ({
  page,
  request,
}) => {
  const token = await adviser(request);
  await leaveLead(request, `w${randomUUID().slice(0, 8)}`, 1);
  for (const [path, count] of [
    ['/admin-dashboard', 2],
    ['/admin/outbox', 1],
  ] as const) {
    await openAs(page, token, path);
    const tables = page.getByRole('main').getByRole('table');
    await expect(tables).toHaveCount(count);
    await expect(tables.locator('tbody button').first()).toBeVisible();
    for (const width of [800, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.evaluate(
        `[...document.querySelectorAll('main table')].map((table) => table.scrollWidth - table.parentElement.clientWidth)`,
      );
      expect(beyond, `${path} at ${width} px`).toEqual(Array(count).fill(0));
    }
  }
});
