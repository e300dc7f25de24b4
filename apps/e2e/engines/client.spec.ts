import { randomUUID } from 'node:crypto';
import { drawsCharts } from './charts.ts';
import type { Screen } from './screen.ts';
import { expect, test } from './test.ts';

const field = (name: string | RegExp) => ({ role: 'field', name }) as const;
const button = (name: string | RegExp) => ({ role: 'button', name }) as const;
const tab = (name: string | RegExp) => ({ role: 'tab', name }) as const;
const form = { role: 'dialog', name: /./ } as const;
const password = 'correct horse';

async function signsUp(screen: Screen, email: string): Promise<void> {
  await screen.open('/auth?tab=sign-up');
  await screen.fill(field('First Name'), 'Ann');
  await screen.fill(field('Last Name'), 'Ng');
  await screen.fill(field('Email'), email);
  await screen.fill(field('Password'), password);
  await screen.look('sign-up');
  await screen.press(button('Create Account'));
  await screen.isAt('/client-dashboard');
  await screen.sees({ name: 'Welcome, Ann' });
}

async function signsIn(screen: Screen, email: string): Promise<void> {
  await screen.open('/auth');
  await screen.fill(field('Email'), email);
  await screen.fill(field('Password'), password);
  await screen.look('sign-in');
  await screen.press(button('Sign In'));
  await screen.isAt('/client-dashboard');
}

async function signsOut(screen: Screen): Promise<void> {
  const menu = await screen.all(button('Menu'));
  if (menu.length > 0) await screen.press(button('Menu'));
  await screen.press(button('Sign Out'));
  await screen.sees({ name: /You have been successfully signed out/ });
}

async function fillsIn(screen: Screen): Promise<void> {
  const inForm = (name: string) => ({ ...field(name), within: form });
  await screen.press(button('Edit Details'));
  await screen.fillDay(inForm('Date of Birth'), '1986-03-04');
  await screen.look('details-personal');
  await screen.press({ ...tab(/^Income/), within: form });
  await screen.fill(inForm('Gross Income'), '118,000.55');
  await screen.press({ ...tab(/^Assets/), within: form });
  await screen.press({ ...button('Add Asset'), within: form });
  await screen.choose(inForm('Asset Type'), 'Shares');
  await screen.fill(inForm('Current Value'), '45k');
  await screen.look('details-asset');
  await screen.press({ ...button('Save'), within: form });
  await screen.isGone(form);
}

const tabs = [
  'Portfolio Overview',
  'Investment Analysis',
  'Mortgage Details',
  'Tax Analysis',
  'Liabilities',
  'Retirement',
  'Your Properties',
  'Saved Properties',
] as const;

async function looksThrough(screen: Screen): Promise<void> {
  for (const name of tabs) {
    await screen.press(tab(name));
    await screen.until(`${name} chosen`, async () => (await screen.all(tab(name)))[0]?.isSelected);
    await screen.sees({ role: 'tabpanel', name: /./ });
    if (name === 'Portfolio Overview' || name === 'Tax Analysis') await drawsCharts(screen);
    await screen.look(`dashboard-${name.toLowerCase().replaceAll(' ', '-')}`);
  }
}

async function keepsPlace(screen: Screen): Promise<void> {
  await screen.open('/client-dashboard?tab=tax');
  await screen.reload();
  await screen.until('the tab after a reload', async () => (await screen.all(tab('Tax Analysis')))[0]?.isSelected);
  await drawsCharts(screen);
  await screen.open('/account');
  await screen.look('account');
  await screen.driver.back();
  await screen.answers();
  await screen.isAt('/client-dashboard?tab=tax');
}

async function savesReport(screen: Screen): Promise<void> {
  await screen.open('/client-dashboard');
  const report = await screen.saved('freehold-client-summary.pdf', () => screen.press(button('Save as PDF')));
  expect(report.subarray(0, 5).toString('latin1')).toBe('%PDF-');
}

for (const width of [1280, 390] as const) {
  test(`a client signs up, fills in a record, reads it and leaves, ${width} px`, async ({ openWindow }) => {
    const screen = await openWindow(width);
    const email = `${randomUUID()}@example.com`;
    await test.step('sign-up', () => signsUp(screen, email));
    await test.step('details', () => fillsIn(screen));
    await test.step('tabs', () => looksThrough(screen));
    if (width === 1280) {
      await test.step('report', () => savesReport(screen));
      await test.step('reload and back', () => keepsPlace(screen));
    }
    await test.step('sign-out', () => signsOut(screen));
    if (width === 1280) await test.step('sign-in', () => signsIn(screen, email));
  });
}
