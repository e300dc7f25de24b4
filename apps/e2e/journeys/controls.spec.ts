import type { Page } from '@playwright/test';
import { builtPages, builtPatterns } from '../setup/built-screens.ts';
import { deadButtons, linksOf, watchEffects } from '../setup/controls.ts';
import { demoIds } from '../setup/demo-ids.ts';
import { expect, test } from '../setup/quiet-page.ts';

const { client, property } = demoIds;

const dashboardTabs = ['overview', 'tax', 'properties', 'saved'];
const screens = {
  visitor: ['/', '/borrowing-capacity', '/mortgage-calculator', '/auth', '/forgot-password'],
  modeller: [
    'market-reality',
    'first-time-buyers',
    'portfolio-potential',
    'negative-gearing',
    'detailed-breakdown',
  ].map((tab) => `/modelling-dashboard?tab=${tab}`),
  Client: [...dashboardTabs.map((tab) => `/client-dashboard?tab=${tab}`), '/properties', `/property/${property}`],
  Admin: ['/admin-dashboard', '/admin/leads', `/admin/client/${client}`, `/admin/property/${property}`],
  'second Admin': ['/admin-client', '/add-property', '/assign-property', `/property/${property}`],
} as const;

async function enter(page: Page, role: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: `Login as ${role}` }).click();
  await expect(page.getByRole('complementary', { name: 'Demo' })).toBeVisible();
}

for (const [who, addresses] of Object.entries(screens)) {
  test(`[PROD-06] every button of the ${who}’s screens does something, and every link leads somewhere`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(240_000);
    await watchEffects(page);
    const role = who.split(' ').at(-1) ?? '';
    if (role === 'Client' || role === 'Admin') await enter(page, role);
    const dead: string[] = [];
    // A phone has the same controls in other places; there one screen of each audience stands for all.
    for (const address of isMobile ? addresses.slice(0, 1) : addresses) {
      // The head above the dashboard's tabs is the same on each.
      const isLaterTab = /client-dashboard\?tab=(?!overview)/.test(address);
      const part = isLaterTab ? '[role="tabpanel"]' : 'main';
      dead.push(...(await deadButtons(page, address, part)).map((name) => `${address}: ${name}`));
      dead.push(...(await linksOf(page)).filter((link) => !leadsSomewhere(link)).map((link) => `${address}: ${link}`));
    }
    expect(dead).toEqual([]);
  });
}

const places = [...builtPages(), ...builtPatterns()].map(
  (place) => new RegExp(`^${place.replace(/:\w+/g, '[-\\w]+').replace(/\/$/, '')}/?$`),
);

function leadsSomewhere(link: string): boolean {
  if (/^(https:\/\/|mailto:|tel:|#.)/.test(link)) return true;
  const [path = ''] = link.split(/[?#]/);
  return places.some((place) => place.test(path)) || path.startsWith('/api/');
}

test('[PROD-06] the bar and the foot of the page too; only the social networks lead nowhere', async ({ page }) => {
  await watchEffects(page);
  expect(await deadButtons(page, '/about', 'header')).toEqual([]);
  await page.goto('/about');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('button')).toHaveCount(0);
  expect((await linksOf(page)).filter((link) => !leadsSomewhere(link))).toEqual([]);
  const social = foot.getByRole('list').first().getByRole('img');
  await expect(social.first()).toBeVisible();
  await expect(foot.locator('a', { has: page.getByRole('img') })).toHaveCount(0);
});
