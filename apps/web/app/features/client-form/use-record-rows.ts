import { useState } from 'react';
import { newIdempotencyKey } from '#app/lib/idempotency-key.ts';
import type { ClientFormValues, ListName } from './client-form-values.ts';
import type { ClientFormState } from './form-context.ts';
import { newAsset, newLiability } from './form-mapping.ts';
import { firstKey, thisYear } from './use-client-record.ts';

type Row = ClientFormValues[ListName][number];

/** A removed row, and where it was. */
interface RemovedRow {
  readonly list: ListName;
  readonly index: number;
  readonly row: Row;
}

export type RecordRows = ReturnType<typeof useRecordRows>;

/** The rows of both lists: which are open, and adding, duplicating, removing, and undoing the last removal. */
export function useRecordRows(form: ClientFormState) {
  const open = useOpenKeys();
  const [removed, setRemoved] = useState<readonly RemovedRow[]>([]);

  function insert(list: ListName, index: number, rowOf: (key: string) => Row): number {
    // A loan can name a property that is new: its key goes to the server as the id made up for it.
    const row = rowOf(newIdempotencyKey());
    form.insertListItem(list, row, index);
    open.open(row.key);
    return index;
  }

  /** Inserts a copy after a row and returns its index; the copy is a new record, so it has no id. */
  function duplicate(list: ListName, index: number): number {
    const row = form.getValues()[list][index];
    return row === undefined ? index : insert(list, index + 1, (key) => ({ ...row, key, id: '' }));
  }

  function remove(list: ListName, index: number): void {
    const row = form.getValues()[list][index];
    if (row === undefined) return;
    form.removeListItem(list, index);
    setRemoved((rows) => [...rows, { list, index, row }]);
  }

  /** Restores the row last removed from a list; returns its index. */
  function undo(list: ListName): number {
    const last = removed.findLast((one) => one.list === list);
    const index = Math.min(last?.index ?? 0, form.getValues()[list].length);
    if (last !== undefined) form.insertListItem(list, last.row, index);
    setRemoved((rows) => rows.filter((one) => one !== last));
    return index;
  }

  /** Adds a row at the end and returns its index. */
  const add = (list: ListName) => insert(list, form.getValues()[list].length, (key) => newRow(list, key));

  /** Adds a mortgage on a property at the end and returns its index. */
  function addMortgage(securedBy: string): number {
    const index = form.getValues().liabilities.length;
    return insert('liabilities', index, (key) => ({ ...newLiability(key), liabilityType: 'Mortgage', securedBy }));
  }

  return { ...open, removed, add, addMortgage, duplicate, remove, undo, forgetRemoved: () => setRemoved([]) };
}

function newRow(list: ListName, key: string): Row {
  return list === 'assets' ? newAsset(key, thisYear()) : newLiability(key);
}

function useOpenKeys() {
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set([firstKey]));
  const open = (key: string) => setOpenKeys((keys) => new Set([...keys, key]));
  const close = (key: string) => setOpenKeys((keys) => new Set([...keys].filter((other) => other !== key)));
  return { openKeys, open, toggle: (key: string) => (openKeys.has(key) ? close(key) : open(key)) };
}
