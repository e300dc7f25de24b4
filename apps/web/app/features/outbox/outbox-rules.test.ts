import type { OutboxMail } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { mailFate } from './mail-words.ts';
import { outboxPartIn, outboxSearch } from './outbox-address.ts';

const mail: OutboxMail = {
  id: '0b9f7a52-6f0e-4a0f-9d1c-2c8f3f5a7d11',
  kind: 'lead-notice',
  recipient: 'mary@example.com',
  subject: 'A new lead has arrived',
  status: 'queued',
  attempts: 0,
  lastError: null,
  createdAt: '2026-11-21T04:00:00Z',
  sentAt: null,
  leadId: null,
};

describe('the outbox', () => {
  it('stands in the address', () => {
    const address = '?q=mary&status=failed&cursor=c1';
    expect(outboxSearch(outboxPartIn(address))).toBe(address);
    expect(outboxSearch(outboxPartIn(`?status=lost&cursor=${'x'.repeat(1_501)}`))).toBe('');
  });

  it.each([
    [{}, 'Waiting, not tried'],
    [{ attempts: 2, lastError: 'Not sent yet (ETIMEDOUT)' }, 'Waiting, tried 2 times: Not sent yet (ETIMEDOUT)'],
    [{ status: 'failed', attempts: 1, lastError: 'Refused (550)' }, 'Failed, tried 1 time: Refused (550)'],
    [{ status: 'failed', lastError: 'Unsubscribed' }, 'Failed, not tried: Unsubscribed'],
    [{ status: 'sent', attempts: 1 }, 'Sent'],
  ] as const)('says of %j: %s', (changes, text) => {
    expect(mailFate({ ...mail, ...changes })).toBe(text);
  });
});
