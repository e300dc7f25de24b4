import type { Reader } from '../../db/transaction.ts';
import {
  listPeopleRead,
  listShownEvents,
  type PersonReadRow,
  type ReadingFilter,
  type ShownKind,
} from './queries/shown.ts';
import { idsHash } from './shown.ts';

export type { PersonReadRow, ReadingFilter };

/** The people read, and the lists whose people are no longer known. */
export interface ReadingReport {
  readonly people: readonly PersonReadRow[];
  readonly gaps: readonly {
    readonly eventId: number;
    readonly action: string;
    readonly kind: 'not-kept' | 'changed';
  }[];
}

/**
 * Every person some events read, showed in a list, exported or changed, by session and address. A list whose ids were
 * not kept (24 months, earlier releases) or do not match the seal is reported as a gap.
 */
export async function whoWasRead(reader: Reader, filter: ReadingFilter): Promise<ReadingReport> {
  const people = await listPeopleRead(reader, filter);
  const events = Map.groupBy(await listShownEvents(reader, filter), ({ id }) => id);
  return { people, gaps: [...events.values()].flatMap(gapOf) };
}

type ShownRows = Awaited<ReturnType<typeof listShownEvents>>;

function gapOf(rows: ShownRows): ReadingReport['gaps'] {
  const [first] = rows;
  if (first === undefined || first.fields.includes('count:0')) return [];
  const shown: Partial<Record<ShownKind, string[]>> = {};
  for (const { kind, ids } of rows) if (kind !== null) shown[kind] = [...(shown[kind] ?? []), ...ids];
  const sealed = first.fields.find((field) => field.startsWith('ids:'))?.slice('ids:'.length);
  const gap = { eventId: first.id, action: first.action };
  if (sealed === undefined) return [{ ...gap, kind: 'not-kept' }];
  if (sealed === idsHash(shown)) return [];
  return [{ ...gap, kind: Object.keys(shown).length === 0 ? 'not-kept' : 'changed' }];
}
