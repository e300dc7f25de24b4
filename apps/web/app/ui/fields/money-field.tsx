import { useState } from 'react';
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
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/** A field for dollars that accepts `650k`, `1.2m` and pasted `$650,000`; on blur it shows the full amount. */
export const MoneyField = memoField(function MoneyField(props: MoneyFieldProps) {
  const { id, label, help, unit, value, error, usualLeast = 0, blank, isDisabled = false, onChange, onBlur } = props;
  const [hasFocus, setFocus] = useState(false);
  const measure = dollarsPer(unit);
  // While typing, every price passes through its hundreds.
  const thousands = hasFocus ? null : thousandsMeant(value, measure, usualLeast);

  function leave() {
    afterPress(() => setFocus(false));
    onChange(value.trim() === '' && blank !== undefined ? blank : normaliseAmountText(value, measure));
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
      onType={(input) => onChange(changedText(input, value))}
      onFocus={() => setFocus(true)}
      onBlur={leave}
    >
      <UnclearAmount text={value} measure={measure} fieldId={id} thousands={thousands} onChoose={onChange} />
    </AmountField>
  );
});
