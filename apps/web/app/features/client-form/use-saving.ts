import { type ClientDetails, type NewClient, routes, toasts } from '@freehold/contract';
import { useState } from 'react';
import { fieldErrorsOf } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { refusedFields } from './checked-record.ts';
import type { ClientFormValues, ListName } from './client-form-values.ts';
import type { ClientFormState } from './form-context.ts';
import { formValues } from './form-mapping.ts';
import { failedNote, isSignedOut, type SaveNote, savedNote, stoppedNote, unseenNote, wrongNote } from './save-note.ts';
import type { ClientRecord } from './use-client-record.ts';
import { isStale, type Resolution, useConflict } from './use-conflict.ts';

/**
 * Stores a record: an update of the one it is based on, with that version and portfolios, or a new client if there is
 * none. Resending the same record after a failure is idempotent.
 */
function useSendRecord() {
  const create = useCall(routes.profiles.create);
  const update = useCall(routes.profiles.updateDetails);

  function send(body: NewClient, base: ClientDetails | null) {
    if (base === null) return create.run({ body });
    const { portfolios, version, profile } = base;
    return update.run({ params: { id: profile.id }, body: { ...body, portfolios, version } });
  }

  return {
    send,
    isRunning: create.isRunning || update.isRunning,
    waiting: create.waiting ?? update.waiting,
    cancel() {
      create.cancel();
      update.cancel();
    },
  };
}

/** A form field by its path, and its value after a save. */
interface StoredValue {
  readonly path: string;
  readonly value: string | boolean;
}

/** A record being saved: as submitted, as now in the form, and as stored by the server. */
interface Journey {
  readonly submitted: ClientFormValues;
  readonly current: ClientFormValues;
  readonly stored: ClientFormValues;
}

/**
 * Changes to the form after a save: ids of new rows, and fields the server normalised. A field edited in the meantime
 * keeps its text.
 */
export function storedValues({ submitted, current, stored }: Journey): StoredValue[] {
  return [
    ...changedLeaves('profile', { submitted: submitted.profile, current: current.profile, stored: stored.profile }),
    ...changedRows('assets', { submitted, current, stored }),
    ...changedRows('liabilities', { submitted, current, stored }),
  ];
}

function changedRows(list: ListName, { submitted, current, stored }: Journey): StoredValue[] {
  return submitted[list].flatMap((row, index) => {
    const place = current[list].findIndex(({ key }) => key === row.key);
    const [now, kept] = [current[list][place], stored[list][index]];
    if (now === undefined || kept === undefined) return [];
    return changedLeaves(`${list}.${place}`, { submitted: row, current: now, stored: { ...kept, key: row.key } });
  });
}

function changedLeaves(
  prefix: string,
  { submitted, current, stored }: { submitted: object; current: object; stored: object },
): StoredValue[] {
  const before = new Map(leavesOf(prefix, submitted));
  const now = new Map(leavesOf(prefix, current));
  return leavesOf(prefix, stored)
    .filter(([path, value]) => now.get(path) === before.get(path) && now.get(path) !== value)
    .map(([path, value]) => ({ path, value }));
}

function leavesOf(prefix: string, whole: object): (readonly [string, string | boolean])[] {
  return Object.entries(whole).flatMap(([name, value]: [string, unknown]) => {
    const path = `${prefix}.${name}`;
    if (typeof value === 'object' && value !== null) return leavesOf(path, value);
    return typeof value === 'boolean' ? [[path, value] as const] : [[path, String(value)] as const];
  });
}

type Errors = Readonly<Record<string, string>>;

interface SavingSettings {
  readonly record: ClientRecord;
  /** Sets or clears the errors, and goes to the first. */
  readonly onChecked: (errors: Errors) => void;
  readonly onSaved: (details: ClientDetails) => void;
}

/** Saves the form, with the note about it and the conflict resolution if another user saved first. */
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
