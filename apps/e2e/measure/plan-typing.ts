import { fixture } from '@freehold/plan/fixtures';
import type { Browser, Page } from '@playwright/test';
import { openPlan } from '../setup/plans.ts';
import { settings } from '../setup/settings.ts';
import { blank, type Costs, costs, type Limit, pause, press, print, printCosts } from './update-costs.ts';

// What follows a figure begins once typing rests for a moment.
const restMs = 1_200;
const widths = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1280, height: 900 } },
] as const;

/** The mark that `watchEffect` sets. */
const repainted = 'plan-figure';

/** Runs in the page: marks each new text of the sentence that says what a field does to the plan. */
const watchEffect = `
  const says = (each) => /^Net worth at [0-9]+: /.test(each.textContent);
  const sentence = [...document.querySelectorAll('p:not([role])')].find(says);
  new MutationObserver(() => performance.mark('${repainted}')).observe(sentence, { childList: true, characterData: true, subtree: true });
`;

/** Runs in the page: selects the first digit, which the next key replaces. */
const selectFirst = 'document.activeElement.setSelectionRange(0, 1)';

/**
 * Measures a digit typed into the living costs of the large plan, another each time, on a phone and on a wide screen:
 * until the digit is painted, until the sentence beside the field is, and with all that is drawn once typing rests.
 */
export async function measurePlanTyping(browser: Browser, limit: Limit): Promise<void> {
  for (const { name, viewport } of widths) {
    const context = await browser.newContext({ viewport, baseURL: settings.baseUrl });
    const screen = await blank(context);
    await openLivingCosts(screen.page);
    await screen.page.evaluate(watchEffect);
    const step = async (round: number) => {
      await screen.page.evaluate(selectFirst);
      const digit = otherThanFive(round);
      await press(screen.devtools, digit, digit.charCodeAt(0));
      await pause(restMs);
    };
    const taken = await costs(screen, { type: 'keydown', mark: repainted }, step);
    printFigures(`/plan, large, ${name}`, taken, limit);
    await context.close();
  }
}

async function openLivingCosts(page: Page): Promise<void> {
  await openPlan(page, fixture('large'));
  const contents = page.getByRole('button', { name: 'What is in it' });
  if (await contents.isVisible()) await contents.click();
  await page.getByRole('button', { name: /^Living costs/ }).click();
  await page.getByRole('textbox', { name: 'Amount' }).focus();
  await page.waitForLoadState('networkidle');
  await pause(restMs);
}

/** A digit other than the one before, and than the field's own, which would be no change. */
function otherThanFive(round: number): string {
  return ['3', '7', '4', '8', '6', '9'][round % 6] ?? '2';
}

function printFigures(what: string, figures: Costs, limit: Limit): void {
  printCosts(`${what}, typing`, figures, limit);
  print(`${what}, until its figure is painted`, figures.marked, limit);
  const byClock = figures.clock.toSorted((a, b) => a - b);
  print(`${what}, ms by the clock, not slowed; 95th percentile`, [byClock[Math.floor(byClock.length * 0.95)] ?? 0], {
    ms: 100,
  });
}
