import { useRef, useSyncExternalStore } from 'react';
import { lazyPart } from '#app/ui/lazy/lazy-part.ts';
import { subscribeToToasts, waitingToasts } from './toasts.ts';

const Toaster = lazyPart(() => import('./toaster.tsx').then((module) => module.Toaster), { isSilent: true });
const none: readonly never[] = [];

/** Loads what shows toasts with the first one, so that pages without any do not pay for it. */
export function ToastHost() {
  const waiting = useSyncExternalStore(subscribeToToasts, waitingToasts, () => none);
  const wasNeeded = useRef(false);
  if (waiting.length > 0) wasNeeded.current = true;
  if (!wasNeeded.current) return null;
  return <Toaster />;
}
