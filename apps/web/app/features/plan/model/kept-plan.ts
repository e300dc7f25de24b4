import { createStore, del, get, update } from 'idb-keyval';
import { lazyValue } from '#app/loading/lazy-value.ts';

/** What the step is called that makes the plan on screen that of a file. */
export const fileStep = 'Open a file';

/**
 * Places for a plan in this browser: the reader's own, one that was opened from a link or new answers beside it, the one whose
 * place that took, and what is not saved yet of one in an account.
 */
export type Slot = 'own' | 'copy' | 'replaced' | `account ${string}`;

/** A plan as it was written, not yet read, with a mark that changes at each writing. */
export interface Kept {
  readonly document: unknown;
  readonly mark: string;
  /** Ids of who does not want it in their account, and is not asked again. */
  readonly declined?: readonly string[];
}

const database = 'freehold-plan';
/** Where in this browser the plans are. */
export const store = lazyValue(() => createStore(database, 'plans'));

/**
 * Whether this browser has a database of plans. Reading from it would make one, and a look at the page leaves nothing behind.
 */
export async function hasPlanDatabase(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === database);
}

/** What is kept in this browser, or null where there is nothing or the browser keeps nothing. */
export async function keptPlan(slot: Slot): Promise<Kept | null> {
  try {
    if (!(await hasPlanDatabase())) return null;
    return keptIn(await get<unknown>(slot, store()));
  } catch {
    return null;
  }
}

/** Another tab wrote a plan in the same place since this one read or wrote it. */
export class ChangedElsewhere extends Error {}

/**
 * Keeps a plan in this browser in place of the one with this mark, and gives the new mark; null takes whatever is there.
 * Throws ChangedElsewhere where there is one with another mark, and what the browser throws where it keeps nothing.
 */
export async function keepPlan(slot: Slot, document: unknown, mark: string | null): Promise<string> {
  const next = crypto.randomUUID();
  let isOther = false;
  await update<unknown>(
    slot,
    (value) => {
      const there = keptIn(value);
      isOther = mark !== null && there !== null && there.mark !== mark;
      return isOther ? value : { ...(mark !== null && there), document, mark: next };
    },
    store(),
  );
  if (isOther) throw new ChangedElsewhere('The plan was changed in another tab.');
  return next;
}

/** Forgets what is kept in this browser. */
export function forgetPlan(slot: Slot): Promise<void> {
  return del(slot, store());
}

function keptIn(value: unknown): Kept | null {
  if (typeof value !== 'object' || value === null || !('document' in value) || !('mark' in value)) return null;
  return typeof value.mark === 'string' ? { ...value, mark: value.mark } : null;
}
