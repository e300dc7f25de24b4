import { describe, expect, it } from 'vitest';
import { type ModellingDraft, type PropertyDraft, startingDraft } from './draft.ts';
import { equityFromModel, gearingFromModel, replacedBy } from './from-model.ts';

const [example] = startingDraft.portfolio.properties;

function withModel(
  change: Partial<ModellingDraft['portfolio']>,
  ...properties: readonly Partial<PropertyDraft>[]
): ModellingDraft {
  if (example === undefined) throw new Error('The example has a property');
  const typed = properties.length === 0 ? [example] : properties.map((property) => ({ ...example, ...property }));
  return { ...startingDraft, portfolio: { ...startingDraft.portfolio, properties: typed, ...change } };
}

it('the example gives nothing, and no tool its own figures again', () => {
  expect(equityFromModel(startingDraft)).toBeNull();
  expect(gearingFromModel(startingDraft)).toBeNull();
  const draft = withModel({ interestRate: '6.2' }, { propertyValue: '850k' });
  for (const part of ['equity', 'gearing'] as const) {
    const offer = part === 'equity' ? equityFromModel(draft) : gearingFromModel(draft);
    const taken = { ...draft, [part]: { ...draft[part], ...offer?.change } };
    expect(part === 'equity' ? equityFromModel(taken) : gearingFromModel(taken)).toBeNull();
  }
});

describe('the equity projection takes', () => {
  it('price, growth and rate of the first purchase as typed, not of a property owned already', () => {
    const draft = withModel(
      { interestRate: '6.2%' },
      { propertyValue: '700,000', owed: '300,000' },
      { propertyValue: '850k', growthRate: 'high' },
    );
    expect(equityFromModel(draft)).toEqual({
      change: { propertyValue: '850k', growthRate: 'high', interestRate: '6.2%' },
      figures: '$850,000, high growth, 6.2% interest',
    });
  });

  it('nothing from what cannot be read, or where nothing is bought', () => {
    expect(equityFromModel(withModel({}, { propertyValue: 'six' }))).toBeNull();
    expect(equityFromModel(withModel({ interestRate: '' }, { propertyValue: '850k' }))).toBeNull();
    expect(equityFromModel(withModel({}, { propertyValue: '850k', owed: '1' }))).toBeNull();
  });
});

describe('negative gearing takes', () => {
  it('of a purchase the price and its costs less the deposit as borrowed, at the model’s rate', () => {
    // 100 − 17.5 + 5.
    const draft = withModel(
      { interestRate: '6.2', deposit: '17.5', costs: '5' },
      { propertyValue: '850k', rentPct: '4.1' },
    );
    expect(gearingFromModel(draft)).toEqual({
      change: { propertyPrice: '850k', loan: '87.5', interest: '6.2', rent: '4.1' },
      figures: '$850,000, 87.5% of it borrowed at 6.2%, rent 4.1% of the price',
    });
  });

  it('of a property owned what is owed, at its own rate, and no rent where none is typed', () => {
    // 410,000 ÷ 720,000 = 56.944 %.
    const owned = { propertyValue: '720,000', owed: '410,000', ratePct: '5.85', rentPct: '' };
    expect(gearingFromModel(withModel({ interestRate: '6.2' }, owned))).toEqual({
      change: { propertyPrice: '720,000', loan: '56.94', interest: '5.85' },
      figures: '$720,000, 56.94% of it borrowed at 5.85%',
    });
  });

  it('nothing from what cannot be read, or from a loan above the price', () => {
    expect(gearingFromModel(withModel({ deposit: '2', costs: '5' }, { propertyValue: '850k' }))).toBeNull();
    expect(gearingFromModel(withModel({ costs: 'some' }, { propertyValue: '850k' }))).toBeNull();
    expect(gearingFromModel(withModel({}, { propertyValue: '0' }))).toBeNull();
    expect(gearingFromModel(withModel({}, { propertyValue: '850k', owed: 'lots' }))).toBeNull();
  });
});

it('taking over replaces the values of the fields taken, and no others', () => {
  const draft = withModel({ interestRate: '6.2' }, { propertyValue: '850k' });
  const offer = equityFromModel(draft);
  const { propertyValue, growthRate, interestRate } = startingDraft.equity;
  expect(offer && replacedBy(offer, draft.equity)).toEqual({ propertyValue, growthRate, interestRate });
});
