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
  /** Another number draws the field again with its value: where keys render nothing, that may be as it was drawn before. */
  readonly draws?: number;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/** A field for a rate in percent. */
export const PercentField = memoField(function PercentField(props: PercentFieldProps) {
  const { id, label, help, unit = '% a year', value, error, onChange, onBlur } = props;

  function leave(input: HTMLInputElement) {
    onChange(normaliseAmountText(input.value, 'percent'));
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
