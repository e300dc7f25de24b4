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
  /** What is wrong with the text, or null. */
  readonly check?: (text: string) => string | null;
  /** Id of the field that kept the question from being left, which says what is wrong also where it is blank. */
  readonly stopped: string | null;
  readonly onChange: (text: string) => void;
}

/** A money field that says what is wrong once it was left, or stopped the question. */
export function Amount({ help = '', value, check = dollarsError, stopped, ...field }: AmountProps) {
  const [isLeft, setLeft] = useState(false);
  const isSaid = stopped === field.id || (isLeft && value !== '');
  const error = isSaid ? (check(value) ?? undefined) : undefined;
  return <MoneyField {...field} help={help} value={value} error={error} onBlur={() => setLeft(true)} />;
}
