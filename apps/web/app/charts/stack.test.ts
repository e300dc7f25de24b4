import { expect, it } from 'vitest';
import { stacked } from './stack.ts';

it('lays series on each other, above zero and below it, also where one changes its sign', () => {
  const [homes, cash, loans] = stacked([
    [100, 120, 0],
    [10, -5, null],
    [-60, -50, -40],
  ]);
  expect(homes).toEqual({
    above: { from: [0, 0, 0], to: [100, 120, 0] },
    below: { from: [0, 0, 0], to: [0, 0, 0] },
    outer: [100, 120, 0],
  });
  expect(cash).toMatchObject({ above: { from: [100, 120, 0], to: [110, 120, 0] }, outer: [110, -5, 0] });
  expect(loans).toMatchObject({ below: { from: [0, -5, 0], to: [-60, -55, -40] }, outer: [-60, -55, -40] });
});
