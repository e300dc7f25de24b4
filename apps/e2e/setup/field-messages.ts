import type { Locator, Page } from '@playwright/test';
import { expect } from './quiet-page.ts';

/** A field, the text typed into it, and its message on blur; null for no message. */
export type Entry = readonly [label: string, typed: string, message: string | null];

/** A text field by the start of its label, since some labels end in a hint such as "(optional)". */
export function textField(part: Page | Locator, label: string): Locator {
  const name = new RegExp(`^${label}`);
  const text = part.getByRole('textbox', { name });
  return text.or(part.getByRole('spinbutton', { name })).or(part.getByRole('combobox', { name }));
}

/** Expects a message to be announced with its field, and the field to be marked invalid. */
export async function expectMessage(field: Locator, message: string, said = message): Promise<void> {
  const literal = message.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  await expect(field, said).toHaveAccessibleDescription(new RegExp(`(^|\\s)${literal}(\\s|$)`));
  await expect(field, said).toHaveAttribute('aria-invalid', 'true');
}

/** Types each entry and blurs its field. A valid entry clears the field's message, so put it after an invalid one. */
export async function expectMessages(part: Page | Locator, entries: readonly Entry[]): Promise<void> {
  for (const [label, typed, message] of entries) {
    const field = textField(part, label);
    const said = `${label}: ${JSON.stringify(typed)}`;
    await field.fill(typed);
    await field.blur();
    if (message === null) await expect(field, said).not.toHaveAttribute('aria-invalid', 'true');
    else await expectMessage(field, message, said);
  }
}
