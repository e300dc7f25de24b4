import { type ClientDetails, routes, toasts } from '@freehold/contract';
import { useState } from 'react';
import { call } from '#app/lib/api-client.ts';
import { CallError } from '#app/lib/call-error.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { formValues, settledValues } from './form-mapping.ts';
import { mergedRecord, type Versions } from './record-differences.ts';
import { type ClientRecord, thisYear } from './use-client-record.ts';

/** A record another user saved after this form was opened, with both versions and their common base. */
interface Conflict {
  readonly details: ClientDetails;
  readonly versions: Versions;
}

/** Resolution of a conflict: one record as a whole, or mine with their version of these differences. */
export type Resolution = 'mine' | 'theirs' | ReadonlySet<string>;

/** True if a save was rejected because the record changed after it was loaded (decision F-09). */
export function isStale(error: unknown): boolean {
  return error instanceof CallError && error.code === 'stale-version';
}

/** Resolves an edit conflict: loads the stored record, and puts the chosen version into the form. */
export function useConflict({ form, base, setBase }: ClientRecord) {
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** Loads the stored record and opens the dialog; returns false if loading fails. */
  async function open(clientId: string): Promise<boolean> {
    const details = await storedRecord(clientId);
    if (details === null) return false;
    const mine = settledValues(form.getValues(), thisYear());
    setConflict({ details, versions: { base: base.current.values, mine, theirs: formValues(details) } });
    return true;
  }

  function resolve(resolution: Resolution): void {
    if (conflict === null) return;
    setBase(conflict.details);
    setConflict(null);
    form.clearErrors();
    if (resolution === 'theirs') form.setValues(conflict.versions.theirs);
    else if (resolution !== 'mine') form.setValues(mergedRecord(conflict.versions, resolution));
  }

  return { versions: conflict?.versions ?? null, open, resolve, close: () => setConflict(null) };
}

async function storedRecord(id: string): Promise<ClientDetails | null> {
  try {
    return await call(routes.profiles.readDetails, { params: { id } });
  } catch {
    showToast({ ...toasts.clientProfileLoadFailed, tone: 'error' });
    return null;
  }
}
