import { fixture } from '@freehold/plan/fixtures';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { type Api, adviserOf, answered, type Client, newClient, test, withToken } from '../setup/dashboard-clients.ts';
import { expect } from '../setup/quiet-page.ts';

const typical = fixture('typical');
const plan = {
  ...typical,
  title: 'Plan by Priya',
  costs: { ...typical.costs, living: { ...typical.costs?.living, note: 'Ask about the roof' } },
  options: {
    b: { name: 'Stop at sixty', changes: [{ set: 'events/stopA/when/age', to: 60 }] },
    c: { name: 'Hidden idea', changes: [{ set: 'events/stopA/when/age', to: 58 }] },
  },
};

async function signIn(page: Page, client: Pick<Client, 'accessToken'>): Promise<void> {
  await page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(client.accessToken)})`);
}

/** A client with a plan of an adviser's, of which A and B are published. */
async function published(api: Api): Promise<{ client: Client; id: string }> {
  const client = await newClient(api, 'Robin');
  const adviser = await adviserOf(api);
  const of = `?userId=${client.id}`;
  const { id } = await answered<{ id: string }>(api.post(`/api/plans${of}`, { ...adviser, data: { plan } }));
  const data = { version: 1, options: ['b'], basis: 'general' };
  await answered(api.post(`/api/plans/${id}/publish${of}`, { ...adviser, data }));
  return { client, id };
}

test('a client has A and B of a published plan and never C, and tries changes that leave it as it is', async ({
  page,
  api,
}) => {
  const { client, id } = await published(api);
  const own = withToken(client.accessToken);
  await signIn(page, client);
  await page.goto('/plans');
  const row = page.getByRole('listitem').filter({ hasText: 'published by' });
  await expect(row.getByRole('button')).toHaveCount(0);
  await row.getByRole('link', { name: 'Open Plan by Priya' }).click();
  const banner = page.getByRole('region', { name: 'Published plan' });
  await expect(banner).toContainText('General information, not personal advice.');
  await expect(page.getByRole('button', { name: 'B Stop at sixty' })).toBeVisible();
  await expect(page.getByText('Hidden idea')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '+ Add to the plan' })).toHaveCount(0);
  await expectAccessible(page);
  const before = await answered<object>(api.get(`/api/plans/${id}`, own));
  expect(JSON.stringify(before)).not.toContain('Hidden idea');

  await banner.getByRole('button', { name: 'Try changes' }).click();
  const contents = page.getByRole('navigation', { name: 'What is in it' });
  await contents.getByRole('button', { name: /^Living costs/ }).click();
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('6200');
  await amount.press('Tab');
  const trial = page.getByRole('region', { name: 'Your changes' });
  await trial.getByRole('button', { name: 'Send as suggestion' }).click();
  const panel = page.getByRole('region', { name: 'Send as suggestion' });
  await expect(panel.getByRole('listitem')).toContainText('$5,200 a month → $6,200 a month');
  await panel.getByRole('textbox', { name: /^A note/ }).fill('We spend more than that');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Send these changes' }).click();
  await expect(panel.getByRole('status')).toContainText('Sent.');
  await trial.getByRole('button', { name: 'Back to the published plan' }).click();
  await expect(page.getByText('Your suggestions: 1 waiting for an answer')).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Go on with your changes' })).toBeVisible();
  expect(await answered<object>(api.get(`/api/plans/${id}`, own))).toEqual(before);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});

const since = {
  ...{ id: 'c0', label: 'Change Living costs', by: 'adviser', at: '2026-11-21T00:00:00Z' },
  ops: [{ set: 'costs/living/monthly', to: 5_600 }],
};

/** Presents the plan by keyboard, tries a change and drops it, and locks it as presented under “First meeting”. */
async function presentedAndLocked(page: Page, draft: () => Promise<string>): Promise<void> {
  const before = await draft();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Notes' }).click();
  const notes = await opened;
  await expect(notes.getByRole('status')).toContainText('Present the plan in the other window');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Present', exact: true }).press('Enter');
  const meeting = page.getByRole('dialog');
  await expect(meeting).toHaveAccessibleName('Plan by Priya');
  const steps = ['Where you are', 'Your plan', 'What if it goes wrong', 'Plan B, beside your plan', 'One year'];
  for (const [place, title] of [...steps, 'What we assumed'].entries()) {
    await expect(meeting.getByRole('heading', { level: 2, name: title, exact: true })).toHaveCount(1);
    await expect(meeting.getByRole('status').filter({ hasText: `Step ${place + 1} of 6` })).toContainText(title);
    await expect(meeting.getByRole('note', { name: 'Disclaimer' })).toContainText('general information');
    await expect(meeting).toContainText(/In today’s dollars.* · law as at \d/);
    await expect(meeting.getByText(/Hidden idea|Ask about the roof/)).toHaveCount(0);
    await expect(notes.getByRole('status')).toHaveText(`Step ${place + 1} of 6: ${title}`);
    if (place === 1) {
      await meeting.getByRole('button', { name: 'Try a change' }).press('Enter');
      const amount = meeting.getByRole('textbox', { name: /^Living costs/ });
      await amount.fill('6200');
      await amount.press('Tab');
      await expect(notes.getByRole('definition').filter({ hasText: 'Ask about the roof' })).toBeVisible();
      const trial = meeting.getByRole('region', { name: 'Try a change' });
      await expect(trial.getByText(/^Not saved: trying out\. Net worth at 60: .* less\.$/)).toBeVisible();
      await expectAccessible(page);
      await meeting.getByRole('button', { name: 'Drop' }).press('Enter');
      await expect(amount).toHaveValue('5,200');
      await meeting.getByRole('button', { name: 'Hide names' }).press('Enter');
    }
    if (place < 5) await page.keyboard.press('ArrowRight');
  }
  expect(await draft()).toBe(before);
  const lock = page.getByRole('region', { name: 'Lock as presented' });
  await lock.getByRole('textbox', { name: 'Name of this version' }).fill('First meeting');
  await lock.getByRole('button', { name: 'Lock as presented' }).press('Enter');
  await expect(lock.getByRole('status')).toContainText(/^First meeting: locked as presented by .*, law as at \d/);
  await page.keyboard.press('Escape');
  await expect(notes.getByRole('status')).toContainText('Present the plan in the other window');
  await notes.close();
  await expect(page.getByRole('button', { name: 'Present', exact: true })).toBeFocused();
}

test('an adviser publishes A and B of a draft, presents and locks it, and takes what the client suggests', async ({
  page,
  api,
}) => {
  const client = await newClient(api, 'Robin');
  const [own, adviser] = [withToken(client.accessToken), await adviserOf(api)];
  const of = `?userId=${client.id}`;
  const { id } = await answered<{ id: string }>(api.post(`/api/plans${of}`, { ...adviser, data: { plan } }));
  const seen = () => api.get(`/api/plans/${id}`, own);
  expect((await seen()).status()).toBe(404);
  await signIn(page, { accessToken: adviser.headers.authorization.replace('Bearer ', '') });
  await page.goto(`/admin/client/${client.id}`);
  await page.getByRole('navigation', { name: 'About this client' }).getByRole('link', { name: 'Plans' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Plan by Priya' });
  await expect(row).toContainText(/draft.*Copy as draft|Net worth at 60/);
  await expectAccessible(page);
  await row.getByRole('link', { name: 'Plan by Priya' }).click();
  const bar = page.getByRole('region', { name: 'This client’s plan' });
  await expect(bar).toContainText('Draft. The client does not see it.');

  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await bar.getByRole('checkbox', { name: 'Plan B: Stop at sixty' }).check();
  await expect(bar).toContainText('One option stays hidden.');
  await bar.getByRole('button', { name: 'Publish as it is now' }).click();
  await expect(bar.getByRole('alert')).toContainText('Say first what the plan is');
  await bar.getByRole('radio', { name: /^General information/ }).check();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Look at it as the client will' }).click();
  await expect(page.getByRole('region', { name: 'To read' })).toContainText('This is what the client will see.');
  await expect(page.getByText('Hidden idea')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the draft' }).click();
  await expect(bar.getByRole('checkbox', { name: 'Plan B: Stop at sixty' })).toBeChecked();
  await bar.getByRole('radio', { name: /^General information/ }).check();
  await bar.getByRole('button', { name: 'Publish as it is now' }).click();
  await expect(bar.getByRole('status')).toContainText('The client has it as it is now');
  const shown = await (await seen()).text();
  expect(shown).toContain('Stop at sixty');
  expect(shown).not.toContain('Hidden idea');

  await presentedAndLocked(page, async () => (await api.get(`/api/plans/${id}${of}`, adviser)).text());
  await bar.getByRole('button', { name: 'Versions' }).click();
  await expect(bar.getByRole('row', { name: /First meeting: locked as presented by/ })).toBeVisible();
  await bar.getByRole('button', { name: 'Report of First meeting' }).click();
  await expect(bar.getByRole('checkbox', { name: 'Plan B: Stop at sixty' })).toBeChecked();
  await expect(bar.getByRole('checkbox', { name: /Hidden idea/ })).not.toBeChecked();
  await bar.getByRole('checkbox', { name: /^Workings/ }).uncheck();
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Save as PDF' }).click();
  expect((await file).suggestedFilename()).toBe('freehold-plan.pdf');
  const locked = async () => (await api.get(`/api/plans/${id}/versions/1${of}`, adviser)).text();
  const before = await locked();
  const presented = await (await seen()).text();
  expect(presented).toContain('"presented":{');
  // A suggestion is about what the client saw: the adviser goes on with the same field meanwhile.
  await answered(api.post(`/api/plans/${id}/changes${of}`, { ...adviser, data: { version: 1, changes: [since] } }));

  const ops = [{ set: 'costs/living/monthly', to: 6_200 }];
  const change = { id: 'c1', label: 'Change Living costs', by: 'client', at: '2026-11-21T00:00:00Z', ops };
  const data = { version: 1, changes: [change] };
  await answered(api.post(`/api/plans/${id}/suggestions`, { ...own, data }));
  await page.reload();
  await bar.getByRole('button', { name: 'Suggestions (1)' }).click();
  await expect(bar).toContainText('$5,600 a month → $6,200 a month');
  await expect(bar).toContainText('The client saw Amount: $5,200 a month.');
  await bar.getByRole('checkbox', { name: 'Replace what is in the draft Change Living costs' }).check();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Take ticked into the draft' }).click();
  const contents = page.getByRole('navigation', { name: 'What is in it' });
  await expect(contents.getByRole('button', { name: /^Living costs/ })).toContainText('6,200');
  await expect(bar).toContainText('changed since');
  expect(await locked()).toBe(before);
  expect(await (await seen()).text()).toBe(presented);
  const events = await (await api.get('/api/audit?limit=50', adviser)).text();
  expect(events).toContain(`plans.${id}`);
  expect(events).not.toContain('6200');
});
