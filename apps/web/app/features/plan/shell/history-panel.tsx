import { usePlan, usePlanStore } from '../model/plan-context.ts';
import css from './history-panel.module.css';

/** The steps of the plan, the newest first; a press goes back or forward to just after one. */
export function HistoryPanel() {
  const store = usePlanStore();
  const { steps, undone } = usePlan(({ history }) => history);
  const all = [...steps, ...undone.toReversed()];
  const rows = all.map(({ id, label, at }, place) => ({ id, label, at, count: place + 1 })).toReversed();
  return (
    <>
      <p>
        {all.length === 0
          ? 'Nothing was changed since the plan was opened.'
          : 'The last 200 steps since the plan was opened. Press one to go to just after it.'}
      </p>
      <ol reversed className={css.steps}>
        {rows.map(({ id, label, at, count }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={count === steps.length ? 'step' : undefined}
              data-is-undone={count > steps.length || undefined}
              onClick={() => store.jumpTo(count)}
            >
              {label}
              <small>{new Date(at).toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit' })}</small>
            </button>
          </li>
        ))}
        {all.length > 0 && (
          <li>
            <button
              type="button"
              aria-current={steps.length === 0 ? 'step' : undefined}
              onClick={() => store.jumpTo(0)}
            >
              As it was opened
            </button>
          </li>
        )}
      </ol>
    </>
  );
}
