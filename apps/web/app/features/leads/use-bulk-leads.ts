import { type LeadMove, type LeadUpdate, routes } from '@freehold/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#app/lib/api-client.ts';
import { CallError } from '#app/lib/call-error.ts';
import { counted } from '#app/lib/format.ts';
import { namesText } from '#app/ui/bulk/names-text.ts';
import { type BulkControls, useBulk } from '#app/ui/bulk/use-bulk.ts';
import type { Selection } from '#app/ui/lists/use-selection.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { canTakeBack, type SelectedLead } from './bulk-rules.ts';
import { leadLists, markKey } from './desk-queries.ts';

const topic = 'bulk-leads';

/** What each lead is sent: an update, or the move that closes it. */
export type LeadChange = { readonly update: LeadUpdate } | { readonly move: LeadMove };

/** Sends a change for each of several leads; those it failed for stay selected. */
export function useBulkLeads(selection: Selection<SelectedLead>) {
  const bulk = useBulk<SelectedLead>();
  const cache = useQueryClient();

  async function refresh(): Promise<void> {
    await cache.refetchQueries({ queryKey: markKey });
    await cache.invalidateQueries({ queryKey: leadLists });
    await cache.invalidateQueries({ queryKey: ['client-desk'], refetchType: 'none' });
  }

  async function takeBack(leads: readonly SelectedLead[]): Promise<void> {
    const { failed, left } = await bulk.run(leads, ({ status }) => ({ update: { status } }), send);
    bulk.reset();
    await refresh();
    const missed = [...failed.map(({ row }) => row), ...left];
    if (missed.length === 0) return;
    showToast({ title: 'Error', description: `Not taken back: ${namesText(missed)}`, tone: 'error', topic });
  }

  return {
    bulk,
    /** Resolves to true once every lead has the change. */
    async change(leads: readonly SelectedLead[], wanted: LeadChange, done: string): Promise<boolean> {
      const stale = staleIn(bulk.outcome);
      // The person was told that somebody else saved, and tried again.
      const versionOf = ({ id, version }: SelectedLead) => (stale.has(id) ? {} : { version });
      const outcome = await bulk.run(leads, (lead) => versioned(wanted, versionOf(lead)), send);
      selection.drop(outcome.done);
      await refresh();
      if (outcome.failed.length + outcome.left.length > 0) return false;
      const isStatus = 'move' in wanted || wanted.update.status !== undefined;
      const undo = { label: 'Undo', run: () => void takeBack(outcome.done) };
      const action = isStatus && canTakeBack(outcome.done) ? { action: undo } : {};
      const description = `${counted(outcome.done.length, 'lead')}: ${done}`;
      showToast({ title: 'Leads saved', description, tone: 'success', topic, ...action });
      return true;
    },
  };
}

function versioned(wanted: LeadChange, version: { readonly version?: number }): LeadChange {
  if ('move' in wanted) return { move: { ...wanted.move, ...version } };
  return { update: { ...wanted.update, ...version } };
}

function send({ id }: SelectedLead, wanted: LeadChange, controls: BulkControls): Promise<unknown> {
  const params = { id };
  if ('move' in wanted) return call(routes.leads.move, { params, body: wanted.move, ...controls });
  return call(routes.leads.update, { params, body: wanted.update, ...controls });
}

function staleIn(outcome: ReturnType<typeof useBulk<SelectedLead>>['outcome']): ReadonlySet<string> {
  const failed = outcome?.failed ?? [];
  const isStale = (error: unknown) => error instanceof CallError && error.code === 'stale-version';
  return new Set(failed.filter(({ error }) => isStale(error)).map(({ row }) => row.id));
}
