import { Button } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { type EditorOpening, type OnEdit, ReadOnly } from './editing.ts';

interface EditButtonProps {
  readonly onEdit: OnEdit;
  readonly opening?: EditorOpening;
  readonly variant?: 'default';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Opens the details form; renders nothing in a read-only view. */
export function EditButton({ onEdit, opening, variant, className, children }: EditButtonProps) {
  if (use(ReadOnly)) return null;
  return (
    <Button {...(variant && { variant })} {...(className && { className })} onClick={() => onEdit(opening)}>
      {children}
    </Button>
  );
}
