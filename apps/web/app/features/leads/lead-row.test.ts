import type { LeadListItem } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { leadRow } from './lead-row.ts';

const lead: LeadListItem = {
  id: '0b9f7a52-6f0e-4a0f-9d1c-2c8f3f5a7d11',
  kind: 'borrowing',
  firstName: 'Mary',
  lastName: 'van der Berg',
  email: 'mary@example.com',
  phone: '0400 000 000',
  status: 'New',
  receivedAt: '2026-11-21T04:04:00.000Z',
  borrowing: {
    grossIncome: 120_000,
    partnerIncome: 80_000,
    dependants: 1,
    existingLoans: 15_000,
    maritalStatus: 'de-facto',
    claimedCapacity: 1_155_000,
    computedCapacity: 1_155_000,
  },
  mortgage: null,
  calculation: null,
  strategySession: null,
  purchaseTimeframe: null,
  noticeVersion: 'lead-notice-2026-11',
  noticeAgreedAt: null,
  consentedAt: null,
  wantsMarketing: false,
  ownerId: null,
  nextAction: null,
  nextActionOn: null,
  firstResponseAt: null,
  clientId: null,
  version: 1,
  report: { status: 'queued', attempts: 0, sentAt: null },
};

describe('a lead', () => {
  it('shows who, what and the main figures', () => {
    expect(leadRow(lead, [])).toMatchObject({
      name: 'Mary van der Berg',
      kind: 'Borrowing capacity',
      figure: '$1,155,000',
      details: ['Income $120,000 a year', 'Partner $80,000 a year', 'Loans $15,000', 'De facto, 1 dependant'],
      consent: ['lead-notice-2026-11', 'Marketing: no'],
      status: 'New',
    });
  });

  it.each([
    ['borrowing', 'lead-notice-2026-11', 'Privacy policy: ticked'],
    ['strategy-session', 'plan-notice-2026-11', 'I agree to be contacted about my plan: ticked'],
    ['strategy-session', 'session-notice-2026-11', 'I agree to be contacted about a strategy session: ticked'],
    ['strategy-session', null, 'I agree to be contacted: ticked'],
  ] as const)('of the kind %s with the notice %s names the box that was ticked', (kind, noticeVersion, text) => {
    const ticked = { ...lead, kind, noticeVersion, consentedAt: lead.receivedAt };
    expect(leadRow(ticked, []).consent).toContain(text);
    expect(leadRow({ ...ticked, consentedAt: null }, []).consent).not.toContain(text);
  });

  it('has no stray space for a one-word name and no partner where there is none', () => {
    const alone = {
      ...lead,
      firstName: 'Cher',
      lastName: '',
      borrowing: lead.borrowing && { ...lead.borrowing, partnerIncome: null },
    };
    expect(leadRow(alone, []).name).toBe('Cher');
    expect(leadRow(alone, []).details.join()).not.toContain('Partner');
  });

  it('leads with the figure worked out on arrival and says what the visitor saw where it differs', () => {
    const edited = { ...lead, borrowing: lead.borrowing && { ...lead.borrowing, claimedCapacity: 9_000_000 } };
    expect(leadRow(edited, []).figure).toBe('$1,155,000');
    expect(leadRow(edited, []).details[0]).toBe('The visitor saw $9,000,000, which their figures do not give');
  });

  it('of a calculation is named after its tool, with the figure worked out on arrival and any other that was seen', () => {
    const calculation = { tool: 'land-tax', inputs: {}, claimedFigure: 3_700, computedFigure: 3_700 } as const;
    const landTax = { ...lead, kind: 'calculation', borrowing: null, calculation } as const;
    expect(leadRow(landTax, [])).toMatchObject({ kind: 'Land tax', figure: '$3,700', details: [] });
    const edited = { ...landTax, calculation: { ...calculation, claimedFigure: 1 } };
    expect(leadRow(edited, []).details).toEqual(['The visitor saw $1, which their figures do not give']);
  });

  it.each([
    [null, 'No report', 'none'],
    [{ status: 'queued', attempts: 0, sentAt: null }, 'Queued', 'open'],
    [{ status: 'queued', attempts: 2, sentAt: null }, 'Queued, 2 attempts', 'open'],
    [{ status: 'failed', attempts: 8, sentAt: null }, 'Not delivered after 8 attempts', 'bad'],
    [{ status: 'sent', attempts: 1, sentAt: null }, 'Sent', 'good'],
  ] as const)('shows the report %j as %s', (report, text, tone) => {
    expect(leadRow({ ...lead, report }, []).report).toEqual({ text, tone });
  });
});
