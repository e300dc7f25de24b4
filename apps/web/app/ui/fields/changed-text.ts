import { editedAmountText } from '#app/lib/parse-amount.ts';

/** The text of a field for an amount after a change to `before`; where commas go, the cursor stays where it was among the digits. */
export function changedText(input: HTMLInputElement, before: string): string {
  const text = editedAmountText(before, input.value);
  if (text !== input.value) {
    const cursor = input.value.slice(0, input.selectionStart ?? input.value.length).replaceAll(',', '').length;
    input.value = text;
    input.setSelectionRange(cursor, cursor);
  }
  return text;
}
