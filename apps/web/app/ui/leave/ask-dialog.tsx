import { Modal } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import css from './ask-dialog.module.css';

interface AskDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly size?: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** Confirmation dialog over the form. */
export function AskDialog({ isOpen, title, size = 480, onClose, children, actions }: AskDialogProps) {
  // Mantine listens on the window, where one Escape would close this dialog and the one below.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      onKeyDown={onKeyDown}
      size={size}
      zIndex={300}
      transitionProps={{ duration: 0 }}
      className="fh-no-print"
      lockScroll={false}
      closeOnEscape={false}
      classNames={{ content: css.content ?? '', header: css.header ?? '', body: css.body ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header>
          <Modal.Title component="h2">{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {children}
          <div className={css.actions}>{actions}</div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
