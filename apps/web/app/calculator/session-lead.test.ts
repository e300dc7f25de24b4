import { currentSessionNotice } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { leadErrors, leadFormOf, serverErrors } from './lead-definition.ts';
import { sessionLead, sessionLeadOf } from './session-lead.ts';

const valid: typeof sessionLead.blank = {
  name: ' Mary Jane ',
  email: 'mary@example.com',
  phone: '0400 000 000',
  message: 'Tuesdays suit me.',
  consent: true,
  wantsMarketing: false,
};

describe('the strategy-session form', () => {
  it('[LEAD-16] applies the borrowing contact rules and texts, and needs the consent', () => {
    expect(leadErrors(sessionLead, sessionLead.blank)).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email',
      phone: 'Please enter a valid phone number',
      consent: 'You must agree to be contacted',
    });
    expect(leadErrors(sessionLead, valid)).toEqual({});
    expect(leadErrors(sessionLead, { ...valid, consent: false })).toEqual({
      consent: 'You must agree to be contacted',
    });
  });

  it('needs no message, and names one that is too long', () => {
    expect(leadErrors(sessionLead, { ...valid, message: '' })).toEqual({});
    expect(leadErrors(sessionLead, { ...valid, message: 'a'.repeat(2_001) })).toEqual({ message: 'This is too long' });
  });

  it('[LEAD-16] becomes a lead with its notice and page', () => {
    const form = leadFormOf(sessionLead, valid);
    const about = { noticeVersion: currentSessionNotice, sourcePage: '/modelling-dashboard', wantsMarketing: true };
    expect(form && sessionLeadOf(form, about)).toEqual({
      name: 'Mary Jane',
      email: 'mary@example.com',
      phone: '0400 000 000',
      message: 'Tuesdays suit me.',
      consent: true,
      wantsMarketing: true,
      noticeVersion: 'session-notice-2026-11',
      sourcePage: '/modelling-dashboard',
    });
    expect(leadFormOf(sessionLead, sessionLead.blank)).toBeNull();
  });

  it('shows what the server refuses at its field', () => {
    expect(serverErrors(sessionLead, { email: 'Please enter a valid email', sourcePage: 'x' })).toEqual({
      email: 'Please enter a valid email',
    });
  });
});
