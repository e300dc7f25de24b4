import { mostSuggestedChanges, routes } from '@freehold/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore } from 'react';
import { call } from '#app/lib/api-client.ts';
import { errorText } from '#app/lib/error-text.ts';
import { HeldKey, newIdempotencyKey } from '#app/lib/idempotency-key.ts';
import { ActionButton } from '#app/ui/action.tsx';
import type { PlanStore } from '../model/plan-store.ts';
import { ChangeList } from './change-list.tsx';
import { type Published, suggestedChanges } from './suggested-changes.ts';
import css from './suggestions.module.css';
import { suggestionsQuery } from './suggestions-query.ts';

interface SuggestPanelProps {
  readonly published: Published;
  readonly store: PlanStore;
  readonly onClose: () => void;
}

/** What was changed in the copy, to look at before it is sent to the adviser. */
export function SuggestPanel({ published: { id, plan, version, publication }, store, onClose }: SuggestPanelProps) {
  const cache = useQueryClient();
  const title = useId();
  const [key] = useState(() => new HeldKey());
  const [note, setNote] = useState('');
  const [state, setState] = useState<'looking' | 'sending' | 'sent'>('looking');
  const [failed, setFailed] = useState<string | null>(null);
  // What is tried while it is open is in it too.
  const copy = useSyncExternalStore(store.subscribe, store.drawn, store.drawn).history.plan;
  const changes = suggestedChanges(plan, copy);

  async function send() {
    if (state === 'sending') return;
    setState('sending');
    const at = new Date().toISOString();
    const made = changes.map((change) => ({
      id: newIdempotencyKey(),
      // The server puts in its own, and whoever reads it is told what the change does.
      label: 'Suggested',
      by: 'client',
      at,
      ops: [...change.ops],
    }));
    const body = { version, published: publication.at, changes: made, ...(note.trim() !== '' && { note }) };
    try {
      await call(routes.planSuggestions.send, { params: { id }, query: {}, body, key: key.keyFor({ changes, note }) });
      await cache.invalidateQueries({ queryKey: suggestionsQuery(id).queryKey });
      setState('sent');
      setFailed(null);
    } catch (error) {
      setState('looking');
      setFailed(errorText(error, 'The suggestion was not sent. Please try again.'));
    }
  }

  return (
    <section className={css.panel} aria-labelledby={title}>
      <h2 id={title}>Send as suggestion</h2>
      {state === 'sent' ? (
        <p role="status">Sent. Your adviser sees each change and can take it into the plan. Your copy stays here.</p>
      ) : (
        <>
          <Looked count={changes.length} />
          <ChangeList plan={plan} changes={changes} />
          {changes.length > 0 && (
            <label className={css.note}>
              A note to your adviser, if you like
              <textarea
                value={note}
                maxLength={500}
                rows={2}
                onChange={({ currentTarget }) => setNote(currentTarget.value)}
              />
            </label>
          )}
        </>
      )}
      {failed !== null && <p role="alert">{failed}</p>}
      <div className={css.actions}>
        {state !== 'sent' && changes.length > 0 && changes.length <= mostSuggestedChanges && (
          <ActionButton onClick={() => void send()}>
            {state === 'sending' ? 'Sending…' : 'Send these changes'}
          </ActionButton>
        )}
        <ActionButton tone="quiet" onClick={onClose}>
          Close
        </ActionButton>
      </div>
    </section>
  );
}

function Looked({ count }: { readonly count: number }) {
  if (count === 0) return <p>Nothing differs from the published plan yet.</p>;
  if (count > mostSuggestedChanges) {
    return (
      <p>
        {count} things differ; at most {mostSuggestedChanges} can be sent at once. Keep the copy as your own plan
        instead.
      </p>
    );
  }
  return <p>{count === 1 ? 'This is' : `These ${count} things are`} what your adviser gets. Nothing else is sent.</p>;
}
