import type { FocusEvent } from 'react';
import { memoControlled } from '#app/loading/memo-field.tsx';
import css from './choice-field.module.css';

/** One of a few choices: stored value and label. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** Calls `take` with the choice for this value. */
export function chosen<Value extends string>(
  choices: readonly Choice<Value>[],
  text: string,
  take: (value: Value) => void,
): void {
  const choice = choices.find(({ value }) => value === text);
  if (choice) take(choice.value);
}

interface ChoiceFieldProps<Value extends string> {
  /** Id of the choice that takes the focus. */
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | '';
  readonly error: string | undefined;
  readonly help?: string;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

/** A few choices, all visible; a press anywhere on one selects it. */
export function ChoiceField<Value extends string>({ onChange, ...props }: ChoiceFieldProps<Value>) {
  return <Choices {...props} onChange={(text) => chosen(props.choices, text, onChange)} />;
}

const Choices = memoControlled(function Choices(props: ChoiceFieldProps<string>) {
  const { id, label, choices, value, error, help, onChange, onBlur } = props;
  const described = [help && `${id}-help`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');

  function blurGroup(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
  }

  return (
    <div
      className={`fh-apart ${css.field}`}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required="true"
      aria-invalid={error !== undefined}
      aria-describedby={described || undefined}
      onBlur={blurGroup}
    >
      <p id={`${id}-label`} className={css.label}>
        {label}
      </p>
      {help && (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      )}
      <div className={css.choices}>
        {choices.map((choice, place) => (
          <label key={choice.value} className={css.choice}>
            <input
              type="radio"
              name={id}
              id={place === 0 ? id : undefined}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
});
