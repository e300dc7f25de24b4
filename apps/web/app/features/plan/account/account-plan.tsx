import { useEffect, useState } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { useLiveSession } from '#app/lib/session.ts';
import { ActionButton, ActionLink } from '#app/ui/action.tsx';
import css from '../open/opened-plan.module.css';
import { Workspace } from '../shell/workspace.tsx';
import { AccountNotice } from './account-notice.tsx';
import { AccountOf } from './account-of.ts';
import { type OpenAccountPlan, openAccountPlan } from './open-account-plan.ts';

type State =
  | { readonly status: 'reading' }
  | { readonly status: 'failed'; readonly says: string }
  | { readonly status: 'open'; readonly opened: OpenAccountPlan };

/** A plan of the signed-in client: the same workspace as any plan’s, kept in their account. */
export function AccountPlan({ id }: { readonly id: string }) {
  const [state, setState] = useState<State>({ status: 'reading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens the same plan.
  useEffect(() => {
    let opened: OpenAccountPlan | null = null;
    let isHere = true;
    setState({ status: 'reading' });
    openAccountPlan(id).then(
      (plan) => {
        opened = plan;
        if (isHere) setState({ status: 'open', opened: plan });
        else plan.store.stop();
      },
      (error: unknown) => isHere && setState({ status: 'failed', says: failureText(error) }),
    );
    const flush = () => document.visibilityState === 'hidden' && opened?.store.flush();
    document.addEventListener('visibilitychange', flush);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', flush);
      opened?.store.stop();
    };
  }, [id, tries]);

  if (state.status === 'reading') return <p className={`fh-width ${css.reading}`}>Opening your plan…</p>;
  if (state.status === 'failed') {
    return (
      <div className={`fh-width ${css.unreadable}`}>
        <h1>This plan could not be opened</h1>
        <p role="alert">{state.says}</p>
        <ActionButton size="medium" onClick={() => setTries(tries + 1)}>
          Try again
        </ActionButton>{' '}
        <ActionLink tone="quiet" size="medium" to="/plans">
          Your plans
        </ActionLink>
      </div>
    );
  }
  return <Opened opened={state.opened} />;
}

function Opened({ opened: { store, keeper, says } }: { readonly opened: OpenAccountPlan }) {
  useSavingLater({ store, keeper });
  return (
    <AccountOf value={keeper}>
      <div className={css.page}>
        <AccountNotice store={store} keeper={keeper} says={says} />
        <Workspace store={store} onStartOver={() => undefined} />
      </div>
    </AccountOf>
  );
}

const tryAgainMs = 10_000;

/** Saves what could not be saved once the connection is back, or the person has signed in again. */
function useSavingLater({ store, keeper }: Pick<OpenAccountPlan, 'store' | 'keeper'>): void {
  const { status } = useLiveSession();
  useEffect(() => {
    if (status === 'signed-in' && keeper.read().trouble === 'signed-out') store.keepNow();
    const save = () => store.read().keeping.status === 'failed' && keeper.read().trouble === 'away' && store.keepNow();
    const timer = setInterval(save, tryAgainMs);
    addEventListener('online', save);
    return () => {
      clearInterval(timer);
      removeEventListener('online', save);
    };
  }, [store, keeper, status]);
}

function failureText(error: unknown): string {
  return error instanceof RangeError ? error.message : errorText(error, 'Something went wrong. Please try again.');
}
