import { Button } from '@mantine/core';
import type { ListAddress } from './list-address.ts';
import css from './list-section.module.css';

interface PagerProps {
  readonly label: string;
  readonly address: Pick<ListAddress<string>, 'pagesBefore' | 'toFirst' | 'toPrevious' | 'toNext'>;
  readonly next: string | null;
  /** Called after a step, to show the start of the rows. */
  readonly onStep: () => void;
}

/** The way through a list that is longer than a page; nothing for a shorter one. */
export function Pager({ label, address, next, onStep }: PagerProps) {
  const { pagesBefore, toFirst, toPrevious, toNext } = address;
  const isFirst = pagesBefore === 0;
  if (isFirst && next === null) return null;

  function step(go: () => void) {
    go();
    onStep();
  }

  return (
    <nav className={css.pager} aria-label={label}>
      <Button variant="default" disabled={isFirst} onClick={() => step(toFirst)}>
        First
      </Button>
      <Button variant="default" disabled={isFirst || pagesBefore === null} onClick={() => step(toPrevious)}>
        Previous
      </Button>
      <Button variant="default" disabled={next === null} onClick={() => next !== null && step(() => toNext(next))}>
        Next
      </Button>
    </nav>
  );
}
