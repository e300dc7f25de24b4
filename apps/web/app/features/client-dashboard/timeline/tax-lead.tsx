import { Skeleton } from '@mantine/core';
import { FigureGrid } from '../shared/figure-grid.tsx';
import layout from '../shared/layout.module.css';
import { useTimeline } from './timeline-state.ts';

/** The timeline's answer about tax: what is paid from today on, at the rates of these months, and what it is made of. */
export function TaxLead() {
  const state = useTimeline();
  if (state.status === 'failed') return null;
  return (
    <section className={`fh-card ${layout.card}`} aria-labelledby="tax-lead">
      <h3 id="tax-lead">Tax in your timeline</h3>
      {state.status === 'waiting' ? (
        <Skeleton height={100} radius="md" />
      ) : (
        <FigureGrid figures={[state.view.tax, ...state.view.tax.working.slice(0, -1)]} />
      )}
    </section>
  );
}
