import { useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '#app/lib/error-text.ts';
import { HeldKey } from '#app/lib/idempotency-key.ts';
import { ActionButton } from '#app/ui/action.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import type { AccountKeeper, Trouble } from '../model/account-keeper.ts';
import { keepInAccount } from '../model/keep-in-account.ts';
import type { PlanStore } from '../model/plan-store.ts';
import css from '../open/opened-plan.module.css';

const ConflictNotice = lazyPart(() => import('./conflict-notice.tsx').then((module) => module.ConflictNotice));

interface AccountNoticeProps {
  readonly store: PlanStore;
  readonly keeper: AccountKeeper;
  readonly says: readonly string[];
  /** False for an adviser, who does not keep a client’s plan as their own. */
  readonly isOwn: boolean;
}

/** What keeps the plan from being saved, and what can be done; and what was said when it was opened. */
export function AccountNotice({ store, keeper, says, isOwn }: AccountNoticeProps) {
  const [isSaid, setSaid] = useState(says.length > 0);
  const { trouble, conflicts } = useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read);
  return (
    <>
      {conflicts.length > 0 && <ConflictNotice store={store} keeper={keeper} conflicts={conflicts} />}
      {trouble !== null && (
        <div className={css.notice} role="alert">
          <p>{troubleTexts[trouble]}</p>
          {trouble === 'gone' && isOwn && <KeepAgain store={store} />}
        </div>
      )}
      {isSaid && (
        <div className={css.notice} role="status">
          <ul>
            {says.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <ActionButton tone="quiet" onClick={() => setSaid(false)}>
            Close
          </ActionButton>
        </div>
      )}
    </>
  );
}

const troubleTexts: Readonly<Record<NonNullable<Trouble>, string>> = {
  away: 'Your account cannot be reached. Your changes are kept in this browser and saved once it can.',
  'signed-out': 'You are signed out. Your changes are kept in this browser and saved when you sign in again.',
  gone: 'This plan was deleted in another window. What is on screen is kept in this browser alone.',
  refused: 'Your account did not take the last change. Undo it, or save a file. Your changes are kept in this browser.',
};

/** Keeps a plan that was deleted elsewhere as a new one. */
function KeepAgain({ store }: Pick<AccountNoticeProps, 'store'>) {
  const navigate = useNavigate();
  const key = useRef(new HeldKey());
  const [failed, setFailed] = useState<string | null>(null);

  async function keep() {
    try {
      const id = await keepInAccount(store, key.current);
      navigate(`/plans/${id}`, { replace: true });
    } catch (error) {
      setFailed(errorText(error, 'The plan was not kept. Please try again.'));
    }
  }

  return (
    <>
      <ActionButton onClick={() => void keep()}>Keep it again</ActionButton>
      {failed !== null && <p>{failed}</p>}
    </>
  );
}
