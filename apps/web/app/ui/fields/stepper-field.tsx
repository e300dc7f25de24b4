import { Input } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { memoControlled } from '#app/loading/memo-field.tsx';
import css from './fields.module.css';

type Step = 1 | -1;

interface StepperFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  /** Noun for one step, for the names of the buttons. */
  readonly noun: string;
  readonly most: number;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

const arrowSteps: ReadonlyMap<string, Step> = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
]);

/** The whole number after a step, clamped to 0 and the maximum. */
function stepped(value: string, step: Step, most: number): string {
  const current = /^\d+$/.test(value.trim()) ? Number(value) : 0;
  return String(Math.min(most, Math.max(0, current + step)));
}

/** A field for a small whole number, typed or changed with its buttons or the arrow keys. */
export const StepperField = memoControlled(function StepperField({
  id,
  label,
  help,
  noun,
  most,
  value,
  error,
  onChange,
  onBlur,
}: StepperFieldProps) {
  const step = (by: Step) => onChange(stepped(value, by, most));

  function onKeyDown(event: KeyboardEvent) {
    const by = arrowSteps.get(event.key);
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  }

  function leave() {
    if (value.trim() === '') onChange('0');
    onBlur();
  }

  return (
    <Input.Wrapper
      id={id}
      className={css.field ?? ''}
      label={label}
      description={help}
      error={error}
      size="md"
      classNames={{ error: css.error ?? '' }}
    >
      <div className={css.stepper}>
        <StepButton label={`One ${noun} fewer`} sign="−" isOff={value.trim() === '0'} onStep={() => step(-1)} />
        <Input
          value={value}
          error={error !== undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={leave}
          onKeyDown={onKeyDown}
          inputMode="numeric"
          autoComplete="off"
          size="md"
          classNames={{ wrapper: css.countBox ?? '', input: `${css.input} ${css.count}` }}
        />
        <StepButton label={`One ${noun} more`} sign="+" isOff={value.trim() === String(most)} onStep={() => step(1)} />
      </div>
    </Input.Wrapper>
  );
});

interface StepButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly isOff: boolean;
  readonly onStep: () => void;
}

// aria-disabled rather than disabled, which would drop the focus.
function StepButton({ label, sign, isOff, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className={css.step}
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onStep}
    >
      {sign}
    </button>
  );
}
