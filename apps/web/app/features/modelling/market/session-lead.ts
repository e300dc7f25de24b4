import {
  currentSessionNotice,
  type StrategySessionForm,
  type StrategySessionLead,
  strategySessionFormSchema,
  toasts,
} from '@freehold/contract';
import type { LeadDefinition } from '#app/calculator/lead-definition.ts';

const blank = { name: '', email: '', phone: '', message: '', consent: false, wantsMarketing: false };

/** The form that asks for a strategy session. */
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

/** The lead of a form, with the notice that stood above its button. */
export function sessionLeadOf(form: StrategySessionForm, wantsMarketing: boolean): StrategySessionLead {
  return { ...form, wantsMarketing, noticeVersion: currentSessionNotice, sourcePage: '/modelling-dashboard' };
}
