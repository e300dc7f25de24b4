import { Button } from '@mantine/core';
import { useState } from 'react';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { SelectionBar } from '#app/ui/lists/selection-bar.tsx';
import type { LeadsBulkDialogProps } from './leads-bulk-props.ts';

const BulkStatusDialog = lazyPart(() => import('./bulk-status-dialog.tsx').then((module) => module.BulkStatusDialog));
const BulkActionDialog = lazyPart(() => import('./bulk-action-dialog.tsx').then((module) => module.BulkActionDialog));

/** What can be done with the selected leads: a status for each, and a next action. */
export function LeadsBulk({ selection }: Pick<LeadsBulkDialogProps, 'selection'>) {
  const status = useOpening();
  const action = useOpening();
  return (
    <>
      <SelectionBar selection={selection}>
        <Button onClick={status.open}>Change Status</Button>
        <Button variant="default" onClick={action.open}>
          Next Action
        </Button>
      </SelectionBar>
      {status.wasOpened && <BulkStatusDialog selection={selection} isOpen={status.isOpen} onClose={status.close} />}
      {action.wasOpened && <BulkActionDialog selection={selection} isOpen={action.isOpen} onClose={action.close} />}
    </>
  );
}

function useOpening() {
  const [state, setState] = useState({ isOpen: false, wasOpened: false });
  return {
    ...state,
    open: () => setState({ isOpen: true, wasOpened: true }),
    close: () => setState({ isOpen: false, wasOpened: true }),
  };
}
