import { timelineNames } from '@freehold/domain';
import { Skeleton } from '@mantine/core';
import { FigureGrid } from '../shared/figure-grid.tsx';
import layout from '../shared/layout.module.css';
import { useTimeline } from './timeline-state.ts';

/** The timeline's answer about retirement: the money then in today's dollars, and whether it lasts. */
export function RetirementLead() {
  const state = useTimeline();
  if (state.status === 'failed') return null;
  return (
    <section className={`fh-card ${layout.card}`} aria-labelledby="retirement-lead">
      <h3 id="retirement-lead">Retirement in your timeline</h3>
      {state.status === 'waiting' ? <Skeleton height={160} radius="md" /> : <Answer {...state.view.retirement} />}
    </section>
  );
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
