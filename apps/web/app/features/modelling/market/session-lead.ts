import {
  currentSessionNotice,
  type StrategySessionForm,
  type StrategySessionLead,
  strategySessionFormSchema,
  toasts,
} from '@freehold/contract';
import type { LeadDefinition } from '#app/calculator/lead-definition.ts';

const blank = { name: '', email: '', phone: '', message: '', consent: false, wantsMarketing: false };

/** The strategy-session form. */
export const sessionLead: LeadDefinition<
  typeof blank,
  'name' | 'email' | 'phone' | 'message' | 'consent',
  StrategySessionForm
> = {
  id: 'session',
  blank,
  fields: ['name', 'email', 'phone', 'message', 'consent'],
  schema: strategySessionFormSchema,
  toasts: { sent: toasts.leadSent, failed: toasts.leadFailed },
};

/** The form as a lead, with the notice shown above its button. */
export function sessionLeadOf(form: StrategySessionForm, wantsMarketing: boolean): StrategySessionLead {
  return { ...form, wantsMarketing, noticeVersion: currentSessionNotice, sourcePage: '/modelling-dashboard' };
}
