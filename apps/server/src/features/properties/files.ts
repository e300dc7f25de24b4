import { randomUUID } from 'node:crypto';
import {
  AppError,
  type ImportedProperty,
  longestList,
  type PropertyExportQuery,
  type PropertyFileCheck,
  type PropertyImport,
} from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/service.ts';
import { propertyCsv, readPropertyFile } from './csv.ts';
import { formValues } from './property-values.ts';
import { insertProperties } from './queries.ts';
import { readProperties } from './service.ts';

const mostNamedLines = 20;

/** What an import of a file would do. Throws AppError `invalid-input` for a file that is none of properties. */
export function checkFile(bytes: Uint8Array): PropertyFileCheck {
  const { lines, wrong } = readPropertyFile(bytes);
  return { lines, wrong };
}

/** The properties of a file. Throws AppError `invalid-input`, also when one of its lines is wrong. */
export function propertiesIn(bytes: Uint8Array): readonly ImportedProperty[] {
  const { properties, wrong } = readPropertyFile(bytes);
  if (wrong.length === 0) return properties;
  const fields = wrong.slice(0, mostNamedLines).flatMap(({ line, problems }) =>
    problems.map(({ column, message }) => ({
      field: column === null ? `line ${line}` : `line ${line}, ${column}`,
      message,
    })),
  );
  throw new AppError('invalid-input', { message: 'Nothing was imported: some lines are not valid.', fields });
}

/** Adds properties, all in the one transaction, and returns how many; recorded as one event. */
export async function importProperties(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { properties, actor }: { properties: readonly ImportedProperty[]; actor: Actor },
): Promise<PropertyImport> {
  const at = now();
  const rows = properties.map((property) => ({ ...formValues(property), id: randomUUID() }));
  await insertProperties(tx, rows, at);
  const fields = [`imported.${rows.length}`];
  await recordAudit(tx, { at, actor, action: 'properties-imported', subject: null, fields });
  return { imported: rows.length };
}

/** All properties that a query asks for as CSV, read part by part; records that they were exported. */
export async function exportProperties(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  query: PropertyExportQuery,
): Promise<string> {
  const texts = [propertyCsv.header];
  let cursor: string | null = null;
  do {
    const part: PropertyPart = await readProperties(
      deps.db.kysely,
      { ...query, limit: longestList, ...(cursor === null ? {} : { cursor }) },
      actor.role,
    );
    texts.push(propertyCsv.lines(part.items));
    cursor = part.next;
  } while (cursor !== null);
  const event = { at: deps.now(), actor, action: 'properties-exported', subject: null } as const;
  await transaction(deps.db, (tx) => recordAudit(tx, event));
  return texts.join('');
}

type PropertyPart = Awaited<ReturnType<typeof readProperties>>;
