import { browserSession } from './browser-session.ts';
import { keptTickets } from './sign-out-tickets.ts';

/** Ends, at the server, sessions that were signed out while offline: now, and whenever the network returns. */
export function endLeftSessions(): void {
  window.addEventListener('online', () => void end());
  void end();
}

async function end(): Promise<void> {
  // The demo calls no server; tickets wait until it is over.
  if (keptTickets().length === 0 || browserSession.demoRole() !== null) return;
  try {
    const { sendTickets } = await import('./log-out.ts');
    await sendTickets();
  } catch {
    // Still offline: retried at the next start.
  }
}
