import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { normaliseAmountText } from '#app/lib/parse-amount.ts';
import { changedText } from './changed-text.ts';
import css from './fields.module.css';
import { stillField } from './still-field.tsx';

interface MoneyFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  /** What the amount counts, such as "a year". */
  readonly unit?: string;
  /** The text as typed; the field never clears it. */
  readonly value: string;
  readonly error: string | undefined;
  /** What an empty field stands for; it makes way while the field has the focus. */
  readonly blank?: string;
  /** Takes nothing for now; `help` says why. */
  readonly isDisabled?: boolean;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

/** A field for dollars that takes `650k`, `1.2m` and pasted `$650,000`, and shows the amount in full once it is left. */
export const MoneyField = stillField(function MoneyField(props: MoneyFieldProps) {
  const { id, label, help, unit, value, error, blank, isDisabled = false, onChange, onLeave } = props;
  const [hasFocus, setFocus] = useState(false);

  function leave() {
    setFocus(false);
    onChange(value.trim() === '' && blank !== undefined ? blank : normaliseAmountText(value));
    onLeave();
  }

  return (
    <TextInput
      id={id}
      className={css.field ?? ''}
      label={label}
      description={help}
      error={error}
      value={hasFocus && value === blank ? '' : value}
      placeholder={blank}
      onChange={(event) => onChange(changedText(event.currentTarget, value))}
      onFocus={() => setFocus(true)}
      onBlur={leave}
      disabled={isDisabled}
      inputMode="decimal"
      autoComplete="off"
      leftSection={<span aria-hidden="true">$</span>}
      rightSection={unit && <span aria-hidden="true">{unit}</span>}
      rightSectionWidth={unit ? 72 : 0}
      rightSectionPointerEvents="none"
      size="md"
      classNames={{ input: css.input ?? '', error: css.error ?? '', section: css.section ?? '' }}
    />
  );
});
