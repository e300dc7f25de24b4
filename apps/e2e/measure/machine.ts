import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/**
 * Lighthouse's benchmark index of this machine, median of five: higher is faster, and a slowdown of four is meant for
 * 1,500 to 2,000.
 */
export async function machineIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const indexes: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    indexes.push(await page.evaluate<number>(`(${pageFunctions.computeBenchmarkIndex.toString()})()`));
  }
  await page.close();
  return indexes.toSorted((a, b) => a - b)[2] ?? 0;
}
