import { browserStorage, type KeyStorage } from './browser-storage.ts';

/** Storage key of the tickets that end sessions signed out of while the server was unreachable. */
export const ticketsKey = 'signOutTickets';
const mostTickets = 5;

/**
 * A ticket that can end a refresh token's session and nothing else (`signOutTicket` of the contract); null where the
 * browser cannot compute it, as over plain http.
 */
export async function signOutTicketOf(refreshToken: string): Promise<string | null> {
  const [sessionId, generation, code] = refreshToken.split('.');
  if (code === undefined || globalThis.crypto?.subtle === undefined) return null;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code)));
  const text = btoa(String.fromCharCode(...hash));
  return [sessionId, generation, text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')].join('.');
}

/** Stores a ticket until the server has accepted it. */
export function keepTicket(ticket: string, storage: KeyStorage = browserStorage()): void {
  store([...keptTickets(storage), ticket].slice(-mostTickets), storage);
}

/** Drops a ticket the server accepted or that is useless. */
export function dropTicket(ticket: string, storage: KeyStorage = browserStorage()): void {
  store(
    keptTickets(storage).filter((kept) => kept !== ticket),
    storage,
  );
}

/** Waiting tickets, oldest first. */
export function keptTickets(storage: KeyStorage = browserStorage()): string[] {
  return (storage.getItem(ticketsKey) ?? '').split(' ').filter((ticket) => ticket !== '');
}

function store(tickets: readonly string[], storage: KeyStorage): void {
  if (tickets.length === 0) storage.removeItem(ticketsKey);
  else storage.setItem(ticketsKey, tickets.join(' '));
}
