import { dayInSydney, monthFigures } from '@freehold/domain';
import type { Tx } from '../../db/transaction.ts';
import type { ClientRecord } from './client-record.ts';
import { keepMonthFigures, monthsRead } from './queries/month-figures.ts';

/** Keeps what a new or changed record comes to this month, nothing of an empty one, and gives the record with it. */
export async function keepFigures(tx: Tx, record: ClientRecord, at: Date): Promise<ClientRecord> {
  const { id, profile, assets, liabilities } = record;
  const figures = monthFigures({ profile, assets: [...assets], liabilities: [...liabilities] }, dayInSydney(at));
  if (figures === null) return record;
  await keepMonthFigures(tx, id, figures);
  const others = record.monthFigures.filter(({ month }) => month !== figures.month);
  return { ...record, monthFigures: [figures, ...others].slice(0, monthsRead) };
}
