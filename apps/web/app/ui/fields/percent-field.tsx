import { TextInput } from '@mantine/core';
import { normaliseAmountText } from '#app/lib/parse-amount.ts';
import css from './fields.module.css';
import { stillField } from './still-field.tsx';

interface PercentFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  /** What the rate counts, `% a year` when left out. */
  readonly unit?: string;
  /** The text as typed; the field never clears it. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

/** A field for a rate in percent. */
export const PercentField = stillField(function PercentField({
  id,
  label,
  help,
  unit = '% a year',
  value,
  error,
  ...on
}: PercentFieldProps) {
  function leave() {
    on.onChange(normaliseAmountText(value));
    on.onLeave();
  }

  return (
    <TextInput
      id={id}
      className={css.field ?? ''}
      label={label}
      description={help}
      error={error}
      value={value}
      onChange={(event) => on.onChange(event.currentTarget.value)}
      onBlur={leave}
      inputMode="decimal"
      autoComplete="off"
      rightSection={<span aria-hidden="true">{unit}</span>}
      rightSectionWidth={unit.length * 8 + 20}
      rightSectionPointerEvents="none"
      size="md"
      classNames={{ input: css.input ?? '', error: css.error ?? '', section: css.section ?? '' }}
    />
  );
});
