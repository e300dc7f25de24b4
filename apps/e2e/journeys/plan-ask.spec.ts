import { fixture } from '@freehold/plan/fixtures';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { hearing, openPlan, printed, saidBy } from '../setup/plans.ts';
import { expect, test } from '../setup/quiet-page.ts';

const typical = fixture('typical');

/** Opens a panel, and gives the place of its answer. */
async function openPanel(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
  return page.getByRole('region', { name: 'Answer' });
}

/** Milliseconds until a press has its effect. */
async function timed(act: () => Promise<void>): Promise<number> {
  const from = Date.now();
  await act();
  return Date.now() - from;
}

test('a question is answered with its proof and years, becomes an option, and says what stops one out of reach', async ({
  page,
}) => {
  await openPlan(page, typical);
  const answer = await openPanel(page, 'Ask a question');
  const messages = await hearing(page);
  const ms = await timed(async () => {
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(answer.getByRole('heading', { name: 'Proved by two runs of your plan' })).toBeVisible();
  });
  printed(`The earliest purchase took ${ms} ms`);
  await expect(answer.getByText(/^Run at the answer, .*: It holds\.$/)).toBeVisible();
  await expect(saidBy(page)).toHaveText(
    /^The first month in which you could buy at \$[\d,]+ .*Your plan has the same\.$/,
  );
  await expect(answer.getByText(/^Held still: /)).toBeVisible();
  await expect(answer.getByRole('heading', { name: 'By year' })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  const count = Object.keys(typical.options ?? {}).length;
  const title = `Plan ${'BCDEFG'[count]}`;
  expect(messages.filter(({ text }) => text !== 'Working it out…')).toHaveLength(1);
  await answer.getByRole('button', { name: `Make it ${title}` }).click();
  await expect(saidBy(page)).toHaveText(
    new RegExp(`^${title}: Buy .*Net worth at 60, \\w+ \\d{4}: \\$[\\d,]+, .* your plan\\.$`),
  );
  await expect(page.getByRole('button', { name: new RegExp(`^${'BCDEFG'[count]} Buy .* in `) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(answer.getByText('The plan on screen changed since.')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Price').fill('90m');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(
    answer.getByText(/^It cannot be bought at \$90,000,000 in this plan\. The \w+ test says no in /).first(),
  ).toBeVisible();
  await expect(answer.getByText(/^At \$[\d,]+, \$[\d,]+ less, the tests pass in \w+ \d{4}\.$/)).toBeVisible();
});

test('what goes wrong layers, an option that keeps it runs out in the same month, and reset leaves the plan', async ({
  page,
}) => {
  await openPlan(page, typical);
  const answer = await openPanel(page, 'What if it goes wrong');
  for (const name of ['Pay is lost', 'Rates rise', 'Weeks without a tenant']) await page.getByLabel(name).check();
  const status = saidBy(page);
  const keep = answer.getByRole('button', { name: 'Keep as an option' });
  await expect(keep).toBeVisible();
  await expectAccessible(page);
  await expect(status).toHaveText(/^The money /);
  const headline = (await status.textContent()) ?? '';
  const runsOut = /runs out in (\w+ \d{4}):/.exec(headline)?.[1];
  await page.getByRole('button', { name: 'Reset to the plan' }).click();
  await expect(status).toHaveText(/^In the plan itself/);
  await expect(page.getByRole('button', { name: /^Undo: / })).toHaveCount(0);

  for (const name of ['Pay is lost', 'Rates rise', 'Weeks without a tenant']) await page.getByLabel(name).check();
  await expect(status).toHaveText(headline);
  await keep.click();
  const card = page.getByRole('term').filter({ hasText: 'Money lasts' }).locator('..');
  await expect(card).toContainText(runsOut === undefined ? 'To the end of the plan' : `Until ${runsOut}`);
});

test('a home is decided by sale years with the law line, and inputs are ranked by how far they move a figure', async ({
  page,
}) => {
  await openPlan(page, { ...typical, years: 12 });
  const answer = await openPanel(page, 'Keep or sell');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(answer.getByText(/^(Highest in this plan if sold in \d{4}-\d\d: |Keeping it is highest)/)).toBeVisible({
    timeout: 30_000,
  });
  await expect(answer.getByText('The line of 1 July 2027')).toBeVisible();
  await answer.getByRole('button', { name: 'Table view' }).click();
  await expect(answer.getByRole('row', { name: /^2026-27 June 2027 not yet/ })).toBeVisible();
  await expect(answer.getByRole('row', { name: /^2027-28 June 2028 hold/ })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).first().click();

  const moves = await openPanel(page, 'What moves it most');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(moves.getByRole('listitem').first()).toContainText('lower: ');
  await page.getByRole('button', { name: 'Work out the table' }).click();
  const both = page.getByRole('table', { name: /by growth of homes and loan rates/ });
  await expect(both.getByRole('row', { name: /^2 points higher/ })).toBeVisible({ timeout: 30_000 });
  await expect(both.getByRole('cell', { name: /your plan$/ })).toHaveCount(1);
  await expectAccessible(page);
});

test('chances start when asked, draw a band before all are run, stop, and say what spending would do', async ({
  page,
}) => {
  await openPlan(page, { ...typical, years: 12 });
  const answer = await openPanel(page, 'Chances');
  const ms = await timed(async () => {
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(answer.getByText(/8 of 10 lie between/).first()).toBeVisible({ timeout: 30_000 });
  });
  printed(`The first band stood after ${ms} ms`);
  // In the page, so that the time to reach it does not count.
  const stopped = Number(
    await page.evaluate(`new Promise((done) => {
      const buttons = [...document.querySelectorAll('section[aria-label="Answer"] button')];
      const stop = buttons.find(({ textContent }) => textContent === 'Stop');
      const from = performance.now();
      stop.click();
      requestAnimationFrame(() => done(performance.now() - from));
    })`),
  );
  printed(`Stop took ${stopped.toFixed(0)} ms`);
  const said = answer.getByText(/^Stopped after \d+ of 1,000 futures\.$/);
  const words = await said.textContent();
  await page.waitForTimeout(400);
  await expect(said).toHaveText(words ?? '');
  await expect(answer.getByText(/^In \d+ of \d+ futures your cash /).first()).toBeVisible();

  await page.getByRole('button', { name: 'Work out how much less' }).click();
  const less = page.getByRole('region', { name: 'How much less spending' });
  await expect(less.getByText(/a month less from now on, cash stays above \$20,000 .* in 90 of them/)).toBeVisible({
    timeout: 30_000,
  });
  await expectAccessible(page);
  await less.getByRole('button', { name: /^Make it Plan / }).click();
  const option = page.getByRole('button', { name: /^[B-G] Spend \$[\d,]+ a month less/ });
  await expect(option).toHaveAttribute('aria-pressed', 'true');
});
