import { use } from 'react';
import { type EditorTab, type OnEdit, ReadOnly } from '../shared/editing.ts';
import type { AssumedRow } from './assumed-groups.ts';
import css from './assumed-item.module.css';

interface AssumedItemProps {
  readonly row: AssumedRow;
  /** The tab of the form that takes the answer. */
  readonly tab: EditorTab;
  readonly onEdit: OnEdit;
}

/**
 * An assumption as an item of a list: what would settle it, as a way to the very field, and how it is counted until
 * then. No question where no field takes the answer, or in a read-only view.
 */
export function AssumedItem({ row, tab, onEdit }: AssumedItemProps) {
  const ask = 'ask' in row ? row.ask : undefined;
  const isReadOnly = use(ReadOnly);
  return (
    <li>
      {ask && !isReadOnly && (
        <button type="button" className={css.question} onClick={() => onEdit({ openOn: tab, openAt: ask.at })}>
          {ask.question}
        </button>
      )}
      {row.countedAs}
    </li>
  );
}
