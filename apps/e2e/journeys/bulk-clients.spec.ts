import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { adviser, bearer, newClient, openAs, type Tokens } from '../setup/client-form.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { expectToast } from '../setup/toast.ts';

// One client has as many open tasks as there may be, so a task of theirs is refused.
test.use({ allowedErrors: [/400/], permissions: ['clipboard-read', 'clipboard-write'] });

const mostOpenTasks = 200;

const table = (page: Page) => page.getByRole('table', { name: 'Clients' });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected clients' });
const box = (page: Page, name: string) => table(page).getByRole('checkbox', { name: `Select ${name}`, exact: true });

/** Three clients found by one word; the last has no email. */
async function threeClients(request: APIRequestContext, tokens: Tokens) {
  const word = `Bulk-${randomUUID().slice(0, 8)}`;
  const people = [
    { firstName: 'Ann', email: `ann-${word}@example.com` },
    { firstName: 'Bea', email: `bea-${word}@example.com` },
    { firstName: 'Cal' },
  ];
  const ids: string[] = [];
  for (const person of people) {
    const { profile } = await newClient(request, tokens, { profile: { ...person, lastName: word } });
    ids.push(profile.id);
  }
  return { word, ids };
}

async function tasksOf(request: APIRequestContext, tokens: Tokens, id: string) {
  return await (await request.get(`/api/clients/${id}/tasks`, { headers: bearer(tokens) })).json();
}

async function addTask(request: APIRequestContext, tokens: Tokens, id: string): Promise<string> {
  const answer = await request.post(`/api/clients/${id}/tasks`, { headers: bearer(tokens), data: { text: 'Old' } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).id;
}

async function accessible(page: Page, place: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${place} ${colorScheme}`);
  }
}

test('a task is added to the selected clients, and who was refused stays selected to be tried again', async ({
  page,
  request,
}) => {
  const tokens = await adviser(request);
  const { word, ids } = await threeClients(request, tokens);
  const [ann = '', bea = '', cal = ''] = ids;
  const first = await addTask(request, tokens, bea);
  for (let count = 1; count < mostOpenTasks; count += 1) await addTask(request, tokens, bea);
  await openAs(page, tokens, '/admin/clients');
  await page.getByRole('searchbox', { name: 'Search clients' }).fill(word);
  await expect(table(page).getByRole('rowheader')).toHaveText([`Ann ${word}`, `Bea ${word}`, `Cal ${word}`]);
  const row = table(page)
    .getByRole('row')
    .filter({ hasText: `Ann ${word}` });
  const before = await row.boundingBox();

  for (const name of ['Ann', 'Bea', 'Cal']) await box(page, `${name} ${word}`).press('Space');
  await expect(bar(page)).toContainText('3 selected');
  await expect(page).toHaveURL('/admin/clients');
  await accessible(page, 'selected clients');
  // Two lines on a phone.
  expect((await bar(page).boundingBox())?.height).toBeLessThan(100);
  await page.evaluate('scrollTo(0, 0)');
  expect((await row.boundingBox())?.height).toBe(before?.height);
  await bar(page).getByRole('button', { name: 'Copy Emails' }).click();
  await expect(bar(page)).toContainText('Copied 2 of 3');
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
    `ann-${word}@example.com, bea-${word}@example.com`,
  );

  await bar(page).getByRole('button', { name: 'Add a Task' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a task to 3 clients?' });
  await expect(dialog.getByLabel('New task')).toBeFocused();
  await dialog.getByRole('button', { name: 'Add to 3 Clients' }).click();
  await expect(dialog.getByLabel('New task')).toHaveAccessibleDescription('Write what is to be done');
  await dialog.getByLabel('New task').fill('Book the yearly review');
  await dialog.getByLabel('Due').fill('2031-12-01');
  await dialog.getByLabel('Due').press('Enter');
  const refused = page.getByRole('dialog', { name: 'Add a task to 1 client?' });
  await expect(refused.getByRole('alert')).toContainText('Done for 2 clients. Not done for 1 client, still selected.');
  await expect(refused.getByRole('listitem')).toHaveText(
    `Bea ${word}: A client can have 200 open tasks. Finish or delete one first.`,
  );
  await accessible(page, 'tasks refused');
  const finished = await request.post(`/api/clients/${bea}/tasks/${first}/done`, { headers: bearer(tokens) });
  expect(finished.ok()).toBe(true);
  await refused.getByRole('button', { name: 'Try Again for 1' }).click();
  await expectToast(page, 'Task added', 'To 1 client');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Clients', level: 2 })).toBeFocused();
  for (const id of [ann, bea, cal]) {
    const tasks: { text: string; dueOn: string | null }[] = await tasksOf(request, tokens, id);
    expect(tasks.filter(({ text }) => text === 'Book the yearly review').map(({ dueOn }) => dueOn)).toEqual([
      '2031-12-01',
    ]);
  }
});

test('a selection ends with Escape, with Clear and with another search, and says how much of the page it is', async ({
  page,
  request,
  isMobile,
}) => {
  const tokens = await adviser(request);
  const { word } = await threeClients(request, tokens);
  await openAs(page, tokens, '/admin/clients');
  const search = page.getByRole('searchbox', { name: 'Search clients' });
  await search.fill(word);
  await expect(table(page).getByRole('rowheader')).toHaveCount(3);
  const ann = box(page, `Ann ${word}`);
  await ann.press('Space');
  await ann.press('ArrowDown');
  await expect(box(page, `Bea ${word}`)).toBeFocused();
  const all = isMobile
    ? bar(page).getByRole('button', { name: 'All 3 shown' })
    : table(page).getByRole('checkbox', { name: 'Select the 3 clients shown' });
  if (!isMobile) await expect(all).toBeChecked({ indeterminate: true });
  await all.click();
  await expect(bar(page)).toContainText('3 selected');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await expect(ann).not.toBeChecked();

  await ann.click();
  await bar(page).getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect(ann).toBeFocused();
  await ann.press('Space');
  await search.fill(`Ann ${word}`);
  await expect(table(page).getByRole('rowheader')).toHaveCount(1);
  await expect(ann).not.toBeChecked();
  await expect(bar(page)).toHaveCount(0);
});
