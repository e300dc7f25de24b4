import type { ReactNode } from 'react';
import css from './calculator-layout.module.css';

interface CalculatorLayoutProps {
  readonly form: ReactNode;
  /** The figure: beside the form; on a phone stuck to the bottom edge until its own place scrolls into view. */
  readonly figure: ReactNode;
  /** What belongs to the figure: disclosure, assumptions, working, saving it. */
  readonly notes: ReactNode;
  /** True when a print sheet replaces this on paper. */
  readonly isPrinted: boolean;
}

/** Inputs on the left and their live result on the right. */
export function CalculatorLayout({ form, figure, notes, isPrinted }: CalculatorLayoutProps) {
  return (
    <div className={`fh-no-print ${css.layout}`} data-printed={isPrinted || undefined}>
      <div className={`fh-card fh-apart ${css.form}`}>{form}</div>
      <div className={css.result}>
        {figure}
        <div className={`fh-card fh-apart ${css.notes}`}>{notes}</div>
      </div>
    </div>
  );
}
