import { type LeadDetails, routes } from '@freehold/contract';
import { Button, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';
import { useIsAdmin } from '#app/lib/use-is-admin.ts';
import { ConfirmBody } from '#app/ui/fields/confirm-body.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { leadLists } from '../desk-queries.ts';
import { leadToasts } from '../lead-words.ts';
import css from './dialog.module.css';
import screen from './lead-screen.module.css';

interface LeadRightsProps {
  readonly lead: LeadDetails;
  readonly onWithdrawn: (change: Partial<LeadDetails>) => void;
}

type Asked = 'withdraw' | 'erase';

/** Requests the person can make: withdraw consent, or have the enquiry erased. */
export function LeadRights({ lead, onWithdrawn }: LeadRightsProps) {
  const isAdmin = useIsAdmin();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <section className={`fh-card ${screen.card}`} aria-labelledby="lead-rights">
      <h2 id="lead-rights">If the person asks</h2>
      <div className={css.actions}>
        {!lead.withdrawnAt && (
          <Button variant="default" onClick={() => setAsked('withdraw')}>
            Withdraw Agreement
          </Button>
        )}
        {isAdmin && (
          <Button variant="default" onClick={() => setAsked('erase')}>
            Erase Lead
          </Button>
        )}
      </div>
      <Modal
        opened={asked !== null}
        onClose={close}
        title={asked === 'erase' ? 'Erase lead' : 'Withdraw agreement'}
        centered
      >
        {asked === 'withdraw' && <Withdraw lead={lead} onWithdrawn={onWithdrawn} onClose={close} />}
        {asked === 'erase' && <Erase lead={lead} onClose={close} />}
      </Modal>
    </section>
  );
}

function Withdraw({ lead, onWithdrawn, onClose }: LeadRightsProps & { onClose: () => void }) {
  const { run, isRunning, waiting, cancel } = useCall(routes.leads.withdraw);
  const [failure, setFailure] = useState<string | null>(null);
  const client = useQueryClient();

  async function withdraw() {
    setFailure(null);
    const outcome = await run({ params: { id: lead.id } });
    if (outcome.kind === 'failed') setFailure(errorText(outcome.error, 'Nothing was changed. Please try again.'));
    if (outcome.kind !== 'done') return;
    showToast({ ...leadToasts.withdrawn, tone: 'success' });
    void client.invalidateQueries({ queryKey: leadLists });
    onWithdrawn({ ...outcome.reply, purposes: [] });
    onClose();
  }

  return (
    <ConfirmBody
      confirm="Withdraw Agreement"
      confirming="Withdrawing"
      state={{ isRunning, waiting, failure, cancel }}
      onConfirm={() => void withdraw()}
      onClose={onClose}
    >
      <p>
        Nobody may contact the person about this lead any more, and nothing is sent for it. The lead is closed and stays
        on record with the day. This cannot be undone.
      </p>
    </ConfirmBody>
  );
}

function Erase({ lead, onClose }: { lead: LeadDetails; onClose: () => void }) {
  const { run, isRunning, waiting, cancel } = useCall(routes.leads.erase);
  const [failure, setFailure] = useState<string | null>(null);
  const client = useQueryClient();
  const navigate = useNavigate();

  async function erase() {
    setFailure(null);
    const outcome = await run({ params: { id: lead.id }, body: { confirm: 'ERASE' } });
    if (outcome.kind === 'failed') setFailure(errorText(outcome.error, 'Nothing was erased. Please try again.'));
    if (outcome.kind !== 'done') return;
    showToast({ ...leadToasts.erased, tone: 'success' });
    void client.invalidateQueries({ queryKey: leadLists });
    client.removeQueries({ queryKey: ['lead', lead.id] });
    void navigate('/admin/leads');
  }

  return (
    <ConfirmBody
      confirm="Erase Lead"
      confirming="Erasing"
      isDestructive
      state={{ isRunning, waiting, failure, cancel }}
      onConfirm={() => void erase()}
      onClose={onClose}
    >
      <p>
        Name, contact details, figures, notes and emails of this lead are removed for good. This cannot be undone.
        {lead.clientId !== null && ' The client record that was made from it stays: erase that on the client’s page.'}
      </p>
    </ConfirmBody>
  );
}
