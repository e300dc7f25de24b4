import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { aBorrowingLead } from '../../test/builders.ts';
import { stopMailLink } from '../features/asked-mails/index.ts';
import { enquiryLink, unsubscribeLink } from '../features/privacy/index.ts';
import { limitRules } from './limits.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

const pathOf = (link: string) => link.slice(server.deps.config.publicUrl.length);
const statusOf = async (method: 'GET' | 'POST', url: string) => (await server.app.inject({ method, url })).statusCode;

/** The path that acts and the path that shows a page, of each kind of link in a mail. */
async function links(): Promise<readonly (readonly [act: string, page: string])[]> {
  const lead = await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload: aBorrowingLead() });
  const enquiry = pathOf(enquiryLink(server.deps, lead.json().id));
  const stop = pathOf(stopMailLink(server.deps, { userId: lead.json().id, kind: 'month-summary' }));
  const unsubscribe = pathOf(unsubscribeLink(server.deps, 'mary@example.com'));
  return [
    [stop, stop],
    [unsubscribe, unsubscribe],
    [`${enquiry}/withdraw`, enquiry],
  ];
}

it('links of ours work from an address however often they, or wrong ones, are used there', async () => {
  const all = await links();
  for (let time = 0; time <= limitRules.unsubscribe.points; time += 1) {
    expect(await statusOf('POST', all[time % 3]?.[0] ?? '')).toBe(200);
  }
  for (let time = 0; time < limitRules.unsubscribe.points; time += 1) {
    expect(await statusOf(time % 2 ? 'GET' : 'POST', `/api/stop-mail/wrong-${time}`)).toBe(400);
  }
  for (const wrong of ['/api/stop-mail/wrong', '/api/unsubscribe/wrong', '/api/enquiry/wrong']) {
    expect(await statusOf('GET', wrong)).toBe(429);
  }
  for (const [act, page] of all) {
    expect([await statusOf('POST', act), await statusOf('GET', page)]).toEqual([200, 200]);
  }
});
