import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../setup/accessible.ts';
import { firstMailFor } from '../setup/mails.ts';
import { modellingTabNames, openTab, showCharts, tabTo } from '../setup/modelling.ts';
import { expect, test } from '../setup/quiet-page.ts';

test.describe('the modelling dashboard', () => {
  test('[MODEL-01] [MODEL-02] [MODEL-04] opens its tabs by keyboard and keeps them in the address', async ({
    page,
  }) => {
    await page.goto('/modelling-dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Investment Modelling Dashboard');
    await expect(
      page.getByText('Explore different property investment scenarios and their potential outcomes'),
    ).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(modellingTabNames);

    const first = page.getByRole('tab', { name: 'Market Reality' });
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await tabTo(page, first);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL('/modelling-dashboard?tab=first-time-buyers');
    await expect(page.getByRole('tab', { name: 'First Time Buyers' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Your first property' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(page).toHaveURL('/modelling-dashboard?tab=detailed-breakdown');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Detailed Breakdown' })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Your first property' })).toBeVisible();
  });

  test('a link to a tab shows nothing of the first tab while the scripts are on their way', async ({ page }) => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/modelling-dashboard?tab=negative-gearing', { waitUntil: 'commit' });
    const first = page.getByRole('tab', { name: 'Market Reality' });
    await expect(first).toBeVisible();
    await expect(page.getByText('Loading', { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Market Reality' })).toBeHidden();
    await expect(first).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    letThrough();
    await expect(page.getByText('The law on rental losses changes on 1 July 2027')).toBeVisible();
    await first.click();
    await expect(page.getByRole('heading', { name: 'Market Reality' })).toBeVisible();
  });

  test('the dashboard opens its first tab when it is reached from another page', async ({ page, isMobile }) => {
    await page.goto('/mortgage-calculator');
    const bar = page.getByRole('banner');
    if (isMobile) await bar.getByRole('button', { name: /menu/i }).click();
    await bar.getByRole('link', { name: 'Modelling Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Market Reality' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Market Reality' })).toHaveAttribute('aria-selected', 'true');
  });

  test('[MODEL-03] a visitor sees the page at once, a client after the profile', async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/profiles/**', async (route) => {
      await asked;
      await route.fulfill({ json: {} });
    });
    await page.goto('/modelling-dashboard');
    await expect(page.getByText('Loading modelling dashboard...')).toHaveCount(0);
    await expect(page.getByRole('table')).toBeVisible();

    const claims = { id: randomUUID(), email: 'client@example.com', role: 'CLIENT', exp: 4_000_000_000 };
    const token = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
    await page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(token)})`);
    await page.goto('/modelling-dashboard');
    await expect(page.getByText('Loading modelling dashboard...')).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { name: 'Investment Modelling Dashboard' })).toBeVisible();
    await expect(page.getByText('Loading modelling dashboard...')).toHaveCount(0);
  });

  test('keeps what was typed over a reload, and brings it back after a reset', async ({ page }) => {
    await openTab(page, 'First Time Buyers');
    await page.getByLabel('Property value', { exact: true }).fill('800k');
    await page.getByLabel('Interest rate', { exact: true }).fill('6');
    await page.reload();
    await expect(page.getByLabel('Property value', { exact: true })).toHaveValue('800,000');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByLabel('Property value', { exact: true })).toHaveValue('750,000');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Interest rate', { exact: true })).toHaveValue('6');
  });

  test('a share link opens every tool as it was, and reaches no server', async ({ page, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openTab(page, 'First Time Buyers');
    await page.getByLabel('Property value', { exact: true }).fill('640,000');
    await page.getByRole('tab', { name: 'Negative Gearing' }).click();
    await page.getByLabel('Property Price').fill('$720,000');
    await page.getByLabel('Interest rate', { exact: true }).fill('5.5');
    await page.getByText('Townhouse', { exact: true }).first().click();
    await page.getByLabel('Ownership Percentage').fill('60');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
    const link = String(await page.evaluate('navigator.clipboard.readText()'));
    expect(link).toContain('/modelling-dashboard?tab=negative-gearing#s=');

    const elsewhere = await browser.newPage();
    const requests: string[] = [];
    elsewhere.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
    await elsewhere.goto(link);
    // Golden case S-NG-18's property: 37,368 of deductions less 10,800 of rent.
    await expect(elsewhere.getByText('Your yearly negative gearing amount is $26,568').first()).toBeVisible();
    await elsewhere.getByRole('tab', { name: 'First Time Buyers' }).click();
    await expect(elsewhere.getByLabel('Property value', { exact: true })).toHaveValue('640,000');
    expect(requests.some((request) => request.includes('720000') || request.includes('#s='))).toBe(false);
    await elsewhere.close();
  });

  test('a damaged link restores what is valid and says what was dropped', async ({ page }) => {
    const inputs = {
      equity: { propertyValue: 640_000, growthRate: 'high', loanType: 'interest_only', interestRate: 21 },
    };
    const encoded = Buffer.from(JSON.stringify({ v: 1, kind: 'modelling', inputs })).toString('base64url');
    await page.goto(`/modelling-dashboard?tab=first-time-buyers#s=${encoded}`);
    await expect(page.getByText(/Interest rate \(first property\)/)).toBeVisible();
    await expect(page.getByLabel('Property value', { exact: true })).toHaveValue('640,000');
    await expect(page.getByLabel('Interest rate', { exact: true })).toHaveValue('6.3');
    await expect(page.getByRole('radio', { name: /High/ })).toBeChecked();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${colorScheme}`, () => {
      test.use({ colorScheme });
      for (const tab of modellingTabNames) {
        test(`${tab} has no accessibility violation and does not scroll sideways`, async ({ page }) => {
          await openTab(page, tab);
          await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
          await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
          await showCharts(page, { mayHaveNone: true });
          await expectAccessible(page);
        });
      }
    });
  }
});

test('fields beside each other have their labels in one line and their inputs in another, whatever their hints @desktop', async ({
  page,
}) => {
  await openTab(page, 'Negative Gearing');
  const box = async (name: string) => {
    const input = page.getByRole('textbox', { name, exact: true });
    const id = await input.getAttribute('id');
    return {
      label: (await page.locator(`label[for="${id}"]`).boundingBox())?.y,
      input: (await input.boundingBox())?.y,
      hint: (await page.locator(`[id="${await input.getAttribute('aria-describedby')}"]`).boundingBox())?.height,
    };
  };
  // Where the longer hint wraps depends on the machine's fonts.
  const wraps: boolean[] = [];
  for (const width of [1280, 1160, 1040, 920, 800]) {
    await page.setViewportSize({ width, height: 900 });
    // What stands above may still grow between two measurements.
    await expect(async () => {
      const [rent, expenses] = [await box('Annual rent'), await box('Other expenses')];
      expect(rent.label).toBe(expenses.label);
      expect(rent.input).toBe(expenses.input);
      wraps.push(rent.hint !== expenses.hint);
    }).toPass();
  }
  expect(wraps).toContain(true);
});

test.describe('Market Reality', () => {
  test('[MARKET-01] [MARKET-02] [MARKET-03] [MARKET-04] shows the table with its year and what it says', async ({
    page,
  }) => {
    await openTab(page, 'Market Reality');
    const table = page.getByRole('table', { name: 'ATO data, earlier income year' });
    await expect(table.getByRole('row', { name: '1 property' })).toContainText('1,284,852');
    await expect(table.getByRole('row', { name: '1 property' })).toContainText('73%');
    await expect(table.getByRole('row', { name: '6 or more' })).toContainText('15,264');
    await expect(page.getByText('fewer than 1 in 10 (9.2%) own three or more').first()).toBeVisible();
    await expect(page.getByRole('tabpanel').getByText(/\bcurrent\b/i)).toHaveCount(0);
    await page.getByRole('button', { name: 'How is this worked out?' }).click();
    await expect(page.getByText('1,284,852 ÷ 1,764,924')).toBeVisible();
  });

  test('[MARKET-05] [MARKET-06] [LEAD-16] a visitor books a strategy session by keyboard, and the lead arrives', async ({
    page,
  }) => {
    const email = `${randomUUID()}@example.com`;
    await openTab(page, 'Market Reality');
    await tabTo(page, page.getByRole('button', { name: 'Book a Strategy Session' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: 'Request a Session' });
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    for (const message of [
      'Name must be at least 2 characters',
      'Please enter a valid email',
      'Please enter a valid phone number',
      'You must agree to be contacted',
    ]) {
      await expect(dialog.getByText(message)).toBeVisible();
    }
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Mary Jane');
    await tabTo(page, dialog.getByLabel('Email'));
    await page.keyboard.type(email);
    await tabTo(page, dialog.getByLabel('Phone'));
    await page.keyboard.type('0400 000 000');
    await tabTo(page, dialog.getByLabel(/Message/));
    await page.keyboard.type('Tuesdays suit me.');
    const consent = dialog.getByLabel('I agree to be contacted', { exact: false });
    await expect(consent).not.toBeChecked();
    await tabTo(page, consent);
    await page.keyboard.press('Space');
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Lead Submitted')).toBeVisible();
    await expect(dialog.getByText(/Your request has arrived/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Book a Strategy Session' })).toBeFocused();
    expect((await firstMailFor(email)).subject).toBe('Your strategy session request');
  });

  test.describe('when the request is refused', () => {
    test.use({ allowedErrors: [/400/] });

    test('[MARKET-06] says so and keeps what was typed', async ({ page }) => {
      await page.route('**/api/strategy-session-leads', (route) =>
        route.fulfill({ status: 400, json: { message: 'TypeError at line 3', error: 'x' } }),
      );
      await openTab(page, 'Market Reality');
      await page.getByRole('button', { name: 'Book a Strategy Session' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Mary Jane');
      await dialog.getByLabel('Email').fill('mary@example.com');
      await dialog.getByLabel('Phone').fill('0400 000 000');
      await dialog.getByLabel('I agree to be contacted', { exact: false }).check();
      await dialog.getByRole('button', { name: 'Request a Session' }).click();
      await expect(page.getByText('Submission Failed')).toBeVisible();
      await expect(dialog.getByText('There was an error submitting your information.', { exact: false })).toBeVisible();
      await expect(dialog.getByLabel('Email')).toHaveValue('mary@example.com');
    });
  });
});

test.describe('Detailed Breakdown', () => {
  test('[MODEL-09] [MODEL-10] [GEAR-34] reports the scenarios of the other tabs with the same figures', async ({
    page,
  }) => {
    await openTab(page, 'Negative Gearing');
    await page.getByLabel('Property Price').fill('700k');
    const saved = await page.getByRole('region', { name: /Tax saved/ }).textContent();
    await page.getByRole('tab', { name: 'Detailed Breakdown' }).click();
    const report = page.getByRole('region', { name: 'Get a comprehensive analysis of investment scenarios' });
    const section = (name: string) => report.getByRole('region', { name, exact: true });
    const amount = /\$[\d,]+/.exec(saved ?? '')?.[0] ?? 'none';
    await expect(section('Negative gearing')).toContainText(amount);
    await expect(section('Property equity projection')).toContainText('$620,702');
    await expect(section('Portfolio projection')).toContainText('$1,685,971');
    await expect(section('Portfolio growth simulator')).toContainText('$4,193,504');
    await expect(report.getByText(/discount|capital gains tax/i)).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(section('Negative gearing')).toContainText(amount);
    await expect(report.getByRole('button', { name: 'Print' })).toBeHidden();
  });
});

test('a tool takes the figures of the person’s model on a press, and gives back what was there', async ({ page }) => {
  await page.goto('/modelling-dashboard');
  await page.keyboard.press('Shift');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('First Time Buyers').click();
  const equityPrice = page.locator('#modelling-equity-propertyValue');
  await expect(equityPrice).toBeVisible();
  const offer = page.getByRole('button', { name: 'Use Your Model’s Figures' });
  await expect(offer).toHaveCount(0);
  const before = await equityPrice.inputValue();

  await page.getByRole('link', { name: 'Back to your model' }).click();
  const modelPrice = page.locator('#modelling-portfolio-properties-0-propertyValue');
  await modelPrice.fill('850k');
  await modelPrice.blur();
  await expect(modelPrice).toHaveValue('850,000');
  await tab('First Time Buyers').click();
  await expect(equityPrice).toHaveValue(before);
  await expect(page.getByText(/^Your model: \$850,000, medium growth, [\d.]+% interest\.$/)).toBeVisible();
  await offer.press('Enter');
  await expect(equityPrice).toHaveValue('850,000');
  await expect(page.getByText('These figures are from your model.')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(equityPrice).toHaveValue(before);
  await expect(offer).toBeFocused();

  await tab('Negative Gearing').click();
  await expect(page.getByText(/^Your model: \$850,000, 95% of it borrowed at [\d.]+%\.$/)).toBeVisible();
  await offer.click();
  await expect(page.getByLabel('Property price', { exact: false }).first()).toHaveValue('850,000');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `gearing from the model ${colorScheme}`);
  }
});
