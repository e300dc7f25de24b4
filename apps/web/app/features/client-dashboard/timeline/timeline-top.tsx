import { timelineNames } from '@freehold/domain';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useEffect } from 'react';
import { EditButton } from '../shared/edit-button.tsx';
import type { OnEdit } from '../shared/editing.ts';
import { AssumedItem } from './assumed-item.tsx';
import { LeadingFigures, LeadingFiguresLoading } from './leading-figures.tsx';
import { netWorthHeight } from './net-worth-height.ts';
import { useTimeline } from './timeline-state.ts';
import css from './timeline-top.module.css';
import type { TimelineView } from './timeline-view.ts';

const loadCard = () => import('./net-worth-card.tsx');
const NetWorthCard = lazy(() => loadCard().then((module) => ({ default: module.NetWorthCard })));

/** What leads a client's picture: four figures, net worth over time, and what had to be assumed. */
export function TimelineTop({ onEdit }: { readonly onEdit: OnEdit }) {
  const state = useTimeline();
  if (state.status === 'failed') throw state.error;
  if (state.status === 'waiting') return <TimelineTopLoading />;
  const { figures, isValued, path, retirement, assumed, assumedSummary } = state.view;
  return (
    <section className={css.top} aria-labelledby="picture-title">
      <h2 id="picture-title" className="fh-for-readers">
        Where you stand
      </h2>
      <LeadingFigures figures={figures} />
      {isValued ? (
        <Suspense fallback={<ChartSpace />}>
          <NetWorthCard path={path} retirement={retirement} />
        </Suspense>
      ) : (
        <NoNetWorth assumed={assumed} onEdit={onEdit} />
      )}
      <AssumedList assumed={assumed} assumedSummary={assumedSummary} onEdit={onEdit} />
    </section>
  );
}

interface NoNetWorthProps extends Pick<TimelineView, 'assumed'> {
  readonly onEdit: OnEdit;
}

/** In place of the chart, the questions whose answers draw it. */
function NoNetWorth({ assumed, onEdit }: NoNetWorthProps) {
  return (
    <div className={`fh-card ${css.missing}`}>
      <p className={css.title}>{timelineNames.netWorthOverTime}</p>
      <ul>
        {assumed.flatMap(({ tab, rows }) =>
          rows
            .filter(({ field }) => field === 'value')
            .map((row) => <AssumedItem key={row.countedAs} row={row} tab={tab} onEdit={onEdit} />),
        )}
      </ul>
    </div>
  );
}

interface AssumedListProps extends Pick<TimelineView, 'assumed' | 'assumedSummary'> {
  readonly onEdit: OnEdit;
}

/** Everything that the record does not say and how it is counted, folded; each question leads to the field that takes it. */
function AssumedList({ assumed, assumedSummary, onEdit }: AssumedListProps) {
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
              <AssumedItem key={row.countedAs} row={row} tab={tab} onEdit={onEdit} />
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

/** The space of what leads while the record or its timeline loads. */
export function TimelineTopLoading() {
  const state = useTimeline();
  useEffect(() => {
    // Preload: errors are ignored here and shown when the card is drawn.
    loadCard().catch(() => {});
  }, []);
  return (
    <div className={css.top} aria-busy="true">
      <LeadingFiguresLoading first={state.status === 'waiting' ? state.first : []} />
      <ChartSpace />
      <div className={`fh-card ${css.fold}`} />
    </div>
  );
}

function ChartSpace() {
  return (
    <div className={`fh-card ${css.chart}`}>
      <p className={css.title}>{timelineNames.netWorthOverTime}</p>
      <Skeleton height={netWorthHeight} radius="md" />
    </div>
  );
}
