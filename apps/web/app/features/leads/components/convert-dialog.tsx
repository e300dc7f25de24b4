import { fullName, type LeadClient, type LeadConversion, type LeadListItem, routes } from '@freehold/contract';
import { Modal } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { errorText } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';
import { ConfirmBody } from '#app/ui/fields/confirm-body.tsx';
import { showToast, type Toast } from '#app/ui/toasts/toasts.ts';
import { leadLists, leadQuery } from '../desk-queries.ts';
import { leadToasts } from '../lead-words.ts';
import css from './dialog.module.css';

interface ConvertDialogProps {
  /** The lead to be converted; null closes the dialog. */
  readonly lead: LeadListItem | null;
  readonly onClose: () => void;
}

/** Confirms before a lead becomes a client, which happens once, then opens the client. */
export function ConvertDialog({ lead, onClose }: ConvertDialogProps) {
  return (
    <Modal
      opened={lead !== null}
      onClose={onClose}
      title="Convert to client"
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {lead !== null && <Convert lead={lead} onClose={onClose} />}
    </Modal>
  );
}

function conversionToast({ plan }: LeadConversion): Toast {
  if (plan === 'unreadable') return { ...leadToasts.planUnreadable, tone: 'neutral', isLasting: true };
  return { ...(plan === 'kept' ? leadToasts.convertedWithPlan : leadToasts.converted), tone: 'success' };
}

/** Clients who seem to be the same person: converting makes another record of them. */
function SameClients({ clients }: { readonly clients: readonly LeadClient[] }) {
  return (
    <div role="status" className={css.alike}>
      {clients.length > 0 && (
        <>
          <p>This may be a client already. Converting makes another record beside:</p>
          <ul className={css.list}>
            {clients.map(({ id, name, link }) => (
              <li key={id}>
                <Link to={`/admin/client/${id}`}>{name || 'A client without a name'}</Link>, with the same {link}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const quietly = () => undefined;

function Convert({ lead, onClose }: { lead: LeadListItem; onClose: () => void }) {
  const { run, isRunning, waiting, cancel } = useCall(routes.leads.convert);
  const [failure, setFailure] = useState<string | null>(null);
  const { data: details } = useQuery(leadQuery(lead.id, quietly));
  const client = useQueryClient();
  const navigate = useNavigate();

  async function convert() {
    setFailure(null);
    const outcome = await run({ params: { id: lead.id } });
    if (outcome.kind === 'failed') setFailure(errorText(outcome.error, 'No client was created. Please try again.'));
    if (outcome.kind !== 'done') return;
    showToast(conversionToast(outcome.reply));
    void client.invalidateQueries({ queryKey: leadLists });
    // Others of the same person have a client like them now.
    void client.invalidateQueries({ queryKey: ['lead'] });
    void navigate(`/admin/client/${outcome.reply.clientId}`);
  }

  return (
    <ConfirmBody
      confirm="Convert to Client"
      confirming="Converting"
      state={{ isRunning, waiting, failure, cancel }}
      onConfirm={() => void convert()}
      onClose={onClose}
    >
      <p className={css.question}>{fullName(lead)} becomes a client</p>
      <p>
        Name, contact details and what was entered about the household go into a new client record. The lead stays and
        is marked Converted. This can be done once.
      </p>
      <SameClients clients={details?.sameClients ?? []} />
      {(lead.nextAction || lead.nextActionOn) && <p>Its next action becomes a task of the client.</p>}
      {lead.hasPlan && !lead.withdrawnAt && (
        <p>The plan sent with it is kept under the client’s plans, as the client’s own.</p>
      )}
    </ConfirmBody>
  );
}
