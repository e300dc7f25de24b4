import { type RulesChanged, routes } from '@freehold/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#app/lib/api-client.ts';
import { errorText } from '#app/lib/error-text.ts';
import { ActionButton } from '#app/ui/action.tsx';
import { changedLead, figureLabel, figureValue } from '../kept/law-words.ts';
import css from './rules-notice.module.css';

/** A plan whose figures newer law tables or another engine changed. */
export interface ChangedByRules {
  readonly id: string;
  readonly title: string;
  readonly rulesChanged: RulesChanged;
}

interface RulesNoticeProps {
  readonly plans: readonly ChangedByRules[];
  /** The client whose they are, for an adviser. */
  readonly clientId?: string | undefined;
  /** Whether it stands on the plan itself. */
  readonly isOnPlan?: boolean;
  readonly onSeen?: () => void;
}

/** Which figures of plans newer law tables or another engine changed, before and now, until somebody has seen it. */
export function RulesNotice({ plans, clientId, isOnPlan = false, onSeen }: RulesNoticeProps) {
  const cache = useQueryClient();
  const [failed, setFailed] = useState<string | null>(null);
  if (plans.length === 0) return null;

  async function see() {
    setFailed(null);
    const query = clientId === undefined ? {} : { userId: clientId };
    try {
      for (const { id, rulesChanged } of plans) {
        const { to, engine } = rulesChanged;
        await call(routes.plans.seeRules, { params: { id }, query, body: { to, ...(engine && { engine }) } });
      }
      onSeen?.();
    } catch (error) {
      setFailed(errorText(error, 'That was not saved. Please try again.'));
    }
    await cache.invalidateQueries({ queryKey: clientId === undefined ? ['plans'] : ['client-plans', clientId] });
  }

  return (
    <section className={css.notice} aria-label="Changed rules">
      <p>
        <b>
          {changedLead(
            plans.map(({ rulesChanged }) => rulesChanged),
            isOnPlan,
          )}
        </b>
      </p>
      <ActionButton tone="quiet" onClick={() => void see()}>
        Seen
      </ActionButton>
      <details>
        <summary>See what changed</summary>
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                {!isOnPlan && <th scope="col">Plan</th>}
                <th scope="col">Figure</th>
                <th scope="col">Before</th>
                <th scope="col">Now</th>
              </tr>
            </thead>
            <tbody>
              {plans.flatMap(({ id, title, rulesChanged }) =>
                rulesChanged.figures.map(({ figure, before, now }) => (
                  <tr key={`${id} ${figure}`}>
                    {!isOnPlan && <td>{title === '' ? 'Untitled plan' : title}</td>}
                    <th scope="row">{figureLabel(figure, rulesChanged.age)}</th>
                    <td>{figureValue(figure, before)}</td>
                    <td>{figureValue(figure, now)}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </div>
        <p>
          In today’s dollars. Nothing in the plan itself was changed; locked and published versions stay as they are.
        </p>
      </details>
      {failed !== null && <p role="alert">{failed}</p>}
    </section>
  );
}
