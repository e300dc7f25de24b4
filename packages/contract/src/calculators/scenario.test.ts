import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { borrowingScenario, decodeScenario, encodeScenario, mortgageDefaults, type Scenario } from './scenario.ts';

const amounts = fc.double({ min: 1, max: 1e12, noNaN: true });
const family = {
  grossIncome: 120_000,
  maritalStatus: 'married',
  partnerIncome: 5,
  dependants: 2,
  existingLoans: 15_000,
} as const;
const loan: Scenario = { v: 1, kind: 'mortgage', inputs: { ...mortgageDefaults, priceRise: 2.5 } };

/** A link as somebody could have written it by hand. */
const handMade = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');

describe('a scenario in a link', () => {
  it('comes back as it was, whatever the inputs', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.integer({ min: 0, max: 20 }), (grossIncome, existingLoans, dependants) => {
        const scenario = borrowingScenario({ ...family, grossIncome, dependants, existingLoans });
        const encoded = encodeScenario(scenario);
        expect(encoded).toMatch(/^[\w-]+$/);
        expect(decodeScenario(encoded)).toEqual({ scenario, dropped: [] });
      }),
    );
  });

  it('comes back for a mortgage too', () => {
    expect(decodeScenario(encodeScenario(loan))).toEqual({ scenario: loan, dropped: [] });
  });

  it('keeps what is valid, and names what is not', () => {
    const inputs = { ...loan.inputs, interestRate: 99, loanTerm: 30, loanAmount: 750_000 };
    expect(decodeScenario(handMade({ ...loan, inputs }))).toEqual({
      // Unreadable fields fall back to the calculator's defaults.
      scenario: { ...loan, inputs: { ...loan.inputs, loanAmount: 750_000, interestRate: 6.3 } },
      dropped: ['interestRate', 'loanTerm'],
    });
  });

  it('names a field that is missing, and leaves open what a form starts without', () => {
    const decoded = decodeScenario(handMade({ v: 1, kind: 'borrowing', inputs: { dependants: 3, existingLoans: -1 } }));
    expect(decoded?.scenario.inputs).toEqual({
      grossIncome: null,
      maritalStatus: null,
      dependants: 3,
      existingLoans: 0,
    });
    expect(decoded?.dropped).toEqual(['grossIncome', 'maritalStatus', 'existingLoans']);
  });

  it('ignores fields that its kind does not have, such as contact data', () => {
    const smuggled = { ...borrowingScenario(family), email: 'a@b.c', inputs: { ...family, phone: '0400 000 000' } };
    expect(decodeScenario(handMade(smuggled))).toEqual({ scenario: borrowingScenario(family), dropped: [] });
  });

  it.each([
    ['nothing', ''],
    ['text that is not base64', '%%%'],
    ['base64 of something else', btoa('hello')],
    ['an unknown version', btoa('{"v":2,"kind":"borrowing","inputs":{}}')],
    ['an unknown kind', btoa('{"v":1,"kind":"lottery","inputs":{}}')],
    ['not one valid field', btoa('{"v":1,"kind":"borrowing","inputs":{"grossIncome":-1}}')],
    ['no field at all', btoa('{"v":1,"kind":"mortgage","inputs":{}}')],
    ['inputs that are a list', btoa('{"v":1,"kind":"mortgage","inputs":[1]}')],
    ['more than a link holds', 'A'.repeat(9_000)],
  ])('is refused for %s', (_case, encoded) => {
    expect(decodeScenario(encoded)).toBeNull();
  });

  it('is refused for any text that is not one, without throwing', () => {
    fc.assert(fc.property(fc.string(), (text) => decodeScenario(text) === null));
  });
});
