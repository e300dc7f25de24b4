import type { ReactNode } from 'react';
import css from './questions.module.css';

interface FoldProps {
  /** Of the button. */
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly isWrong?: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A part of a row that opens at its title. */
export function Fold({ id, title, note, isWrong = false, isOpen, onToggle, children }: FoldProps) {
  return (
    <div className={css.fold}>
      <h4 className={css.line}>
        <button
          type="button"
          id={id}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-part` : undefined}
          onClick={onToggle}
        >
          <span>{title}</span>
          <span className={isWrong ? css.wrong : css.note}>{note}</span>
        </button>
      </h4>
      {isOpen && (
        <fieldset id={`${id}-part`} aria-label={title} className={css.part}>
          {children}
        </fieldset>
      )}
    </div>
  );
}
