import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { counted } from '#app/lib/format.ts';
import { BulkDialog } from '#app/ui/bulk/bulk-dialog.tsx';
import { type BulkStatus, bulkStatuses, keptText, leadsToMove } from '../bulk-rules.ts';
import { useBulkLeads } from '../use-bulk-leads.ts';
import { useLost } from '../use-lost.ts';
import type { LeadsBulkDialogProps } from './leads-bulk-props.ts';
import { LostFields } from './lost-fields.tsx';

const lostId = (field: string) => `bulk-${field}`;

/** Gives the selected leads a status; closing them takes a reason. */
export function BulkStatusDialog({ selection, isOpen, onClose }: LeadsBulkDialogProps) {
  const { bulk, change } = useBulkLeads(selection);
  const [status, setStatus] = useState<BulkStatus | ''>('');
  const [error, setError] = useState<string | null>(null);
  const lost = useLost(lostId);
  const leads = leadsToMove(selection.rows, status);
  const kept = keptText(selection.rows, status);
  const canMove = leadsToMove(selection.rows, '').length > 0;

  function close(): void {
    onClose();
    bulk.reset();
    lost.reset();
    setStatus('');
    setError(null);
  }

  async function save(): Promise<void> {
    if (status === '') {
      setError('Choose a status');
      return document.getElementById('bulk-status')?.focus();
    }
    if (leads.length === 0) return;
    const move = status === 'Closed' ? lost.asked() : null;
    if (status === 'Closed' && move === null) return;
    if (await change(leads, move === null ? { update: { status } } : { move }, status)) close();
  }

  return (
    <BulkDialog
      isOpen={isOpen}
      onClose={close}
      title={leads.length === 0 ? 'Change no status' : `Change the status of ${counted(leads.length, 'lead')}?`}
      rows={leads}
      noun="lead"
      bulk={bulk}
      confirm={`Change ${counted(leads.length, 'Lead')}`}
      onSubmit={() => void save()}
      headingId="list-leads"
    >
      {kept && <p>{kept}</p>}
      {!canMove && <p>A converted lead keeps its status; its deal moves by its stage, on the page of the lead.</p>}
      {canMove && (
        <NativeSelect
          size="md"
          id="bulk-status"
          label="Status"
          data-autofocus
          data={[{ value: '', label: 'Choose a status' }, ...bulkStatuses]}
          value={status}
          error={error}
          onChange={({ currentTarget: { value } }) => {
            setStatus(bulkStatuses.find((known) => known === value) ?? '');
            setError(null);
          }}
        />
      )}
      {status === 'Closed' && <LostFields {...lost} />}
    </BulkDialog>
  );
}
