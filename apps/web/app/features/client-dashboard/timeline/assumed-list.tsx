import { use } from 'react';
import { EditButton } from '../shared/edit-button.tsx';
import { type EditorTab, type OnEdit, ReadOnly } from '../shared/editing.ts';
import type { AssumedRow } from './assumed-groups.ts';
import css from './assumed-list.module.css';
import type { TimelineView } from './timeline-view.ts';

interface AssumedListProps extends Pick<TimelineView, 'assumed' | 'assumedSummary'> {
  readonly onEdit: OnEdit;
}

/** Everything that the record does not say and how it is counted, folded; each question leads to the field that takes it. */
export function AssumedList({ assumed, assumedSummary, onEdit }: AssumedListProps) {
  if (assumed.length === 0) return null;
  return (
    <details className={`fh-card ${css.list}`}>
      <summary>{assumedSummary}</summary>
      {assumed.map(({ tab, title, rows }) => (
        <section key={tab} aria-label={title}>
          <div className={css.head}>
            <h3>{title}</h3>
            <EditButton variant="default" className="fh-no-print" onEdit={onEdit} opening={{ openOn: tab }}>
              Enter these
            </EditButton>
          </div>
          <ul>
            {rows.map((row) => (
              <li key={row.countedAs}>
                <Question row={row} tab={tab} onEdit={onEdit} />
                {row.countedAs}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

interface QuestionProps {
  readonly row: AssumedRow;
  readonly tab: EditorTab;
  readonly onEdit: OnEdit;
}

/** What would settle an assumption, as a way to the field; nothing where no field does, or in a read-only view. */
export function Question({ row, tab, onEdit }: QuestionProps) {
  const ask = 'ask' in row ? row.ask : undefined;
  const isReadOnly = use(ReadOnly);
  if (ask === undefined || isReadOnly) return null;
  return (
    <button type="button" className={css.question} onClick={() => onEdit({ openOn: tab, openAt: ask.at })}>
      {ask.question}
    </button>
  );
}
