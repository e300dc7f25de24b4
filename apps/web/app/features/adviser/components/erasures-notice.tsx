import { type HeldErasure, routes } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '#app/lib/error-text.ts';
import { date } from '#app/lib/format.ts';
import { useCall } from '#app/lib/use-call.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { erasuresQuery } from '../lists-query.ts';
import css from './erasures-notice.module.css';

/** Clients being erased, each with its undo deadline and undo button. Renders nothing if there are none. */
export function ErasuresNotice() {
  const { data, error, refetch } = useQuery(erasuresQuery);
  if (error) {
    return (
      <section className={`fh-attention fh-no-print ${css.notice}`} role="alert">
        <p>{errorText(error, 'Whether somebody is being erased could not be loaded.')}</p>
        <Button variant="default" size="sm" onClick={() => void refetch()}>
          Retry
        </Button>
      </section>
    );
  }
  if (data === undefined || data.length === 0) return null;
  return (
    <section className={`fh-attention fh-no-print ${css.notice}`} aria-labelledby="erasures-title">
      <h2 id="erasures-title">Being erased</h2>
      <ul className={css.people}>
        {data.map((held) => (
          <Erasure key={held.id} held={held} />
        ))}
      </ul>
    </section>
  );
}

function Erasure({ held }: { held: HeldErasure }) {
  const { isRunning, waiting, run, cancel } = useCall(routes.privacy.takeBackErasure);
  const queries = useQueryClient();

  async function takeBack() {
    const outcome = await run({ params: { id: held.id } });
    if (outcome.kind === 'cancelled') return;
    if (outcome.kind === 'done') {
      showToast({ title: 'Erasure Taken Back', description: `${held.name} is a client again.`, tone: 'success' });
    } else {
      const description = errorText(outcome.error, 'The erasure could not be taken back. Please try again.');
      showToast({ title: 'Error', description, tone: 'error' });
    }
    await Promise.all(['erasures', 'clients', 'counts'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  }

  const by = held.requestedBy === 'CLIENT' ? 'at their own wish' : 'by an adviser';
  return (
    <li className={css.person}>
      <p>
        <strong>{held.name}</strong>
        {held.email === null ? '' : `, ${held.email}`}: being erased {by}, for good on {date(new Date(held.eraseAt))}.
      </p>
      <Button variant="default" size="sm" disabled={isRunning} onClick={() => void takeBack()}>
        {isRunning ? 'Taking Back' : 'Take Back'}
        <span className="fh-for-readers"> the erasure of {held.name}</span>
      </Button>
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
    </li>
  );
}
