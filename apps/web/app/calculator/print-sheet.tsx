import type { ReactNode } from 'react';
import { date } from '#app/lib/format.ts';
import css from './print-sheet.module.css';

/** A label with its value as text. */
export interface ReadBack {
  readonly label: string;
  readonly value: string;
}

interface PrintSheetProps {
  readonly title: string;
  /** The sheet's main figure, with its unit. */
  readonly figure: string;
  readonly inputs: readonly ReadBack[];
  /** Version of the engine. */
  readonly engineVersion: string;
  /** Below the figure: further figures, the working, disclosure and assumptions. */
  readonly children: ReactNode;
}

/** A result for paper: date, engine, inputs, figure and what belongs to them. Hidden on screen. */
export function PrintSheet({ title, figure, inputs, engineVersion, children }: PrintSheetProps) {
  return (
    <section className={css.sheet} aria-hidden="true">
      <p className={css.date}>
        Worked out on {date(new Date())} by Freehold, engine {engineVersion}
      </p>
      <h2>{title}</h2>
      <p className={`fh-big-figure ${css.amount}`}>{figure}</p>
      <h3>Your figures</h3>
      <ReadBackList entries={inputs} />
      {children}
    </section>
  );
}

/** Labels and values in a column, for paper. */
export function ReadBackList({ entries }: { readonly entries: readonly ReadBack[] }) {
  return (
    <dl className={css.inputs}>
      {entries.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
