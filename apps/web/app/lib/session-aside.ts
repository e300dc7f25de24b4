import * as z from 'zod/mini';
import { browserSession } from './browser-session.ts';

// Survives a reload, and no longer than the tab.
const asideKey = 'sessionAside';
const tokensSchema = z.object({ accessToken: z.string(), refreshToken: z.optional(z.string()) });

/** Sets this browser's session aside while another takes its place; a no-op when nobody is signed in. */
export function putSessionAside(): void {
  const accessToken = browserSession.token();
  if (accessToken === null) return;
  const refreshToken = browserSession.refreshToken() ?? undefined;
  sessionStorage.setItem(asideKey, JSON.stringify({ accessToken, refreshToken }));
}

/** Restores the session set aside; false when there is none. */
export function takeSessionBack(): boolean {
  const kept = sessionStorage.getItem(asideKey);
  if (kept === null) return false;
  sessionStorage.removeItem(asideKey);
  browserSession.start(tokensSchema.parse(JSON.parse(kept)));
  return true;
}
