import { normaliseAmountText } from '#app/lib/parse-amount.ts';
import { memoField } from '#app/loading/memo-field.tsx';
import { AmountField } from './amount-field.tsx';

interface PercentFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  /** Unit, `% a year` by default. */
  readonly unit?: string;
  /** The text as typed; the field never clears it. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/** A field for a rate in percent. */
export const PercentField = memoField(function PercentField(props: PercentFieldProps) {
  const { id, label, help, unit = '% a year', value, error, onChange, onBlur } = props;

  function leave() {
    onChange(normaliseAmountText(value, 'percent'));
    onBlur();
  }

  return (
    <AmountField
      id={id}
      label={label}
      help={help}
      error={error}
      unit={unit}
      text={value}
      onType={(input) => onChange(input.value)}
      onBlur={leave}
    />
  );
});
