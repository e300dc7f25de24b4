import { ActionButton } from '#app/ui/action.tsx';
import { useAccountState } from '../model/account-of.ts';
import { usePlan, usePlanStore } from '../model/plan-context.ts';
import css from './elsewhere-notice.module.css';

/**
 * Says that another tab changed the plan that this browser keeps, with the choice between the two; nothing while none did. A
 * plan of an account asks for each record instead.
 */
export function ElsewhereNotice({ onKept }: { readonly onKept?: () => void }) {
  const store = usePlanStore();
  const isElsewhere = usePlan(({ keeping }) => keeping.status === 'elsewhere');
  const { isInAccount } = useAccountState();
  if (!isElsewhere || isInAccount) return null;

  function openOther() {
    store.letGo();
    window.location.reload();
  }

  function keepThis() {
    store.keepNow(true);
    onKept?.();
  }

  return (
    <div role="alert" className={`fh-attention ${css.notice}`}>
      <p>
        This plan was changed in another tab. Nothing was overwritten, and what you change here is not saved until you
        choose one.
      </p>
      <div className={css.actions}>
        <ActionButton onClick={openOther}>Open the other tab’s plan</ActionButton>
        <ActionButton tone="quiet" onClick={keepThis}>
          Keep this one instead
        </ActionButton>
      </div>
    </div>
  );
}
