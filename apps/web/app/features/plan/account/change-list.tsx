import type { Plan } from '@freehold/plan';
import type { ReactNode } from 'react';
import { type SuggestedChange, suggestionWords, takenWords } from './suggested-changes.ts';
import css from './suggestions.module.css';

interface ChangeListProps {
  /** The plan that they would change. */
  readonly plan: Plan;
  readonly changes: readonly SuggestedChange[];
  /** Places of those that were taken: they say what they changed. */
  readonly taken?: readonly number[];
  /** What stands beside each, by its place. */
  readonly beside?: (place: number) => ReactNode;
}

/** Changes in words, each with what the plan has and what it would have. */
export function ChangeList({ plan, changes, taken = [], beside }: ChangeListProps) {
  return (
    <ol className={css.changes}>
      {changes.map((change, place) => {
        const wordsOf = taken.includes(place) ? takenWords : suggestionWords;
        const { what, rows, missed } = wordsOf(plan, change);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a change is named by its place.
          <li key={place}>
            <b>{what}</b>
            {rows.map(({ field, own, theirs }) => (
              <span key={field} className={css.row}>
                {field}: {theirs} → {own}
              </span>
            ))}
            {missed !== null && <span className={css.row}>Does not apply now: {missed}</span>}
            {beside?.(place)}
          </li>
        );
      })}
    </ol>
  );
}
