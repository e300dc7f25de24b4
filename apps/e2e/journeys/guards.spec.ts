import type { Page } from '@playwright/test';
import { openAs } from '../setup/client-form.ts';
import { figure } from '../setup/figure.ts';
import { newAdviser } from '../setup/people.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { enterAs, type Records, recordsFor, storedRecords, type Viewer, viewers } from '../setup/viewers.ts';

const open = ['/', '/borrowing-capacity', '/mortgage-calculator', '/modelling-dashboard'];
const entries = ['/portfolio-manager', '/auth'];
const forAdvisers = ['/admin-dashboard', '/admin-client', '/add-property', '/assign-property', '/admin/leads'];
// Newer than the specification's 16 routes.
const newForAdvisers = [
  '/admin/today',
  '/admin/practice',
  '/admin/practice/advisers',
  '/admin/leads/sources',
  '/admin/clients',
];
const someone = 'Marguerita';

type Row = readonly [path: string, place: string];

const leadTo =
  (place: string) =>
  (path: string): Row => [path, place];
const stay = (path: string): Row => [path, path];

/** Where each of the specification's 16 routes leads for a viewer. */
function destinations(viewer: Viewer, { property, client }: Records): Row[] {
  const own = ['/properties', `/property/${property}`];
  const advisers = [...forAdvisers, `/admin/client/${client}`, `/admin/property/${property}`];
  if (viewer === 'visitor')
    return [...open.map(stay), ...[...entries, '/client-dashboard', ...own, ...advisers].map(leadTo('/auth'))];
  if (viewer.endsWith('client'))
    return [
      ...[...open, ...own, '/client-dashboard'].map(stay),
      ...[...entries, ...advisers].map(leadTo('/client-dashboard')),
    ];
  return [
    ...[...open, ...own, ...advisers].map(stay),
    ...[...entries, '/client-dashboard'].map(leadTo('/admin-dashboard')),
  ];
}

/** Where each newer route leads for a viewer; the demo's are opened by demo.spec.ts. */
function newDestinations(viewer: Viewer, { plan }: Records): Row[] {
  const plans = ['/plans', `/plans/${plan}`];
  if (viewer === 'visitor')
    return ['/account', '/portfolio-manager?next=properties', ...plans, ...newForAdvisers].map(leadTo('/auth'));
  if (viewer === 'client')
    return [
      stay('/account'),
      ['/portfolio-manager?next=/admin/leads', '/client-dashboard'],
      ['/portfolio-manager?next=properties', '/properties'],
      ...newForAdvisers.map(leadTo('/client-dashboard')),
    ];
  if (viewer === 'adviser')
    return [
      ...['/account', ...newForAdvisers].map(stay),
      ...[...plans, '/portfolio-manager?next=properties'].map(leadTo('/admin-dashboard')),
    ];
  return [];
}

/** The ways in, which lead on, and the screens behind them: a test each, so that a title names the few rows it asserts. */
const parts = ['ways in', 'screens'] as const;
type Part = (typeof parts)[number];

const partOf = ([path]: Row): Part => (/^\/(auth|portfolio-manager)\b/.test(path) ? 'ways in' : 'screens');

const shown: Record<Viewer, Record<Part, string>> = {
  visitor: { 'ways in': '[PM-02] ', screens: '[PROD-02] [GUARD-02] [GUARD-04] ' },
  client: { 'ways in': '[AUTH-05] [PM-04] [PM-12] ', screens: '[PROD-02] [GUARD-03] [GUARD-05] [GUARD-06] ' },
  adviser: { 'ways in': '[AUTH-04] [PM-03] [PM-11] [PM-12] ', screens: '[PROD-02] [GUARD-06] [GUARD-07] ' },
  'demo client': { 'ways in': '', screens: '' },
  'demo adviser': { 'ways in': '', screens: '' },
};

/** From now on, logs a console error if a name ever appears on the page, however briefly. */
async function watchFor(page: Page, name: string): Promise<void> {
  await page.addInitScript(`new MutationObserver(() => {
    if (document.documentElement?.textContent.includes('${name}')) console.error('${name} was shown');
  }).observe(document, { subtree: true, childList: true, characterData: true })`);
}

const walks = viewers.flatMap((viewer) => parts.map((part) => ({ viewer, part, ids: shown[viewer][part] })));

for (const { viewer, part, ids } of walks) {
  test(`${ids}the ${part} lead a ${viewer} where they should, and show and ask nothing before`, {
    tag: '@quality',
  }, async ({ page, request }) => {
    test.setTimeout(180_000);
    const stored = await storedRecords(request, { firstName: someone, lastName: 'Oyelaran' });
    await enterAs(page, request, viewer);
    const isAdviser = viewer === 'adviser';
    if (!isAdviser) await watchFor(page, someone);
    const asked: string[] = [];
    page.on('request', (call) => asked.push(`${call.method()} ${new URL(call.url()).pathname}`));
    let way: string[] = [];
    page.on('framenavigated', (frame) => way.push(new URL(frame.url()).pathname));
    const records = recordsFor(viewer, stored);
    const rows = destinations(viewer, records);
    expect(rows).toHaveLength(16);
    const walked = [...rows, ...newDestinations(viewer, records)].filter((row) => partOf(row) === part);
    for (const [path, place] of walked) {
      way = [];
      await page.goto(path);
      await expect(page, path).toHaveURL(place);
      if (viewer === 'client' && path.startsWith('/admin')) expect(way, path).toContain('/portfolio-manager');
      // A heading shows once the viewer is admitted.
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page, path).toHaveURL(place);
    }
    const foreign = viewer === 'visitor' ? [stored.client, stored.property] : [stored.client];
    const calls = asked.filter((call) => call.includes(' /api/') && foreign.some((id) => call.includes(id)));
    expect(isAdviser ? [] : calls).toEqual([]);
    // No profile is made for them.
    if (isAdviser) expect(asked.filter((call) => call.startsWith('PUT'))).toEqual([]);
    const count = `${walked.length}/${walked.length}`;
    figure(
      'C7',
      `${part} that lead a ${viewer} where they should; calls and glimpses of what is another’s`,
      `${count}; 0`,
    );
  });
}

test('an adviser has the desk under its own name, and of a screen of the admins is told so without a call', async ({
  page,
  request,
}) => {
  const tokens = await newAdviser(request);
  const stored = await storedRecords(request, { firstName: someone, lastName: 'Oyelaran' });
  await openAs(page, tokens, '/admin-dashboard');
  await expect(page).toHaveTitle('Dashboard | Freehold');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adviser Dashboard');
  await expect(page.getByRole('main').getByText(/\badmin\b/i)).toHaveCount(0);

  const asked: string[] = [];
  page.on('request', (call) => asked.push(new URL(call.url()).pathname));
  for (const path of [
    '/admin/outbox',
    '/admin/practice',
    '/admin/practice/advisers',
    '/admin/leads/sources',
    '/admin/properties/files',
    '/add-property',
  ]) {
    await page.goto(path);
    const told = page.getByRole('heading', { level: 1, name: 'Only an admin of your practice can open this' });
    await expect(told, path).toBeVisible();
    await expect(page, path).toHaveURL(path);
  }
  const closed = /^\/api\/(outbox|practice|advisers|leads|properties)/;
  expect(asked.filter((path) => closed.test(path))).toEqual([]);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adviser Dashboard');
  // A property can be read by them, and is not theirs to change.
  await page.goto(`/admin/property/${stored.property}`);
  await expect(page).toHaveURL(`/property/${stored.property}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('before the program is here the desk has the name that it has for an adviser', async ({ page, request }) => {
  const tokens = await newAdviser(request);
  await openAs(page, tokens, '/terms');
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goto('/admin-dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Adviser Dashboard', exact: true })).toBeVisible();
  await expect(page.getByText('Loading adviser dashboard...')).toBeVisible();
  await expect(page.getByText('Loading admin dashboard...')).toBeHidden();
});
