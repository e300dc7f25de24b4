import type { PlanSummary, RulesChanged } from '@freehold/contract';
import type { ColumnType, Generated } from 'kysely';
import type { GivenMoment, Maybe, MaybeMoment } from './columns.ts';

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
  /** Whether an adviser made it for the client, who then has it only as it was published. */
  by_adviser: Generated<boolean>;
  /** What newer law tables or another engine did to its figures; null once somebody has seen it. Written as JSON text. */
  rules_changed: ColumnType<RulesChanged | null, string | null | undefined, string | null>;
  /** When its figures were last worked out by newer law tables in vain. */
  figures_failed_at: MaybeMoment;
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
  /** JSON: of an adviser’s plan what its client has of the version; null where nothing. */
  shown: Maybe<string>;
  summary: Summary;
  engine_version: string;
  /** ISO date. */
  law_read: string;
  author_id: Maybe<string>;
  kept_at: GivenMoment;
}

interface PlanPublicationsTable {
  plan_id: string;
  profile_id: string;
  /** The version of the plan that was published. */
  plan_version: number;
  /** Ids of the options that the client has. */
  options: string[];
  /** What the adviser said that it is: general information, or part of personal advice that was given separately. */
  basis: 'general' | 'personal';
  title: string;
  /** JSON: the plan with those options alone. */
  document: string;
  summary: Summary;
  engine_version: string;
  /** ISO date. */
  law_read: string;
  author_id: Maybe<string>;
  published_at: GivenMoment;
}

interface PlanSuggestionsTable {
  id: string;
  plan_id: string;
  profile_id: string;
  /** The published version that the client had. */
  plan_version: number;
  /** JSON: a list of changes. */
  changes: string;
  note: Maybe<string>;
  sent_at: GivenMoment;
  /** Places of the changes that an adviser took, from 0. */
  taken: number[];
  reply: Maybe<string>;
  answered_by: Maybe<string>;
  /** Null while it waits. */
  answered_at: MaybeMoment;
}

/** Plans kept for clients, their last changes, versions under a name, what clients have of advisers' plans and suggest. */
export interface PlanTables {
  plans: PlansTable;
  plan_changes: PlanChangesTable;
  plan_versions: PlanVersionsTable;
  plan_publications: PlanPublicationsTable;
  plan_suggestions: PlanSuggestionsTable;
}
