import { openTab } from '../setup/modelling.ts';
import { expect, test } from '../setup/quiet-page.ts';

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
