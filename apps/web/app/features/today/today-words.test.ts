import { describe, expect, it } from 'vitest';
import { dueText, nameOf, termText, totalText, waitText } from './today-words.ts';

const now = new Date('2026-11-25T12:00:00Z');

describe('the words of the day', () => {
  it('say how long a lead has waited, rounded down', () => {
    expect(
      ['2026-11-25T11:00:01Z', '2026-11-25T11:00:00Z', '2026-11-24T12:00:01Z', '2026-11-13T11:59:00Z'].map((since) =>
        waitText(since, now),
      ),
    ).toEqual(['Less than an hour', '1 hour', '23 hours', '12 days']);
  });

  it('say by how many days an action is overdue, also over the start of daylight saving', () => {
    expect(dueText('2026-11-25', '2026-11-25')).toBe('Today');
    expect(dueText('2026-11-24', '2026-11-25')).toBe('1 day overdue');
    expect(dueText('2026-10-03', '2026-10-05')).toBe('2 days overdue');
  });

  it('say which term of which loan ends', () => {
    expect(termText({ term: 'fixed', loan: 'Home loan', balance: 612_345.67 })).toBe(
      'Fixed rate ends, Home loan of $612,346',
    );
    expect(termText({ term: 'interest-only', loan: ' ', balance: 480_000 })).toBe(
      'Interest only ends, loan of $480,000',
    );
  });

  it('say that counting stopped at a thousand', () => {
    expect([totalText(999), totalText(1_000)]).toEqual(['999', '1,000+']);
  });

  it('call a person without names by their address', () => {
    expect(nameOf({ firstName: ' ', lastName: '', email: 'ann@example.com' })).toBe('ann@example.com');
    expect(nameOf({ firstName: '', lastName: '' })).toBe('(No name provided)');
  });
});
