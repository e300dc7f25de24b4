import { fixture } from '@freehold/plan/fixtures';
import type { Browser, Page } from '@playwright/test';
import { openPlan } from '../setup/plans.ts';
import { settings } from '../setup/settings.ts';
import {
  blank,
  type Costs,
  costs,
  costsInTurn,
  type Limit,
  type Opened,
  pause,
  press,
  print,
  printCosts,
} from './update-costs.ts';

// What follows a figure begins once typing rests for a moment.
const restMs = 1_200;
// A phone has no mouse that each frame would have to find what it is over.
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const desktop = { viewport: { width: 1280, height: 900 } } as const;

/** The mark that `watchEffect` sets. */
const repainted = 'plan-figure';

const digits = { type: 'keydown', mark: repainted } as const;

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
 * until the digit is painted, until the sentence beside the field is, and with all that is drawn once typing rests. It takes
 * turns with the bare page, ten digits each; the time by the clock is of the plan alone in the browser, as its reader has it.
 */
export async function measurePlanTyping(browser: Browser, limit: Limit): Promise<void> {
  for (const [name, device] of Object.entries({ phone, desktop })) {
    const opened = async () => blank(await browser.newContext({ ...device, baseURL: settings.baseUrl }));
    const plan = await opened();
    await openLivingCosts(plan.page, device === phone);
    await plan.page.evaluate(watchEffect);
    const alone = await costs(plan, digits, (round) => typeDigit(plan, round));
    const bare = await opened();
    await bare.page.setContent(leastPage);
    await bare.page.locator('input').focus();
    const [least, taken] = await costsInTurn(
      [bare, plan].map((screen) => ({ screen, step: (round) => typeDigit(screen, round) })),
      digits,
    );
    if (least === undefined || taken === undefined) throw new Error('One of both was not measured');
    print(`nothing but a field and a figure from a worker, ${name}, until it is painted`, least.marked, null);
    printFigures(`/plan, large, ${name}`, { ...taken, clock: alone.clock }, { least, limit });
    for (const { page } of [bare, plan]) await page.context().close();
  }
}

/** A field that echoes at once and a figure that a worker answers: the least that two frames can cost. */
const leastPage = `<input value="5,200"><p>$5,200</p><script>
  const answers = new Worker(URL.createObjectURL(new Blob(['onmessage = ({ data }) => setTimeout(postMessage, 25, data * 2)'])));
  answers.onmessage = ({ data }) => {
    document.querySelector('p').textContent = '$' + data.toLocaleString('en-AU');
    performance.mark('${repainted}');
  };
  document.querySelector('input').addEventListener('input', ({ target }) => {
    answers.postMessage(Number(target.value.replaceAll(',', '')));
  });
</script>`;

async function typeDigit({ page, devtools }: Opened, round: number): Promise<void> {
  await page.evaluate(selectFirst);
  const digit = otherThanFive(round);
  await press(devtools, digit, digit.charCodeAt(0));
  await pause(restMs);
}

async function openLivingCosts(page: Page, isPhone: boolean): Promise<void> {
  await openPlan(page, fixture('large'));
  // By keyboard: after a tap the browser looks at each frame for what the finger was last over.
  if (isPhone) await page.getByRole('button', { name: 'What is in it' }).press('Enter');
  await page.getByRole('button', { name: /^Living costs/ }).press('Enter');
  await page.getByRole('textbox', { name: 'Amount' }).focus();
  await page.waitForLoadState('networkidle');
  await pause(restMs);
}

/** A digit other than the one before, and than the field's own, which would be no change. */
function otherThanFive(round: number): string {
  return ['3', '7', '4', '8', '6', '9'][round % 6] ?? '2';
}

interface HeldAgainst {
  readonly least: Costs;
  readonly limit: Limit;
}

function printFigures(what: string, figures: Costs, { least, limit: { ms } }: HeldAgainst): void {
  printCosts(`${what}, typing`, figures, { ms, beside: least.frame });
  print(`${what}, until its figure is painted`, figures.marked, { ms, beside: least.marked });
  print(`${what}, of that scripts, styles and layout`, figures.own, null);
  const byClock = figures.clock.toSorted((a, b) => a - b);
  print(`${what}, ms by the clock, not slowed; 95th percentile`, [byClock[Math.floor(byClock.length * 0.95)] ?? 0], {
    ms: 100,
  });
}
