import { fieldMessages, type Register, registerSchema, toasts } from '@freehold/contract';
import * as z from 'zod/mini';

export const signUpFields = ['firstName', 'lastName', 'email', 'password', 'phone'] as const;
export type SignUpField = (typeof signUpFields)[number];
export type SignUpDraft = Readonly<Record<SignUpField, string>>;

export const blankSignUp: SignUpDraft = { firstName: '', lastName: '', email: '', password: '', phone: '' };

/** Request body: everything trimmed but the password; a blank phone is left out. */
export function registerBodyOf(draft: SignUpDraft): Register {
  const { firstName, lastName, email, password } = draft;
  const phone = draft.phone.trim();
  const person = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), password };
  return phone === '' ? person : { ...person, phone };
}

/** The first error of each field. */
export function signUpErrors(draft: SignUpDraft): Partial<Record<SignUpField, string>> {
  const parsed = z.safeParse(registerSchema, registerBodyOf(draft));
  const errors: Partial<Record<SignUpField, string>> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = signUpFields.find((name) => name === path[0]);
    if (field !== undefined) errors[field] ??= field === 'phone' ? fieldMessages.phoneInvalid : message;
  }
  return errors;
}

/** Toast for a draft that cannot be sent; null if the field errors are enough (decision G-23). */
export function signUpToast(errors: Partial<Record<SignUpField, string>>) {
  const messages = Object.values(errors);
  if (messages.includes(fieldMessages.signUpIncomplete)) return toasts.signUpMissing;
  return messages.includes(fieldMessages.passwordTooShort) ? toasts.passwordTooShort : null;
}
