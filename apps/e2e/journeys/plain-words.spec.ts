import { openTab } from '../setup/modelling.ts';
import { contentPaths } from '../setup/paths.ts';
import { expect, test } from '../setup/quiet-page.ts';

const tools = ['first-time-buyers', 'portfolio-potential', 'negative-gearing', 'detailed-breakdown'].map(
  (tab) => `/modelling-dashboard?tab=${tab}`,
);
// The example a button fills in is called the specification's; it must not be cited as a source (decision Y-08).
const ofSpecification = /(?<!\p{L})specification(?!’s example)|(?<!\p{L})section 9(?!\d)|decision [A-Z]-\d/iu;

test('[FIRST-12] fields say inflation, deposit and growth volatility; the demo is entered by buttons that say so', async ({
  page,
}) => {
  await page.goto('/auth');
  for (const [entry, address] of [
    ['Explore the adviser demo', '/admin-dashboard'],
    ['Explore the client demo', '/client-dashboard'],
  ] as const) {
    await expect(page.getByRole('heading', { name: 'Or explore a demo first' })).toBeVisible();
    const way = page.getByRole('button', { name: entry });
    // The meaning comes first and larger; the specification's words stand below.
    await expect(way).toHaveText(new RegExp(`^${entry}\\s*Login as`));
    await way.click();
    await expect(page).toHaveURL(address);
    await page.getByRole('button', { name: 'Leave demo' }).click();
    await page.goto('/auth');
  }
  await openTab(page, 'Portfolio Potential');
  await expect(page.getByLabel('Inflation', { exact: true }).first()).toBeVisible();
  const card = page.getByRole('region', { name: 'How sure is that?' });
  await card.getByRole('button', { name: 'Simulate 10,000 futures' }).click();
  // Fitted draws take their volatility from history.
  await card.getByText('Independent draws').click();
  await expect(card.getByLabel('Growth volatility', { exact: true })).toBeVisible();
  const simulator = page.getByRole('region', { name: 'Portfolio Growth Simulator' });
  await simulator.getByRole('tab', { name: 'Assumptions' }).click();
  await expect(simulator.getByLabel('Deposit')).toBeVisible();
});

test('[FIRST-07] no page, working or sheet of paper names a section of a specification as a source', async ({
  page,
}) => {
  const sources: string[] = [];
  for (const address of ['/', '/borrowing-capacity', '/mortgage-calculator', ...tools, ...contentPaths]) {
    await page.goto(address);
    if (address === '/borrowing-capacity') {
      await page.getByLabel('Income before tax', { exact: false }).first().fill('100000');
      await page.getByRole('radiogroup').getByText('Single', { exact: true }).click();
    }
    for (const working of await page.getByRole('button', { name: 'How is this worked out?' }).all()) {
      await working.click();
    }
    // Print-only text counts too.
    const text = (await page.locator('body').textContent()) ?? '';
    expect(text, address).not.toMatch(ofSpecification);
    sources.push(...(text.match(/Source: [^.]+/g) ?? []));
  }
  expect(sources.filter((source) => source.includes('Freehold’s own estimate'))).not.toEqual([]);
  expect(sources.filter((source) => /Act|Australian Taxation Office/.test(source))).not.toEqual([]);
});
