import { createHash } from 'node:crypto';
import type { Role } from '@freehold/contract';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { AuditAction } from './actions.ts';
import { type IdList, insertShown, type ShownKind } from './queries/shown.ts';
import { recordAudit } from './record.ts';

/** The records a response showed, by kind, each with their ids in order. */
export type Shown = Readonly<Partial<Record<ShownKind, IdList>>>;

/** A page of a list, or an export, as it is audited. */
interface ShownPage {
  readonly actor: { readonly id: string; readonly role: Role };
  readonly action: AuditAction;
  /** The filter; text under `q` is hashed, since people search for names. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** Ids of the rows in order; the first and last are named in the event. */
  readonly rows: IdList<string | number>;
  readonly shown: Shown;
}

type Recording = Pick<Deps, 'db' | 'now' | 'secrets'>;

/** Audits whom a page of a list shows, before the response is sent. */
export async function recordShown(deps: Recording, page: ShownPage): Promise<void> {
  await transaction(deps.db, (tx) => recordShownWithin(deps, tx, page));
}

/** Audits whom a page or an export will show, in the transaction that read it. */
export async function recordShownWithin(
  { now, secrets }: Pick<Recording, 'now' | 'secrets'>,
  tx: Tx,
  page: ShownPage,
): Promise<void> {
  const { actor, action, rows, shown } = page;
  const at = now();
  const [first] = rows.slice(0, 1);
  const [last] = rows.slice(rows.length - 1, rows.length);
  const bounds = rows.length === 0 ? [] : [`first:${first}`, `last:${last}`];
  const fields = [`count:${rows.length}`, ...bounds, ...filterFields(secrets, page.filter), `ids:${idsHash(shown)}`];
  const { id } = await recordAudit(tx, { at, actor, action, subject: null, fields });
  await insertShown(tx, { eventId: id, at, shown });
}

const unnamed = new Set(['limit', 'cursor', 'sort']);
const longestValue = 100;

function filterFields(secrets: Deps['secrets'], filter: ShownPage['filter']): string[] {
  return Object.entries(filter).flatMap(([name, value]) => {
    if (unnamed.has(name) || value === undefined || value === '') return [];
    const text = String(value);
    return [`${name}=${name === 'q' ? secrets.mac('audit-search', text).slice(0, 22) : text.slice(0, longestValue)}`];
  });
}

/** Number of ids written as one text. */
const idsAtOnce = 1_000;

/**
 * A hash of the shown ids, kept in the sealed event, so a changed list of ids is detected. It hashes the kinds and
 * their ids as JSON, in parts, since an export may show a million.
 */
export function idsHash(shown: Shown): string {
  const hash = createHash('sha256');
  const kinds = Object.entries(shown).filter(([, ids]) => ids.length > 0);
  for (const [place, [kind, ids]] of kinds.toSorted(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    hash.update(`${place === 0 ? '[' : ','}["${kind}",[`);
    for (let from = 0; from < ids.length; from += idsAtOnce) {
      const part = JSON.stringify(ids.slice(from, from + idsAtOnce)).slice(1, -1);
      hash.update(from === 0 ? part : `,${part}`);
    }
    hash.update(']]');
  }
  return hash.update(kinds.length === 0 ? '[]' : ']').digest('base64url');
}
