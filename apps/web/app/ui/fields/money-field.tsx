import { useRef, useState } from 'react';
import { dollarsPer } from '#app/lib/amount-words.ts';
import { normaliseAmountText, thousandsMeant } from '#app/lib/parse-amount.ts';
import { afterPress } from '#app/loading/after-press.ts';
import { memoField } from '#app/loading/memo-field.tsx';
import { AmountField } from './amount-field.tsx';
import { changedText } from './changed-text.ts';
import { UnclearAmount, unclearError } from './unclear-amount.tsx';

interface MoneyFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  /** Unit, such as "a year". */
  readonly unit?: string;
  /** The text as typed; the field never clears it. */
  readonly value: string;
  readonly error: string | undefined;
  /** An amount far below this is asked about once the field is left: 650 for a price. */
  readonly usualLeast?: number;
  /** Placeholder; hidden while the field has the focus. */
  readonly blank?: string;
  /** Disabled for now; `help` says why. */
  readonly isDisabled?: boolean;
  /** Another number draws the field again with its value: where keys render nothing, that may be as it was drawn before. */
  readonly draws?: number;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/** A field for dollars that accepts `650k`, `1.2m` and pasted `$650,000`; on blur it shows the full amount. */
export const MoneyField = memoField(function MoneyField(props: MoneyFieldProps) {
  const { id, label, help, unit, value, error, usualLeast = 0, blank, isDisabled = false, onChange, onBlur } = props;
  const [hasFocus, setFocus] = useState(false);
  const measure = dollarsPer(unit);
  // A key need not render the field again.
  const text = useRef(value);
  text.current = value;
  // While typing, every price passes through its hundreds.
  const thousands = hasFocus ? null : thousandsMeant(value, measure, usualLeast);

  function type(input: HTMLInputElement) {
    text.current = changedText(input, text.current);
    onChange(text.current);
  }

  function leave(input: HTMLInputElement) {
    afterPress(() => setFocus(false));
    const left = input.value;
    onChange(left.trim() === '' && blank !== undefined ? blank : normaliseAmountText(left, measure));
    onBlur();
  }

  return (
    <AmountField
      id={id}
      label={label}
      help={help}
      error={error && (unclearError(value, measure) ?? error)}
      sign="$"
      unit={unit}
      placeholder={blank}
      isDisabled={isDisabled}
      text={hasFocus && value === blank ? '' : value}
      onType={type}
      onFocus={() => setFocus(true)}
      onBlur={leave}
    >
      <UnclearAmount text={value} measure={measure} fieldId={id} thousands={thousands} onChoose={onChange} />
    </AmountField>
  );
});
