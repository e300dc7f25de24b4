import { routes } from '@freehold/contract';
import { type Plan, readPlan } from '@freehold/plan';
import { call } from '#app/lib/api-client.ts';
import { CallError } from '#app/lib/call-error.ts';
import { newIdempotencyKey } from '#app/lib/idempotency-key.ts';
import { forgetPlan, keepPlan, keptPlan, type Slot } from '../model/kept-plan.ts';
import { PlanStore } from '../model/plan-store.ts';
import { AccountKeeper, type SavedPlan, type Unsaved } from './account-keeper.ts';

/** A plan of an account on screen. */
export interface OpenAccountPlan {
  readonly store: PlanStore;
  readonly keeper: AccountKeeper;
  /** What could not be read, or that changes were brought back. */
  readonly says: readonly string[];
}

/**
 * Opens a plan of the signed-in client, with what this browser still holds of it; without an answer of the server that
 * alone. Throws CallError where there is neither, and RangeError in words for a document that cannot be read.
 */
export async function openAccountPlan(id: string): Promise<OpenAccountPlan> {
  const slot: Slot = `account ${id}`;
  const held = unsavedIn(await keptPlan(slot));
  const { saved, says } = await readSaved(id).catch((error: unknown) => {
    if (held === null || !isAway(error)) throw error;
    return { saved: held.saved, says: [] };
  });
  const keeper = new AccountKeeper(held?.saved ?? saved, {
    send: async (version, ops) => {
      const change = { id: newIdempotencyKey(), label: 'Saved', by: 'client', at: new Date().toISOString(), ops };
      const reply = await call(routes.plans.change, {
        params: { id },
        query: {},
        body: { version, changes: [{ ...change }] },
      });
      return reply.version;
    },
    read: async () => (await readSaved(id)).saved,
    hold: async (unsaved) => {
      if (unsaved === null) await forgetPlan(slot);
      else await keepPlan(slot, unsaved, null);
    },
    current: () => store.read().history.plan,
    take: (ops) => store.changePlan({ label: 'Changes from another window', ops }),
    now: () => new Date(),
  });
  const store: PlanStore = new PlanStore(held?.plan ?? saved.plan, keeper);
  if (held !== null) store.keepNow();
  return { store, keeper, says: held === null ? says : [broughtBack, ...says] };
}

const broughtBack = 'Changes that were not saved yet are back from this browser.';

async function readSaved(id: string): Promise<{ saved: SavedPlan; says: readonly string[] }> {
  const { document, version } = await call(routes.plans.read, { params: { id }, query: {} });
  const reading = readPlan(document);
  if (reading.plan === null) throw new RangeError(reading.says);
  return { saved: { plan: reading.plan, version }, says: reading.lost.map(({ where, says }) => `${where}: ${says}`) };
}

/** What this browser holds, where it can still be read. */
function unsavedIn(kept: Awaited<ReturnType<typeof keptPlan>>): Unsaved | null {
  const document = kept?.document;
  if (typeof document !== 'object' || document === null || !('saved' in document) || !('plan' in document)) return null;
  const { saved } = document;
  if (typeof saved !== 'object' || saved === null || !('plan' in saved) || !('version' in saved)) return null;
  const [base, plan] = [planIn(saved.plan), planIn(document.plan)];
  if (base === null || plan === null || typeof saved.version !== 'number') return null;
  return { saved: { plan: base, version: saved.version }, plan };
}

function planIn(document: unknown): Plan | null {
  return readPlan(document).plan;
}

function isAway(error: unknown): boolean {
  return error instanceof CallError && (error.failure === 'no-answer' || error.status >= 500);
}
