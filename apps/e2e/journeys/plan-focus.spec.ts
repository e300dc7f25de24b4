import { fixture } from '@freehold/plan/fixtures';
import type { Locator, Page } from '@playwright/test';
import { adviserOf, answered, newClient, test, withToken } from '../setup/dashboard-clients.ts';
import { expect } from '../setup/quiet-page.ts';

const typical = fixture('typical');
const plan = {
  ...typical,
  title: 'Plan by Priya',
  start: '2026-06',
  origin: {},
  options: {
    b: { name: 'Stop at sixty', changes: [{ set: 'events/stopA/when/age', to: 60 }] },
    c: { name: 'Hidden idea', changes: [{ set: 'events/stopA/when/age', to: 58 }] },
  },
};

type Api = Parameters<typeof newClient>[0];

/** A published plan of a client, who suggested other living costs to it, and who both are. */
async function published(api: Api) {
  const client = await newClient(api, 'Robin');
  const [own, adviser] = [withToken(client.accessToken), await adviserOf(api)];
  const of = `?userId=${client.id}`;
  const { id } = await answered<{ id: string }>(api.post(`/api/plans${of}`, { ...adviser, data: { plan } }));
  const data = { version: 1, options: ['b'], basis: 'general' };
  await answered(api.post(`/api/plans/${id}/publish${of}`, { ...adviser, data }));
  const seen = await answered<{ version: number; publication: { at: string } }>(api.get(`/api/plans/${id}`, own));
  const change = { label: 'Suggested', by: 'client', at: '2026-11-21T00:00:00Z' };
  const changes = [
    { ...change, id: 'c1', ops: [{ set: 'costs/living/monthly', to: 6_200, was: 5_200 }] },
    { ...change, id: 'c2', ops: [{ set: 'homes/ip2/rent', to: 600, was: plan.homes?.ip2?.rent }] },
  ];
  const sent = { version: seen.version, published: seen.publication.at, changes };
  await answered(api.post(`/api/plans/${id}/suggestions`, { ...own, data: sent }));
  const token = adviser.headers.authorization.replace('Bearer ', '');
  return { id, client, adviser: { accessToken: token }, address: `/admin/client/${client.id}/plans/${id}` };
}

async function openAs(page: Page, { accessToken }: { accessToken: string }, path: string): Promise<void> {
  await page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(accessToken)})`);
  await page.goto(path);
}

/** Presses a button by keyboard, and waits until the focus is where it should be then. */
async function pressed(button: Locator, then: Locator): Promise<void> {
  await button.press('Enter');
  await expect(then).toBeFocused();
}

test('an adviser by keyboard never loses the focus: publish, take back, look, take, answer, lock and roll forward', async ({
  page,
  api,
}) => {
  const { adviser, address } = await published(api);
  await openAs(page, adviser, address);
  const bar = page.getByRole('region', { name: 'This client’s plan' });
  const button = (name: string | RegExp) => bar.getByRole('button', { name, exact: typeof name === 'string' });
  await pressed(button('Publish'), button('Publish'));
  await expect(button('Publish')).toHaveAttribute('aria-expanded', 'true');
  await pressed(button('Take it back'), page.getByRole('alertdialog', { name: 'Take it back?' }));
  await pressed(button('Leave it'), button('Take it back'));
  const back = page.getByRole('button', { name: 'Back to the draft' });
  await pressed(button('Look at it as the client will'), back);
  await pressed(back, button('Publish'));
  await expect(bar.getByRole('heading', { level: 2, name: 'Publish to the client' })).toBeVisible();
  // The bar follows the plan's title, so that a list of headings begins with the plan.
  await expect(page.locator('main').getByRole('heading').first()).toHaveText('Plan by Priya');

  await pressed(button(/^Suggestions/), button(/^Suggestions/));
  await bar.getByRole('checkbox', { name: /^Take/ }).first().press('Space');
  const suggestion = bar.getByRole('article').getByRole('heading', { level: 3 });
  await pressed(button('Take ticked into the draft'), suggestion);
  await expect(bar.getByRole('status')).toContainText('Taken into the draft.');
  const taken = bar.getByRole('listitem').first();
  await expect(taken).toContainText('Taken');
  await pressed(page.getByRole('button', { name: /^Undo/ }), page.getByRole('button', { name: /^Undo|^Nothing/ }));
  await expect(taken).toContainText('Taken, but undone or changed since: the draft has something else now.');
  await expect(bar.getByText('Taken into the draft.')).toHaveCount(0);
  await page.getByRole('button', { name: /^Redo/ }).press('Enter');
  await expect(taken).not.toContainText('undone');
  const sure = page.getByRole('alertdialog', { name: 'Answer it for good?' });
  await pressed(button('Answer, and take no more of it'), sure);
  await pressed(sure.getByRole('button', { name: 'Not yet' }), button('Answer, and take no more of it'));
  await pressed(button('Answer, and take no more of it'), sure);
  await pressed(sure.getByRole('button', { name: 'Send the answer' }), suggestion);

  const start = page.getByRole('region', { name: 'First month' });
  const bring = start.getByRole('button', { name: /^Bring the start/ });
  await bring.press('Enter');
  await expect(start.getByText('Write-offs claimed: not in the plan →').first()).toBeVisible();
  await start.getByRole('button', { name: /^Take \d+ of/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('button', { name: 'Present', exact: true }).press('Enter');
  const lock = page.getByRole('region', { name: 'Lock as presented' });
  const meeting = page.getByRole('dialog');
  for (let step = 1; step < 6; step += 1) {
    await expect(meeting.getByRole('status').filter({ hasText: `Step ${step} of 6` })).toBeAttached();
    await page.keyboard.press('ArrowRight');
  }
  const ask = lock.getByRole('button', { name: 'Lock as presented' });
  await pressed(ask, lock.getByRole('textbox'));
  await pressed(lock.getByRole('button', { name: 'Not now' }), ask);
  await ask.press('Enter');
  await pressed(lock.getByRole('button', { name: 'Lock', exact: true }), ask);
});

test('a client by keyboard keeps the focus from the published plan to their suggestion and back', async ({
  page,
  api,
}) => {
  const { client, id } = await published(api);
  await openAs(page, client, `/plans/${id}`);
  const own = page.getByRole('region', { name: 'Your changes' });
  const send = own.getByRole('button', { name: 'Send as suggestion' });
  await pressed(page.getByRole('button', { name: 'Try changes' }), send);
  await send.press('Enter');
  const panel = page.getByRole('region', { name: 'Send as suggestion' });
  await expect(panel.getByText('Nothing differs from the published plan yet.')).toBeVisible();
  await expect(panel.getByRole('textbox')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'What is in it' })
    .getByRole('button', { name: /^Living costs/ })
    .click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('6100');
  await page.getByRole('textbox', { name: 'Amount' }).press('Tab');
  // It follows what is tried while it is open.
  await expect(panel.getByRole('listitem')).toContainText('$5,200 a month → $6,100 a month');
  await panel.getByRole('button', { name: 'Send these changes' }).press('Enter');
  await expect(panel.getByRole('status')).toContainText('Sent.');
  await pressed(panel.getByRole('button', { name: 'Close' }), page.getByRole('heading', { level: 1 }));
  const drop = own.getByRole('button', { name: 'Drop the changes' });
  await drop.press('Enter');
  await pressed(page.getByRole('button', { name: 'Leave them' }), page.getByRole('heading', { level: 1 }));

  // Who has an adviser is not sent to ask for one.
  await page.getByRole('button', { name: /^Saved \d/ }).click();
  await expect(page.getByRole('heading', { name: 'And then' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask an adviser' })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('ask an adv');
  await expect(page.getByText('Nothing in the plan matches.')).toBeVisible();
});

test('a report of a version says which option the client is not shown, and why it is not ticked', async ({
  page,
  api,
}) => {
  const { adviser, address } = await published(api);
  await openAs(page, adviser, address);
  const bar = page.getByRole('region', { name: 'This client’s plan' });
  await bar.getByRole('button', { name: 'Report' }).click();
  await expect(bar.getByRole('checkbox', { name: 'Plan B: Stop at sixty', exact: true })).toBeChecked();
  const hidden = bar.getByRole('checkbox', { name: 'Plan C: Hidden idea (hidden from the client)' });
  await expect(hidden).not.toBeChecked();
  await expect(bar.getByText('What the client is not shown is left out until it is ticked.')).toBeVisible();
});

/** Everything on the page that can be pressed and is smaller than a finger needs, in words. */
const tooSmall = `[...document.querySelectorAll('section :is(button, a[data-size], select, summary, label:has(> input))')]
  .filter((each) => each.checkVisibility() && each.closest('main') !== null)
  .map((each) => [each.textContent, each.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 1 && (width < 44 || height < 44))
  .map(([text, { width, height }]) => text + ' ' + width + ' × ' + height)`;

const smallTicks = `[...document.querySelectorAll('main label > input:is([type=checkbox], [type=radio])')]
  .map((each) => each.getBoundingClientRect().height)
  .filter((height) => height > 0 && height < 24)`;

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, allowedErrors: [/412/] });
  test('whatever an adviser or a client presses beside a plan is 44 px where a finger presses, and every tick is 24 px', async ({
    page,
    api,
    browser,
  }) => {
    const { adviser, client, id, address } = await published(api);
    await openAs(page, adviser, address);
    const bar = page.getByRole('region', { name: 'This client’s plan' });
    for (const name of ['Publish', 'Versions', 'Report', /^Suggestions/]) {
      await bar.getByRole('button', { name, exact: typeof name === 'string' }).click();
      await expect(bar.getByRole('heading', { level: 2 })).toBeVisible();
      expect(await page.evaluate(tooSmall)).toEqual([]);
      expect(await page.evaluate(smallTicks)).toEqual([]);
    }
    await page.getByRole('button', { name: /^Bring the start/ }).click();
    await expect(page.getByRole('button', { name: /^Take \d+ of/ })).toBeVisible();
    expect(await page.evaluate(tooSmall)).toEqual([]);
    await page.goto(`/admin/client/${client.id}?part=plans`);
    await expect(page.getByRole('button', { name: /^Copy as draft/ })).toBeVisible();
    const plans = page.getByRole('region', { name: 'Plans', exact: true });
    for (const button of await plans.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    const theirs = await (
      await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    ).newPage();
    await openAs(theirs, client, `/plans/${id}`);
    await theirs.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(theirs.getByRole('checkbox', { name: 'Plan B: Stop at sixty' })).toBeChecked();
    expect(await theirs.evaluate(tooSmall)).toEqual([]);
    expect(await theirs.evaluate(smallTicks)).toEqual([]);
    await theirs.context().close();
  });

  test('what another window changed is said in the sheet that covers the choice, and leads to it', async ({
    page,
    api,
  }) => {
    const client = await newClient(api, 'Robin');
    const own = withToken(client.accessToken);
    const { id } = await answered<{ id: string }>(api.post('/api/plans', { ...own, data: { plan } }));
    await openAs(page, client, `/plans/${id}`);
    await page.getByRole('button', { name: 'What is in it' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: /^Living costs/ }).click();
    const changes = [
      {
        ...{ id: 'c0', label: 'Change Living costs', by: 'client', at: '2026-11-21T00:00:00Z' },
        ops: [{ set: 'costs/living/monthly', to: 7_000 }],
      },
    ];
    await answered(api.post(`/api/plans/${id}/changes`, { ...own, data: { version: 1, changes } }));
    await sheet.getByRole('textbox', { name: 'Amount' }).fill('6500');
    await sheet.getByRole('textbox', { name: 'Amount' }).press('Tab');
    await expect(sheet.getByRole('alert')).toContainText('Another window changed the same.');
    await sheet.getByRole('button', { name: 'Look at both' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Another window changed the same' })).toBeFocused();
    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: 'Keep what is here' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
