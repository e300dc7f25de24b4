import type { Page } from '@playwright/test';
import { figure } from '../setup/figure.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { enterAs, type Records, recordsFor, storedRecords, type Viewer, viewers } from '../setup/viewers.ts';

const open = ['/', '/borrowing-capacity', '/mortgage-calculator', '/modelling-dashboard'];
const entries = ['/portfolio-manager', '/auth'];
const forAdvisers = ['/admin-dashboard', '/admin-client', '/add-property', '/assign-property', '/admin/leads'];
const someone = 'Marguerita';

/** Where each of the 16 routes leads for a viewer. */
function destinations(viewer: Viewer, { property, client }: Records): [string, string][] {
  const own = ['/properties', `/property/${property}`];
  const advisers = [...forAdvisers, `/admin/client/${client}`, `/admin/property/${property}`];
  const to =
    (place: string) =>
    (path: string): [string, string] => [path, place];
  const stay = (path: string): [string, string] => [path, path];
  if (viewer === 'visitor')
    return [...open.map(stay), ...[...entries, '/client-dashboard', ...own, ...advisers].map(to('/auth'))];
  if (viewer.endsWith('client'))
    return [
      ...[...open, ...own, '/client-dashboard'].map(stay),
      ...[...entries, ...advisers].map(to('/client-dashboard')),
    ];
  return [
    ...[...open, ...own, ...advisers].map(stay),
    ...[...entries, '/client-dashboard'].map(to('/admin-dashboard')),
  ];
}

/** From now on, logs a console error if a name ever appears on the page, however briefly. */
async function watchFor(page: Page, name: string): Promise<void> {
  await page.addInitScript(`new MutationObserver(() => {
    if (document.documentElement?.textContent.includes('${name}')) console.error('${name} was shown');
  }).observe(document, { subtree: true, childList: true, characterData: true })`);
}

for (const viewer of viewers) {
  test(`each of the 16 routes leads a ${viewer} where it should, and shows and asks nothing before`, {
    tag: '@quality',
  }, async ({ page, request }) => {
    test.setTimeout(180_000);
    const stored = await storedRecords(request, { firstName: someone, lastName: 'Oyelaran' });
    await enterAs(page, request, viewer);
    const isAdviser = viewer === 'adviser';
    if (!isAdviser) await watchFor(page, someone);
    const asked: string[] = [];
    page.on('request', (call) => asked.push(new URL(call.url()).pathname));
    const rows = destinations(viewer, recordsFor(viewer, stored));
    expect(rows).toHaveLength(16);
    for (const [path, place] of rows) {
      await page.goto(path);
      await expect(page, path).toHaveURL(place);
      // A heading shows once the viewer is admitted.
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page, path).toHaveURL(place);
    }
    const foreign = viewer === 'visitor' ? [stored.client, stored.property] : [stored.client];
    const calls = asked.filter((path) => path.startsWith('/api/') && foreign.some((id) => path.includes(id)));
    expect(isAdviser ? [] : calls).toEqual([]);
    figure('C7', `routes that lead a ${viewer} where they should; calls and glimpses of what is another’s`, '16/16; 0');
  });
}
