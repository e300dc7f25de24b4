import type { Page } from '@playwright/test';

/** Unfolds the filters of a list where they are folded, on a phone. */
export async function openFilters(page: Page, isMobile: boolean): Promise<void> {
  if (!isMobile) return;
  const button = page.getByRole('button', { name: /^Filters/ });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}
