import type { Locator, Page } from '@playwright/test';
import { sentencesIn } from '../../web/app/features/content/promises/held.ts';
import { aboutPromises, homePromises } from '../../web/app/features/content/promises/public-pages.ts';
import { contentPaths } from '../setup/paths.ts';
import { expect, test } from '../setup/quiet-page.ts';

const scrolled = (page: Page) => page.evaluate<number>('scrollY');

test.describe('the home page', () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test('[HOME-01] [HOME-02] [HOME-03] has its headline, and Get Started scrolls to the tools', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Smart Property Investment Solutions for Australians',
    );
    expect(await scrolled(page)).toBe(0);
    await page.getByRole('main').getByRole('button', { name: 'Get Started', exact: true }).click();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { name: 'Our Property Investment Tools' })).toBeInViewport();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('[HOME-03] names no number of users, no share and nobody’s praise', async ({ page }) => {
    const copy = await page.getByRole('main').innerText();
    expect(copy).toContain('Every estimate shows its working.');
    expect(copy).not.toMatch(/\d+\s*%|\d[\d,]*\+|\b\d[\d,]*k?\s+(users|clients|investors|customers|families)\b/i);
    expect(copy).not.toMatch(/testimonial|“|★|trusted by|award|rated/i);
    await expect(page.getByRole('main').locator('blockquote')).toHaveCount(0);
  });

  test('[FIRST-15] says nothing, and neither does About, but what is listed with the tests that hold it', {
    tag: '@desktop',
  }, async ({ page }) => {
    // A list item that contains a paragraph has no text of its own.
    const saidIn = async (part: Locator) => {
      const texts = await part.locator('p, li:not(:has(p, li)), dd, td').allInnerTexts();
      return [...new Set(texts.flatMap((text) => sentencesIn(text.trim().replaceAll(/\s+/g, ' '))))].toSorted();
    };
    expect(await saidIn(page.getByRole('main'))).toEqual(Object.keys(homePromises).toSorted());
    await page.goto('/about');
    for (const [section, promises] of Object.entries(aboutPromises)) {
      // The term of a definition is a separate element.
      const listed = Object.keys(promises).map((sentence) => sentence.replace(/^[^:.]+: (?=\p{Lu})/u, ''));
      expect(await saidIn(page.locator(`section#${section}`)), section).toEqual(listed.toSorted());
    }
    // The site's operator is a setting.
    const unlisted = page.locator(
      Object.keys(aboutPromises).reduce((rest, id) => `${rest}:not(#${id})`, 'article section'),
    );
    await expect(unlisted).toHaveCount(1);
  });

  test('[HOME-04] [HOME-05] offers three tools, each behind Access Tool', async ({ page }) => {
    const links = page.getByRole('link', { name: /Access Tool/ });
    await expect(links).toHaveCount(3);
    const targets = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/borrowing-capacity', '/mortgage-calculator', '/portfolio-manager']);
    await links.first().click();
    await expect(page).toHaveURL('/borrowing-capacity');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/borrowing capacity/i);
  });

  test('[HOME-06] [HOME-07] [HOME-09] gives six reasons and two ways on', async ({ page }) => {
    const why = page.getByRole('heading', { name: 'Why Choose Our Platform' });
    await expect(why).toBeVisible();
    const reasons = page.getByRole('region', { name: 'Why Choose Our Platform' }).getByRole('heading', { level: 3 });
    await expect(reasons).toHaveText([
      'Accurate Calculations',
      'Investment Analysis',
      'Secure Portfolio Management',
      'Client Management',
      'Time Savings',
      'Expert Insights',
    ]);
    const below = await scrolled(page);
    await page.getByText('Learn More', { exact: true }).click();
    await expect.poll(() => scrolled(page)).not.toBe(below);
    await expect(why).toBeInViewport();
    await page.getByText('Start Free Trial', { exact: true }).click();
    await expect(page).toHaveURL('/auth?tab=sign-up');
  });
});

test.describe('the navigation', () => {
  test('[NAV-01] [NAV-05] [NAV-06] leads to every public tool and, once, to Sign In', async ({ page, isMobile }) => {
    await page.goto('/');
    const bar = page.getByRole('banner');
    if (isMobile) await bar.getByRole('button', { name: /menu/i }).click();
    await expect(bar.locator('a[href="/"]:visible')).not.toHaveCount(0);
    for (const path of ['/modelling-dashboard', '/borrowing-capacity', '/mortgage-calculator', '/portfolio-manager']) {
      await expect(bar.locator(`a[href="${path}"]:visible`)).toHaveCount(1);
    }
    await expect(bar.locator('a[href="/auth"]:visible')).toHaveCount(1);
    await bar.locator('a[href="/auth"]:visible').click();
    await expect(page).toHaveURL('/auth');
  });

  test('[NAV-02] stays at the top, and is a menu on a phone', async ({ page, isMobile }) => {
    await page.goto('/');
    await page.evaluate('scrollTo(0, 2000)');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 0.99 });
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
    const menu = page.getByRole('banner').getByRole('button', { name: /menu/i });
    if (!isMobile) return expect(menu).toBeHidden();
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeFocused();
  });
});

test.describe('the footer', () => {
  test('[FOOT-01] [FOOT-02] [FOOT-03] shows placeholders and the browser’s year', async ({ page }) => {
    await page.clock.setFixedTime('2031-03-01T00:00:00Z');
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('2031');
    await expect(footer.getByText('Placeholder contact details', { exact: true })).toBeVisible();
    await expect(footer.locator('address').locator('span')).toHaveText([
      '[email address to be published at launch]',
      '[phone number to be published at launch]',
      '[postal address to be published at launch]',
    ]);
    const networks = footer.getByRole('list', { name: 'Social networks' });
    for (const name of ['Facebook', 'LinkedIn', 'Instagram', 'YouTube']) {
      await expect(networks.getByRole('img', { name: new RegExp(`^${name}`) })).toBeVisible();
    }
    await expect(networks.locator('a, button, [tabindex]')).toHaveCount(0);
    await expect(footer.locator('a[href^="http"], a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0);
  });

  test('[FOOT-04] [FOOT-05] each of its eleven links opens a page of its own', async ({ page }) => {
    await page.goto('/');
    for (const path of contentPaths) {
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await expect(heading).not.toHaveText(/page not found/i);
    }
  });
});

test.describe('addresses', () => {
  test('[ROUTE-01] [SEC-04] each public path opens when entered directly, for a visitor too', async ({ page }) => {
    for (const [path, heading] of [
      ['/', 'Smart Property Investment Solutions for Australians'],
      ['/borrowing-capacity', 'Borrowing Capacity Calculator'],
      ['/mortgage-calculator', 'Mortgage Calculator'],
      ['/modelling-dashboard', 'Investment Modelling Dashboard'],
      ['/auth', 'Sign in to Freehold'],
      // The link to the viewer's own screen; for visitors it leads to the sign-in.
      ['/portfolio-manager', 'Sign in to Freehold'],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      await expect(page, path).toHaveURL(path === '/portfolio-manager' ? '/auth' : path);
    }
  });
});

test.describe('an unknown address', () => {
  test.use({ allowedErrors: [/404/] });

  test('[ROUTE-05] [ROUTE-06] shows the not-found screen with a way home', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: /home/i }).click();
    await expect(page).toHaveURL('/');
  });
});
