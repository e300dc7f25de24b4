import type { PlanSummary } from '@freehold/contract';
import type { ColumnType } from 'kysely';
import type { GivenMoment, Maybe } from './columns.ts';

/** A summary; null for a plan that could not be run. Written as JSON text. */
type Summary = ColumnType<PlanSummary | null, string | null, string | null>;

interface PlansTable {
  id: string;
  profile_id: string;
  /** Who kept it first. */
  author_id: Maybe<string>;
  title: string;
  /** Increments with each change. */
  version: number;
  /** JSON, as it was sent down to the order of its keys. */
  document: string;
  summary: Summary;
  engine_version: string;
  /** ISO date: the day on which the newest rule was read. */
  law_read: string;
  created_at: GivenMoment;
  updated_at: GivenMoment;
}

interface PlanChangesTable {
  plan_id: string;
  /** Counts the changes of a plan from 1. */
  position: number;
  profile_id: string;
  /** The version that it led to; changes that came together have the same. */
  version: number;
  /** JSON: its label and operations, each with what stood there before. */
  change: string;
  author_id: Maybe<string>;
  made_at: GivenMoment;
}

interface PlanVersionsTable {
  plan_id: string;
  /** Counts the versions of a plan from 1. */
  number: number;
  profile_id: string;
  name: string;
  is_locked: boolean;
  /** The version of the plan that it holds. */
  plan_version: number;
  document: string;
  summary: Summary;
  engine_version: string;
  /** ISO date. */
  law_read: string;
  author_id: Maybe<string>;
  kept_at: GivenMoment;
}

/** Plans kept for clients, their last changes, and versions under a name. */
export interface PlanTables {
  plans: PlansTable;
  plan_changes: PlanChangesTable;
  plan_versions: PlanVersionsTable;
}
