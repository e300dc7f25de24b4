import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '#app/lib/error-text.ts';
import { HeldKey } from '#app/lib/idempotency-key.ts';
import { ActionButton } from '#app/ui/action.tsx';
import { keepInAccount } from '../model/keep-in-account.ts';
import { usePlanStore } from '../model/plan-context.ts';
import css from './share-panel.module.css';

/** Moves the plan on screen from this browser into the account of the signed-in client. */
export function KeepInAccount() {
  const store = usePlanStore();
  const navigate = useNavigate();
  const [state, setState] = useState<{ isRunning: boolean; failed: string | null }>({ isRunning: false, failed: null });

  const key = useRef(new HeldKey());

  async function keep() {
    if (state.isRunning) return;
    setState({ isRunning: true, failed: null });
    try {
      const id = await keepInAccount(store, key.current);
      navigate(`/plans/${id}`);
    } catch (error) {
      setState({ isRunning: false, failed: errorText(error, 'The plan was not kept. Please try again.') });
    }
  }

  return (
    <>
      <p>
        In your account you have it on every device, and your advisers and the practice’s admins can see it. It then
        leaves this browser.
      </p>
      <div className={css.actions}>
        <ActionButton onClick={() => void keep()}>
          {state.isRunning ? 'Keeping it…' : 'Keep in your account'}
        </ActionButton>
      </div>
      {state.failed !== null && <p role="alert">{state.failed}</p>}
    </>
  );
}
