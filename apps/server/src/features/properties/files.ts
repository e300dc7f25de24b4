import { randomUUID } from 'node:crypto';
import {
  AppError,
  type ImportedProperty,
  type PropertyExportQuery,
  type PropertyFileCheck,
  type PropertyImport,
} from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import { exportPart } from '../../db/keyset.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { TextSink } from '../../storage/spooled-text.ts';
import { recordAudit } from '../audit/index.ts';
import { propertyCsv } from './csv.ts';
import type { PropertyFileReader } from './file-reader.ts';
import { askedPicture, formValues } from './property-values.ts';
import { insertProperties } from './queries.ts';
import { readProperties } from './service.ts';

const mostNamedLines = 20;

/** A file and its sender's id. */
interface SentFile {
  readonly bytes: Uint8Array;
  readonly owner: string;
}

/** Previews an import. Throws as `PropertyFileReader.read` does. */
export async function checkFile(reader: PropertyFileReader, { bytes, owner }: SentFile): Promise<PropertyFileCheck> {
  const { lines, wrong } = await reader.read(bytes, owner);
  return { lines, wrong };
}

/**
 * The properties of a file. Throws as `PropertyFileReader.read` does, and AppError `invalid-input` when a line is
 * wrong.
 */
export async function propertiesIn(
  reader: PropertyFileReader,
  { bytes, owner }: SentFile,
): Promise<readonly ImportedProperty[]> {
  const { properties, wrong } = await reader.read(bytes, owner);
  if (wrong.length === 0) return properties;
  const fields = wrong.slice(0, mostNamedLines).flatMap(({ line, problems }) =>
    problems.map(({ column, message }) => ({
      field: column === null ? `line ${line}` : `line ${line}, ${column}`,
      message,
    })),
  );
  throw new AppError('invalid-input', { message: 'Nothing was imported: some lines are not valid.', fields });
}

/** Adds properties in one transaction and returns how many; one audit event. */
export async function importProperties(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { properties, actor }: { properties: readonly ImportedProperty[]; actor: Actor },
): Promise<PropertyImport> {
  const at = now();
  const rows = properties.map((property) => ({
    ...formValues(property),
    ...askedPicture(property.imageUrl ?? '', actor),
    id: randomUUID(),
  }));
  await insertProperties(tx, rows, at);
  const fields = [`imported.${rows.length}`];
  await recordAudit(tx, { at, actor, action: 'properties-imported', subject: null, fields });
  return { imported: rows.length };
}

/** Audits the export, then writes all properties of a query as CSV from one snapshot. */
export async function exportProperties(
  deps: Pick<Deps, 'db' | 'now'>,
  { actor, query }: { readonly actor: Actor; readonly query: PropertyExportQuery },
  sink: TextSink,
): Promise<void> {
  const event = { at: deps.now(), actor, action: 'properties-exported', subject: null } as const;
  await transaction(deps.db, (tx) => recordAudit(tx, event));
  const oneMoment = { isolation: 'repeatable read', isTriedOnce: true } as const;
  await transaction(deps.db, (tx) => writeProperties(tx, { actor, query }, sink), oneMoment);
}

async function writeProperties(
  tx: Tx,
  { actor, query }: { readonly actor: Actor; readonly query: PropertyExportQuery },
  sink: TextSink,
): Promise<void> {
  let cursor: string | null = null;
  let before = propertyCsv.header;
  do {
    const part: PropertyPart = await readProperties(
      tx,
      { ...query, limit: exportPart, ...(cursor === null ? {} : { cursor }) },
      actor.role,
    );
    await sink(before + propertyCsv.lines(part.items));
    before = '';
    cursor = part.next;
  } while (cursor !== null);
}

type PropertyPart = Awaited<ReturnType<typeof readProperties>>;
