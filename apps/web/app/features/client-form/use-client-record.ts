import type { ClientDetails } from '@freehold/contract';
import { useRef, useState } from 'react';
import { localDay } from '#app/calculator/today.ts';
import { type CheckedRecord, checkedRecord } from './checked-record.ts';
import type { ClientFormValues } from './client-form-values.ts';
import { useClientForm } from './form-context.ts';
import { blankValues, formValues, isSameRecord, newAsset } from './form-mapping.ts';

/** The stored record the form is based on (null for a new one), and its form values. */
interface RecordBase {
  readonly details: ClientDetails | null;
  readonly values: ClientFormValues;
}

export type ClientRecord = ReturnType<typeof useClientRecord>;

/** The form, the stored record it is based on, and a check for unsaved changes. */
export function useClientRecord(details: ClientDetails | null, startsWithAsset: boolean) {
  const [values] = useState(() => (details === null ? blankValues() : formValues(details)));
  const base = useRef<RecordBase>({ details, values });
  const form = useClientForm({
    mode: 'uncontrolled',
    initialValues: startsWithAsset ? { ...values, assets: [...values.assets, newAsset(firstKey, thisYear())] } : values,
    validate: (current) => checked(current).errors ?? {},
    validateInputOnBlur: true,
  });

  function checked(current: ClientFormValues): CheckedRecord {
    const hasAccount = base.current.details?.profile.hasAccount ?? false;
    return checkedRecord(current, { today: localDay(new Date()), hasAccount, before: base.current.values });
  }

  function isChanged(): boolean {
    return !isSameRecord(form.getValues(), base.current.values, thisYear());
  }

  function setBase(stored: ClientDetails): void {
    base.current = { details: stored, values: formValues(stored) };
  }

  return { form, base, setBase, checked, isChanged };
}

/** Key of the asset that a form may open with, as good as any other for a property that a loan names. */
export const firstKey = '00000000-0000-4000-8000-000000000000';

/** The year in the reader's time zone. */
export function thisYear(): number {
  return new Date().getFullYear();
}
