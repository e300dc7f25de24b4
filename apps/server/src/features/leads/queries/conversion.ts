import { type Selectable, sql } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { Reader } from '../../../db/transaction.ts';
import { midnight } from './list.ts';

/** A source's figures, or those of all leads of the period. */
interface ConversionRow {
  readonly is_total: boolean;
  /** Both null in the row of all other sources. */
  readonly kind: Selectable<Schema['leads']>['kind'] | null;
  /** Blank where none was recorded. */
  readonly page: string | null;
  readonly enquiries: number;
  readonly responded: number;
  readonly converted: number;
  readonly settled: number;
  readonly lost: number;
  readonly median_hours: number | null;
  readonly settled_amount: number;
  readonly settled_without_amount: number;
  /** Counts by reason; blank is none recorded. */
  readonly reasons: Readonly<Record<string, number>>;
}

interface Asked {
  /** Days in Sydney, both inclusive. */
  readonly from: string | null;
  readonly to: string | null;
  /** Reasons that are counted, beside none recorded. */
  readonly reasons: readonly string[];
  /** Sources shown by themselves. */
  readonly mostSources: number;
}

/**
 * What became of the leads received from one date to another (Sydney, both inclusive): the most frequent sources, all
 * others as one, and the total.
 */
export async function listConversion(
  reader: Reader,
  { from, to, reasons, mostSources }: Asked,
): Promise<ConversionRow[]> {
  const reasonCounts = sql.join(
    ['', ...reasons].map(
      (reason) => sql`${sql.lit(reason)}, count(*) filter (where is_lost and reason = ${sql.lit(reason)})`,
    ),
  );
  const { rows } = await sql<ConversionRow>`
    with chosen as (
      select kind, coalesce(source_page, '') as page, status, deal_stage, settled_amount,
        extract(epoch from first_response_at - received_at) / 3600 as hours,
        status = 'Closed' or coalesce(deal_stage = 'Lost', false) as is_lost,
        coalesce(lost_reason, case when withdrawn_at is null then '' else 'Agreement withdrawn' end) as reason
      from leads
      where ${from === null ? sql`true` : sql`received_at >= ${midnight(from)}`}
        and ${to === null ? sql`true` : sql`received_at < ${midnight(to, 1)}`}
    ), frequent as (
      select kind, page from chosen group by kind, page order by count(*) desc, kind, page limit ${mostSources}
    )
    select grouping(frequent.kind) = 1 as is_total, frequent.kind, frequent.page,
      count(*) as enquiries,
      count(hours) as responded,
      count(*) filter (where status = 'Converted') as converted,
      count(*) filter (where deal_stage = 'Settled') as settled,
      count(*) filter (where is_lost) as lost,
      percentile_cont(0.5) within group (order by hours) as median_hours,
      coalesce(sum(settled_amount) filter (where deal_stage = 'Settled'), 0) as settled_amount,
      count(*) filter (where deal_stage = 'Settled' and settled_amount is null) as settled_without_amount,
      json_build_object(${reasonCounts}) as reasons
    from chosen
    left join frequent on frequent.kind = chosen.kind and frequent.page = chosen.page
    group by grouping sets ((frequent.kind, frequent.page), ())
    order by is_total desc, frequent.kind is null, enquiries desc, frequent.kind, frequent.page`.execute(reader);
  return rows;
}
