import type { Page } from '@playwright/test';

/**
 * From now on the page counts as opened when its program answers, and not when its text is there: a made page starts its
 * program after its first paint, and a press before that is a press on paper.
 */
export function waitUntilAnswering(page: Page): void {
  const isAnswering = () => page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...where) => {
    const answer = await goto(...where);
    await isAnswering();
    return answer;
  };
  page.reload = async (...how) => {
    const answer = await reload(...how);
    await isAnswering();
    return answer;
  };
}
