import { describe, expect, it } from 'vitest';
import {
  emptySession,
  type SessionDraft,
  sessionErrors,
  sessionErrorsOf,
  sessionFormOf,
  sessionLeadOf,
} from './session-lead.ts';

const valid: SessionDraft = {
  name: ' Mary Jane ',
  email: 'mary@example.com',
  phone: '0400 000 000',
  message: 'Tuesdays suit me.',
  consent: true,
  wantsMarketing: false,
};

describe('the strategy-session form', () => {
  it('[LEAD-16] applies the borrowing contact rules and texts, and needs the consent', () => {
    expect(sessionErrors(emptySession)).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email',
      phone: 'Please enter a valid phone number',
      consent: 'You must agree to be contacted',
    });
    expect(sessionErrors(valid)).toEqual({});
    expect(sessionErrors({ ...valid, consent: false })).toEqual({ consent: 'You must agree to be contacted' });
  });

  it('needs no message, and names one that is too long', () => {
    expect(sessionErrors({ ...valid, message: '' })).toEqual({});
    expect(sessionErrors({ ...valid, message: 'a'.repeat(2_001) })).toEqual({ message: 'This is too long' });
  });

  it('[LEAD-16] becomes a lead with its notice and page', () => {
    const form = sessionFormOf(valid);
    expect(form && sessionLeadOf(form, true)).toEqual({
      name: 'Mary Jane',
      email: 'mary@example.com',
      phone: '0400 000 000',
      message: 'Tuesdays suit me.',
      consent: true,
      wantsMarketing: true,
      noticeVersion: 'session-notice-2026-11',
      sourcePage: '/modelling-dashboard',
    });
    expect(sessionFormOf(emptySession)).toBeNull();
  });

  it('shows what the server refuses at its field', () => {
    expect(sessionErrorsOf({ email: 'Please enter a valid email', sourcePage: 'x' })).toEqual({
      email: 'Please enter a valid email',
    });
  });
});
