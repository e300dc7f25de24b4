import { type LeadListItem, type LeadMove, type LeadUpdate, routes } from '@freehold/contract';
import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '#app/lib/call-error.ts';
import { type CallOutcome, useCall } from '#app/lib/use-call.ts';
import { leadLists, markKey } from './desk-queries.ts';

/** Outcome of a change: stored, rejected because somebody else saved meanwhile, or failed. */
export type LeadChangeOutcome =
  | { readonly kind: 'saved'; readonly lead: LeadListItem }
  | { readonly kind: 'stale' | 'cancelled' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Changes or closes a lead and refetches the desk's lists. */
export function useLeadChange() {
  const client = useQueryClient();
  const updating = useCall(routes.leads.update);
  const closing = useCall(routes.leads.move);

  async function refresh() {
    // Arrivals before lists: a lead between the two is announced rather than missed.
    await client.refetchQueries({ queryKey: markKey });
    await client.invalidateQueries({ queryKey: leadLists });
    // A client's page shows the lead's next action.
    await client.invalidateQueries({ queryKey: ['client-desk'], refetchType: 'none' });
  }

  async function settled<Reply>(
    outcome: CallOutcome<Reply>,
    leadOf: (reply: Reply) => LeadListItem,
  ): Promise<LeadChangeOutcome> {
    if (outcome.kind === 'cancelled') return outcome;
    if (outcome.kind === 'failed') {
      const isStale = outcome.error instanceof CallError && outcome.error.code === 'stale-version';
      return isStale ? { kind: 'stale' } : outcome;
    }
    await refresh();
    return { kind: 'saved', lead: leadOf(outcome.reply) };
  }

  return {
    isRunning: updating.isRunning || closing.isRunning,
    waiting: updating.waiting ?? closing.waiting,
    cancel() {
      updating.cancel();
      closing.cancel();
    },
    refresh,
    change: async (id: string, body: LeadUpdate) =>
      settled(await updating.run({ params: { id }, body }), (reply) => reply),
    /** Closes a lead, which takes a reason. */
    close: async (lead: LeadListItem, move: LeadMove) =>
      settled(
        await closing.run({ params: { id: lead.id }, body: { ...move, version: lead.version } }),
        ({ status, version, firstResponseAt }) => ({ ...lead, status, version, firstResponseAt }),
      ),
  };
}
