import type { Household } from '../household/household.ts';
import type { Posting } from '../ledger/books.ts';
import type { RunOptions } from '../ledger/running.ts';
import { runHousehold } from '../simulate/run.ts';

/** The postings of a run that `isWanted` takes, in order: what makes a figure up. Runs the household again. */
export function journalOf(
  household: Household,
  options: Omit<RunOptions, 'observer'>,
  isWanted: (posting: Posting) => boolean,
): readonly Posting[] {
  const postings: Posting[] = [];
  runHousehold(household, {
    ...options,
    observer: (posting) => {
      if (isWanted(posting)) postings.push(posting);
    },
  });
  return postings;
}
