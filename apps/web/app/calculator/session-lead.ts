import { type StrategySessionForm, strategySessionFormSchema, toasts } from '@freehold/contract';
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
