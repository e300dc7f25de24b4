import { fieldMessages, investmentPropertyStart } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { isAsked, toolDefinition } from '#app/calculator/tool/tool-definition.ts';
import { investmentPropertyForm } from './investment-property-form.ts';

const { definition, inputsOf, linkOf, changed } = toolDefinition(investmentPropertyForm);
const { blank } = definition;

describe('the form of an investment property', () => {
  it('opens with the example, as a draft and as a link', () => {
    expect(inputsOf(blank)).toEqual(investmentPropertyStart);
    expect(blank).toMatchObject({ price: '700,000', rate: '6.5', land: '', interestOnly: '0', years: '10' });
    expect(definition.readLink(linkOf(investmentPropertyStart))).toEqual({ draft: blank, dropped: [] });
  });

  it('has a field for every input, five of them first', () => {
    const { fields } = investmentPropertyForm;
    expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(investmentPropertyStart).sort());
    expect(fields.filter(({ isFolded }) => !isFolded).map(({ name }) => name)).toEqual([
      'state',
      'price',
      'rent',
      'income',
      'dwelling',
    ]);
  });

  it.each([
    ['650k', 650_000],
    ['1.2m', 1_200_000],
    ['$650,000', 650_000],
  ])('reads a price of %s as %d', (price, amount) => {
    expect(inputsOf({ ...blank, price })?.price).toBe(amount);
  });

  it.each([
    ['price', 'abc', fieldMessages.notAnAmount],
    ['price', '', 'Enter a price above $0'],
    ['price', '0', 'Enter a price above $0'],
    ['rent', '', 'Enter an amount, or 0'],
    ['loan', '96', 'Enter a loan from 0 to 95: mortgage insurance ends there'],
    ['vacant', '53', 'Enter weeks from 0 to 52'],
    ['rate', 'x', fieldMessages.notANumber],
    ['contractOn', '', 'Enter the day of the contract, from 1 July 2025 to 30 June 2031'],
    [
      'contractOn',
      '2026-05-12',
      'On that day 7:30 pm (AEST) decides: enter 11 May if it was signed before, 13 May if after',
    ],
    ['depreciation', '100000', 'Over the years held this is more than the price'],
  ])('says what is wrong with %s of “%s”', (field, text, message) => {
    expect(definition.errorsOf({ ...blank, [field]: text })).toEqual({ [field]: message });
  });

  it.each(['rent', 'income', 'loan', 'rate', 'costs', 'management', 'vacant', 'depreciation', 'land', 'growth'])(
    'takes 0 for %s',
    (field) => {
      expect(inputsOf({ ...blank, [field]: '0' })).toMatchObject({ [field]: 0 });
    },
  );

  it('leaves out what does not apply, and its text blocks nothing', () => {
    const asked = (draft: typeof blank) =>
      investmentPropertyForm.fields.filter((field) => isAsked(field, draft)).map(({ name }) => name);
    const unasked = { ...blank, loan: '0', state: 'NT', rate: 'abc', land: 'abc' };
    expect(asked(unasked)).not.toEqual(expect.arrayContaining(['rate']));
    expect(asked(unasked)).not.toContain('interestOnly');
    expect(asked(unasked)).not.toContain('land');
    expect(asked(blank)).toEqual(expect.arrayContaining(['rate', 'interestOnly', 'land']));
    expect(inputsOf(unasked)).toMatchObject({ loan: 0, land: null, rate: investmentPropertyStart.rate });
  });

  it('leaves out land value and buying costs where they are blank', () => {
    expect(inputsOf({ ...blank, land: '400k', buyingCosts: '30,000' })).toMatchObject({
      land: 400_000,
      buyingCosts: 30_000,
    });
    expect(inputsOf(blank)).toMatchObject({ land: null, buyingCosts: null });
  });

  it('takes a lever’s changes', () => {
    expect(inputsOf(changed(blank, { growth: 1.43, rent: 682 }))).toMatchObject({ growth: 1.43, rent: 682 });
  });
});
