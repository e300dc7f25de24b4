import type { Page } from '@playwright/test';
import { expect } from './quiet-page.ts';

/** The toasts with exactly this title and this text. */
export function toastOf(page: Page, title: string, text: string) {
  const exactly = (words: string) => ({ has: page.getByText(words, { exact: true }) });
  return page.getByRole('alert').filter(exactly(title)).filter(exactly(text));
}

/** Expects a toast with this title above this text. */
export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  await expect(toastOf(page, title, text).first(), `toast ${title}: ${text}`).toBeVisible();
}

// Runs before the page's scripts: reports every alert to the test, even one that vanishes at once.
const tellOfAlerts = `new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node instanceof Element)
        for (const alert of [node, ...node.querySelectorAll('*')].filter((part) => part.getAttribute('role') === 'alert'))
          alertShown(alert.textContent);
}).observe(document, { subtree: true, childList: true })`;

/** Texts of every toast and alert the page shows from its next load on; the list grows meanwhile. */
export async function recordedAlerts(page: Page): Promise<readonly string[]> {
  const shown: string[] = [];
  await page.exposeFunction('alertShown', (text: string) => void shown.push(text));
  await page.addInitScript(tellOfAlerts);
  return shown;
}
