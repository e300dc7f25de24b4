import {
  type StrategySessionForm,
  type StrategySessionLead,
  strategySessionFormSchema,
  toasts,
} from '@freehold/contract';
import type { LeadDefinition } from './lead-definition.ts';

const blank = { name: '', email: '', phone: '', message: '', consent: false, wantsMarketing: false };

/** The form that asks an adviser to get in touch. */
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

/** What belongs to the lead beside its form: where it was filled in, under which notice, and a plan that goes along. */
type About = Pick<StrategySessionLead, 'noticeVersion' | 'sourcePage' | 'plan' | 'wantsMarketing'>;

/** The form as a lead. */
export function sessionLeadOf(form: StrategySessionForm, about: About): StrategySessionLead {
  return { ...form, ...about };
}
