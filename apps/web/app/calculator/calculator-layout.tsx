import { memo, type ReactNode } from 'react';
import css from './calculator-layout.module.css';

interface PageHeadProps {
  readonly title: string;
  readonly children: string;
}

/** A calculator's name and purpose. */
export const PageHead = memo(function PageHead({ title, children }: PageHeadProps) {
  return (
    <header className={css.head}>
      <h1>{title}</h1>
      <p className="fh-no-print">{children}</p>
    </header>
  );
});

interface StepProgressProps {
  /** The step a person is at, from 1. */
  readonly step: number;
  /** Names of all steps, in order. */
  readonly names: readonly string[];
}

/** How far through its steps a calculator is: 33%, 66% and 100% of three. */
export const StepProgress = memo(function StepProgress({ step, names }: StepProgressProps) {
  const share = Math.floor((step / names.length) * 100);
  const name = names[step - 1] ?? '';
  return (
    <div className={css.progress}>
      <p className={css.words} aria-hidden="true">
        <span>
          Step {step} of {names.length}: {name}
        </span>
        <span>{share}%</span>
      </p>
      <div
        className={css.bar}
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={`${share}%, step ${step} of ${names.length}: ${name}`}
      >
        <div className={css.done} style={{ width: `${share}%` }} />
      </div>
    </div>
  );
});

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
