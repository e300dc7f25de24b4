import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import css from './filter-fold.module.css';

/** Filters of a list, and how many of them are set. */
export interface Filters {
  readonly fields: ReactNode;
  readonly count: number;
}

/** Filters of a card that a phone folds behind a button: those with the class, in an element with `data-folded`. */
export function useFilterFold(count: number) {
  const [isOpen, setOpen] = useState(false);
  return {
    isFolded: !isOpen,
    foldable: css.foldable ?? '',
    button: (
      <Button variant="default" className={css.button ?? ''} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {count === 0 ? 'Filters' : `Filters · ${count}`}
      </Button>
    ),
  };
}
