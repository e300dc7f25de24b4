import type { ClientDetails } from '@freehold/contract';
import { Modal } from '@mantine/core';
import { useRef, useState } from 'react';
import { LeaveDialog } from '#app/ui/leave/leave-dialog.tsx';
import type { ClientFormTab } from '../form-tabs.ts';
import { ClientForm, type ClientFormHandle } from './client-form.tsx';
import css from './client-form-dialog.module.css';
import { LoadedRecord, MissingClient } from './client-record-states.tsx';

interface ClientFormDialogProps {
  readonly isOpen: boolean;
  readonly clientId: string | null;
  /** Section to open on; the first one by default. */
  readonly openOn?: ClientFormTab;
  /** Opens on the assets, with a new one added. */
  readonly newAsset?: boolean;
  /** Opens on a field of the record, as in `assets.<id>.state`. */
  readonly openAt?: string;
  readonly onClose: () => void;
  /** Called with the stored record after the dialog has closed. */
  readonly onSaved: (details: ClientDetails) => void;
}

/** 'Edit Your Details': the client form over the client's own screen. Asks before closing with unsaved changes. */
export function ClientFormDialog({
  isOpen,
  clientId,
  openOn,
  newAsset = false,
  openAt,
  onClose,
  onSaved,
}: ClientFormDialogProps) {
  const handle = useRef<ClientFormHandle | null>(null);
  const [isLeaving, setLeaving] = useState(false);

  function close(): void {
    if (handle.current?.isChanged()) setLeaving(true);
    else onClose();
  }

  return (
    <>
      <Modal.Root
        opened={isOpen}
        onClose={close}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        size={960}
        yOffset="2dvh"
        closeOnClickOutside={false}
        lockScroll={false}
        closeOnEscape={false}
        className="fh-no-print"
        classNames={{
          content: css.content ?? '',
          header: css.header ?? '',
          body: css.body ?? '',
          inner: css.inner ?? '',
        }}
      >
        <Modal.Overlay />
        <Modal.Content>
          <Modal.Header>
            <Modal.Title component="h2" data-autofocus tabIndex={-1}>
              Edit Your Details
            </Modal.Title>
            <Modal.CloseButton aria-label="Close" size="lg" />
          </Modal.Header>
          <Modal.Body>
            {clientId === null ? (
              <MissingClient />
            ) : (
              <DialogForm
                clientId={clientId}
                openOn={newAsset ? 'assets' : (openOn ?? 'personal')}
                newAsset={newAsset}
                {...(openAt && { openAt })}
                handle={handle}
                onSaved={(details) => {
                  onClose();
                  onSaved(details);
                }}
              />
            )}
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
      <LeaveDialog
        isOpen={isLeaving}
        onStay={() => setLeaving(false)}
        onLeave={() => {
          setLeaving(false);
          onClose();
        }}
      />
    </>
  );
}

interface DialogFormProps {
  readonly clientId: string;
  readonly openOn: ClientFormTab;
  readonly newAsset: boolean;
  readonly openAt?: string;
  readonly handle: React.RefObject<ClientFormHandle | null>;
  readonly onSaved: (details: ClientDetails) => void;
}

function DialogForm({ clientId, openOn, ...form }: DialogFormProps) {
  const [tab, setTab] = useState(openOn);
  return (
    <LoadedRecord clientId={clientId}>
      {(details) => <ClientForm details={details} isOwn tab={tab} onTab={setTab} {...form} />}
    </LoadedRecord>
  );
}
