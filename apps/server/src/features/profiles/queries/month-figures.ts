import type { ClientScope } from '../../../client-scope.ts';
import type { Reader, Tx } from '../../../db/transaction.ts';

/** What a client's record came to in a month; dollars. */
interface MonthFigures {
  /** YYYY-MM. */
  readonly month: string;
  readonly netWorth: number;
  readonly propertyEquity: number;
  readonly leftOverMonthly: number;
}

/** Most months kept for one client. */
const mostMonths = 24;

/** Months read with a record: this month's may be one of them. */
export const monthsRead = 2;

/** Keeps a month's figures of a client in place of those kept for the same month, and no month beyond `mostMonths`. */
export async function keepMonthFigures(tx: Tx, profileId: string, figures: MonthFigures): Promise<void> {
  const columns = {
    net_worth: figures.netWorth,
    property_equity: figures.propertyEquity,
    left_over_monthly: figures.leftOverMonthly,
  };
  await tx
    .insertInto('month_figures')
    .values({ profile_id: profileId, month: figures.month, ...columns })
    .onConflict((row) => row.columns(['profile_id', 'month']).doUpdateSet(columns))
    .execute();
  const kept = tx
    .selectFrom('month_figures')
    .select('month')
    .where('profile_id', '=', profileId)
    .orderBy('month', 'desc')
    .limit(mostMonths);
  await tx.deleteFrom('month_figures').where('profile_id', '=', profileId).where('month', 'not in', kept).execute();
}

/** The figures of the last `monthsRead` months kept of a client, newest first. */
export async function listLastMonthFigures(reader: Reader, { profileId }: ClientScope): Promise<MonthFigures[]> {
  const rows = await reader
    .selectFrom('month_figures')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('month', 'desc')
    .limit(monthsRead)
    .execute();
  return rows.map((row) => ({
    month: row.month,
    netWorth: row.net_worth,
    propertyEquity: row.property_equity,
    leftOverMonthly: row.left_over_monthly,
  }));
}
