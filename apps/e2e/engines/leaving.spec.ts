import { slowLine } from './slow-line.ts';
import { expect, test } from './test.ts';

test.describe('on a slow line', () => {
  // Aborted downloads, which some browsers log.
  test.use({ allowedErrors: [/Loading failed|NetworkError|dynamically imported module|module script/i] });

  test('who presses a link and then opens a bookmark gets to the bookmark', async ({ openWindow }) => {
    const line = await slowLine();
    const screen = await openWindow(1280, line.baseUrl);
    await screen.open('/borrowing-capacity');
    // Waits until the page's own background downloads are done.
    await screen.driver.evaluate('navigator.serviceWorker.ready.then(() => true)');
    line.delay(/^\/(assets\/auth|faq)/, 1_500);
    await screen.press({ role: 'link', name: 'Sign In' });
    await screen.driver.open(`${line.baseUrl}/faq`);
    await screen.answers();
    expect(await screen.address()).toBe('/faq');
    await screen.sees({ role: 'heading', name: /questions/i });
    expect(await screen.address()).toBe('/faq');
    await line.cut();
  });
});
