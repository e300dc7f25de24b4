import {
  AppError,
  builtInViewNames,
  mostSavedViews,
  type SavedView,
  type SavedViewInput,
  savedViewMessages,
  savedViewSchema,
  type ViewedList,
} from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import { lockName, type Reader, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { deleteView, listViews, upsertView, type ViewRow } from './queries.ts';

/** An adviser's views of a list, by name. */
export async function readViews(reader: Reader, of: { userId: string; list: ViewedList }): Promise<SavedView[]> {
  return (await listViews(reader, of)).map(presentView);
}

/**
 * Keeps a view of the caller's; the last writer wins. Throws AppError `invalid-input` for a name they have already in
 * that list and for one view too many, `not-found` for the id of another adviser's.
 */
export async function keepView(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { actor, id, view }: { actor: Actor; id: string; view: SavedViewInput },
): Promise<SavedView> {
  // Two windows at once would both find room for the twentieth.
  await lockName(tx, `saved views of ${actor.id}`);
  const { name, list, ...shown } = view;
  checkRoom(await listViews(tx, { userId: actor.id, list }), { id, name, list });
  const row = { id, user_id: actor.id, name, list, shown: JSON.stringify(shown), created_at: now() };
  const isKept = await upsertView(tx, row).catch((error: unknown) => {
    // PostgreSQL takes more letters for the same than toLowerCase(): ς and σ.
    if (isNameTaken(error)) refuse(savedViewMessages.nameTaken);
    throw error;
  });
  if (!isKept) throw new AppError('not-found');
  return { id: id.toLowerCase(), ...view };
}

/** Deletes a view of the caller's and gives what it was. Throws AppError `not-found`. */
export async function removeView(tx: Tx, { actor, id }: { actor: Actor; id: string }): Promise<SavedView> {
  const row = await deleteView(tx, { userId: actor.id, id });
  if (row === undefined) throw new AppError('not-found');
  return presentView(row);
}

function checkRoom(views: readonly ViewRow[], { id, name, list }: Pick<ViewRow, 'id' | 'name' | 'list'>): void {
  const others = views.filter((view) => view.id !== id.toLowerCase());
  const names = [...builtInViewNames[list], ...others.map((view) => view.name)].map(folded);
  if (names.includes(folded(name))) refuse(savedViewMessages.nameTaken);
  if (others.length >= mostSavedViews) refuse(savedViewMessages.tooMany);
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

// An id that is taken is no error of the statement, so that only the name can be.
function isNameTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

function refuse(message: string): never {
  throw new AppError('invalid-input', { message, fields: [{ field: 'name', message }] });
}

function presentView({ id, name, list, shown }: ViewRow): SavedView {
  return savedViewSchema.parse({ ...shown, id, name, list });
}
