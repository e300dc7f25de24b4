import { describe, expect, it } from 'vitest';
import { canTakeBack, keptText, leadsToMove, leadsToPlan } from './bulk-rules.ts';

const leads = (['New', 'Contacted', 'Converted', 'Closed'] as const).map((status) => ({ status }));

describe('[DESK-02] the status of several leads', () => {
  it('changes those that have another and are not of a client', () => {
    expect(leadsToMove(leads, 'Closed').map(({ status }) => status)).toEqual(['New', 'Contacted']);
    expect(leadsToMove(leads, '').map(({ status }) => status)).toEqual(['New', 'Contacted', 'Closed']);
  });

  it('says which it leaves as they are', () => {
    expect(keptText(leads, 'New')).toBe('1 converted lead stays with the client; 1 lead is New already.');
    expect(keptText([...leads, ...leads], '')).toBe('2 converted leads stay with the client.');
    expect(keptText([{ status: 'New' }], 'Closed')).toBeNull();
  });

  it('is taken back unless the reason of a closed one would be lost', () => {
    expect(canTakeBack([{ status: 'New' }, { status: 'Contacted' }])).toBe(true);
    expect(canTakeBack([{ status: 'New' }, { status: 'Closed' }])).toBe(false);
    expect(canTakeBack([])).toBe(false);
  });
});

it('a next action is for leads that are not clients yet', () => {
  const open = { clientId: null };
  expect(leadsToPlan([open, { clientId: 'c' }])).toEqual([open]);
});
