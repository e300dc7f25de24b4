import { allRules, states } from '@freehold/finance';
import { describe, expect, it } from 'vitest';
import { calculate, listAreas } from './calculate.ts';

const published = allRules.flatMap(({ id, checkedAgainst = [] }) =>
  checkedAgainst.map((figure) => ({ id, ...figure })),
);

describe('figures that offices publish', () => {
  it.each(published)('$id: $publishedBy gives $amount for $inputs', ({ area, inputs, figure, amount }) => {
    expect(calculate(area, inputs)).toMatchObject({ [figure]: amount });
  });

  it('stand beside duty rules of every place', () => {
    const places = published.filter(({ area }) => area === 'duty.transfer').map(({ inputs }) => inputs.state);
    expect(states.filter((state) => !places.includes(state))).toEqual([]);
  });
});

describe('the list of areas', () => {
  it('has the text of every rule once', () => {
    const { rules } = listAreas();
    expect(Object.keys(rules)).toHaveLength(allRules.length);
    expect(rules['duty.nsw.general.2026-27']).toMatchObject({ statute: 'Duties Act 1997 (NSW) ss 32(1), 32A' });
  });

  it.each(listAreas().areas)('$area refuses an unknown name and computes its example', ({ area, example }) => {
    expect(() => calculate(area, { ...example, noSuchName: 1 })).toThrow(
      'noSuchName is unknown; the area has no such input',
    );
    expect(calculate(area, example)).toBeTypeOf('object');
  });
});
