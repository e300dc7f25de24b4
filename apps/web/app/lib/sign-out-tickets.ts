import { browserStorage, type KeyStorage } from './browser-storage.ts';

/** Where the tickets of sessions wait that were left and may go on at the server. */
export const ticketsKey = 'signOutTickets';
const mostTickets = 5;

/**
 * What ends the session of a refresh token and can do nothing else (`signOutTicket` of the contract); null where the browser
 * cannot work it out, as over plain http.
 */
export async function signOutTicketOf(refreshToken: string): Promise<string | null> {
  const [sessionId, generation, code] = refreshToken.split('.');
  if (code === undefined || globalThis.crypto?.subtle === undefined) return null;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code)));
  const text = btoa(String.fromCharCode(...hash));
  return [sessionId, generation, text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')].join('.');
}

/** Keeps a ticket until the server has taken it. */
export function keepTicket(ticket: string, storage: KeyStorage = browserStorage()): void {
  store([...keptTickets(storage), ticket].slice(-mostTickets), storage);
}

/** Drops a ticket that the server has taken, or that is of no use. */
export function dropTicket(ticket: string, storage: KeyStorage = browserStorage()): void {
  store(
    keptTickets(storage).filter((kept) => kept !== ticket),
    storage,
  );
}

/** The tickets that wait, the oldest first. */
export function keptTickets(storage: KeyStorage = browserStorage()): string[] {
  return (storage.getItem(ticketsKey) ?? '').split(' ').filter((ticket) => ticket !== '');
}

function store(tickets: readonly string[], storage: KeyStorage): void {
  if (tickets.length === 0) storage.removeItem(ticketsKey);
  else storage.setItem(ticketsKey, tickets.join(' '));
}
