import {
  type Conversion,
  type ConversionQuery,
  type ConversionReport,
  mostSources,
  reportedReasons,
} from '@freehold/contract';
import type { Reader } from '../../db/transaction.ts';
import { listConversion } from './queries/conversion.ts';

type Row = Awaited<ReturnType<typeof listConversion>>[number];

/** What became of the leads received in a period, in all and by source. */
export async function conversionReport(reader: Reader, { from, to }: ConversionQuery): Promise<ConversionReport> {
  const rows = await listConversion(reader, {
    from: from ?? null,
    to: to ?? null,
    reasons: reportedReasons,
    mostSources,
  });
  const total = rows.find((row) => row.is_total);
  if (total === undefined) throw new Error('A grouping without columns always has its row');
  const sources = rows.filter((row) => !row.is_total);
  return {
    total: figuresOf(total),
    sources: sources.map((row) => ({ kind: row.kind, page: row.page || null, ...figuresOf(row) })),
  };
}

function figuresOf(row: Row): Conversion {
  const { enquiries, responded, converted, settled, lost } = row;
  const reasons = [...reportedReasons, null].map((reason) => ({ reason, count: row.reasons[reason ?? ''] ?? 0 }));
  return {
    enquiries,
    responded,
    converted,
    settled,
    lost,
    open: enquiries - settled - lost,
    medianResponseHours: row.median_hours,
    settledAmount: row.settled_amount,
    settledWithoutAmount: row.settled_without_amount,
    lostReasons: reasons.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count),
  };
}
