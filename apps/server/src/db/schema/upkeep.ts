import type { Generated } from 'kysely';
import type { GivenMoment, MaybeMoment } from './columns.ts';

/** One kind of upkeep and how it went; `started_at` is there while it runs. */
interface UpkeepTable {
  name: string;
  registered_at: GivenMoment;
  started_at: MaybeMoment;
  succeeded_at: MaybeMoment;
  failed_at: MaybeMoment;
  is_failing: Generated<boolean>;
  failures: Generated<number>;
}

/** One row: the latest time that the machine's clock was believed to be right. */
interface BelievedClockTable {
  is_only: Generated<boolean>;
  believed_at: GivenMoment;
}

export interface UpkeepTables {
  upkeep: UpkeepTable;
  believed_clock: BelievedClockTable;
}
