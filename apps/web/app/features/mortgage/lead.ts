import {
  currentLeadNotice,
  type MortgageLead,
  type MortgageLeadForm,
  mortgageLeadFormSchema,
  type PurchaseTimeframe,
} from '@freehold/contract';
import * as z from 'zod/mini';
import type { MortgageScenario } from './draft.ts';

/** The lead form as it is typed. */
export interface LeadDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly purchaseTimeframe: PurchaseTimeframe;
  readonly privacyPolicy: boolean;
  readonly wantsMarketing: boolean;
}

export type LeadField = Exclude<keyof LeadDraft, 'wantsMarketing'>;
type LeadErrors = Partial<Record<LeadField, string>>;

/** The fields in the order of the screen, which is the order in which errors are visited. */
export const leadFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'purchaseTimeframe',
  'privacyPolicy',
] as const satisfies readonly LeadField[];

export const emptyLead: LeadDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  purchaseTimeframe: '6-12 months',
  privacyPolicy: false,
  wantsMarketing: false,
};

/** What is wrong with the lead form, by field. */
export function leadErrors(draft: LeadDraft): LeadErrors {
  const checked = checkedForm(draft);
  if (checked.success) return {};
  const errors: LeadErrors = {};
  for (const { path, message } of checked.error.issues) {
    const field = leadFields.find((name) => name === path[0]);
    if (field) errors[field] ??= message;
  }
  return errors;
}

/** The contact a valid lead form stands for, trimmed, or null. */
export function contactOf(draft: LeadDraft): MortgageLeadForm | null {
  const checked = checkedForm(draft);
  return checked.success ? checked.data : null;
}

/** The lead of the calculator's inputs and a contact; the server works the figures out itself. */
export function leadOf(scenario: MortgageScenario, contact: MortgageLeadForm, wantsMarketing: boolean): MortgageLead {
  const { priceRise: _, ...loan } = scenario;
  return { ...contact, ...loan, noticeVersion: currentLeadNotice, wantsMarketing, sourcePage: '/mortgage-calculator' };
}

/** The errors of a refused lead that the form has a field for. */
export function leadErrorsOf(refused: Readonly<Record<string, string>>): LeadErrors {
  return Object.fromEntries(leadFields.flatMap((field) => (refused[field] ? [[field, refused[field]]] : [])));
}

function checkedForm({ wantsMarketing: _, ...contact }: LeadDraft) {
  return z.safeParse(mortgageLeadFormSchema, contact);
}
