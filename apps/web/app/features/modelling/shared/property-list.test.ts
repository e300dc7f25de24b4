import { describe, expect, it } from 'vitest';
import { checkedInputs } from './checked-inputs.ts';
import { type ProjectionDraft, startingDraft } from './draft.ts';
import { linkFieldName } from './field-labels.ts';
import { panelCalculation } from './panel-calculation.ts';
import { withChange, withNewProperty, withoutProperty } from './property-list.ts';

const { properties } = startingDraft.portfolio;

describe('the list of properties', () => {
  it('[PFPROJ-02] [PFPROJ-20] grows by a property of default values with an id of its own', () => {
    const three = withNewProperty(withNewProperty(properties));
    expect(three.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3']);
    expect(three[2]).toEqual({
      id: 'p3',
      propertyValue: '500,000',
      growthRate: 'medium',
      acquired: '',
      owed: '',
      ...{ rentPct: '', ratePct: '', yearsLeft: '', interestOnlyYears: '' },
    });
    expect(withNewProperty(withoutProperty(three, 1)).map(({ id }) => id)).toEqual(['p1', 'p3', 'p4']);
  });

  it('[PFPROJ-04] changes one field of one property', () => {
    const [first, second] = withNewProperty(properties);
    expect(withChange(withNewProperty(properties), 1, { propertyValue: '650k' })).toEqual([
      first,
      { ...second, propertyValue: '650k' },
    ]);
  });

  it('[PFPROJ-05] keeps its last property', () => {
    expect(withoutProperty(properties, 0)).toEqual(properties);
    expect(withoutProperty(withNewProperty(properties), 0).map(({ id }) => id)).toEqual(['p2']);
  });

  it('holds at most twenty', () => {
    let list = properties;
    for (let count = 0; count < 30; count += 1) list = withNewProperty(list);
    expect(list).toHaveLength(20);
  });
});

describe('the panel’s figures', () => {
  const typed = (change: Partial<ProjectionDraft>) =>
    checkedInputs({ ...startingDraft, portfolio: { ...startingDraft.portfolio, ...change } });

  it('[FIRST-06] [PFPROJ-08] are of what is typed, and none while something in it is wrong', () => {
    expect(panelCalculation(typed({ interestRate: '6' }))?.portfolio.interestRate).toBe(6);
    expect(panelCalculation(typed({ interestRate: '6.25' }))?.portfolio.interestRate).toBe(6.25);
    expect(panelCalculation(typed({ interestRate: 'six' }))).toBeNull();
  });
});

describe('a field of a damaged link', () => {
  it('is named as on the screen, with its tool', () => {
    expect(linkFieldName('equity.interestRate')).toBe('Interest rate (first property)');
    expect(linkFieldName('simulator.properties')).toBe('Properties (growth simulator)');
    expect(linkFieldName('unknown')).toBe('');
  });
});
