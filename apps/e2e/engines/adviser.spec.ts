import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { fromOwnAddress, settings } from '../setup/settings.ts';
import type { Screen } from './screen.ts';
import { expect, test } from './test.ts';

const field = (name: string | RegExp) => ({ role: 'field', name }) as const;
const button = (name: string | RegExp) => ({ role: 'button', name }) as const;
const link = (name: string | RegExp) => ({ role: 'link', name }) as const;
const dialog = { role: 'dialog', name: /./ } as const;

/** Submits a borrowing lead as the calculator sends it, and returns its id. */
async function leave(lastName: string): Promise<string> {
  const lead = {
    ...{ firstName: 'Mary', lastName, email: `${lastName}@example.com`, phone: '0400 000 000' },
    ...{ grossIncome: 100_000, maritalStatus: 'single', dependants: 1, existingLoans: 20_000 },
    ...{ borrowingCapacity: 550_000, noticeVersion: 'lead-notice-2026-11', privacyPolicy: true },
  };
  const answer = await fetch(`${settings.baseUrl}/api/borrowing-leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromOwnAddress() },
    body: JSON.stringify(lead),
  });
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  return id;
}

async function signsIn(screen: Screen): Promise<void> {
  await screen.open('/auth');
  await screen.fill(field('Email'), settings.adviser.email);
  await screen.fill(field('Password'), settings.adviser.password);
  await screen.press(button('Sign In'));
  await screen.isAt('/admin-dashboard');
  await screen.sees(field('Search clients'));
  await screen.look('admin-dashboard');
}

async function worksLead(screen: Screen, lastName: string, id: string): Promise<void> {
  await screen.open('/admin/leads');
  await screen.press(link(`Open the lead of Mary ${lastName}`));
  await screen.isAt(`/admin/leads/${id}`);
  await screen.sees({ role: 'heading', name: `Mary ${lastName}` });
  await screen.choose(field('Status'), 'Contacted');
  await screen.fill(field('Next action'), 'Call about the deposit');
  await screen.fillDay(field('On'), '2026-12-01');
  await screen.press(button('Save'));
  await screen.sees({ name: 'Lead saved' });
  await screen.look('lead');
  await screen.open('/admin/leads?view=board');
  await screen.sees({ ...link(`Mary ${lastName}`), within: { role: 'region', name: /^Contacted/ } });
  await screen.look('lead-board');
}

async function addsProperty(screen: Screen, folder: string): Promise<void> {
  const picture = join(folder, 'house.jpg');
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1e6b52' } })
    .jpeg()
    .toFile(picture);
  await screen.open('/add-property');
  await screen.choose(field('State'), 'TAS');
  for (const [label, text] of [
    ['Property name', `Cottage ${randomUUID()}`],
    ['Street', '1 Quay Street'],
    ['Suburb', 'Hobart'],
    ['Postcode', '7000'],
    ['Price', '650k'],
    ['Bedrooms', '2'],
    ['Bathrooms', '1'],
    ['Area', '45'],
    ['Growth rate', '0'],
    ['Rental yield', '5.1'],
  ] as const) {
    await screen.fill(field(label), text);
    // Closes the suburb list, which covers the next field on a phone.
    await screen.keys('Tab');
  }
  await screen.attach(field('Image'), picture);
  await screen.sees({ role: 'image', name: 'Preview of the chosen image' });
  await screen.look('add-property');
  await screen.press(button('Add Property'));
  await screen.isAt('/admin-dashboard');
}

const columns =
  'Name,Street,Suburb,State,Postcode,Price,Bedrooms,Bathrooms,Area (m²),Growth rate (%),Rental yield (%),Features';

async function movesFiles(screen: Screen, folder: string): Promise<void> {
  const name = `File ${randomUUID()}`;
  const list = join(folder, 'list.csv');
  writeFileSync(list, `${columns}\r\n${name},1 Quay Street,Hobart,TAS,7000,"$650,000",2,1,85,3,5.1,Lift\r\n`);
  await screen.open('/admin/properties/files');
  await screen.attach(field('CSV file'), list);
  await screen.press(button('Import 1 property'));
  await screen.sees({ name: '1 property imported' });
  await screen.look('property-files');
  const bytes = await screen.saved('properties.csv', () => screen.press(button('Export CSV')));
  expect(bytes.toString('utf8')).toContain(name);
}

async function looksAround(screen: Screen): Promise<void> {
  for (const [path, heading] of [
    ['/assign-property', /Assign/],
    ['/admin/outbox', /Outbox/],
    ['/admin-client', 'New Client Details'],
  ] as const) {
    await screen.open(path);
    await screen.sees({ role: 'heading', name: heading });
    await screen.look(path.slice(1).replace('/', '-'));
  }
}

async function addsClient(screen: Screen, lastName: string): Promise<void> {
  await screen.open('/admin-client');
  await screen.fill(field('First Name'), 'Bea');
  await screen.fill(field('Last Name'), lastName);
  await screen.press(button('Save'));
  await screen.sees({ name: 'New client created successfully' });
  await screen.isAt(/^\/admin\/client\/[\w-]{36}$/);
  await screen.isGone(dialog);
  await screen.look('client-record');
}

for (const width of [1280, 390] as const) {
  test(`an adviser works a lead and adds properties and a client, ${width} px`, async ({ openWindow }) => {
    const folder = mkdtempSync(join(tmpdir(), 'freehold-files-'));
    const lastName = `w${randomUUID().slice(0, 8)}`;
    const id = await leave(lastName);
    const screen = await openWindow(width);
    await test.step('sign-in', () => signsIn(screen));
    await test.step('lead', () => worksLead(screen, lastName, id));
    await test.step('property', () => addsProperty(screen, folder));
    if (width === 1280) await test.step('files', () => movesFiles(screen, folder));
    await test.step('other screens', () => looksAround(screen));
    await test.step('client', () => addsClient(screen, lastName));
    rmSync(folder, { recursive: true, force: true });
  });
}
