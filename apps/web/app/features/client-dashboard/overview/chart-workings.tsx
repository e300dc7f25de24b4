import type { Working } from '@freehold/finance';
import { workingRows } from '#app/calculator/working-rows.ts';
import { WorkingTable } from '#app/calculator/working-table.tsx';
import { WorkingToggle } from '#app/calculator/working-toggle.tsx';
import layout from '../shared/layout.module.css';

interface ChartWorkingsProps {
  /** What the charts are worked out from; none where a chart has no data. */
  readonly workings: readonly { readonly title: string; readonly working: Working | undefined }[];
}

/** How the charts of the tab came about, one after the other. */
export function ChartWorkings({ workings }: ChartWorkingsProps) {
  const known = workings.flatMap(({ title, working }) => (working ? [{ title, rows: workingRows(working) }] : []));
  if (known.length === 0) return null;
  return (
    <section className={`fh-card ${layout.card}`} aria-labelledby="chart-workings">
      <h3 id="chart-workings">How the charts are worked out</h3>
      <p className={layout.text}>
        Portfolio Value Over Time adds up, for each month’s end, the value last recorded for every asset by then.
      </p>
      {known.map(({ title, rows }, place) => (
        <WorkingToggle key={title} id={`chart-working-${place}`} label={`How is this worked out? ${title}`}>
          <WorkingTable caption={`How it is worked out: ${title}`} rows={rows} />
        </WorkingToggle>
      ))}
    </section>
  );
}
