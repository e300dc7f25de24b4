import { editedAmountText } from '#app/lib/parse-amount.ts';

/**
 * Text of an amount field after a change of `before`; where commas are added or removed, the cursor keeps its place
 * among the digits.
 */
export function changedText(input: HTMLInputElement, before: string): string {
  const text = editedAmountText(before, input.value);
  if (text !== input.value) {
    const cursor = input.value.slice(0, input.selectionStart ?? input.value.length).replaceAll(',', '').length;
    input.value = text;
    input.setSelectionRange(cursor, cursor);
  }
  return text;
}
