import type { Page } from '@playwright/test';

/**
 * From now on, goto and reload resolve once the page has hydrated, not when its text is there: a prerendered page
 * starts its JavaScript after first paint, and a press before that does nothing. With `waitUntil: 'commit'`, goto still
 * resolves at the first byte.
 */
export function waitUntilAnswering(page: Page): void {
  const isHydrated = () => page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (address, how) => {
    const answer = await goto(address, how);
    if (how?.waitUntil !== 'commit') await isHydrated();
    return answer;
  };
  page.reload = async (...how) => {
    const answer = await reload(...how);
    await isHydrated();
    return answer;
  };
}
