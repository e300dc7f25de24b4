import type { Page } from '@playwright/test';
import { builtPages, builtPatterns } from '../setup/built-screens.ts';
import { type Effect, effectsOf, linksOf, watchEffects } from '../setup/controls.ts';
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
  Admin: [
    '/admin-dashboard',
    '/admin/today',
    '/admin/practice',
    '/admin/practice/advisers',
    '/admin/leads/sources',
    '/admin/clients',
    '/admin/leads',
    `/admin/client/${client}`,
    `/admin/property/${property}`,
  ],
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
    const done: string[] = [];
    const dead: string[] = [];
    // A phone has the same controls elsewhere, so one screen of each audience is enough there.
    for (const address of isMobile ? addresses.slice(0, 1) : addresses) {
      // The header above the dashboard's tabs is the same on each.
      const isLaterTab = /client-dashboard\?tab=(?!overview)/.test(address);
      const part = isLaterTab ? '[role="tabpanel"]' : 'main';
      // Reopened after each button that leads away from the screen.
      const isDemo = role === 'Client' || role === 'Admin';
      if (isDemo && (await page.getByRole('complementary', { name: 'Demo' }).count()) === 0) await enter(page, role);
      const effects = await effectsOf(page, address, part);
      done.push(...effects.map((effect) => `${address}: ${inWords(effect)}`));
      dead.push(
        ...deadOf(effects)
          .map((name) => `${address}: ${name}`)
          .filter((place) => !idleAtFirst.has(place)),
      );
      dead.push(...(await linksOf(page)).filter((link) => !leadsSomewhere(link)).map((link) => `${address}: ${link}`));
    }
    await test.info().attach('what each button did', { body: done.join('\n'), contentType: 'text/plain' });
    expect(dead).toEqual([]);
  });
}

// Buttons without effect on a freshly opened page, where nothing is typed and the result is in view. Their effects are
// tested in mortgage.spec.ts (reset), lead-desk.spec.ts (table and board), lead-views.spec.ts (all leads),
// adviser-day.spec.ts (whose leads), client-views.spec.ts (all clients) and modelling-projections.spec.ts (jump to the
// result).
const idleAtFirst: ReadonlySet<string> = new Set([
  '/properties: Search',
  '/mortgage-calculator: Reset',
  '/admin/leads: All leads',
  '/admin/leads: Table',
  '/admin/today: Mine and unassigned',
  '/admin/clients: All clients',
  '/admin/leads/sources: 90 days',
  '/modelling-dashboard?tab=portfolio-potential: Recalculate Portfolio Projections',
]);

test('[PROD-06] the catalogue’s Search takes what is typed at once', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  await enter(page, 'Client');
  await page.goto('/properties');
  await expect(page.getByRole('list', { name: 'Properties' })).toBeVisible();
  // With the clock paused, the debounce cannot fire, so only the button searches.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox', { name: 'Search' }).fill('Sunshine');
  await expect(page).toHaveURL('/properties');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/properties?q=Sunshine');
});

const inWords = ({ button, did }: Effect) => `${button} → ${did ?? 'nothing'}`;
const deadOf = (effects: readonly Effect[]) => effects.filter(({ did }) => did === null).map(({ button }) => button);

const sample = `<!doctype html><html lang="en" data-ready><title>Sample</title><style>.ring { outline: 2px solid }</style>
<main>
  <button id="ring">Ring</button><button id="live">Live</button><button id="idle">Idle</button><button id="same">Same address</button>
  <button id="work">Work</button><button id="refuse">Refuse</button>
  <p role="status"></p><p id="ticker">0</p>
  <button id="text">Text</button><button id="tab" aria-pressed="false">Tab</button><button id="print">Print</button>
  <button id="go">Go</button><button id="away">Away</button><input aria-label="Amount"><button id="fill">Fill</button>
</main>
<script>
  const at = (id) => document.getElementById(id);
  let ticks = 0;
  setInterval(() => { at('ticker').textContent = ticks = ticks === 0 ? 1 : 0; }, 100);
  at('ring').onclick = () => at('ring').classList.add('ring');
  at('live').onclick = () => { document.querySelector('[role=status]').textContent = 'Heard'; };
  at('work').onclick = () => { at('work').ariaBusy = 'true'; setTimeout(() => { at('work').ariaBusy = 'false'; }); };
  at('refuse').onclick = () => { at('refuse').insertAdjacentHTML('afterend', '<p role="alert">No server</p>'); };
  at('same').onclick = () => history.replaceState({}, '', location.href);
  at('text').onclick = () => { at('ticker').insertAdjacentHTML('afterend', '<p>Something new</p>'); };
  at('tab').onclick = () => { at('tab').ariaPressed = 'true'; };
  at('print').onclick = () => print();
  at('go').onclick = () => history.pushState({}, '', '?there');
  at('away').onclick = () => { location.href = '/about'; };
  at('fill').onclick = () => { document.querySelector('input').value = '1'; };
</script>`;

test.describe('what counts as an effect', () => {
  test('a focus ring, a polite live region, a refresh or the same address is no effect of a button', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.route('**/sample', (route) => route.fulfill({ body: sample, contentType: 'text/html' }));
    await watchEffects(page);
    const effects = await effectsOf(page, '/sample', 'main');
    expect(effects.map(inWords)).toEqual([
      'Ring → nothing',
      'Live → nothing',
      'Idle → nothing',
      'Same address → nothing',
      'Work → busy',
      'Refuse → alert: No server',
      'Text → content: Something new',
      'Tab → chosen',
      'Print → print',
      'Go → navigation',
      'Away → navigation',
      'Fill → value changed',
    ]);
  });
});

const places = [...builtPages(), ...builtPatterns()].map(
  (place) => new RegExp(`^${place.replace(/:\w+/g, '[-\\w]+').replace(/\/$/, '')}/?$`),
);

function leadsSomewhere(link: string): boolean {
  if (/^(https:\/\/|mailto:|tel:|#.)/.test(link)) return true;
  const [path = ''] = link.split(/[?#]/);
  return places.some((place) => place.test(path)) || path.startsWith('/api/') || path === '/embed-demo.html';
}

test('[PROD-06] the bar and the foot of the page too; only the social networks lead nowhere', async ({ page }) => {
  await watchEffects(page);
  expect(deadOf(await effectsOf(page, '/about', 'header'))).toEqual([]);
  await page.goto('/about');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('button')).toHaveCount(0);
  expect((await linksOf(page)).filter((link) => !leadsSomewhere(link))).toEqual([]);
  const social = foot.getByRole('list').first().getByRole('img');
  await expect(social.first()).toBeVisible();
  await expect(foot.locator('a', { has: page.getByRole('img') })).toHaveCount(0);
});
