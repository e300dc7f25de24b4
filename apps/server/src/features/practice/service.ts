import { createHash } from 'node:crypto';
import {
  AppError,
  largestLogoBytes,
  type Practice,
  type PracticeChanges,
  type PracticeState,
  practiceMessages,
} from '@freehold/contract';
import { canonicalText, firmDefaultProblems } from '@freehold/plan';
import type { Actor } from '../../actor.ts';
import type { Brand } from '../../brand.ts';
import type { Reader, Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/index.ts';
import { type EncodedLogo, encodeLogo } from '../images/index.ts';
import { findPracticeRow, findPracticeWithLogo, lockPractice, type PracticeRow, putPractice } from './queries.ts';

/** The practice as everybody signed in reads it. */
export async function readPractice(reader: Reader): Promise<PracticeState> {
  return presentState(await findPracticeRow(reader));
}

/**
 * The logo of a change, re-encoded: null to remove it, undefined to leave it. Throws AppError `invalid-input` for the
 * field `logo` with the reason: not a PNG or JPEG by its content, damaged, too many bytes or pixels.
 */
export async function logoOf({ logo }: Pick<PracticeChanges, 'logo'>): Promise<EncodedLogo | null | undefined> {
  if (logo == null) return logo;
  const bytes = Buffer.from(logo, 'base64');
  if (bytes.length > largestLogoBytes) throw refusedLogo(practiceMessages.logoTooLarge);
  try {
    return await encodeLogo(bytes);
  } catch (error) {
    throw error instanceof AppError && error.code === 'not-an-image' ? refusedLogo(error.message) : error;
  }
}

/**
 * Replaces the practice, its logo where one is given. Throws AppError `stale-version` for an old version, `invalid-input`
 * for defaults of plans that no plan holds.
 */
export async function changePractice(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { changes, logo, actor }: { changes: PracticeChanges; logo: EncodedLogo | null | undefined; actor: Actor },
): Promise<PracticeState> {
  refuseDefaults(changes.planDefaults);
  const before = await lockPractice(tx);
  if (changes.version !== (before?.version ?? 0)) throw new AppError('stale-version');
  const at = now();
  const { name, email, phone, abn, licence, accent } = changes;
  const version = changes.version + 1;
  const lines = { name, email, phone, abn, licence, accent, version, updated_at: at };
  const after = await putPractice(tx, {
    ...lines,
    ...(logo === undefined ? {} : logoColumns(logo)),
    ...(changes.embedOrigins && { embed_origins: [...new Set(changes.embedOrigins)] }),
    ...(changes.planDefaults && { plan_defaults: JSON.stringify(changes.planDefaults) }),
  });
  const fields = changedFields(before, after);
  const subject = { kind: 'practice', id: 'practice' } as const;
  await recordAudit(tx, { at, actor, action: 'practice-updated', subject, fields });
  return presentState(after);
}

/** The logo's file by its name. Throws AppError `not-found` for any name but the current one. */
export async function readLogo(reader: Reader, name: string): Promise<{ bytes: Buffer; mediaType: string }> {
  const row = await findPracticeWithLogo(reader);
  if (row?.logo == null || name !== logoName(row)) throw new AppError('not-found');
  return { bytes: row.logo, mediaType: row.logo_type === 'png' ? 'image/png' : 'image/jpeg' };
}

/** The practice for a report or mail; null until an adviser enters one. */
export async function findBrand(reader: Reader): Promise<Brand | null> {
  const row = await findPracticeWithLogo(reader);
  if (row === undefined) return null;
  const { name, email, phone, abn, licence, accent } = row;
  const { logo: bytes, logo_type: type, logo_width: width, logo_height: height } = row;
  const isWhole = bytes !== null && type !== null && width !== null && height !== null;
  const logo = isWhole ? { bytes: new Uint8Array(bytes), type, width, height } : null;
  return { name, email, phone, abn, licence, accent, logo };
}

function logoColumns(logo: EncodedLogo | null) {
  return {
    logo: logo === null ? null : Buffer.from(logo.bytes),
    logo_type: logo?.type ?? null,
    logo_hash: logo === null ? null : createHash('sha256').update(logo.bytes).digest('hex'),
    logo_width: logo?.width ?? null,
    logo_height: logo?.height ?? null,
  };
}

function changedFields(before: PracticeRow | undefined, after: PracticeRow): string[] {
  const named = { name: 'name', email: 'email', phone: 'phone', abn: 'abn', licence: 'licence', accent: 'accent' };
  const columns = Object.entries({ ...named, logo_hash: 'logo' });
  const changed = columns.flatMap(([column, field]) =>
    (Reflect.get(before ?? {}, column) ?? null) === Reflect.get(after, column) ? [] : [field],
  );
  const isSame = (before?.embed_origins ?? []).join() === after.embed_origins.join();
  const isAssumed = canonicalText(before?.plan_defaults ?? {}) === canonicalText(after.plan_defaults);
  return [...changed, ...(isSame ? [] : ['embedOrigins']), ...(isAssumed ? [] : ['planDefaults'])];
}

function refuseDefaults(defaults: PracticeChanges['planDefaults']): void {
  const [first] = firmDefaultProblems(defaults ?? {});
  if (first) throw new AppError('invalid-input', { fields: [{ ...first, field: `planDefaults.${first.field}` }] });
}

function logoName({ logo_hash: hash, logo_type: type }: PracticeRow): string {
  return `${hash}.${type}`;
}

function presentState(row: PracticeRow | undefined): PracticeState {
  if (row === undefined) return { practice: null, version: 0 };
  const { name, email, phone, abn, licence, accent, version } = row;
  const { embed_origins: embedOrigins, plan_defaults: planDefaults } = row;
  const logo = presentLogo(row);
  return { practice: { name, email, phone, abn, licence, accent, logo, embedOrigins, planDefaults }, version };
}

function presentLogo(row: PracticeRow): Practice['logo'] {
  const { logo_width: width, logo_height: height } = row;
  if (width === null || height === null) return null;
  return { address: `/api/practice/logo/${logoName(row)}`, width, height };
}

function refusedLogo(message: string): AppError {
  return new AppError('invalid-input', { fields: [{ field: 'logo', message }] });
}
