import { expect, test } from '../setup/quiet-page.ts';

test('lists every tool under its question, and each opens', async ({ page }) => {
  await page.goto('/');
  const questions = page.getByRole('list').filter({ hasText: 'What would a lender say' }).getByRole('link');
  await expect(questions).toHaveCount(8);
  await page.getByRole('link', { name: 'All tools' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools');
  const tools = page.getByRole('main').getByRole('listitem');
  const addresses = await tools
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => new URL(Reflect.get(link, 'href')).pathname + new URL(Reflect.get(link, 'href')).search),
    );
  expect(addresses).toEqual([
    '/plan',
    '/borrowing-capacity',
    '/borrowing-power',
    '/mortgage-calculator',
    '/loan-planner',
    '/buying-costs',
    '/investment-property',
    '/land-tax',
    '/capital-gains',
    ...['first-time-buyers', 'portfolio-potential', 'negative-gearing', 'detailed-breakdown'].map(
      (tab) => `/modelling-dashboard?tab=${tab}`,
    ),
    '/modelling-dashboard',
    '/portfolio-manager',
  ]);
  for (const place of addresses.keys()) {
    const name = await tools.nth(place).locator('p').innerText();
    // A visitor is asked to sign in, or to look at the demo.
    const tool = name === 'Portfolio Manager' ? 'Sign in to Freehold' : name;
    await tools.nth(place).getByRole('link').click();
    const names = page
      .getByRole('main')
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('tab', { selected: true }));
    await expect(names.filter({ hasText: tool }).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/tools');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools');
  }
});
