import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './calculator-dialog.module.css';

interface Opening {
  readonly isOpen: boolean;
}

/** True when a dialog was closed and stays closed, so `memo` can skip the render. */
export function staysClosed(before: Opening, after: Opening): boolean {
  return !before.isOpen && !after.isOpen;
}

interface CalculatorDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A calculator's dialog. The page returns focus itself, since it knows where it came from. */
export function CalculatorDialog({ isOpen, title, onClose, children }: CalculatorDialogProps) {
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size={920}
      yOffset="2dvh"
      lockScroll={false}
      returnFocus={false}
      className="fh-no-print"
      classNames={{ content: css.content ?? '', header: css.header ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header>
          <Modal.Title component="h2" data-autofocus tabIndex={-1}>
            {title}
          </Modal.Title>
          <Modal.CloseButton aria-label="Close" size="lg" />
        </Modal.Header>
        {children}
      </Modal.Content>
    </Modal.Root>
  );
}

/** The dialog's content in two columns; one on a phone. */
export function DialogColumns({ children }: { readonly children: ReactNode }) {
  return <div className={css.columns}>{children}</div>;
}
