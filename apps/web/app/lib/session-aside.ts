import * as z from 'zod/mini';
import { browserSession } from './browser-session.ts';

// Survives a reload, and no longer than the tab.
const asideKey = 'sessionAside';
const tokensSchema = z.object({ accessToken: z.string(), refreshToken: z.optional(z.string()) });

/** Keeps the session of this browser aside while another one takes its place. Nobody signed in: nothing is kept. */
export function putSessionAside(): void {
  const accessToken = browserSession.token();
  if (accessToken === null) return;
  const refreshToken = browserSession.refreshToken() ?? undefined;
  sessionStorage.setItem(asideKey, JSON.stringify({ accessToken, refreshToken }));
}

/** Makes the session that was put aside that of this browser again; false when there is none. */
export function takeSessionBack(): boolean {
  const kept = sessionStorage.getItem(asideKey);
  if (kept === null) return false;
  sessionStorage.removeItem(asideKey);
  browserSession.start(tokensSchema.parse(JSON.parse(kept)));
  return true;
}
