import { fullName, type LeadListItem, type LeadMove } from '@freehold/contract';
import { Modal } from '@mantine/core';
import { ConfirmBody } from '#app/ui/fields/confirm-body.tsx';
import { useLost } from '../use-lost.ts';
import css from './dialog.module.css';
import { LostFields } from './lost-fields.tsx';

interface CloseDialogProps {
  /** The lead to be closed; null closes the dialog. */
  readonly lead: LeadListItem | null;
  readonly onClose: () => void;
  readonly onConfirm: (lead: LeadListItem, move: LeadMove) => void;
}

/** Asks why a lead is lost before it is closed. */
export function CloseDialog({ lead, onClose, onConfirm }: CloseDialogProps) {
  return (
    <Modal
      opened={lead !== null}
      onClose={onClose}
      title="Close lead"
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {lead !== null && <Reason lead={lead} onClose={onClose} onConfirm={onConfirm} />}
    </Modal>
  );
}

const idle = { isRunning: false, waiting: null, failure: null, cancel: () => undefined };

function Reason({ lead, onClose, onConfirm }: CloseDialogProps & { readonly lead: LeadListItem }) {
  const lost = useLost((field) => `close-${field}`);

  function confirm(): void {
    const move = lost.asked();
    if (move !== null) onConfirm(lead, move);
  }

  return (
    <ConfirmBody confirm="Close Lead" confirming="Closing" state={idle} onConfirm={confirm} onClose={onClose}>
      <p className={css.question}>Why is {fullName(lead)} lost?</p>
      <LostFields {...lost} />
    </ConfirmBody>
  );
}
