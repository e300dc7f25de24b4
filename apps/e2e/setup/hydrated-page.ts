import type { Page } from '@playwright/test';

/**
 * From now on the page counts as opened when its program answers, and not when its text is there: a made page starts its
 * program after its first paint, and a press before that is a press on paper. Only who waits for no more than the first byte
 * of the page gets no more.
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
