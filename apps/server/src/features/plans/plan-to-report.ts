import { AppError, type PlanDocument } from '@freehold/contract';
import { dateText } from '../../dates.ts';
import type { Reader } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type AskedPlan, auditRead, isClient, nameOf, planFields, requirePlan, type SeenPlan } from './asked-plan.ts';
import { findName } from './queries.ts';
import { requireVersion } from './versions.ts';

/** What a report of a plan is made from: all of it as it is stored. */
interface PlanToReport {
  readonly document: PlanDocument;
  /** The version of the plan, and which that is in words; who made it, and when (ISO). */
  readonly version: number;
  readonly versionWords: string;
  readonly by: string | null;
  readonly at: string;
  /** Net worth that leads it, and by what that was worked out; null where it could not be run. */
  readonly netWorth: { readonly age: number; readonly today: number } | null;
  readonly engineVersion: string;
  readonly lawRead: string;
}

interface AskedReport extends AskedPlan {
  /** Of a version; null for the plan as its caller has it now. */
  readonly number: number | null;
  /** Ids of the options that it has; null for all. */
  readonly options: readonly string[] | null;
}

/**
 * A plan, or one of its versions, for a report; an adviser's request is audited as a read. Throws AppError `not-found`,
 * alike for another client's and for what its client may not see, and `invalid-input` for an option that it does not have.
 */
export async function planToReport(deps: Pick<Deps, 'db' | 'now'>, asked: AskedReport): Promise<PlanToReport> {
  const { kysely } = deps.db;
  const seen = await requirePlan(kysely, asked);
  const { number } = asked;
  const found = number === null ? await asItIs(deps, asked, seen) : await versionOf(kysely, { ...asked, number }, seen);
  const document = withOptions(JSON.parse(found.row.document), asked.options);
  const ofVersion = number === null ? [] : [`plans.${asked.planId}.versions.${number}`];
  await auditRead(deps, asked, [...planFields(asked.planId), ...ofVersion]);
  const { summary, engine_version: engineVersion, law_read: lawRead } = found.row;
  return { ...found.told, document, netWorth: summary?.netWorth ?? null, engineVersion, lawRead };
}

async function versionOf(reader: Reader, asked: AskedReport & { number: number }, { plan }: SeenPlan) {
  const row = await requireVersion(reader, asked, plan);
  const by = row.author_id === asked.scope.profileId ? null : nameOf(row);
  const how = row.is_locked ? 'locked as presented' : 'kept';
  const at = row.kept_at.toISOString();
  const versionWords = `${row.name}: ${how} on ${dateText(at)}`;
  return { row, told: { version: row.plan_version, versionWords, by, at } };
}

/** For the client an adviser’s plan is what was published of it, on that day; another one is of the moment. */
async function asItIs({ db, now }: Pick<Deps, 'db' | 'now'>, asked: AskedReport, seen: SeenPlan) {
  const { plan, publication } = seen;
  if (isClient(asked) && publication) {
    const at = publication.published_at.toISOString();
    const told = { version: plan.version, versionWords: publishedWords(publication), by: nameOf(publication), at };
    return { row: plan, told };
  }
  const name = isClient(asked) ? undefined : await findName(db.kysely, asked.actor.id);
  const versionWords = plan.by_adviser ? draftWords(asked, seen) : 'As it is now';
  const by = name ? nameOf(name) : null;
  return { row: plan, told: { version: plan.version, versionWords, by, at: now().toISOString() } };
}

/** To its adviser a plan is a draft but where the client has just that version, with every option of the report. */
function draftWords({ options }: AskedReport, { plan, publication }: SeenPlan): string {
  if (publication?.plan_version !== plan.version) return 'A draft';
  const { options: all = {} } = JSON.parse(plan.document);
  const isShown = (options ?? Object.keys(all)).every((id) => publication.options.includes(id));
  return isShown ? publishedWords(publication) : 'A draft';
}

function publishedWords({ published_at: at }: NonNullable<SeenPlan['publication']>): string {
  return `As published on ${dateText(at.toISOString())}`;
}

function withOptions(document: PlanDocument, ids: readonly string[] | null): PlanDocument {
  if (ids === null) return document;
  const { options, ...base } = document;
  const known = new Map(Object.entries(options ?? {}));
  const chosen = ids.map((id) => [id, known.get(id)] as const);
  if (chosen.some(([, option]) => option === undefined)) {
    throw new AppError('invalid-input', { fields: [{ field: 'options', message: 'The plan has no such option.' }] });
  }
  return { ...base, options: Object.fromEntries(chosen) };
}
