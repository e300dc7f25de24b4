import { randomUUID } from 'node:crypto';
import { contentPaths } from '../setup/paths.ts';
import { drawsCharts } from './charts.ts';
import type { Screen } from './screen.ts';
import { expect, test } from './test.ts';

const field = (name: string | RegExp) => ({ role: 'field', name }) as const;
const button = (name: string | RegExp) => ({ role: 'button', name }) as const;
const region = (name: string) => ({ role: 'region', name }) as const;
const dialog = { role: 'dialog', name: /./ } as const;

// Golden case S-BC-09.
async function borrows(screen: Screen): Promise<void> {
  await screen.open('/');
  await screen.look('home');
  await screen.press({ role: 'link', name: /Access Tool/ });
  await screen.isAt('/borrowing-capacity');
  await screen.fill(field(/^Income before tax/), '88888.88');
  await screen.press({ name: 'De facto' });
  await screen.fill(field(/Partner’s income/), '44,444.44');
  await screen.fill(field('Dependants'), '1');
  await screen.fill(field(/^Existing loans/), '$1,234.56');
  await screen.reads(region('Estimated borrowing capacity'), '$768,765');
  await screen.look('borrowing');
}

async function asksForReport(screen: Screen): Promise<void> {
  await screen.press(button('Calculate Borrowing Capacity'));
  await screen.reads(dialog, '$768,765');
  await screen.fill({ ...field(/^Name/), within: dialog }, 'Mary Jane van der Berg');
  await screen.fill({ ...field(/^Email/), within: dialog }, `${randomUUID()}@example.com`);
  await screen.fill({ ...field(/^Phone/), within: dialog }, '0400 000 000');
  await screen.look('borrowing-lead');
  await screen.press({ ...button('Send My Report'), within: dialog });
  await screen.sees({ role: 'heading', name: 'Thank you' });
  await screen.look('borrowing-thanks');
}

async function repays(screen: Screen): Promise<void> {
  await screen.open('/mortgage-calculator');
  await screen.reads(region('Estimated repayment'), '$3,095');
  await screen.press(button(/^Our example/));
  await screen.reads(region('Estimated repayment'), '$2,533');
  await screen.fill(field('Loan amount'), '600k');
  await screen.reads(region('Estimated repayment'), '$3,040');
  await screen.fill(field('Loan amount'), '500,000');
  await screen.keys('Tab');
  await screen.reads(region('Estimated repayment'), '$2,533');
  // Australian dates, though the browser is German or American.
  await screen.sees({ name: /^Paid off on *\d{1,2} [A-Z][a-z]+ 20\d\d/ });
  await drawsCharts(screen);
  await screen.press(button('Table view'));
  await screen.sees({ role: 'table', name: /./ });
  await screen.look('mortgage');
}

async function savesFiles(screen: Screen): Promise<void> {
  const report = await screen.saved('freehold-mortgage-repayment.pdf', () => screen.press(button('Save as PDF')));
  expect(report.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  const workbook = await screen.saved('freehold-mortgage-schedule.xlsx', () => screen.press(button('Save as Excel')));
  expect(workbook.subarray(0, 2).toString('latin1')).toBe('PK');
}

// Text or role that shows a tab has loaded; the two tabs without charts show their main figure.
const modellingTabs = [
  { name: 'Market Reality', query: '', shows: { role: 'table', name: /./ } },
  {
    name: 'First Time Buyers',
    query: '?tab=first-time-buyers',
    shows: { role: 'heading', name: 'Your first property' },
  },
  { name: 'Portfolio Potential', query: '?tab=portfolio-potential', shows: { role: 'heading', name: /portfolio/i } },
  // 15,000 of rent less 31,200 of interest, 14,700 and 9,000 leave 37,100 of 77,000: tax of 3,024 instead of 13,888.
  { name: 'Negative Gearing', query: '?tab=negative-gearing', shows: { name: '$10,864' }, hasCharts: false },
  { name: 'Detailed Breakdown', query: '?tab=detailed-breakdown', shows: { name: '$4,193,504' }, hasCharts: false },
] as const;

async function models(screen: Screen): Promise<void> {
  await screen.open('/modelling-dashboard');
  for (const { name, query, shows, ...tab } of modellingTabs) {
    await screen.press({ role: 'tab', name });
    await screen.isAt(`/modelling-dashboard${query}`);
    await screen.sees(shows);
    if (!('hasCharts' in tab)) await drawsCharts(screen);
    await screen.look(`modelling-${name.toLowerCase().replaceAll(' ', '-')}`);
  }
  await screen.press(button('Copy link'));
  await screen.sees(button('Link copied'));
}

async function reads(screen: Screen, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await screen.open(path);
    await screen.sees({ role: 'heading', name: /./ });
    await screen.look(path.slice(1));
  }
}

async function isLost(screen: Screen): Promise<void> {
  await screen.open('/nowhere');
  await screen.sees({ name: 'Oops! Page not found' });
  await screen.look('not-found');
}

test.use({ allowedErrors: [/status of 404/] });

test('a visitor works out figures, asks for a report, saves files and reads, 1280 px', async ({ openWindow }) => {
  const screen = await openWindow(1280);
  await test.step('borrowing', () => borrows(screen));
  await test.step('lead', () => asksForReport(screen));
  await test.step('mortgage', () => repays(screen));
  await test.step('files', () => savesFiles(screen));
  await test.step('modelling', () => models(screen));
  await test.step('contents', () => reads(screen, contentPaths));
  await test.step('not found', () => isLost(screen));
});

test('a visitor works out figures, asks for a report and reads, 390 px', async ({ openWindow }) => {
  const screen = await openWindow(390);
  await test.step('borrowing', () => borrows(screen));
  await test.step('lead', () => asksForReport(screen));
  await test.step('mortgage', () => repays(screen));
  await test.step('modelling', () => models(screen));
  await test.step('contents', () => reads(screen, contentPaths.slice(0, 3)));
});
