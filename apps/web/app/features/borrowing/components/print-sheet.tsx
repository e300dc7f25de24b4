import { date, money } from '#app/lib/format.ts';
import { type Estimate, readBack, whyNothing } from '../estimate.ts';
import css from './print-sheet.module.css';
import { EstimateTexts } from './result.tsx';
import { WorkingTable } from './working-table.tsx';

/** The result as it goes on paper: date, inputs, figure, working, disclosure and assumptions. Not seen on a screen. */
export function PrintSheet({ estimate }: { estimate: Estimate }) {
  const reason = whyNothing(estimate);
  return (
    <section className={css.sheet} aria-hidden="true">
      <p className={css.date}>Worked out on {date(new Date())}</p>
      <h2>Estimated borrowing capacity</h2>
      <p className={`fh-big-figure ${css.amount}`}>{money(estimate.capacity)}</p>
      {reason && <p>{reason}</p>}
      <h3>Your figures</h3>
      <dl className={css.inputs}>
        {readBack(estimate.form).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>How it is worked out</h3>
      <WorkingTable form={estimate.form} />
      <EstimateTexts />
    </section>
  );
}
