import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { adviser, bearer, openAs, type Tokens } from '../setup/client-form.ts';
import { newLead } from '../setup/leads.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { expectToast } from '../setup/toast.ts';

// A lead that somebody else saved meanwhile is refused.
test.use({ allowedErrors: [/412/] });

const table = (page: Page) => page.getByRole('table', { name: 'Leads' });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected leads' });
const box = (page: Page, name: string) => table(page).getByRole('checkbox', { name: `Select ${name}`, exact: true });

/** Leads found by one word, of the first names given. */
async function leadsOf(request: APIRequestContext, ...firstNames: string[]) {
  const lastName = `Bulk-${randomUUID().slice(0, 8)}`;
  const ids: string[] = [];
  for (const firstName of firstNames) ids.push(await newLead(request, { firstName, lastName }));
  return { word: lastName, ids };
}

function stored(request: APIRequestContext, tokens: Tokens, ids: readonly string[]) {
  const headers = bearer(tokens);
  return Promise.all(ids.map(async (id) => await (await request.get(`/api/leads/${id}`, { headers })).json()));
}

async function openLeads(page: Page, tokens: Tokens, word: string, count: number): Promise<void> {
  await openAs(page, tokens, '/admin/leads');
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(word);
  await expect(table(page).getByRole('rowheader')).toHaveCount(count);
}

async function accessible(page: Page, place: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${place} ${colorScheme}`);
  }
}

test('[DESK-02] selected leads get a status, which Undo takes back, and are closed with a reason alone', async ({
  page,
  request,
}) => {
  const tokens = await adviser(request);
  const { word, ids } = await leadsOf(request, 'Ann', 'Bea');
  await openLeads(page, tokens, word, 2);
  const select = async () => {
    for (const name of ['Ann', 'Bea']) await box(page, `${name} ${word}`).press('Space');
  };
  await select();
  await accessible(page, 'selected leads');
  // Two lines on a phone.
  expect((await bar(page).boundingBox())?.height).toBeLessThan(100);
  await bar(page).getByRole('button', { name: 'Change Status' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change the status of 2 leads?' });
  await dialog.getByRole('button', { name: 'Change 2 Leads' }).click();
  await expect(dialog.getByLabel('Status')).toHaveAccessibleDescription('Choose a status');
  await dialog.getByLabel('Status').selectOption('Contacted');
  await dialog.getByRole('button', { name: 'Change 2 Leads' }).click();
  await expectToast(page, 'Leads saved', '2 leads: Contacted');
  await expect(bar(page)).toHaveCount(0);
  expect((await stored(request, tokens, ids)).map(({ status }) => status)).toEqual(['Contacted', 'Contacted']);
  await page.getByRole('button', { name: 'Undo' }).click();
  const statuses = async () => (await stored(request, tokens, ids)).map(({ status }) => status);
  await expect.poll(statuses).toEqual(['New', 'New']);
  await expect(table(page).getByRole('row').filter({ hasText: word }).filter({ hasText: 'Contacted' })).toHaveCount(0);

  await select();
  await bar(page).getByRole('button', { name: 'Change Status' }).click();
  await dialog.getByLabel('Status').selectOption('Closed');
  await dialog.getByRole('button', { name: 'Change 2 Leads' }).click();
  await expect(dialog.getByLabel('Why it was lost')).toHaveAccessibleDescription('Choose why the deal was lost');
  await expect(dialog.getByLabel('Why it was lost')).toBeFocused();
  await accessible(page, 'closing leads');
  await dialog.getByLabel('Why it was lost').selectOption('No answer');
  // Somebody else saves one of them.
  const data = { nextAction: 'Theirs' };
  expect((await request.put(`/api/leads/${ids[1]}`, { headers: bearer(tokens), data })).ok()).toBe(true);
  await dialog.getByRole('button', { name: 'Change 2 Leads' }).click();
  const refused = page.getByRole('dialog', { name: 'Change the status of 1 lead?' });
  await expect(refused.getByRole('listitem')).toHaveText(new RegExp(`^Bea ${word}: Somebody else saved this`));
  await refused.getByRole('button', { name: 'Try Again for 1' }).click();
  await expectToast(page, 'Leads saved', '1 lead: Closed');
  for (const lead of await stored(request, tokens, ids)) {
    expect(lead).toMatchObject({ status: 'Closed', stage: 'Lost', lostReason: 'No answer' });
  }
});

test('[DESK-02] selected leads get a next action, clients of a lead stay out', async ({ page, request }) => {
  const tokens = await adviser(request);
  const { word, ids } = await leadsOf(request, 'Ann', 'Bea', 'Cal');
  const headers = bearer(tokens);
  expect((await request.post(`/api/leads/${ids[2]}/convert`, { headers })).ok()).toBe(true);
  const data = { nextAction: 'Old' };
  expect((await request.put(`/api/leads/${ids[0]}`, { headers, data })).ok()).toBe(true);
  await openLeads(page, tokens, word, 3);
  for (const name of ['Ann', 'Bea', 'Cal']) await box(page, `${name} ${word}`).click();
  await bar(page).getByRole('button', { name: 'Next Action' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set the next action of 2 leads?' });
  await expect(dialog).toContainText('1 converted lead left out: a client has tasks instead.');
  await expect(dialog).toContainText('This replaces the next action of 1 lead.');
  await dialog.getByRole('button', { name: 'Set for 2 Leads' }).click();
  await expect(dialog.getByLabel('Next action')).toHaveAccessibleDescription('Write the next action');
  await accessible(page, 'next action of leads');
  await dialog.getByLabel('Next action').fill('Send the fixed rates');
  await dialog.getByLabel('On', { exact: true }).fill('2031-12-01');
  await dialog.getByRole('button', { name: 'Set for 2 Leads' }).press('Enter');
  await expectToast(page, 'Leads saved', '2 leads: next action set');
  await expect(bar(page)).toContainText('1 selected');
  const plan = { nextAction: 'Send the fixed rates', nextActionOn: '2031-12-01' };
  const none = { nextAction: null, nextActionOn: null };
  expect(await stored(request, tokens, ids)).toMatchObject([plan, plan, none]);

  // The client's alone is left: nothing to do, and why.
  for (const [button, name, why] of [
    ['Change Status', 'Change no status', 'A converted lead keeps its status'],
    ['Next Action', 'Set no next action', 'a client has tasks instead'],
  ] as const) {
    await bar(page).getByRole('button', { name: button }).click();
    const refusing = page.getByRole('dialog', { name });
    await expect(refusing).toContainText(why);
    await expect(refusing.getByRole('button')).toHaveText(['', 'Close']);
    await refusing.getByRole('button', { name: 'Close' }).last().click();
  }
});
