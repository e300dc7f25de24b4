import { filterToasts, showToast, type Toast, type ToastText } from '#app/ui/toasts/toasts.ts';

interface DemoToastParts {
  readonly notSaved: ToastText;
  readonly notSent: ToastText;
  /** Whether the demo is on at this moment. */
  isOn(): boolean;
  /** Calls back on every change made in the demo; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Milliseconds. */
  now(): number;
}

// One user action may be several calls, and a screen reports success after the last.
const oneActionMs = 1_500;

/**
 * Answers each change made in the demo with one toast that says it is not saved, in place of the success that the screen
 * tells of; a form that was refused with those words says the same, and not that something went wrong. Screens need no code
 * of their own for it. Returns how to stop.
 */
export function startDemoToasts({ notSaved, notSent, isOn, subscribe, now }: DemoToastParts): () => void {
  let quietUntil = Number.NEGATIVE_INFINITY;
  const stopListening = subscribe(() => {
    const isAnother = now() >= quietUntil;
    quietUntil = now() + oneActionMs;
    if (isAnother) showToast({ ...notSaved, tone: 'neutral' });
  });
  const stopFiltering = filterToasts((toast: Toast) => {
    if (!isOn()) return toast;
    // A success with an undo stays.
    if (toast.tone === 'success' && toast.action === undefined && now() < quietUntil) return null;
    return toast.description?.startsWith(notSent.title) ? { ...notSent, tone: 'neutral' } : toast;
  });
  return () => {
    stopListening();
    stopFiltering();
  };
}
