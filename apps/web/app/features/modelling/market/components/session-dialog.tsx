import { useEffect, useRef } from 'react';
import { CalculatorDialog } from '#app/calculator/calculator-dialog.tsx';
import layout from '../../shared/components/layout.module.css';
import { useSessionLead } from '../use-session-lead.ts';
import { SessionForm } from './session-form.tsx';

interface SessionDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asking for a strategy session; thanks once it was sent on this visit. */
export function SessionDialog({ isOpen, onClose }: SessionDialogProps) {
  const lead = useSessionLead();

  function close() {
    lead.cancel();
    onClose();
  }

  return (
    <CalculatorDialog isOpen={isOpen} title="Book a Strategy Session" onClose={close}>
      <div className={layout.dialogBody}>{lead.hasBeenSent ? <Thanks /> : <SessionForm lead={lead} />}</div>
    </CalculatorDialog>
  );
}

/** Takes the focus, because the form it was in is gone. */
function Thanks() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1}>
      Thank you. Your request has arrived, and an adviser will contact you to arrange the session.
    </p>
  );
}
