import type { FirmDefaults } from '@freehold/plan';
import { ActionButton } from '#app/ui/action.tsx';
import { usePlan, usePlanStore } from '../model/plan-context.ts';
import css from './assumptions-panel.module.css';
import { firmChanges } from './firm-changes.ts';

/** Tells an adviser which defaults the practice has changed since the plan was made, and takes them as one step. */
export function FirmNote({ defaults }: { readonly defaults: FirmDefaults }) {
  const store = usePlanStore();
  const changes = firmChanges(
    usePlan(({ history }) => history.plan),
    defaults,
  );
  if (changes.length === 0) return null;
  const take = () => store.changePlan({ label: 'The practice’s current figures', ops: changes.map(({ op }) => op) });
  return (
    <div className={css.firm}>
      <ul className={css.frozen}>
        {changes.map(({ path, says }) => (
          <li key={path}>{says}</li>
        ))}
      </ul>
      <ActionButton tone="quiet" onClick={take}>
        Use what the practice uses now
      </ActionButton>
    </div>
  );
}
