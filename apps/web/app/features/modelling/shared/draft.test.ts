import { modellingDefaults, modellingStart } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { checkedInputs, scenarioOf } from './checked-inputs.ts';
import {
  contractMoment,
  contractTyped,
  type EquityDraft,
  type GearingDraft,
  parseDraft,
  startingDraft,
  toDraft,
} from './draft.ts';

const withEquity = (change: Partial<EquityDraft>) =>
  checkedInputs({ ...startingDraft, equity: { ...startingDraft.equity, ...change } });
const withGearing = (change: Partial<GearingDraft>) =>
  checkedInputs({ ...startingDraft, gearing: { ...startingDraft.gearing, ...change } });

describe('what is typed on the dashboard', () => {
  it('stands for the scenario it shows', () => {
    expect(scenarioOf(checkedInputs(startingDraft))).toEqual(modellingStart);
    const scenario = {
      ...modellingDefaults,
      gearing: { ...modellingDefaults.gearing, dwelling: 'established', contractDate: '2026-05-12T19:30' } as const,
      portfolio: {
        ...modellingDefaults.portfolio,
        properties: [{ propertyValue: 1_234.56, growthRate: 'low', acquired: 0 } as const],
      },
    };
    expect(scenarioOf(checkedInputs(toDraft(scenario)))).toEqual(scenario);
  });

  it.each([
    ['600,000', 600_000],
    ['$650,000', 650_000],
    ['650k', 650_000],
    ['1.2m', 1_200_000],
  ])('[VALID-56] takes the amount %s', (propertyValue, expected) => {
    expect(withEquity({ propertyValue }).equity.inputs?.propertyValue).toBe(expected);
  });

  it.each(['1e5', '', 'abc', '0x10', '60,00'])('[VALID-56] refuses the amount “%s” with a message', (propertyValue) => {
    const { equity, gearing } = withEquity({ propertyValue });
    expect(equity.inputs).toBeNull();
    expect(equity.errors).toEqual({ 'equity.propertyValue': 'Enter an amount, for example 85,000 or 85k' });
    expect(gearing.inputs).not.toBeNull();
  });

  it.each([
    ['5.5', 5.5],
    ['5.5%', 5.5],
    ['0', 0],
    ['20', 20],
  ])('[EQUITY-02] takes the rate %s', (interestRate, expected) => {
    expect(withEquity({ interestRate }).equity.inputs?.interestRate).toBe(expected);
  });

  it.each(['20.1', '-1', '5.55', '1e1', ''])('[EQUITY-02] [VALID-17] refuses the rate “%s”', (interestRate) => {
    expect(withEquity({ interestRate }).equity.errors['equity.interestRate']).toMatch(/rate/);
  });

  it('[PFPROJ-39] names the property whose value is below 1', () => {
    const { portfolio } = startingDraft;
    const [first] = portfolio.properties;
    if (first === undefined) throw new Error('no property');
    const properties = [first, { ...first, id: 'p2', propertyValue: '0' }];
    const { errors } = checkedInputs({ ...startingDraft, portfolio: { ...portfolio, properties } }).portfolio;
    expect(errors).toEqual({ 'portfolio.properties.1.propertyValue': 'Enter a property value of at least $1' });
  });

  it('[VALID-55] takes a negative taxable income', () => {
    expect(withGearing({ currentTaxableIncome: '-20,000' }).gearing.inputs?.currentTaxableIncome).toBe(-20_000);
  });

  it('comes back from the browser’s storage, and nothing else does', () => {
    expect(parseDraft(JSON.parse(JSON.stringify(startingDraft)))).toEqual(startingDraft);
    for (const value of [null, 1, {}, { ...startingDraft, email: 'a@b.c' }, { ...startingDraft, equity: {} }]) {
      expect(parseDraft(value)).toBeNull();
    }
  });
});

describe('the date of a contract', () => {
  it.each([
    ['', '', null],
    ['2026-08-01', '', '2026-08-01'],
    ['2026-05-12', '', '2026-05-12'],
    ['2026-05-12', 'before', '2026-05-12T00:00'],
    ['2026-05-12', 'after', '2026-05-12T19:30'],
    ['2026-05-13', 'before', '2026-05-13'],
  ] as const)('[GEAR-33] %s, %s is %s', (contractDate, contractTime, expected) => {
    expect(contractMoment({ contractDate, contractTime })).toBe(expected);
  });

  it('is shown as it was answered', () => {
    expect(contractTyped('2026-05-12T19:29')).toEqual({ contractDate: '2026-05-12', contractTime: 'before' });
    expect(contractTyped('2026-05-12T19:30')).toEqual({ contractDate: '2026-05-12', contractTime: 'after' });
    expect(contractTyped('2027-01-01T10:00')).toEqual({ contractDate: '2027-01-01', contractTime: '' });
    expect(contractTyped(null)).toEqual({ contractDate: '', contractTime: '' });
  });
});
