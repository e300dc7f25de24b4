import { Button } from '@mantine/core';
import { useState } from 'react';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';

const EraseDialog = lazyPart(() => import('./erase-dialog.tsx').then((module) => module.EraseDialog));

/** Button to erase a client; asks for confirmation first. */
export function EraseClient({ clientId }: { readonly clientId: string }) {
  // The dialog's chunk loads on the first press.
  const [wasAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);

  function ask() {
    setAsked(true);
    setOpen(true);
  }

  return (
    <>
      <Button variant="default" onClick={ask}>
        Erase Client
      </Button>
      {wasAsked && <EraseDialog clientId={clientId} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
