import { Button } from '@mantine/core';
import { useState } from 'react';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { SelectionBar } from '#app/ui/lists/selection-bar.tsx';
import type { Selection } from '#app/ui/lists/use-selection.ts';
import type { SelectedClient } from '../client-row.ts';

const loadTask = () => import('./bulk-task-dialog.tsx');
const BulkTaskDialog = lazyPart(() => loadTask().then((module) => module.BulkTaskDialog));

/** What can be done with the selected clients: a task for each, and their email addresses. */
export function ClientsBulk({ selection }: { readonly selection: Selection<SelectedClient> }) {
  const [wasOpened, setOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { rows } = selection;
  const emails = rows.map(({ email }) => email).filter((email) => email !== '');

  function open(): void {
    setOpened(true);
    setOpen(true);
  }

  return (
    <>
      <SelectionBar selection={selection}>
        <Button onClick={open}>Add a Task</Button>
        {emails.length > 0 && (
          <CopyButton
            label="Copy Emails"
            done={emails.length === rows.length ? 'Emails Copied' : `Copied ${emails.length} of ${rows.length}`}
            byHandLabel="Emails of the selected clients"
            text={() => emails.join(', ')}
          />
        )}
      </SelectionBar>
      {wasOpened && <BulkTaskDialog selection={selection} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
