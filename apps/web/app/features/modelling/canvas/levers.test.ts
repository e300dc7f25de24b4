import { modellingDefaults } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { projectionView } from '../shared/projection-view.ts';
import { rangeText } from './canvas-texts.ts';
import { leversOf, type Model } from './levers.ts';

const { portfolio, outlook } = modellingDefaults;
const start: Model = { portfolio, outlook, probability: { fitted: 1 } };

function leversFrom(model: Model) {
  const levers = leversOf(model, projectionView('Panel', model.portfolio, model.outlook));
  return Object.fromEntries(levers.map((lever) => [lever.id, lever]));
}

describe('the levers beside a model', () => {
  it('put 30% of the price down, where a property is still to be bought', () => {
    const { deposit } = leversFrom(start);
    // 500,000 × 95 % and × 75 %.
    expect(deposit).toMatchObject({ sentence: 'Put 30% down', changed: { portfolio: { deposit: 30 } } });
    expect(deposit?.effect).toEqual({ label: 'Debt at the start', before: '$475,000', after: '$375,000' });
    const owned = { propertyValue: 900_000, growthRate: 'medium', acquired: 0, owed: 480_000 } as const;
    expect(leversFrom({ ...start, portfolio: { ...portfolio, properties: [owned] } }).deposit).toBeUndefined();
  });

  it('raise the rate by a point and say the interest of the first year', () => {
    const { rate } = leversFrom(start);
    // 475,000 × 5.5 % and × 6.5 %.
    expect(rate?.effect).toEqual({ label: 'Interest in the first year', before: '$26,125', after: '$30,875' });
    expect(rate?.changed).toEqual({ ...start, portfolio: { ...portfolio, interestRate: 6.5 } });
  });

  it('buy each property a year after the year found, and leave what is owned', () => {
    const owned = { propertyValue: 900_000, growthRate: 'medium', acquired: 0, owed: 480_000 } as const;
    const next = { propertyValue: 500_000, growthRate: 'medium', acquired: 4 } as const;
    const { later } = leversFrom({ ...start, portfolio: { ...portfolio, properties: [owned, next] } });
    expect(later?.changed.portfolio.properties).toEqual([owned, { ...next, acquired: 5 }]);
    // 900,000 × 1.05^30 − 480,000 + 500,000 × 1.05^26 (then ^25) − 525,000.
    expect(later?.effect).toMatchObject({ before: '$4,662,584', after: '$4,577,926' });
    expect(leversFrom({ ...start, portfolio: { ...portfolio, properties: [owned] } }).later).toBeUndefined();
  });

  it('take a point from growth, and add one to inflation', () => {
    const { growth, inflation } = leversFrom(start);
    // 500,000 × 1.04^30 − 475,000.
    expect(growth?.effect).toMatchObject({ before: '$1,685,971', after: '$1,146,699' });
    expect(growth?.changed.outlook).toMatchObject({ lowGrowth: 2, mediumGrowth: 4, highGrowth: 6 });
    // 1,685,971.19 ÷ 1.025^30 and ÷ 1.035^30.
    expect(inflation?.effect).toMatchObject({ before: '$803,774', after: '$600,675' });
  });

  it('hold rents or own money at nothing more, which only the futures show', () => {
    const { rents, 'own-money': money } = leversFrom(start);
    expect(rents).toMatchObject({ effect: null, changed: { probability: { fitted: 1, rentGrowthPct: 0 } } });
    expect(money).toMatchObject({ effect: null, changed: { probability: { fitted: 1, yearlyCash: 0 } } });
  });

  it('are left out where they are at their end', () => {
    const model: Model = {
      portfolio: { ...portfolio, interestRate: 19.5, deposit: 30 },
      outlook: { ...outlook, lowGrowth: -9.5, priceRise: 20 },
      probability: { yearlyCash: 0, rentGrowthPct: 0 },
    };
    expect(Object.keys(leversFrom(model))).toEqual(['later']);
  });
});

it('says equity at low and at high growth', () => {
  // 500,000 × 1.03^30 and × 1.07^30, less 475,000; ÷ 1.025^30.
  expect(rangeText(projectionView('Panel', portfolio, outlook))).toBe(
    'With every property at low growth, equity after 30 years is $738,631 ($352,137 in today’s dollars); at high growth $3,331,128 ($1,588,091 in today’s dollars).',
  );
});
