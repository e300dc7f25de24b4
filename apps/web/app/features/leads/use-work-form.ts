import type { LeadDetails, LeadListItem, LeadMove, LeadUpdate } from '@freehold/contract';
import { type FormEvent, useState } from 'react';
import { errorText, fieldErrorsOf } from '#app/lib/error-text.ts';
import { useFields } from '#app/lib/use-fields.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { leadToasts } from './lead-words.ts';
import type { LostValues } from './stage-form.ts';
import { type LeadChangeOutcome, useLeadChange } from './use-lead-change.ts';
import { useLost } from './use-lost.ts';
import {
  changedFields,
  type WorkField,
  type WorkValues,
  workErrors,
  workFields,
  workUpdate,
  workValues,
} from './work-form.ts';

interface WorkParts {
  readonly lead: LeadDetails;
  readonly onSaved: (lead: LeadListItem) => void;
  readonly onReload: () => Promise<LeadDetails | undefined>;
}

/** Id of a field's control. */
export function workId(field: WorkField | keyof LostValues): string {
  return `work-${field}`;
}

/**
 * The form for working a lead. A save based on an older version is rejected; the newer one is then loaded under what
 * was typed, and the adviser decides which to keep.
 */
export function useWorkForm({ lead, onSaved, onReload }: WorkParts) {
  const form = useWorkFields(workValues(lead));
  const [isStale, setStale] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { send, isRunning, waiting, cancel } = useWorkCalls({ lead, onSaved });
  const lost = useLost(workId);
  const isClosing = form.update.status === 'Closed';

  async function compare() {
    const fresh = await onReload();
    if (fresh === undefined) return setFailure('Somebody else saved this lead meanwhile, and it could not be loaded.');
    form.putOver(workValues(fresh));
    setStale(true);
  }

  async function save(event?: FormEvent) {
    event?.preventDefault();
    setFailure(null);
    if (!form.validate()) return;
    const move = isClosing ? lost.asked() : null;
    if (isClosing && move === null) return;
    const outcome = await send(form.update, move);
    if (outcome.kind === 'stale') await compare();
    if (outcome.kind === 'failed') {
      form.setErrors(fieldErrorsOf(outcome.error));
      lost.setErrors(fieldErrorsOf(outcome.error));
      setFailure(errorText(outcome.error, leadToasts.saveFailed.description));
    }
    if (outcome.kind !== 'saved') return;
    form.restart(workValues(outcome.lead));
    setStale(false);
    lost.reset();
    onSaved(outcome.lead);
    showToast({ ...leadToasts.saved, tone: 'success' });
  }

  function takeTheirs() {
    form.restart(form.stored);
    setStale(false);
  }

  return { ...form, isStale, failure, isRunning, waiting, cancel, save, takeTheirs, lost: isClosing ? lost : null };
}

/** Sends the form: closing is a move of its own, after the other fields. */
function useWorkCalls({ lead, onSaved }: Pick<WorkParts, 'lead' | 'onSaved'>) {
  const { change, close, isRunning, waiting, cancel } = useLeadChange();

  async function send(update: LeadUpdate, move: LeadMove | null): Promise<LeadChangeOutcome> {
    if (move === null) return await change(lead.id, { ...update, version: lead.version });
    const { status: _closed, ...others } = update;
    if (Object.keys(others).length === 0) return await close(lead, move);
    const first = await change(lead.id, { ...others, version: lead.version });
    if (first.kind !== 'saved') return first;
    onSaved(first.lead);
    return await close(first.lead, move);
  }

  return { send, isRunning, waiting, cancel };
}

/** Each field with its stored value. */
function useWorkFields(stored: WorkValues) {
  const [base, setBase] = useState(stored);
  const fields = useFields({
    initial: stored,
    check: (values) => workErrors(base, values),
    order: workFields,
    idOf: workId,
  });
  const { values, reset } = fields;
  const mine = changedFields(base, values);

  function restart(next: WorkValues) {
    setBase(next);
    reset(next);
  }
  // Without local edits the form follows the stored lead, such as after a conversion.
  if (mine.length === 0 && changedFields(base, stored).length > 0) restart(stored);

  return {
    ...fields,
    stored,
    /** Fields whose typed value differs from the stored one. */
    changed: changedFields(stored, values),
    update: workUpdate(stored, values),
    restart,
    /** Merges newer stored values under what was typed: an untouched field follows them. */
    putOver(theirs: WorkValues) {
      setBase(theirs);
      reset({ ...theirs, ...Object.fromEntries(mine.map((field) => [field, values[field]])) });
    },
  };
}
