import { useLiveSession } from '#app/lib/session.ts';
import { lazyPart } from '#app/ui/lazy/lazy-part.ts';
import type { ToastText } from '#app/ui/toasts/toasts.ts';
import type { DemoTexts } from './demo-badge.tsx';

const DemoBadge = lazyPart(() => import('./demo-badge.tsx').then((module) => module.DemoBadge));

/** Loads what every screen of the demo shows when the demo begins, so that nobody else pays for it. */
export function DemoHost(props: { readonly signedOut: ToastText; readonly texts: DemoTexts }) {
  const session = useLiveSession();
  if (session.status !== 'signed-in' || session.user.isDemo !== true) return null;
  return <DemoBadge {...props} />;
}
