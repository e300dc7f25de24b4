import { describe, expect, it } from 'vitest';
import type { State } from '../../units/states.ts';
import type { TransferDutyInputs } from './purchase.ts';
import { explainTransferDuty, transferDuty } from './transfer-duty.ts';

const usual = { buyer: 'investor', property: 'established', contractDate: '2026-11-21', price: 500_000 } as const;

function notesOf(state: State, terms: Partial<TransferDutyInputs> = {}): readonly string[] {
  const answer = transferDuty({ ...usual, ...terms, state });
  return answer.status === 'computed' ? answer.notes : [];
}

const first = { buyer: 'first' } as const;
const foreign = { buyer: 'first', isForeign: true } as const;

describe('notes: conditions that are assumed, reliefs that are lost, and what is not included', () => {
  it('are none for a plain purchase of an established home by an investor or owner', () => {
    for (const state of ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const) {
      expect(notesOf(state)).toEqual([]);
      expect(notesOf(state, { buyer: 'owner' })).toEqual([]);
      if (state !== 'ACT') expect(notesOf(state, { isForeign: true })).toEqual([]);
    }
    expect(notesOf('ACT', { price: 2_000_000 })).toEqual([]);
  });

  it.each([
    ['NSW', first, /^Assumes .* First Home Buyers Assistance Scheme are met$/],
    ['NSW', { ...first, price: 900_000 }, /^Assumes .* First Home Buyers Assistance Scheme are met$/],
    ['NSW', foreign, /needs at least one citizen or permanent resident$/],
    ['VIC', first, /^Assumes .* duty reduction are met$/],
    ['VIC', { ...first, price: 700_000 }, /^Assumes .* duty reduction are met$/],
    ['VIC', foreign, /needs a citizen or permanent resident$/],
    ['VIC', { property: 'new' }, /off-the-plan concession, for strata contracts to 21 April 2027, is not included$/],
    ['QLD', first, /^Assumes .* first home concession are met$/],
    ['QLD', { ...first, property: 'land' }, /^Assumes .* first home concession are met$/],
    ['QLD', foreign, /^From 1 August 2026 home concessions are for citizens/],
    ['WA', first, /^Assumes .* first home owner rate of duty are met$/],
    ['WA', { ...first, price: 700_000 }, /^Assumes .* first home owner rate of duty are met$/],
    ['WA', foreign, /is taken to need a citizen or permanent resident$/],
    ['WA', { property: 'new' }, /off-the-plan concession, for contracts to 30 June 2028, is not included$/],
    ['SA', { ...first, property: 'new' }, /^Assumes .* first home buyer relief are met$/],
    ['SA', { ...foreign, property: 'new' }, /is taken to need a citizen or permanent resident$/],
    ['TAS', first, /ended with settlements after 30 June 2026$/],
    ['NT', { property: 'land' }, /House and Land Package Exemption, for contracts to 30 June 2027, is not included$/],
    ['NT', { property: 'new' }, /House and Land Package Exemption/],
  ] as const)('%s %j: %s', (state, terms, expected) => {
    expect(notesOf(state, terms)).toEqual([expect.stringMatching(expected)]);
  });

  it.each([
    ['VIC', { price: 750_001 }],
    ['WA', { price: 800_001 }],
    ['NSW', { price: 1_000_000 }],
    ['SA', {}],
  ] as const)('are none for a first home in %s outside the scheme: %j', (state, terms) => {
    expect(notesOf(state, { ...first, ...terms })).toEqual([]);
  });

  it('leave Victoria’s off-the-plan concession out after its last day, 21 April 2027', () => {
    expect(notesOf('VIC', { property: 'new', contractDate: '2027-04-21' })).toHaveLength(1);
    expect(notesOf('VIC', { property: 'new', contractDate: '2027-04-22' })).toEqual([]);
  });

  it('carry the rule of the surcharge and of who lost a concession', () => {
    const rules = (state: State, terms: Partial<TransferDutyInputs>) => {
      const answer = transferDuty({ ...usual, ...terms, state });
      return answer.status === 'computed' ? answer.rules.map(({ id }) => id.slice(5, -8)) : [];
    };
    expect(rules('NSW', foreign)).toEqual(['nsw.general', 'nsw.foreign']);
    expect(rules('QLD', foreign)).toEqual(['qld.general', 'qld.specified-residents', 'qld.foreign']);
    expect(rules('NT', foreign)).toEqual(['nt.general']);
    expect(rules('NSW', { ...first, price: 800_000 })).toEqual(['nsw.first-home']);
    expect(rules('VIC', { ...first, price: 600_000 })).toEqual(['vic.first-home']);
    expect(rules('WA', { ...first, price: 600_000 })).toEqual(['wa.first-home']);
  });
});

describe('the formula of each line', () => {
  const formulas = (state: State, terms: Partial<TransferDutyInputs>) =>
    explainTransferDuty({ ...usual, ...terms, state })?.map(
      ({ formula, rule }) => `${formula} [${rule?.id.slice(5, -8) ?? ''}]`,
    );

  it.each([
    ['ACT', { price: 1_500_000.5 }, '$4.54 for each $100 of $1,500,000.50 [act.flat]'],
    ['NT', { price: 500_000 }, '0.06571441 × V² + 15 × V, V = $500,000 ÷ 1,000 = 500 [nt.general]'],
    ['NT', { price: 600_000 }, '$600,000 × 4.95% [nt.general]'],
    ['NSW', { price: 10 }, '$1.25 × 1 started $100 of $10, at least $20 [nsw.general]'],
    ['NSW', { price: 20_000 }, '$225 + $1.50 × 20 started $100 of $20,000 − $18,000 [nsw.general]'],
    ['TAS', { price: 2_000 }, '$50 [tas.general]'],
    ['QLD', { price: 20_000 }, '$1.50 × 150 started $100 of $20,000 − $5,000 [qld.general]'],
    ['ACT', { buyer: 'first' }, 'exempt [act.home-buyer]'],
    ['VIC', { price: 0 }, '$0 [vic.general]'],
  ] as const)('%s %j: %s', (state, terms, expected) => {
    expect(formulas(state, terms)?.[0]).toBe(expected);
  });

  it('says below which value the whole rebate of Queensland holds', () => {
    expect(formulas('QLD', { ...first, price: 650_000 })?.[1]).toBe('$17,350 below $710,000 [qld.first-home]');
  });

  it('has no rule on the sum and the missing surcharge', () => {
    expect(formulas('SA', {})?.slice(1)).toEqual(['none []', '$21,330 + $0 []']);
    expect(formulas('SA', { isForeign: true })?.[1]).toBe('$500,000 × 7% [sa.foreign]');
  });
});
