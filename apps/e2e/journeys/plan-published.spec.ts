import { fixture } from '@freehold/plan/fixtures';
import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { adviserOf, answered, type Client, newClient, test, withToken } from '../setup/dashboard-clients.ts';
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

/** A window of another browser, where the client is signed in. */
async function windowOf(browser: Browser, client: Client): Promise<Page> {
  const page = await (await browser.newContext({ acceptDownloads: true })).newPage();
  await signIn(page, client);
  return page;
}

/** Publishes A and B of the draft on screen, after a look at what the client will see. */
async function publish(page: Page, bar: Locator): Promise<void> {
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
  await publishAgain(bar);
}

/** Publishes the draft with the options that are ticked. */
async function publishAgain(bar: Locator): Promise<void> {
  await bar.getByRole('radio', { name: /^General information/ }).check();
  await bar.getByRole('button', { name: 'Publish as it is now' }).click();
  await expect(bar.getByRole('status')).toContainText('The client has it as it is now');
}

/** Opens the published plan as its client, tries a change in a copy, and sends it as a suggestion. */
async function triedAndSuggested(page: Page): Promise<void> {
  await page.goto('/plans');
  const row = page.getByRole('listitem').filter({ hasText: 'published by' });
  await expect(row.getByRole('button')).toHaveCount(0);
  await row.getByRole('link', { name: 'Open Plan by Priya' }).click();
  const banner = page.getByRole('region', { name: 'Published plan' });
  await expect(banner).toContainText('General information, not personal advice.');
  await expect(page.getByRole('button', { name: 'B Stop at sixty' })).toBeVisible();
  await expect(page.getByText('Hidden idea')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Figures since' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '+ Add to the plan' })).toHaveCount(0);
  await expectAccessible(page);

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
}

const since = {
  ...{ id: 'c0', label: 'Change Living costs', by: 'adviser', at: '2026-11-21T00:00:00Z' },
  ops: [{ set: 'costs/living/monthly', to: 5_600 }],
};

/** Takes the suggestion into the draft, which the adviser went on with in the same field. */
async function taken(page: Page, bar: Locator): Promise<void> {
  await bar.getByRole('button', { name: 'Suggestions (1)' }).click();
  await expect(bar).toContainText('We spend more than that');
  await expect(bar).toContainText('$5,600 a month → $6,200 a month');
  await expect(bar).toContainText('The client saw Amount: $5,200 a month.');
  await bar.getByRole('checkbox', { name: 'Replace what is in the draft Change Living costs' }).check();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await bar.getByRole('button', { name: 'Take ticked into the draft' }).click();
  const contents = page.getByRole('navigation', { name: 'What is in it' });
  const living = contents.getByRole('button', { name: /^Living costs/ });
  await expect(living).toContainText('6,200');
  await expect(bar).toContainText('changed since');
  await expect(bar.getByRole('status')).toContainText('Taken into the draft.');
  await expect(bar.getByRole('listitem')).toContainText('$5,200 a month → $6,200 a month');
  // One step of the history, as any other change.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(living).toContainText('5,600');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(living).toContainText('6,200');
}

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
      await amount.fill('6500');
      await amount.press('Tab');
      await expect(notes.getByRole('definition').filter({ hasText: 'Ask about the roof' })).toBeVisible();
      const trial = meeting.getByRole('region', { name: 'Try a change' });
      await expect(trial.getByText(/^Not saved: trying out\. Net worth at 60: .* less\.$/)).toBeVisible();
      await expectAccessible(page);
      await meeting.getByRole('button', { name: 'Drop' }).press('Enter');
      await expect(amount).toHaveValue('6,200');
      await meeting.getByRole('button', { name: 'Hide names' }).press('Enter');
    }
    if (place < 5) await page.keyboard.press('ArrowRight');
  }
  expect(await draft()).toBe(before);
  const lock = page.getByRole('region', { name: 'Lock as presented' });
  await lock.getByRole('button', { name: 'Lock as presented' }).press('Enter');
  const name = lock.getByRole('textbox', { name: 'Name of this version' });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(/^Presented /);
  await name.fill(' ');
  await lock.getByRole('button', { name: 'Lock', exact: true }).press('Enter');
  await expect(lock.getByRole('alert')).toContainText('Give this version a name');
  await name.fill('First meeting');
  await expectAccessible(page);
  await lock.getByRole('button', { name: 'Lock', exact: true }).press('Enter');
  await expect(lock.getByRole('status')).toContainText(/^First meeting: locked as presented by .*, law as at \d/);
  // The client sees this screen.
  await expect(meeting.getByText('Hidden idea')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(notes.getByRole('status')).toContainText('Present the plan in the other window');
  await notes.close();
  await expect(page.getByRole('button', { name: 'Present', exact: true })).toBeFocused();
}

/** The report of a version in the adviser's bar, with the options that the client is shown. */
async function reported(page: Page, bar: Locator): Promise<void> {
  await bar.getByRole('button', { name: 'Versions' }).click();
  const row = bar.getByRole('row', { name: /First meeting: locked as presented by/ });
  await expect(row).toContainText('the same');
  // Beside the draft as it is on screen, whatever the list of plans had when it was read.
  await page
    .getByRole('navigation', { name: 'What is in it' })
    .getByRole('button', { name: /^Living costs/ })
    .click();
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('6500');
  await amount.press('Tab');
  await expect(row).toContainText(/\$[\d,]+ more/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(row).toContainText('the same');
  await bar.getByRole('button', { name: 'Report of First meeting' }).click();
  await expect(bar.getByRole('checkbox', { name: 'Plan B: Stop at sixty' })).toBeChecked();
  await expect(bar.getByRole('checkbox', { name: /Hidden idea/ })).not.toBeChecked();
  await expectAccessible(page);
}

/** A version beside the plan, on paper without the rest of the page. */
async function printedAgainst(page: Page, bar: Locator): Promise<void> {
  await bar.getByRole('button', { name: 'Against actual First meeting' }).click();
  await expect(bar.getByRole('table', { name: /^First meeting against the plan now/ })).toBeVisible();
  const asked = page.evaluate('new Promise((printed) => Object.assign(window, { print: printed }))');
  await bar.getByRole('button', { name: 'Print this comparison' }).click();
  await asked;
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('body > section');
  await expect(paper).toContainText(/^Plan by PriyaFirst meeting: locked as presented by .*, law as at \d/);
  await expect(paper.locator('tbody tr').last()).toBeVisible();
  await expect(page.locator('button:visible')).toHaveCount(0);
  await page.evaluate("window.dispatchEvent(new Event('afterprint'))");
  await page.emulateMedia({ media: 'screen' });
  await expect(paper).toHaveCount(0);
}

/** What the client has of a meeting: who locked it, the version to open, and its report. */
async function lookedBack(page: Page): Promise<void> {
  await page.reload();
  const banner = page.getByRole('region', { name: 'Published plan' });
  await expect(banner).toContainText(/Locked as presented by .*: this version is kept as it is for good\./);
  await banner.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByRole('checkbox', { name: 'Plan B: Stop at sixty' })).toBeChecked();
  await banner.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('region', { name: 'Versions locked as presented' });
  await versions.getByRole('button', { name: 'Open First meeting' }).click();
  const reading = page.getByRole('region', { name: 'To read' });
  await expect(reading).toContainText('First meeting: locked as presented by');
  await expect(page.getByRole('button', { name: 'B Stop at sixty' })).toBeVisible();
  // Worked out by the law and engine that it was presented with.
  await expect(page.getByRole('region', { name: 'Figures since' })).toHaveCount(0);
  await expect(page.getByText(/Hidden idea|Ask about the roof/)).toHaveCount(0);
  await reading.getByRole('button', { name: 'Back to the published plan' }).click();
  await versions.getByRole('button', { name: 'Report of First meeting' }).click();
  await expect(page.getByRole('checkbox', { name: /Hidden idea/ })).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  for (const part of [/^Net worth by year/, /^What each option/, /^Money in and out/, /^Workings/]) {
    await page.getByRole('checkbox', { name: part }).uncheck();
  }
  const file = page.waitForEvent('download');
  await versions.getByRole('button', { name: 'Save as PDF' }).click();
  expect((await file).suggestedFilename()).toBe('freehold-plan.pdf');
}

test('a meeting in two browsers: published, tried and suggested, taken, presented, locked, and never C for the client', async ({
  page,
  browser,
  api,
}) => {
  // Two browsers and a dozen runs of the plan at the server.
  test.setTimeout(300_000);
  const client = await newClient(api, 'Robin');
  const [own, adviser] = [withToken(client.accessToken), await adviserOf(api)];
  const of = `?userId=${client.id}`;
  const { id } = await answered<{ id: string }>(api.post(`/api/plans${of}`, { ...adviser, data: { plan } }));
  const seen = () => api.get(`/api/plans/${id}`, own);
  const draft = async () => (await api.get(`/api/plans/${id}${of}`, adviser)).text();
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
  await publish(page, bar);
  const shown = await (await seen()).text();
  expect(shown).toContain('Stop at sixty');

  const other = await windowOf(browser, client);
  await triedAndSuggested(other);
  expect(await (await seen()).text()).toBe(shown);
  await answered(api.post(`/api/plans/${id}/changes${of}`, { ...adviser, data: { version: 1, changes: [since] } }));
  await page.reload();
  await taken(page, bar);
  expect(await (await seen()).text()).toBe(shown);

  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await publishAgain(bar);
  await presentedAndLocked(page, draft);
  await reported(page, bar);
  await printedAgainst(page, bar);
  const locked = async (query = of, by = adviser) => (await api.get(`/api/plans/${id}/versions/1${query}`, by)).text();
  const [before, theirs] = [await locked(), await locked('', own)];
  expect(before).toContain('Hidden idea');
  await lookedBack(other);

  const later = { ...since, id: 'c9', ops: [{ set: 'costs/living/monthly', to: 7_000 }] };
  await answered(api.post(`/api/plans/${id}/changes${of}`, { ...adviser, data: { version: 3, changes: [later] } }));
  expect([await locked(), await locked('', own)]).toEqual([before, theirs]);
  const all = [shown, theirs, await (await seen()).text(), await (await api.get('/api/plans', own)).text()].join();
  expect(all).toContain('"presented":{');
  expect(all).not.toMatch(/Hidden idea|Ask about the roof/);
  const events = await answered<{ fields: string[] }[]>(api.get('/api/audit?limit=50', adviser));
  const fields = events.flatMap((event) => event.fields);
  expect(fields).toContain(`plans.${id}`);
  // Ids are random: they may have any digits.
  expect(fields.filter((field) => !field.startsWith('plans.')).join()).not.toMatch(/6200|7000/);
  await other.context().close();
});
