import type { Screen } from './screen.ts';

// Scrolls twice: after the first scroll the lazy cards above have their real heights.
const bringUp = (selector: string) => `new Promise((done) => {
  const scroll = () => document.querySelector(${JSON.stringify(selector)})?.scrollIntoView({ block: 'center' });
  scroll();
  requestAnimationFrame(() => { scroll(); requestAnimationFrame(() => done(true)); });
})`;

/**
 * Scrolls to each chart on the page, since charts load just before they come into view, and waits until all are drawn.
 */
export async function drawsCharts(screen: Screen): Promise<void> {
  await screen.until('all charts', async () => {
    const switches = await screen.all({ role: 'button', name: 'Table view' });
    const drawn = await screen.all({ role: 'application', name: /./ });
    if (switches.length > 0 && drawn.length === switches.length) return true;
    for (const { selector } of switches) await screen.driver.evaluate(bringUp(selector));
    return false;
  });
}
