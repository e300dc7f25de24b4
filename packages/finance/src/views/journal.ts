import type { Household } from '../household/household.ts';
import { outsideKinds } from '../ledger/accounts.ts';
import type { Posting } from '../ledger/books.ts';
import type { RunOptions } from '../ledger/running.ts';
import type { Timeline, TimelineYear } from '../ledger/timeline.ts';
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

/** A posting of a year as its statement counts it. */
export interface YearPosting extends Pick<Posting, 'month' | 'kind' | 'subject'> {
  /** Whole cents: into the household as positive, out of it as negative, and what moves within it. */
  readonly cents: number;
}

/**
 * The postings of a year of a timeline, in order: those of a kind add up to what moved for it. Runs the household again to
 * the end of that year; it must be the one of the timeline, without a drawn future.
 */
export function yearJournal(
  household: Household,
  timeline: Timeline,
  { first, last }: TimelineYear,
): readonly YearPosting[] {
  const years = timeline.years.findIndex((year) => year.last === last) + 1;
  const outside: readonly string[] = outsideKinds;
  const isOfYear = ({ month }: Posting) => month >= first && month <= last;
  return journalOf(household, { years, law: timeline.law }, isOfYear).map(({ month, kind, subject, to, cents }) => {
    return { month, kind, subject, cents: outside.includes(to.kind) ? -cents : cents };
  });
}
