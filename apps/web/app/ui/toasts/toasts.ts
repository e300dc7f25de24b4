import { subscribers } from '#app/loading/subscribers.ts';

/** Text of a toast: what happened, and an optional second line. */
export interface ToastText {
  readonly title: string;
  readonly description?: string;
}

/** A short message over the page. */
export interface Toast extends ToastText {
  readonly tone: 'success' | 'error' | 'neutral';
  /** Topic: a newer toast on the same topic replaces it, so an old failure never stays beside a success. */
  readonly topic?: string;
  /** True where it stays until it is closed. */
  readonly isLasting?: boolean;
  /** Action offered while it shows; the screen offers it too. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

let waiting: readonly Toast[] = [];
const changes = subscribers();
const dismissers = new Set<(topic: string) => void>();

function change(next: readonly Toast[]): void {
  waiting = next;
  changes.notify();
}

// Filters toasts in the demo; passes everything elsewhere.
let filter: (toast: Toast) => Toast | null = (toast) => toast;

/**
 * Registers a filter that can change a toast or suppress it (null) before it shows; returns a function that removes it.
 */
export function filterToasts(through: (toast: Toast) => Toast | null): () => void {
  const before = filter;
  filter = through;
  return () => {
    filter = before;
  };
}

/** Shows a toast. It is never the only record of what happened: the screen shows it too. */
export function showToast(toast: Toast): void {
  const shown = filter(toast);
  if (shown !== null) change([...waiting, shown]);
}

/** Removes the toasts on a topic that no longer apply. */
export function dismissToasts(topic: string): void {
  waiting = waiting.filter((toast) => toast.topic !== topic);
  for (const dismiss of dismissers) dismiss(topic);
}

/** Subscribes to removals by topic; returns the unsubscribe function. */
export function subscribeToDismissals(dismiss: (topic: string) => void): () => void {
  dismissers.add(dismiss);
  return () => dismissers.delete(dismiss);
}

/** Queued toasts not rendered yet; the same array until it changes. */
export function waitingToasts(): readonly Toast[] {
  return waiting;
}

/** Takes the queued toasts; the next call returns only newer ones. */
export function takeToasts(): readonly Toast[] {
  const taken = waiting;
  if (taken.length > 0) change([]);
  return taken;
}

/** Subscribes to changes of the queue; returns the unsubscribe function. */
export const subscribeToToasts = changes.subscribe;
