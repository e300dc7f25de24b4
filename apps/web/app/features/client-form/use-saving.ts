import { type ClientDetails, toasts } from '@freehold/contract';
import { useState } from 'react';
import { fieldErrorsOf } from '#app/lib/error-text.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { refusedFields } from './checked-record.ts';
import type { ClientFormValues } from './client-form-values.ts';
import type { ClientFormState } from './form-context.ts';
import { formValues } from './form-mapping.ts';
import { failedNote, isSignedOut, type SaveNote, savedNote, stoppedNote, unseenNote, wrongNote } from './save-note.ts';
import { storedValues } from './stored-values.ts';
import type { ClientRecord } from './use-client-record.ts';
import { isStale, type Resolution, useConflict } from './use-conflict.ts';
import { useSendRecord } from './use-send-record.ts';

type Errors = Readonly<Record<string, string>>;

interface SavingSettings {
  readonly record: ClientRecord;
  /** Shows errors, or that there are none, and goes to the first. */
  readonly onChecked: (errors: Errors) => void;
  readonly onSaved: (details: ClientDetails) => void;
}

/** Saves the form: what it says meanwhile and afterwards, and the choice where somebody else was quicker. */
export function useSaving({ record, onChecked, onSaved }: SavingSettings) {
  const { send, ...sending } = useSendRecord();
  const conflict = useConflict(record);
  const [note, setNote] = useState<SaveNote | null>(null);

  async function save(): Promise<void> {
    if (sending.isRunning) return;
    const values = record.form.getValues();
    const { body, errors } = record.checked(values);
    setNote(errors === null ? null : wrongNote(Object.keys(errors).length));
    onChecked(errors ?? {});
    if (errors !== null) return;
    const before = record.base.current.details;
    const outcome = await send(body, before);
    if (outcome.kind === 'cancelled') setNote(stoppedNote);
    else if (outcome.kind === 'failed') await explain(outcome.error, before);
    else finish(values, outcome.reply);
  }

  function finish(submitted: ClientFormValues, stored: ClientDetails): void {
    const toast = record.base.current.details === null ? toasts.clientCreated : toasts.clientSaved;
    showToast({ ...toast, tone: 'success' });
    record.setBase(stored);
    takeStored(record.form, submitted, stored);
    setNote(savedNote(new Date()));
    onSaved(stored);
  }

  async function explain(error: unknown, before: ClientDetails | null): Promise<void> {
    if (before !== null && isStale(error)) return setNote((await conflict.open(before.profile.id)) ? null : unseenNote);
    setNote(failedNote(error));
    onChecked(refusedFields(fieldErrorsOf(error)));
    // A 401 opens the sign-in dialog over the form.
    if (!isSignedOut(error)) showToast({ ...toasts.clientSaveFailed, tone: 'error' });
  }

  async function resolve(resolution: Resolution): Promise<void> {
    conflict.resolve(resolution);
    if (resolution !== 'theirs') await save();
  }

  return { ...sending, note, save, versions: conflict.versions, resolve, closeConflict: conflict.close };
}

// Sets the existing fields: remounting them would lose focus and text.
function takeStored(form: ClientFormState, submitted: ClientFormValues, stored: ClientDetails): void {
  const changes = storedValues({ submitted, current: form.getValues(), stored: formValues(stored) });
  for (const { path, value } of changes) {
    form.setFieldValue(path, value, { forceUpdate: false });
    const field = form.getInputNode(path);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = String(value);
  }
}
