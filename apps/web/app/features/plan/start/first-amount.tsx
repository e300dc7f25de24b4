import { useState } from 'react';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { dollarsError } from './first-draft.ts';

interface AmountProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  readonly unit?: string;
  readonly usualLeast?: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A money field that says what is wrong once it was left. */
export function Amount({ help = '', value, ...field }: AmountProps) {
  const [isLeft, setLeft] = useState(false);
  const error = isLeft ? (dollarsError(value) ?? undefined) : undefined;
  return <MoneyField {...field} help={help} value={value} error={error} onBlur={() => setLeft(true)} />;
}
