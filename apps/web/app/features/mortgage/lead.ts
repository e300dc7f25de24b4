import {
  currentLeadNotice,
  type MortgageLead,
  type MortgageLeadForm,
  mortgageLeadFormSchema,
  type PurchaseTimeframe,
  toasts,
} from '@freehold/contract';
import type { LeadDefinition } from '#app/calculator/lead-definition.ts';
import type { MortgageScenario } from './draft.ts';

/** The lead form as typed. */
export interface LeadDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly purchaseTimeframe: PurchaseTimeframe;
  readonly privacyPolicy: boolean;
  readonly wantsMarketing: boolean;
}

/** The lead form beside a loan's figures. */
export const mortgageLead: LeadDefinition<LeadDraft, Exclude<keyof LeadDraft, 'wantsMarketing'>, MortgageLeadForm> = {
  id: 'mortgage-lead',
  blank: {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    purchaseTimeframe: '6-12 months',
    privacyPolicy: false,
    wantsMarketing: false,
  },
  fields: ['firstName', 'lastName', 'email', 'phone', 'purchaseTimeframe', 'privacyPolicy'],
  schema: mortgageLeadFormSchema,
  toasts: { sent: toasts.leadSent, failed: toasts.leadFailed },
};

/** The lead for inputs and a contact; the server computes the figures itself. */
export function leadOf(scenario: MortgageScenario, contact: MortgageLeadForm, wantsMarketing: boolean): MortgageLead {
  const { priceRise: _, ...loan } = scenario;
  return { ...contact, ...loan, noticeVersion: currentLeadNotice, wantsMarketing, sourcePage: '/mortgage-calculator' };
}
