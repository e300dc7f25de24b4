import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from './browser-storage.ts';
import { dropTicket, keepTicket, keptTickets, signOutTicketOf, ticketsKey } from './sign-out-tickets.ts';

const refreshToken = `0b0f2c4e-0000-4000-8000-000000000001.3.${'c'.repeat(43)}`;

describe('a sign-out ticket', () => {
  it('is the refresh token with the hash of its code in the code’s place', async () => {
    const hash = createHash('sha256').update('c'.repeat(43)).digest('base64url');
    expect(await signOutTicketOf(refreshToken)).toBe(`0b0f2c4e-0000-4000-8000-000000000001.3.${hash}`);
  });

  it('is not made of a text that is no refresh token', async () => {
    expect(await signOutTicketOf('r1')).toBeNull();
  });

  it('waits until it is dropped, beside four others at most, and leaves no entry behind', () => {
    const storage = memoryStorage();
    for (const ticket of ['a', 'b', 'c', 'd', 'e', 'f']) keepTicket(ticket, storage);
    expect(keptTickets(storage)).toEqual(['b', 'c', 'd', 'e', 'f']);
    for (const ticket of ['b', 'c', 'd', 'e', 'f', 'never kept']) dropTicket(ticket, storage);
    expect(storage.getItem(ticketsKey)).toBeNull();
  });
});
