/** What a toast says: what happened, and where there is one the line below. */
export interface ToastText {
  readonly title: string;
  readonly description?: string;
}

/** A short message over the page. */
export interface Toast extends ToastText {
  readonly tone: 'success' | 'error' | 'neutral';
}

let waiting: readonly Toast[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Shows a toast. It is never the only record of what happened: the screen says it too. */
export function showToast(toast: Toast): void {
  change([...waiting, toast]);
}

/** The toasts nobody has put on the screen yet; the same list until it changes. */
export function waitingToasts(): readonly Toast[] {
  return waiting;
}

/** Hands over the waiting toasts; the next call gets only newer ones. */
export function takeToasts(): readonly Toast[] {
  const taken = waiting;
  if (taken.length > 0) change([]);
  return taken;
}

/** Calls back whenever the waiting toasts change; returns how to stop. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
