import { Button } from '@mantine/core';
import { AskDialog } from './ask-dialog.tsx';

interface LeaveDialogProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before discarding changes. */
export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  return (
    <AskDialog
      isOpen={isOpen}
      title="Leave without saving?"
      onClose={onStay}
      actions={
        <>
          <Button data-autofocus onClick={onStay}>
            Keep Editing
          </Button>
          <Button variant="default" onClick={onLeave}>
            Discard Changes
          </Button>
        </>
      }
    >
      <p>Some of what you entered has not been saved yet. It is lost when you leave.</p>
    </AskDialog>
  );
}
