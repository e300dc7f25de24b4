import { useId, useState } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { ActionButton } from '#app/ui/action.tsx';
import type { AccountKeeper } from '../model/account-keeper.ts';
import type { Conflict } from '../model/merge-plans.ts';
import type { PlanStore } from '../model/plan-store.ts';
import css from './conflict-notice.module.css';
import { conflictWords } from './conflict-rows.ts';

interface ConflictNoticeProps {
  readonly store: PlanStore;
  readonly keeper: AccountKeeper;
  readonly conflicts: readonly Conflict[];
}

/** What this window and another made different things of, with both values, and the choice between them. */
export function ConflictNotice({ store, keeper, conflicts }: ConflictNoticeProps) {
  const title = useId();
  const [failed, setFailed] = useState<string | null>(null);
  const { plan } = store.read().history;

  async function takeTheirs() {
    try {
      await keeper.takeTheirs();
      store.keepNow();
    } catch (error) {
      setFailed(errorText(error, 'The other window’s changes could not be read. Please try again.'));
    }
  }

  return (
    <section className={css.notice} role="alert" aria-labelledby={title}>
      <h2 id={title} tabIndex={-1} data-conflict>
        Another window changed the same
      </h2>
      <p>Nothing was overwritten. All other changes of both windows stay, whichever you choose.</p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Here</th>
            <th scope="col">In the other window</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.flatMap((conflict) => {
            const { path, record, rows } = conflictWords(plan, conflict);
            const shown = rows.length > 0 ? rows : [{ field: '', own: 'changed', theirs: 'changed' }];
            return shown.map(({ field, own, theirs }) => (
              <tr key={`${path} ${field}`}>
                <th scope="row">{field === '' ? record : `${record}: ${field}`}</th>
                <td>{own}</td>
                <td>{theirs}</td>
              </tr>
            ));
          })}
        </tbody>
      </table>
      <div className={css.actions}>
        <ActionButton onClick={() => store.keepNow(true)}>Keep what is here</ActionButton>
        <ActionButton tone="quiet" onClick={() => void takeTheirs()}>
          Take the other window’s
        </ActionButton>
      </div>
      {failed !== null && <p>{failed}</p>}
    </section>
  );
}
