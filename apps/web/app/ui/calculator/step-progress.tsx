import { memo } from 'react';
import css from './step-progress.module.css';

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
