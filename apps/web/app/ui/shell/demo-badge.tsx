import { useLayoutEffect } from 'react';
import { browserSession } from '#app/lib/browser-session.ts';
import { demoChanges } from '#app/lib/demo-changes.ts';
import { signOut } from '#app/lib/session.ts';
import { showToast, type ToastText } from '#app/ui/toasts/toasts.ts';
import css from './demo-badge.module.css';
import { startDemoToasts } from './demo-toasts.ts';

/** Messages in the demo after a change, and after a form that would have sent something. */
export interface DemoTexts {
  readonly notSaved: ToastText;
  readonly notSent: ToastText;
}

/** Says on every screen that this is the demo, with a link out of it. */
export function DemoBadge({ signedOut, texts }: { signedOut: ToastText; texts: DemoTexts }) {
  const { notSaved, notSent } = texts;

  // Before paint, so that the badge is correct as soon as it is visible.
  useLayoutEffect(() => {
    const isOn = () => browserSession.demoRole() !== null;
    return startDemoToasts({ notSaved, notSent, isOn, subscribe: demoChanges.subscribe, now: Date.now });
  }, [notSaved, notSent]);

  function leave() {
    void signOut();
    showToast({ ...signedOut, tone: 'success' });
  }

  return (
    <aside className={`${css.strip} fh-no-print`} aria-label="Demo">
      <span className={css.badge}>Demo</span>
      <span className={css.text}>Made-up records in this browser. Nothing is saved or sent.</span>
      <button type="button" className={css.leave} onClick={leave}>
        Leave demo
      </button>
    </aside>
  );
}
