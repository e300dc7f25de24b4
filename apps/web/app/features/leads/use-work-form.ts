import type { LeadDetails, LeadListItem } from '@freehold/contract';
import { type FormEvent, useState } from 'react';
import { errorText, fieldErrorsOf } from '#app/lib/error-text.ts';
import { useFields } from '#app/lib/use-fields.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { leadToasts } from './lead-words.ts';
import { useLeadChange } from './use-lead-change.ts';
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

/** Id of the control of a field. */
export function workId(field: WorkField): string {
  return `work-${field}`;
}

/**
 * The form that works a lead. A save that rests on an older version is refused; the newer one is then loaded, what was typed
 * stands over it, and the person decides which holds.
 */
export function useWorkForm({ lead, onSaved, onReload }: WorkParts) {
  const form = useWorkFields(workValues(lead));
  const [isStale, setStale] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { change, isRunning, waiting, cancel } = useLeadChange();

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
    const outcome = await change(lead.id, { ...form.update, version: lead.version });
    if (outcome.kind === 'stale') await compare();
    if (outcome.kind === 'failed') {
      form.setErrors(fieldErrorsOf(outcome.error));
      setFailure(errorText(outcome.error, leadToasts.saveFailed.description));
    }
    if (outcome.kind !== 'saved') return;
    form.restart(workValues(outcome.lead));
    setStale(false);
    onSaved(outcome.lead);
    showToast({ ...leadToasts.saved, tone: 'success' });
  }

  function takeTheirs() {
    form.restart(form.stored);
    setStale(false);
  }

  return { ...form, isStale, failure, isRunning, waiting, cancel, save, takeTheirs };
}

/** The fields, and what is stored under them. */
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
    /** Fields in which what was typed differs from what is stored. */
    changed: changedFields(stored, values),
    update: workUpdate(stored, values),
    restart,
    /** Puts newer stored values under what was typed: a field that was not touched follows them. */
    putOver(theirs: WorkValues) {
      setBase(theirs);
      reset({ ...theirs, ...Object.fromEntries(mine.map((field) => [field, values[field]])) });
    },
  };
}
