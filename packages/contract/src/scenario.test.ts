import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { borrowingScenario, decodeScenario, encodeScenario } from './scenario.ts';

const amounts = fc.double({ min: 1, max: 1e12, noNaN: true });

describe('a scenario in a link', () => {
  it('comes back as it was, whatever the inputs', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.integer({ min: 0, max: 20 }), (grossIncome, existingLoans, dependants) => {
        const scenario = borrowingScenario({
          grossIncome,
          maritalStatus: 'married',
          partnerIncome: 5,
          dependants,
          existingLoans,
        });
        const encoded = encodeScenario(scenario);
        expect(encoded).toMatch(/^[\w-]+$/);
        expect(decodeScenario(encoded)).toEqual(scenario);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['text that is not base64', '%%%'],
    ['base64 of something else', btoa('hello')],
    ['an unknown version', btoa('{"v":2,"kind":"borrowing","inputs":{}}')],
    ['inputs the form would refuse', btoa('{"v":1,"kind":"borrowing","inputs":{"grossIncome":-1}}')],
    ['contact data smuggled in', btoa('{"v":1,"kind":"borrowing","email":"a@b.c","inputs":{}}')],
    ['more than a link holds', 'A'.repeat(5_000)],
  ])('is refused for %s', (_case, encoded) => {
    expect(decodeScenario(encoded)).toBeNull();
  });

  it('is refused for any text that is not one, without throwing', () => {
    fc.assert(fc.property(fc.string(), (text) => decodeScenario(text) === null));
  });
});
