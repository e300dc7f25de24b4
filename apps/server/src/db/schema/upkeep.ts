import type { Generated } from 'kysely';
import type { GivenMoment, MaybeMoment } from './columns.ts';

/** Status of one kind of upkeep; `started_at` is set while it runs. */
interface UpkeepTable {
  name: string;
  registered_at: GivenMoment;
  started_at: MaybeMoment;
  succeeded_at: MaybeMoment;
  failed_at: MaybeMoment;
  is_failing: Generated<boolean>;
  failures: Generated<number>;
}

/** One row: the latest system time trusted as correct. */
interface BelievedClockTable {
  is_only: Generated<boolean>;
  believed_at: GivenMoment;
}

export interface UpkeepTables {
  upkeep: UpkeepTable;
  believed_clock: BelievedClockTable;
}
