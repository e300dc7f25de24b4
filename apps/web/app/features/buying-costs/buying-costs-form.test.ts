import { type BuyingCostsForm, buyingCostsStart } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { isAsked, toolDefinition } from '#app/calculator/tool/tool-definition.ts';
import type { ToolDraft } from '#app/calculator/tool/tool-form.ts';
import { buyingCostsForm } from './buying-costs-form.ts';

const { definition, inputsOf, changed, linkOf } = toolDefinition(buyingCostsForm);
const { blank } = definition;
const askedIn = (changes: ToolDraft) =>
  buyingCostsForm.fields.filter((field) => isAsked(field, { ...blank, ...changes })).map(({ name }) => name);

describe('the buying costs form', () => {
  it('opens with the example, and gives it back through draft and link', () => {
    expect(inputsOf(blank)).toEqual(buyingCostsStart);
    expect(definition.readLink(linkOf(buyingCostsStart))).toEqual({ draft: blank, dropped: [] });
  });

  it('brings every input of another purchase back through a link', () => {
    const other: BuyingCostsForm = {
      state: 'QLD',
      buyer: 'first',
      property: 'new',
      solveFor: 'cash',
      price: 1,
      cash: 80_000.5,
      lvr: 97.5,
      insurance: 'upfront',
      mostWithInsurance: 98,
      scheme: 'singleParent',
      region: 'other',
      foreign: 'no',
      grants: 30_000,
      keep: 5_000,
      contractOn: '2027-06-30',
      legal: 0,
      inspections: 0,
      lender: 0,
      registration: 0,
    };
    const draft = definition.readLink(linkOf(other))?.draft;
    // The price is not asked for, so it is the example’s.
    expect(draft && inputsOf(draft)).toEqual({ ...other, price: buyingCostsStart.price, mostWithInsurance: 98 });
  });

  it('asks five things first, and folds the rest', () => {
    const first = buyingCostsForm.fields.filter((field) => !field.isFolded && isAsked(field, blank));
    expect(first.map(({ name }) => name)).toEqual(['state', 'buyer', 'property', 'solveFor', 'price']);
  });

  it.each([
    ['price', 'cash', {}],
    ['cash', 'price', { solveFor: 'cash' }],
    ['keep', 'price', { solveFor: 'cash' }],
    ['scheme', 'region', {}],
    ['region', 'insurance', { scheme: 'fiveDeposit' }],
    ['foreign', 'region', { scheme: 'fiveDeposit', state: 'ACT' }],
    ['insurance', 'mostWithInsurance', { lvr: '90%' }],
    ['mostWithInsurance', 'price', { solveFor: 'cash', lvr: '90' }],
    ['insurance', 'scheme', { lvr: '90', buyer: 'owner' }],
    ['foreign', 'scheme', { foreign: 'yes' }],
    ['registration', 'lender', { lvr: '0' }],
    ['lender', 'mostWithInsurance', { lvr: 'much' }],
  ])('asks for %s and not for %s with %j', (asked, notAsked, changes) => {
    expect(askedIn(changes)).toContain(asked);
    expect(askedIn(changes)).not.toContain(notAsked);
  });

  it('is not held up by what a field that is not asked holds', () => {
    const draft = { ...blank, cash: 'abc', keep: '', mostWithInsurance: '3' };
    expect(definition.errorsOf(draft)).toEqual({});
    expect(inputsOf(draft)).toEqual(buyingCostsStart);
    const scheme = { ...blank, buyer: 'investor', scheme: 'fiveDeposit', region: 'other' };
    expect(inputsOf(scheme)).toEqual({ ...buyingCostsStart, buyer: 'investor' });
  });

  it.each([
    ['price', '650k', 650_000],
    ['price', '1.2m', 1_200_000],
    ['price', '$650,000', 650_000],
    ['lvr', '87.5%', 87.5],
    ['lvr', '0', 0],
    ['grants', '0', 0],
    ['registration', '', null],
    ['registration', '0', 0],
  ])('reads %s as %j: %j', (name, text, value) => {
    expect(inputsOf({ ...blank, [name]: text })).toMatchObject({ [name]: value });
  });

  it.each([
    ['price', 'abc', 'Enter an amount, for example 85,000 or 85k'],
    ['price', '', 'Enter a price above $0'],
    ['price', '0', 'Enter a price above $0'],
    ['lvr', '', 'Enter a rate from 0 to 100'],
    ['lvr', '101', 'Enter a rate from 0 to 100'],
    [
      'lvr',
      '97',
      'Mortgage insurance ends at 95%. A higher loan needs it waived, or the single parent scheme to 98% and within its price cap',
    ],
    ['grants', '', 'Enter an amount, or 0'],
    ['legal', '-5', 'Cannot be negative'],
    ['contractOn', '2028-01-01', 'Enter a day from 1 July 2026 to 30 June 2027'],
  ])('says of %s as %j: %s', (name, text, message) => {
    expect(definition.errorsOf({ ...blank, [name]: text })).toEqual({ [name]: message });
  });

  it('takes the changes of a lever', () => {
    expect(inputsOf(changed(blank, { scheme: 'fiveDeposit', lvr: 95 }))).toMatchObject({
      scheme: 'fiveDeposit',
      lvr: 95,
    });
  });
});
