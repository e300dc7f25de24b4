import { browserStorage } from './browser-storage.ts';
import { SessionStore } from './session-store.ts';

/** This browser's session. While prerendering there is no storage and nobody is signed in. */
export const browserSession = new SessionStore(browserStorage(), Date.now);

if (typeof window !== 'undefined') {
  window.addEventListener('storage', () => browserSession.refresh());
}
