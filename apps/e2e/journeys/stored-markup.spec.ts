import type { NewClient } from '@freehold/contract';
import { adviser, bearer, newClient, openAs, type Tokens } from '../setup/client-form.ts';
import { figure } from '../setup/figure.ts';
import { firstMailFor } from '../setup/mails.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { fromOwnAddress } from '../setup/settings.ts';

/** Markup that calls `ran()` wherever it is rendered as HTML. */
const payloads = [
  '<script>ran()</script>',
  '<img src=x onerror=ran()>',
  '<svg onload=ran()>',
  '<svg><script>ran()</script></svg>',
  '"><img src=x onerror=ran()>',
  "'><img src=x onerror=ran()>",
  '</title><script>ran()</script>',
  '</textarea><script>ran()</script>',
  '</script><script>ran()</script>',
  '--><script>ran()</script>',
  ']]><script>ran()</script>',
  '<iframe srcdoc="<script>parent.ran()</script>">',
  '<iframe src="javascript:parent.ran()">',
  '<a href="javascript:ran()">x</a>',
  '<body onload=ran()>',
  '<input autofocus onfocus=ran()>',
  '<details open ontoggle=ran()>',
  '<video><source onerror=ran()>',
  '<audio src=x onerror=ran()>',
  '<object data="javascript:ran()">',
  '<embed src="javascript:ran()">',
  '<math><mtext><img src=x onerror=ran()>',
  '<template><img src=x onerror=ran()>',
  '<style>@import "javascript:ran()"</style>',
  '<meta http-equiv=refresh content="0;javascript:ran()">',
  '<form action="javascript:ran()"><button autofocus>x',
  '<scr<script>ipt>ran()</script>',
  '&lt;img src=x onerror=ran()&gt;',
  '{{constructor.constructor("ran()")()}}',
  'javascript:ran()',
] as const;

/** Elements a screen would contain if one of the payloads had been rendered as markup. */
const planted = ['load', 'error', 'focus', 'toggle']
  .map((event) => `[on${event}]`)
  .concat(
    'img[src=x]',
    '[srcdoc]',
    '[href^=javascript]',
    '[src^=javascript]',
    '[data^=javascript]',
    '[action^=javascript]',
  )
  .concat('meta[http-equiv=refresh]')
  .join();
const allText = `document.body.innerText + [...document.querySelectorAll('input, textarea')].map(({ value }) => value).join(' ')`;

const at = (index: number) => payloads[index % payloads.length] ?? '';

/** A client with a payload in every free-text field. */
const markedClient = (turn: number): NewClient => ({
  profile: {
    firstName: at(turn),
    lastName: at(turn + 1),
    address: [2, 3, 4, 5, 6].map((part) => at(turn + part).replaceAll(',', '')).join(', '),
    occupation: at(turn + 7),
    employer: at(turn + 8),
    residenceHistory: at(turn + 9),
    partnerFirstName: at(turn + 10),
    partnerLastName: at(turn + 11),
    assessWithPartner: true,
  },
  assets: [{ assetType: 'Shares', description: at(turn + 12), currentValue: 1_000, originalPrice: 900 }],
  liabilities: [{ liabilityType: 'Mortgage', lenderType: at(turn + 13), loanBalance: 1_000 }],
});

const markedProperty = (turn: number) => ({
  ...{ name: at(turn), street: at(turn + 1), suburb: at(turn + 2), state: 'NSW', postcode: '2095' },
  ...{ description: at(turn + 3), features: [at(turn + 4), at(turn + 5)] },
  ...{ price: 900_000, beds: 3, baths: 2, area: 210, growthRate: 4, rentalYield: 4 },
});

test('stored markup is shown as it was typed and never runs, on a screen or in a mail', {
  tag: '@quality',
}, async ({ page, request }) => {
  test.setTimeout(240_000);
  let ran = 0;
  await page.exposeFunction('ran', () => {
    ran += 1;
  });
  page.on('dialog', () => {
    ran += 1;
  });
  const tokens: Tokens = await adviser(request);
  const headers = bearer(tokens);
  const shown = async (path: string, text: string) => {
    await page.goto(path);
    await expect.poll(() => page.evaluate<string>(allText), path).toContain(text);
    expect(await page.locator(planted).count(), path).toBe(0);
  };
  await openAs(page, tokens, '/admin-dashboard');
  for (let turn = 0; turn < payloads.length; turn += 1) {
    const { profile } = await newClient(request, tokens, markedClient(turn));
    const stored = await request.post('/api/properties', { headers, data: markedProperty(turn) });
    expect(stored.status(), await stored.text()).toBe(201);
    const { id: property } = await stored.json();
    await shown(`/admin/client/${profile.id}`, at(turn));
    await shown(`/property/${property}`, at(turn + 3));
    if (turn % 10 === 0) await shown(`/admin/client/${profile.id}/view`, at(turn));
  }
  await shown('/admin-dashboard', 'ran()');
  await shown('/properties', 'ran()');

  const email = `${crypto.randomUUID()}@example.com`;
  const loan = { loanAmount: 500_000, interestRate: 4.5, loanTerm: '30', repaymentFrequency: 'monthly' };
  const lead = { firstName: at(0), lastName: at(1), email, phone: '0400 000 000', ...loan };
  const data = { ...lead, loanType: 'principal_and_interest' };
  expect((await request.post('/api/mortgage-leads', { data, headers: fromOwnAddress() })).status()).toBe(201);
  const mail = await firstMailFor(email);
  expect(mail.html ?? '').not.toMatch(/<script|<img src=x/i);
  await shown('/admin/leads', at(0));
  // A mail client that runs scripts, unlike any real one.
  await page.route('**/a-mail', (route) => route.fulfill({ body: mail.html ?? '', contentType: 'text/html' }));
  await page.goto('/a-mail', { waitUntil: 'commit' });
  await expect(page.locator('body')).toContainText('Hello,');
  expect(ran).toBe(0);
  figure(
    'B7',
    `payloads, each in every free text: programs run on the adviser’s screens, a client’s dashboard as an adviser sees it, and in a mail`,
    `0 of ${payloads.length}`,
  );
});
