import { purchaseTimings } from '@freehold/finance';
import { expect, it } from 'vitest';
import { answersOf, purchaseChoices, purchaseOf } from './purchase-choice.ts';

const open = { dwelling: '', contractDate: '', contractTime: '' } as const;

it('[GEAR-32] offers each purchase the engine tells apart, once, with the moment of the cut-off', () => {
  const choices = purchaseChoices();
  expect(new Set(choices.map(({ value }) => value))).toEqual(new Set(purchaseTimings));
  const texts = choices.slice(1).map(({ text }) => text);
  for (const text of texts) expect(text).toContain('7:30 pm AEST on 12 May 2026');
});

it.each([
  ['', '2026-01-01', '', ''],
  ['established', '', '', ''],
  ['established', '2026-05-12', '', ''],
  ['established', '2026-05-11', '', 'established-before-cutoff'],
  ['established', '2026-05-12', 'before', 'established-before-cutoff'],
  ['established', '2026-05-12', 'after', 'established-after-cutoff'],
  ['established', '2026-05-13', '', 'established-after-cutoff'],
  ['new', '', '', 'new-build'],
] as const)('[GEAR-33] reads “%s”, %s %s as the purchase “%s”', (dwelling, contractDate, contractTime, purchase) => {
  expect(purchaseOf({ dwelling, contractDate, contractTime })).toBe(purchase);
});

it('[GEAR-33] answers so that the same purchase is read back, whatever was typed before', () => {
  const typed = ['', '2020-02-03', '2026-05-12', '2026-08-03'];
  for (const purchase of purchaseTimings) {
    for (const contractDate of typed) {
      const before = { ...open, contractDate };
      expect(purchaseOf({ ...before, ...answersOf(purchase, before) })).toBe(purchase);
    }
  }
});

it('[GEAR-33] keeps a typed day that lies on the chosen side', () => {
  const typed = { ...open, contractDate: '2026-08-03' };
  expect(answersOf('established-after-cutoff', typed)).toEqual({ dwelling: 'established' });
  expect(answersOf('established-before-cutoff', typed)).toEqual({
    dwelling: 'established',
    contractDate: '2026-05-12',
    contractTime: 'before',
  });
});
