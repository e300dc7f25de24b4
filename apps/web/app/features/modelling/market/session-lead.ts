import {
  currentSessionNotice,
  type StrategySessionForm,
  type StrategySessionLead,
  strategySessionFormSchema,
} from '@freehold/contract';
import * as z from 'zod/mini';

/** The strategy-session form as it is typed. */
export interface SessionDraft {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly consent: boolean;
  readonly wantsMarketing: boolean;
}

export type SessionField = 'name' | 'email' | 'phone' | 'message' | 'consent';
export const sessionFields = [
  'name',
  'email',
  'phone',
  'message',
  'consent',
] as const satisfies readonly SessionField[];

export const emptySession: SessionDraft = {
  name: '',
  email: '',
  phone: '',
  message: '',
  consent: false,
  wantsMarketing: false,
};

/** Id of the element that stands for a field. */
export function sessionFieldId(field: SessionField): string {
  return `session-${field}`;
}

/** What is wrong with the form, by field. */
export function sessionErrors(draft: SessionDraft): Partial<Record<SessionField, string>> {
  const checked = z.safeParse(strategySessionFormSchema, formOf(draft));
  if (checked.success) return {};
  const errors: Partial<Record<SessionField, string>> = {};
  for (const { path, message } of checked.error.issues) {
    const field = sessionFields.find((name) => name === path[0]);
    if (field) errors[field] ??= message;
  }
  return errors;
}

/** The form that a valid draft stands for, trimmed, or null. */
export function sessionFormOf(draft: SessionDraft): StrategySessionForm | null {
  const checked = z.safeParse(strategySessionFormSchema, formOf(draft));
  return checked.success ? checked.data : null;
}

/** The lead of a form, with the notice that stood above its button. */
export function sessionLeadOf(form: StrategySessionForm, wantsMarketing: boolean): StrategySessionLead {
  return { ...form, wantsMarketing, noticeVersion: currentSessionNotice, sourcePage: '/modelling-dashboard' };
}

/** The errors of a refused lead as errors of the form; fields that it does not have are left out. */
export function sessionErrorsOf(refused: Readonly<Record<string, string>>): Partial<Record<SessionField, string>> {
  const known = sessionFields.flatMap((field) => {
    const message = refused[field];
    return message === undefined ? [] : [[field, message] as const];
  });
  return Object.fromEntries(known);
}

function formOf({ wantsMarketing: _, ...form }: SessionDraft) {
  return form;
}
