import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { adviser, bearer, newClient, openAs, type Tokens } from '../setup/client-form.ts';
import { expect, test } from '../setup/quiet-page.ts';

const head = (page: Page) => page.getByRole('region', { name: 'Figures and next step' });
const tasks = (page: Page) => page.getByRole('region', { name: 'Tasks' });
const open = (page: Page) => tasks(page).getByRole('list', { name: 'Open tasks' }).getByRole('listitem');
const done = (page: Page) => tasks(page).getByRole('list', { name: 'Finished tasks' }).getByRole('listitem');

/** A client with a home of $900,000 and $360,000 owing on it, whose fixed rate ends on an ISO day. */
async function homeOwner(request: APIRequestContext, tokens: Tokens, fixedUntil: string) {
  const lastName = `Task-${randomUUID().slice(0, 8)}`;
  const { profile } = await newClient(request, tokens, {
    profile: { firstName: 'Ida', lastName, grossIncome: 120_000 },
    assets: [{ assetType: 'Primary Home', currentValue: 900_000, ownershipPercentage: 100 }],
    liabilities: [
      {
        ...{ liabilityType: 'Mortgage', isPrimaryResidence: true, loanBalance: 360_000, interestRate: 6 },
        ...{ description: 'Home loan', termType: 'Fixed', fixedUntil },
      },
    ],
  });
  return { id: profile.id, lastName };
}

/** An ISO day in Sydney, some days from today. */
function dayAfter(days: number): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney', dateStyle: 'short' });
  return format.format(new Date(Date.now() + days * 86_400_000));
}

test('an adviser’s page of a client opens on figures and the next task, which one press finishes', async ({
  page,
  request,
}) => {
  const tokens = await adviser(request);
  const { id } = await homeOwner(request, tokens, dayAfter(200));
  for (const [text, dueOn] of [
    ['Compare fixed rates', '1901-02-03'],
    ['Book the yearly review', null],
  ]) {
    const data = { text, dueOn };
    const answer = await request.post(`/api/clients/${id}/tasks`, { headers: bearer(tokens), data });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await openAs(page, tokens, `/admin/client/${id}`);
  // 900,000 − 360,000; 360,000 ÷ 900,000
  for (const text of ['Net worth today', 'Property equity', '$540,000', 'LVR 40%', 'Fixed rate of Home loan ends']) {
    await expect(head(page)).toContainText(text);
  }
  await expect(head(page)).toContainText('Overdue since 3 February 1901');
  await expect(head(page)).toContainText('None noted');
  const nav = page.getByRole('navigation', { name: 'About this client' });
  expect((await head(page).boundingBox())?.y).toBeLessThan((await nav.boundingBox())?.y ?? 0);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `client head ${colorScheme}`);
  }

  await head(page).getByRole('button', { name: 'Done Compare fixed rates' }).press('Enter');
  await expect(head(page).getByRole('button', { name: 'Done Book the yearly review' })).toBeVisible();
  await expect(head(page).getByRole('link', { name: '1 open task' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(head(page).getByRole('button', { name: 'Done Compare fixed rates' })).toBeVisible();

  await nav.getByRole('link', { name: 'Notes' }).click();
  await page.getByLabel('New note').fill('Called.');
  await page.getByRole('button', { name: 'Add Note' }).click();
  await expect(head(page)).not.toContainText('None noted');
});

test('tasks are added, finished, opened again and deleted, and what was typed stays when it is refused', async ({
  page,
  request,
}) => {
  const tokens = await adviser(request);
  const { id } = await homeOwner(request, tokens, dayAfter(200));
  await openAs(page, tokens, `/admin/client/${id}?part=tasks`);
  await expect(tasks(page)).toContainText('Nothing to do');
  const text = tasks(page).getByLabel('New task');
  await tasks(page).getByRole('button', { name: 'Add Task' }).click();
  await expect(text).toHaveAccessibleDescription('Write what is to be done');
  await text.fill('x'.repeat(501));
  await tasks(page).getByRole('button', { name: 'Add Task' }).click();
  await expect(text).toHaveAccessibleDescription('This is too long');
  await expect(text).toHaveValue('x'.repeat(501));
  await text.fill('Send the fixed rates');
  await tasks(page).getByLabel('Due').fill('2031-12-01');
  await tasks(page).getByRole('button', { name: 'Add Task' }).press('Enter');
  await expect(open(page)).toContainText(['Send the fixed rates']);
  await expect(open(page)).toContainText('Due 1 December 2031');
  await expect(text).toHaveValue('');
  await expect(head(page)).toContainText('Due 1 December 2031');
  await expectAccessible(page, 'tasks');

  await open(page).getByRole('button', { name: 'Done Send the fixed rates' }).press('Enter');
  await expect(done(page)).toContainText(['Send the fixed rates']);
  await expect(tasks(page).getByRole('heading', { name: 'Tasks' })).toBeFocused();
  await done(page).getByRole('button', { name: 'Reopen Send the fixed rates' }).click();
  await expect(open(page)).toHaveCount(1);
  await open(page).getByRole('button', { name: 'Delete Send the fixed rates' }).click();
  await expect(open(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(open(page)).toContainText(['Send the fixed rates']);
  await page.getByRole('navigation', { name: 'About this client' }).getByRole('link', { name: 'Activity' }).click();
  for (const said of ['added a task', 'finished a task', 'deleted a task', 'brought a deleted task back']) {
    await expect(page.getByRole('region', { name: 'Activity' })).toContainText(said);
  }
});

test('Today leads to a client whose task is due and to one whose fixed rate ends', async ({ page, request }) => {
  const tokens = await adviser(request);
  const { id, lastName } = await homeOwner(request, tokens, dayAfter(0));
  const data = { text: 'Call about the rate', dueOn: '1901-02-03' };
  await request.post(`/api/clients/${id}/tasks`, { headers: bearer(tokens), data });
  await openAs(page, tokens, '/admin/today');
  const due = page.getByRole('region', { name: /^Due/ }).getByRole('listitem').filter({ hasText: lastName });
  await expect(due).toContainText('Call about the rate');
  await due.getByRole('button', { name: `Done Call about the rate, Ida ${lastName}` }).click();
  await expect(due).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(due).toHaveCount(1);
  const ending = page.getByRole('region', { name: /^Loan terms ending/ });
  await expectAccessible(page, 'today');
  const row = ending.getByRole('listitem').filter({ hasText: lastName });
  await expect(row).toContainText('Fixed rate ends, Home loan of $360,000');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(`/admin/client/${id}`);
});
