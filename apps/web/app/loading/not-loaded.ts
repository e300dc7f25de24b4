import { subscribers } from './subscribers.ts';

/** What failed to load, and how to retry. */
export interface NotLoaded {
  readonly retry: () => void;
}

let current: NotLoaded | null = null;
const { subscribe, notify } = subscribers();

function change(next: NotLoaded | null): void {
  current = next;
  notify();
}

/**
 * Chunks that failed to load: the network was down, or their release is no longer served. One notice at the foot of the
 * page says so (`ui/shell/page-shell.tsx`), and the screen keeps what was typed.
 */
export const notLoaded = {
  read: (): NotLoaded | null => current,
  subscribe,
  tell: (retry: () => void): void => change({ retry }),
  clear: (): void => change(null),
} as const;
