import { filterToasts, showToast, type Toast, type ToastText } from '#app/ui/toasts/toasts.ts';

interface DemoToastParts {
  readonly notSaved: ToastText;
  readonly notSent: ToastText;
  /** True while the demo is on. */
  isOn(): boolean;
  /** Subscribes to every change made in the demo; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Milliseconds. */
  now(): number;
}

// One user action may be several calls, and a screen reports success after the last.
const oneActionMs = 1_500;

/**
 * Shows one toast per change in the demo that says it is not saved, in place of the screen's success message; a form
 * rejected with those words shows the same instead of an error. Screens need no code for it. Returns the unsubscribe
 * function.
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
