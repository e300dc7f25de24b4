import { useQueryClient } from '@tanstack/react-query';
import { update } from 'idb-keyval';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { useSession } from '#app/lib/session.ts';
import { ActionButton, ActionLink } from '#app/ui/action.tsx';
import { type Kept, keptPlan, store } from '../model/kept-plan.ts';
import css from './keep-question.module.css';
import { watchSignOut } from './left-plans.ts';

/** Asks a client once whether the plan that this browser keeps goes into their account; nothing in the demo. */
export function KeepQuestion() {
  const session = useSession();
  const userId = session.status === 'signed-in' && !session.user.isDemo ? session.user.id : null;
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(watchSignOut, []);
  useEffect(() => {
    let isHere = true;
    if (userId !== null) {
      void keptPlan('own').then((found) => isHere && setKept(found?.declined?.includes(userId) ? null : found));
    }
    return () => {
      isHere = false;
    };
  }, [userId]);
  return kept === null || userId === null ? null : <Asked kept={kept} userId={userId} />;
}

type State =
  | { readonly status: 'asked' | 'moving' | 'left' }
  | { readonly status: 'failed'; readonly says: string }
  | { readonly status: 'moved'; readonly id: string; readonly isGone: boolean };

function Asked({ kept, userId }: { readonly kept: Kept; readonly userId: string }) {
  const cache = useQueryClient();
  const [state, setState] = useState<State>({ status: 'asked' });
  async function move() {
    if (state.status === 'moving') return;
    setState({ status: 'moving' });
    try {
      // Loaded once it is wanted: reading a plan takes its whole schema.
      const { moveKeptPlan } = await import('./move-kept-plan.ts');
      const moved = await moveKeptPlan(kept);
      setState({ status: 'moved', ...moved });
      await cache.invalidateQueries({ queryKey: ['plans'] });
    } catch (error) {
      const why = error instanceof RangeError ? error.message : errorText(error, 'It was not kept. Please try again.');
      setState({ status: 'failed', says: `${why} The plan is still in this browser.` });
    }
  }

  async function leave() {
    // A browser that does not remember it asks again.
    await decline(kept, userId).catch(() => undefined);
    setState({ status: 'left' });
  }

  if (state.status === 'left') {
    return (
      <Answer>
        <p>
          The plan stays in this browser, where anyone who uses it can open it. “Save and share” in the plan still keeps
          it in your account.
        </p>
        <ActionLink tone="quiet" to="/plan">
          Open the plan in this browser
        </ActionLink>
      </Answer>
    );
  }
  if (state.status === 'moved') {
    return (
      <Answer>
        <p>
          The plan is in your account.{' '}
          {state.isGone
            ? 'It has left this browser.'
            : 'A copy is still in this browser: it was changed meanwhile, or the browser did not let go of it.'}
        </p>
        <ActionLink to={`/plans/${state.id}`}>Open it</ActionLink>
      </Answer>
    );
  }
  return (
    <section className={`fh-width fh-no-print ${css.outer}`} aria-labelledby="keep-question">
      <div className={css.notice}>
        <div className={css.words}>
          <p>
            <b id="keep-question">Keep this plan in your account?</b>
          </p>
          <p>
            {titleOf(kept)} is kept in this browser alone. If it is yours, your account has it on every device, your
            advisers and the practice’s admins can see it, and it leaves this browser.
          </p>
          {state.status === 'failed' && <p role="alert">{state.says}</p>}
        </div>
        <div className={css.actions}>
          <ActionButton onClick={() => void move()}>
            {state.status === 'moving' ? 'Keeping it…' : 'Yes, keep it'}
          </ActionButton>
          <ActionButton tone="quiet" onClick={() => void leave()}>
            No, leave it here
          </ActionButton>
          <ActionLink tone="quiet" to="/plan">
            Look at it
          </ActionLink>
        </div>
      </div>
    </section>
  );
}

/** What became of it; takes the focus from the button that went. */
function Answer({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={`fh-width fh-no-print ${css.outer}`}
      aria-label="The plan in this browser"
    >
      <div className={css.notice}>{children}</div>
    </section>
  );
}

/** Remembers beside the plan that a person leaves it in this browser, for as long as it is there. */
function decline({ declined = [] }: Kept, userId: string): Promise<void> {
  return update<unknown>(
    'own',
    (value) => (typeof value === 'object' && value !== null ? { ...value, declined: [...declined, userId] } : value),
    store(),
  );
}

function titleOf({ document }: Kept): string {
  const isTitled = typeof document === 'object' && document !== null && 'title' in document;
  return isTitled && typeof document.title === 'string' && document.title !== '' ? `“${document.title}”` : 'A plan';
}
