import type { ClientFormValues, ListName } from './client-form-values.ts';

/** A field of the form, by its path, and what it holds once a save has been answered. */
export interface StoredValue {
  readonly path: string;
  readonly value: string | boolean;
}

/** A record on its way: as it was sent, as it is in the form by now, and as the server says that it is stored. */
export interface Journey {
  readonly submitted: ClientFormValues;
  readonly current: ClientFormValues;
  readonly stored: ClientFormValues;
}

/**
 * What to change in the form after a save: ids of rows that were new, and fields that the server writes otherwise. A field
 * that was typed in meanwhile keeps what was typed.
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
