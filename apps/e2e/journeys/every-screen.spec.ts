import type { Page } from '@playwright/test';
import { figure } from '../setup/figure.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { addressesFor, enterAs, markedPerson, storedRecords, viewers } from '../setup/viewers.ts';

const keysOfTheSession = ['token', 'refreshToken', 'isDemoUser'];
// Scroll positions by router key, kept for the tab.
const placesOfPages = 'react-router-scroll-positions';
const drafts = ['freehold.draft.borrowing', 'freehold.draft.modelling', 'freehold.draft.mortgage'];
const kept = `(async () => {
  const files = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) files.push(url + ' ' + (await (await cache.match(url)).text()));
  }
  const databases = (await indexedDB.databases()).map(({ name }) => name);
  const entries = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
  return { entries, databases, files, state: JSON.stringify(history.state), cookies: document.cookie };
})()`;

// Charts load when scrolled near. A busy browser may hold frames back, so a frame is waited for 200 ms at most.
const downThePage = `(async () => {
  const height = document.body.scrollHeight;
  for (let top = 0; top < height; top += Math.max(innerHeight, 100)) {
    scrollTo(0, top);
    await new Promise((go) => { requestAnimationFrame(go); setTimeout(go, 200); });
  }
})()`;

interface Kept {
  readonly entries: readonly (readonly [string, string])[];
  readonly databases: readonly string[];
  readonly files: readonly string[];
  readonly state: string;
  readonly cookies: string;
}

/** Leftovers of a visit in the browser: entries not on the list, and anything about the person. */
async function leftBehind(page: Page, visited: readonly string[]): Promise<string[]> {
  const { entries, databases, files, state, cookies } = await page.evaluate<Kept>(kept);
  const isListed = (key: string) => [...keysOfTheSession, ...drafts, placesOfPages].includes(key);
  const texts = entries.filter(([key]) => !keysOfTheSession.includes(key)).map((entry) => entry.join(' '));
  const personal = Object.values(markedPerson).map((text) => text.toLowerCase());
  const told = [...texts, ...files, ...visited, state].filter((text) =>
    personal.some((word) => text.toLowerCase().includes(word)),
  );
  return [...entries.map(([key]) => key).filter((key) => !isListed(key)), ...databases, ...told, cookies].filter(
    Boolean,
  );
}

/** Opens an address and each of its tabs, down to the end of the page. */
async function lookAtEveryTab(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  expect(answer?.headers()['content-security-policy'], address).toContain("require-trusted-types-for 'script'");
  for (const tab of [null, ...(await page.getByRole('tab').all())]) {
    // A press waits for two frames of the page, which is not what this is about.
    if (await tab?.isEnabled()) await tab?.dispatchEvent('click');
    await page.evaluate(downThePage);
    await page.waitForLoadState('networkidle');
  }
}

/** Types contact details into a calculator's form and navigates away without sending it. */
async function typeContact(page: Page): Promise<void> {
  await page.goto('/mortgage-calculator');
  await page.getByRole('button', { name: 'Calculate Repayments' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Get Your Personalized Strategy Report' }).click();
  await dialog.getByLabel('First name').fill(markedPerson.firstName);
  await dialog.getByLabel('Last name').fill(markedPerson.lastName);
  await dialog.getByLabel('Email').fill(markedPerson.email);
  await dialog.getByLabel('Phone').fill(markedPerson.phone);
}

// The demo shows the same screens, and demo.spec.ts opens each of them.
for (const viewer of viewers.filter((name) => !name.startsWith('demo'))) {
  test.describe(`every screen of a ${viewer}`, () => {
    // Visitors opening records that need a sign-in, and links without tokens, are rejected on purpose.
    test.use({ serviceWorkers: 'allow', allowedErrors: [/status of 40[0134]/] });

    test('asks no other host, breaks no content policy and leaves nothing behind', {
      tag: '@quality',
    }, async ({ page, request }) => {
      test.setTimeout(600_000);
      const { firstName, lastName, phone } = markedPerson;
      const addresses = addressesFor(viewer, await storedRecords(request, { firstName, lastName, phone }));
      const visited: string[] = [];
      page.on('framenavigated', (frame) => visited.push(frame.url()));
      await enterAs(page, request, viewer);
      for (const address of addresses) {
        // A screen that hangs is named by its step, long before the test's own limit.
        await test.step(address, () => lookAtEveryTab(page, address), { timeout: 120_000 });
      }
      if (viewer === 'visitor') await typeContact(page);
      expect(visited.length).toBeGreaterThanOrEqual(addresses.length);
      expect(await leftBehind(page, visited)).toEqual([]);
      figure(
        'B6',
        `keys, records or personal words left in the browser of a ${viewer} after ${addresses.length} addresses`,
        '0',
      );
      figure('Q7', `requests to other hosts by ${addresses.length} addresses of a ${viewer}`, '0');
      figure(
        'R2',
        `violations of the content policy on ${addresses.length} addresses of a ${viewer}, tabs and charts too`,
        '0',
      );
    });
  });
}
