import { subscribers } from '#app/loading/subscribers.ts';

/** What a toast says: what happened, and where there is one the line below. */
export interface ToastText {
  readonly title: string;
  readonly description?: string;
}

/** A short message over the page. */
export interface Toast extends ToastText {
  readonly tone: 'success' | 'error' | 'neutral';
  /** What it is about: a newer toast about the same takes its place, so that an old failure never stands beside a success. */
  readonly topic?: string;
  /** What can be done about it while it shows; the screen offers it too. */
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

/** Lets every toast be changed or held back (null) before it shows; returns how to stop. */
export function filterToasts(through: (toast: Toast) => Toast | null): () => void {
  const before = filter;
  filter = through;
  return () => {
    filter = before;
  };
}

/** Shows a toast. It is never the only record of what happened: the screen says it too. */
export function showToast(toast: Toast): void {
  const shown = filter(toast);
  if (shown !== null) change([...waiting, shown]);
}

/** Takes away what is said about a topic, since it holds no more. */
export function dismissToasts(topic: string): void {
  waiting = waiting.filter((toast) => toast.topic !== topic);
  for (const dismiss of dismissers) dismiss(topic);
}

/** Calls back when the toasts about a topic are to go; returns how to stop. */
export function subscribeToDismissals(dismiss: (topic: string) => void): () => void {
  dismissers.add(dismiss);
  return () => dismissers.delete(dismiss);
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
export const subscribeToToasts = changes.subscribe;
