import { type LeadListItem, type LeadUpdate, routes } from '@freehold/contract';
import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '#app/lib/call-error.ts';
import { useCall } from '#app/lib/use-call.ts';
import { leadLists, markKey } from './desk-queries.ts';

/** What became of a change: stored, refused because somebody else saved meanwhile, or failed. */
export type LeadChangeOutcome =
  | { readonly kind: 'saved'; readonly lead: LeadListItem }
  | { readonly kind: 'stale' | 'cancelled' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Changes a lead and makes the desk's lists load anew. */
export function useLeadChange() {
  const client = useQueryClient();
  const { run, isRunning, waiting, cancel } = useCall(routes.leads.update);

  async function refresh() {
    // Arrivals before lists: a lead between the two is announced rather than missed.
    await client.refetchQueries({ queryKey: markKey });
    await client.invalidateQueries({ queryKey: leadLists });
    // A client's page shows the lead's next action.
    await client.invalidateQueries({ queryKey: ['client-desk'], refetchType: 'none' });
  }

  return {
    isRunning,
    waiting,
    cancel,
    refresh,
    async change(id: string, body: LeadUpdate): Promise<LeadChangeOutcome> {
      const outcome = await run({ params: { id }, body });
      if (outcome.kind === 'cancelled') return outcome;
      if (outcome.kind === 'failed') {
        const isStale = outcome.error instanceof CallError && outcome.error.code === 'stale-version';
        return isStale ? { kind: 'stale' } : outcome;
      }
      await refresh();
      return { kind: 'saved', lead: outcome.reply };
    },
  };
}
