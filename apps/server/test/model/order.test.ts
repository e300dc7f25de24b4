import { expect, it } from 'vitest';
import { hasOrder } from './order.ts';
import { type Operation, step } from './record-model.ts';

const edit = (occupation: string, version: number | null): Operation => {
  return { kind: 'edit', who: 0, by: 'self', occupation, version };
};
const { world } = step({}, { kind: 'register', who: 0 });
const shown = (occupation: string, version: number) => ({ occupation, assets: [], version });

it('calls that overlap have an order when one of them could have been first', () => {
  const nurse = { operation: edit('Nurse', null), answer: shown('Nurse', 3), begun: 1, ended: 4 };
  const baker = { operation: edit('Baker', null), answer: shown('Baker', 2), begun: 2, ended: 3 };
  expect(hasOrder([nurse, baker], world)).toBe(true);
});

it('a lost write, two winners of one version, and an answer from before its call have none', () => {
  const nurse = { operation: edit('Nurse', 1), answer: shown('Nurse', 2), begun: 1, ended: 4 };
  const baker = { operation: edit('Baker', 1), answer: shown('Baker', 2), begun: 2, ended: 3 };
  expect(hasOrder([nurse, baker], world)).toBe(false);
  const look = { operation: { kind: 'details', who: 0, by: 'self' }, begun: 5, ended: 6 } as const;
  expect(hasOrder([nurse, { ...look, answer: shown('Nurse', 2) }], world)).toBe(true);
  expect(hasOrder([nurse, { ...look, answer: shown('', 1) }], world)).toBe(false);
});
