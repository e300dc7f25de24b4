import { timelineNames } from '@freehold/domain';
import { Skeleton } from '@mantine/core';
import type { OnEdit } from '../shared/editing.ts';
import { FigureGrid } from '../shared/figure-grid.tsx';
import layout from '../shared/layout.module.css';
import { AssumedItem } from './assumed-item.tsx';
import { useTimeline } from './timeline-state.ts';
import type { TimelineView } from './timeline-view.ts';

/** The timeline's answer about retirement: the money then in today's dollars, whether it lasts, and what would settle it. */
export function RetirementLead({ onEdit }: { readonly onEdit: OnEdit }) {
  const state = useTimeline();
  if (state.status === 'failed') return null;
  return (
    <section className={`fh-card ${layout.card}`} aria-labelledby="retirement-lead">
      <h3 id="retirement-lead">Retirement in your timeline</h3>
      {state.status === 'waiting' ? (
        <Skeleton height={160} radius="md" />
      ) : (
        <>
          <Answer {...state.view.retirement} />
          <Questions assumed={state.view.assumed} onEdit={onEdit} />
        </>
      )}
    </section>
  );
}

interface QuestionsProps extends Pick<TimelineView, 'assumed'> {
  readonly onEdit: OnEdit;
}

/** The dates that decide when work ends and super can be drawn, as far as the record lacks them. */
function Questions({ assumed, onEdit }: QuestionsProps) {
  const open = assumed.flatMap(({ tab, rows }) =>
    rows
      .filter((row) => 'ask' in row && (row.field === 'born' || row.subject === 'client.retire'))
      .map((row) => <AssumedItem key={row.countedAs} row={row} tab={tab} onEdit={onEdit} />),
  );
  return open.length === 0 ? null : <ul className={layout.list}>{open}</ul>;
}

interface AnswerProps {
  readonly answer: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
}

function Answer({ answer, lines }: AnswerProps) {
  return (
    <>
      <p className={layout.text}>
        <strong>{answer}</strong>
      </p>
      {lines.length > 0 && (
        <>
          <p className={layout.text}>{timelineNames.retirement}: what it is made of.</p>
          <FigureGrid figures={lines} />
        </>
      )}
    </>
  );
}
