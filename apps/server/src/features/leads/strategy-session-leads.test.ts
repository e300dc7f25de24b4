import { currentLeadNotice } from '@freehold/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aStrategySessionLead } from '../../../test/lead-builders.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

function send(payload: object) {
  return server.app.inject({ method: 'POST', url: '/api/strategy-session-leads', payload });
}

describe('[LEAD-16] POST /strategy-session-leads', () => {
  it('stores a lead of its own kind with the split name and the consent, and queues an acknowledgement', async () => {
    const lead = aStrategySessionLead({ noticeVersion: currentLeadNotice, wantsMarketing: true });
    const answer = await send(lead);
    expect(answer.statusCode).toBe(201);
    const [stored] = await server.leads();
    expect(stored).toMatchObject({
      id: answer.json().id,
      kind: 'strategy-session',
      first_name: 'Mary',
      last_name: 'Jane van der Berg',
      inputs: { message: 'After work, please.' },
      consented_at: server.clock.now(),
      purposes: ['contact', 'marketing'],
    });
    expect(await server.mails()).toMatchObject([{ kind: 'strategy-acknowledgement', status: 'queued' }]);
  });

  it('takes a message of several lines, and none', async () => {
    await send(aStrategySessionLead({ message: 'One\n\nTwo' }));
    const { message: _message, ...without } = aStrategySessionLead({ email: 'other@example.com' });
    expect((await send(without)).statusCode).toBe(201);
    expect((await server.leads()).map((lead) => lead.inputs.message).sort()).toEqual(['', 'One\n\nTwo']);
  });

  it('counts another message as another lead', async () => {
    await send(aStrategySessionLead());
    await send(aStrategySessionLead());
    await send(aStrategySessionLead({ message: 'On a weekend, please.' }));
    expect(await server.leads()).toHaveLength(2);
  });

  it.each([
    ['consent', { consent: false }, 'You must agree to be contacted'],
    ['name', { name: ' M ' }, 'Name must be at least 2 characters'],
    ['email', { email: 'mary@' }, 'Please enter a valid email'],
    ['phone', { phone: '1234567' }, 'Please enter a valid phone number'],
    ['message', { message: 'x'.repeat(2_001) }, 'This is too long'],
    ['message', { message: 'a\u0000b' }, 'Contains characters that cannot be stored'],
  ])('refuses a bad %s with its text', async (field, change, message) => {
    const answer = await send({ ...aStrategySessionLead(), ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual([{ field, message }]);
  });
});
