import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { adviser, bearer, openAs, type Tokens } from '../setup/client-form.ts';
import { newLead } from '../setup/leads.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { expectToast } from '../setup/toast.ts';

/** A lead that became a client; returns its id. */
async function convertedLead(request: APIRequestContext, tokens: Tokens): Promise<string> {
  const id = await newLead(request);
  const answer = await request.post(`/api/leads/${id}/convert`, { headers: bearer(tokens) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return id;
}

const deal = (page: Page) => page.getByRole('region', { name: 'Deal' });

test('an adviser settles a deal, loses it with a reason, and takes that back', async ({ page, request }) => {
  const tokens = await adviser(request);
  const id = await convertedLead(request, tokens);
  const stored = async () => await (await request.get(`/api/leads/${id}`, { headers: bearer(tokens) })).json();
  await openAs(page, tokens, `/admin/leads/${id}`);
  const stage = deal(page).getByLabel('Stage');
  await expect(stage).toHaveValue('Fact find');

  await stage.selectOption('Settled');
  await deal(page).getByLabel('Settled on').fill('2026-11-20');
  await deal(page).getByLabel('Loan amount').fill('123,456,789');
  await deal(page).getByRole('button', { name: 'Save Deal' }).press('Enter');
  await expect(deal(page)).toContainText('Settled: 20 November 2026, $123,456,789');
  expect(await stored()).toMatchObject({ stage: 'Settled', settledOn: '2026-11-20', settledAmount: 123_456_789 });

  await stage.selectOption('Lost');
  await deal(page).getByRole('button', { name: 'Save Deal' }).click();
  await expect(deal(page)).toContainText('Choose why the deal was lost');
  await expect(deal(page).getByLabel('Why it was lost')).toBeFocused();
  await deal(page).getByLabel('Why it was lost').selectOption('Other');
  await deal(page).getByLabel('What the reason was').fill('Moved abroad');
  await deal(page).getByRole('button', { name: 'Save Deal' }).click();
  await expect(deal(page)).toContainText('Lost: Other. Moved abroad');
  await page.getByRole('alert').filter({ hasText: ': Lost' }).getByRole('button', { name: 'Undo' }).click();
  await expect(stage).toHaveValue('Settled');
  expect(await stored()).toMatchObject({ stage: 'Settled', settledAmount: 123_456_789, lostReason: null });
  await deal(page).getByText('Moves').click();
  await expect(deal(page).getByRole('listitem')).toHaveText([/^Settled/, /^Lost: Other/, /^Settled/, /^Fact find/]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `lead with a deal ${colorScheme}`);
  }

  const { clientId } = await stored();
  await page.goto(`/admin/client/${clientId}?part=leads`);
  const ownLead = page
    .getByRole('region', { name: 'Leads' })
    .getByRole('listitem')
    .filter({ hasText: 'Became this client' });
  await expect(ownLead).toContainText('Settled');
});

test('the report counts a settled deal under its source, and is saved as CSV', async ({ page, request }) => {
  const tokens = await adviser(request);
  const id = await convertedLead(request, tokens);
  const headers = bearer(tokens);
  const moved = await request.post(`/api/leads/${id}/stage`, { headers, data: { stage: 'Settled', settledAmount: 1 } });
  expect(moved.ok(), await moved.text()).toBe(true);
  await openAs(page, tokens, '/admin/leads');
  await page.getByRole('link', { name: 'Sources' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sources and conversion');
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Mortgage', exact: true }) });
  await expect(row.getByRole('cell').nth(4)).toContainText('$');
  await page.getByRole('button', { name: 'All kept' }).click();
  await expect(page).toHaveURL('/admin/leads/sources?period=all');
  await expect(row).toBeVisible();
  // Figures of the period before are faint until those of this one are there.
  await expect(page.locator('[data-older]')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `sources ${colorScheme}`);
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('sources.csv');
});

test('[DESK-02] a lead is closed on its page and on the board with a reason alone', async ({ page, request }) => {
  const tokens = await adviser(request);
  const word = `Lost-${randomUUID().slice(0, 8)}`;
  const onPage = await newLead(request);
  const onBoard = await newLead(request, { lastName: word });
  const stored = async (id: string) =>
    await (await request.get(`/api/leads/${id}`, { headers: bearer(tokens) })).json();
  await openAs(page, tokens, `/admin/leads/${onPage}`);
  const work = page.getByRole('region', { name: 'Work' });
  await work.getByLabel('Status').selectOption('Closed');
  await work.getByLabel('Next action').fill('Write in May');
  await work.getByRole('button', { name: 'Save' }).click();
  await expect(work.getByLabel('Why it was lost')).toHaveAccessibleDescription('Choose why the deal was lost');
  await work.getByLabel('Why it was lost').selectOption('Not ready yet');
  await work.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Success', 'Lead saved');
  await expect(page.getByRole('region', { name: 'Deal' })).toContainText('Lost: Not ready yet');
  await expect(work.getByLabel('Why it was lost')).toHaveCount(0);

  await page.goto(`/admin/leads?view=board&q=${word}`);
  await page.getByRole('button', { name: `Move Ida ${word}` }).click();
  await page.getByRole('menuitem', { name: 'To Closed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close lead' });
  await dialog.getByRole('button', { name: 'Close Lead' }).click();
  await expect(dialog).toContainText('Choose why the deal was lost');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `closing a lead ${colorScheme}`);
  }
  await dialog.getByLabel('Why it was lost').selectOption('Rate or fees');
  await dialog.getByRole('button', { name: 'Close Lead' }).click();
  await expect(page.getByRole('status').filter({ hasText: `Ida ${word} moved to Closed` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Ida ${word}` })).toBeFocused();
  const { status, lostReason, nextAction } = await stored(onPage);
  expect([status, lostReason, nextAction]).toEqual(['Closed', 'Not ready yet', 'Write in May']);
  expect(await stored(onBoard)).toMatchObject({ status: 'Closed', lostReason: 'Rate or fees' });
});
