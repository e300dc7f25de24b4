import type { LeadExportQuery, LeadListItem } from '@freehold/contract';
import { dayInSydney, leadCsvCells, leadCsvHeadings } from '@freehold/domain';
import { stringify } from 'csv-stringify/sync';
import type { Actor } from '../../actor.ts';
import { exportPart } from '../../db/keyset.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { TextSink } from '../../storage/spooled-text.ts';
import { recordShownWithin } from '../audit/index.ts';
import { filterOf, orderOf, type Place, placeAt } from './list.ts';
import { PackedIds } from './packed-ids.ts';
import { presentLeads } from './present-many.ts';
import { type LeadFilter, type LeadPart, listLeadPlaces, listLeadsOf } from './queries/list.ts';

// Prefixes an apostrophe to cells that a spreadsheet would read as formulas. The library quotes only its own record
// delimiter, so lone line breaks are added here.
const format = { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const;

/** Leads as CSV (RFC 4180), money in dollars: a byte order mark, the header line, and one record a lead. */
const leadCsv = {
  header: `\uFEFF${stringify([leadCsvHeadings], format)}`,
  lines: (leads: readonly LeadListItem[]): string => stringify(leads.map(leadCsvCells), format),
};

type Recording = Pick<Deps, 'db' | 'now' | 'secrets'>;

interface LeadExport {
  readonly actor: Actor;
  readonly query: LeadExportQuery;
}

/**
 * Writes all leads of a query as CSV from one snapshot. The leads it shows are audited before the first byte is
 * written, since it can be read from then on; a lead erased in between is audited all the same.
 */
export async function exportLeads(deps: Recording, asked: LeadExport, sink: TextSink): Promise<void> {
  const filter = filterOf(asked.query, { actor: asked.actor, today: dayInSydney(deps.now()) });
  const ids = await transaction(deps.db, (tx) => recordExport(deps, tx, { ...asked, filter }), {
    isolation: 'repeatable read',
  });
  const write = (tx: Tx) => writeLeads(deps, tx, { filter, ids, sink });
  await transaction(deps.db, write, { isolation: 'repeatable read', isTriedOnce: true });
}

async function recordExport(
  deps: Recording,
  tx: Tx,
  { actor, query, filter }: LeadExport & { filter: LeadFilter },
): Promise<PackedIds> {
  const ids = await listIds(tx, filter, orderOf(query));
  await recordShownWithin(deps, tx, {
    actor,
    action: 'leads-exported',
    filter: query,
    rows: ids,
    shown: { lead: ids },
  });
  return ids;
}

/** How many ids are read at a time. */
const idsPart = 5_000;

async function listIds(tx: Tx, filter: LeadFilter, order: ReturnType<typeof orderOf>): Promise<PackedIds> {
  const ids = new PackedIds();
  let after: Place | null = null;
  do {
    const part: LeadPart = { ...filter, ...order, after, limit: idsPart };
    const places: Awaited<ReturnType<typeof listLeadPlaces>> = await listLeadPlaces(tx, part);
    for (const { id } of places) ids.push(id);
    const last = places.length === idsPart ? places.at(-1) : undefined;
    after = last ? placeAt(last, order.order) : null;
  } while (after !== null);
  return ids;
}

interface Writing {
  readonly filter: LeadFilter;
  readonly ids: PackedIds;
  readonly sink: TextSink;
}

async function writeLeads(deps: Recording, tx: Tx, { filter, ids, sink }: Writing): Promise<void> {
  if (ids.length === 0) await sink(leadCsv.header);
  for (let from = 0; from < ids.length; from += exportPart) {
    const part = ids.slice(from, from + exportPart);
    const found = new Map((await listLeadsOf(tx, part, filter)).map((row) => [row.id, row]));
    const rows = part.flatMap((id) => found.get(id) ?? []);
    const lines = leadCsv.lines(await presentLeads(deps, tx, rows));
    await sink(from === 0 ? leadCsv.header + lines : lines);
  }
}
