import { slowLine } from './slow-line.ts';
import { expect, test } from './test.ts';

test('headings stay in the face they were painted in when a scroll brings the sheets', async ({ openWindow }) => {
  const line = await slowLine();
  line.delay(/\.woff2$/, 800);
  const screen = await openWindow(390, line.baseUrl);
  const height = () => screen.driver.evaluate(`document.querySelector('h1').getBoundingClientRect().height`);
  await screen.open('/');
  const painted = await height();
  await screen.driver.evaluate('scrollTo(0, 600)');
  await screen.until('all sheets', () =>
    screen.driver.evaluate(`[...document.querySelectorAll('link[data-late]')].every(({ media }) => media === 'all')`),
  );
  await screen.driver.evaluate('document.fonts.ready.then(() => true)');
  expect(await height()).toBe(painted);
  await line.cut();
});
