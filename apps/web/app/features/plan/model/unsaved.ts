import { type Plan, readPlan } from '@freehold/plan';
import type { Unsaved } from './account-keeper.ts';
import type { Kept } from './kept-plan.ts';

/** What this browser holds on top of a plan of an account; null where it cannot be read. */
export function unsavedIn(kept: Kept | null): Unsaved | null {
  const document = kept?.document;
  if (typeof document !== 'object' || document === null || !('saved' in document) || !('plan' in document)) return null;
  const { saved } = document;
  if (typeof saved !== 'object' || saved === null || !('plan' in saved) || !('version' in saved)) return null;
  const [base, plan] = [planIn(saved.plan), planIn(document.plan)];
  if (base === null || plan === null || typeof saved.version !== 'number') return null;
  const sent = 'sent' in document && typeof document.sent === 'string' ? { sent: document.sent } : {};
  return { saved: { plan: base, version: saved.version }, plan, ...sent };
}

function planIn(document: unknown): Plan | null {
  return readPlan(document).plan;
}
