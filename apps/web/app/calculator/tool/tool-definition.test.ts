import { encodeLink } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toolDefinition } from './tool-definition.ts';
import type { ToolForm } from './tool-form.ts';

const schema = z
  .strictObject({
    place: z.enum(['here', 'there'], 'Choose a place'),
    price: z.number('Enter a price').check(z.minimum(1, 'Enter a price')),
    extra: z.nullable(z.number('Enter a number').check(z.minimum(0, 'Cannot be negative'))),
    rate: z.number('Enter a rate').check(z.maximum(10, 'Enter a rate up to 10')),
    later: z._default(z.number('Enter a number'), 0),
  })
  .check(z.refine(({ price, extra }) => (extra ?? 0) <= price, { path: ['extra'], error: 'More than the price' }));
type Inputs = z.infer<typeof schema>;
const start: Inputs = { place: 'here', price: 1_500_000, extra: null, rate: 6.125, later: 0 };

const form: ToolForm<Inputs> = {
  tool: 'land-tax',
  title: 'Test',
  submitLabel: 'Show',
  waiting: 'Enter a price',
  linkHolds: 'the price',
  schema,
  start,
  calculationOf: () => {
    throw new Error('not asked here');
  },
  fields: [
    { kind: 'choice', name: 'place', label: 'Place', help: '', choices: [{ value: 'here', label: 'Here' }] },
    { kind: 'money', name: 'price', label: 'Price', help: '' },
    {
      kind: 'money',
      name: 'extra',
      label: 'Extra',
      help: '',
      isOptional: true,
      isShown: ({ place }) => place === 'here',
    },
    { kind: 'percent', name: 'rate', label: 'Rate', help: '', isFolded: true },
    { kind: 'money', name: 'later', label: 'Later', help: '', isFolded: true },
  ],
  loadEngine: async () => {
    throw new Error('not asked here');
  },
};
const { definition, inputsOf, changed, kindOf, linkOf } = toolDefinition(form);
const { blank } = definition;

describe('what is said of whose figures they are', () => {
  it('is an example, then an estimate from the figures of the person who changed one', () => {
    expect(kindOf(blank)).toBe('An example: put in your own figures');
    expect(kindOf({ ...blank, rate: '5' })).toBe('An estimate from your figures');
  });

  it('names the fields that are still the example’s until one of them is changed', () => {
    const named = toolDefinition({ ...form, example: { fields: ['price'], words: 'The price is an example' } });
    expect(named.kindOf(blank)).toBe('An example: put in your own figures');
    expect(named.kindOf({ ...blank, rate: '5' })).toBe('The price is an example');
    expect(named.kindOf({ ...blank, rate: '5', price: '900000' })).toBe('An estimate from your figures');
  });
});

describe('the draft of a tool', () => {
  it('has the example as people type it, and gives its inputs back', () => {
    expect(blank).toEqual({ place: 'here', price: '1,500,000', extra: '', rate: '6.125', later: '0' });
    expect(inputsOf(blank)).toEqual(start);
  });

  it.each([
    ['650k', 650_000],
    ['1.2m', 1_200_000],
    [' $650,000 ', 650_000],
  ])('reads %j as %d', (price, amount) => {
    expect(inputsOf({ ...blank, price })).toMatchObject({ price: amount });
  });

  it.each([
    ['price', 'much', 'Enter an amount, for example 85,000 or 85k'],
    ['price', '', 'Enter a price'],
    ['price', '0', 'Enter a price'],
    ['extra', '-1', 'Cannot be negative'],
    ['extra', '2m', 'More than the price'],
    ['rate', '11', 'Enter a rate up to 10'],
    ['place', 'elsewhere', 'Choose a place'],
  ])('says of %s as %j: %s', (field, text, message) => {
    const draft = { ...blank, [field]: text };
    expect(definition.errorsOf(draft)).toEqual({ [field]: message });
    expect(inputsOf(draft)).toBeNull();
  });

  it('gives a field that is not asked its first value, whatever it holds', () => {
    const draft = { ...blank, place: 'there', extra: 'much' };
    expect(definition.errorsOf(draft)).toEqual({});
    expect(inputsOf(draft)).toEqual({ ...start, place: 'there' });
  });

  it('takes a lever’s changes as text', () => {
    expect(changed({ ...blank, rate: '5' }, { price: 900_000, extra: null })).toEqual({
      ...blank,
      price: '900,000',
      rate: '5',
    });
  });

  it.each([null, 'text', { place: 'here' }, { ...blank, price: 5 }])('is not %j', (value) => {
    expect(definition.parseDraft(value)).toBeNull();
  });
});

describe('a link of a tool', () => {
  const linked = (inputs: object) => definition.readLink(encodeLink({ v: 1, kind: 'land-tax', inputs }));

  it('brings every input back', () => {
    const inputs: Inputs = { place: 'there', price: 650_000.5, extra: 20, rate: 0, later: 7 };
    expect(definition.readLink(linkOf(inputs))).toEqual({
      draft: { place: 'there', price: '650,000.5', extra: '20', rate: '0', later: '7' },
      dropped: [],
    });
  });

  it.each([
    ['a wrong field', { ...start, rate: 99 }, ['rate']],
    ['a missing field', { place: 'here', price: 5, extra: null }, ['rate']],
    ['text in place of an amount', { ...start, price: '5' }, ['price']],
    ['fields that do not go together', { ...start, price: 5, extra: 6 }, ['extra']],
    [
      'a wrong field beside a pair that fits the example alone',
      { ...start, price: 'x', extra: 2_000_000 },
      ['price', 'extra'],
    ],
  ])('with %s restores the others and names it', (_, inputs, dropped) => {
    const read = linked(inputs);
    expect(read?.dropped).toEqual(dropped);
    expect(read?.draft && inputsOf(read.draft)).not.toBeNull();
  });

  it('from before there was a field that has a value of its own is whole', () => {
    const { later: _, ...older } = start;
    expect(linked(older)).toEqual({ draft: blank, dropped: [] });
  });

  it('of another tool is told apart, a damaged one and one without a valid field are not read', () => {
    expect(definition.readLink(encodeLink({ v: 1, kind: 'mortgage', inputs: start }))).toEqual({
      draft: null,
      dropped: [],
    });
    expect(definition.readLink('e30')).toBeNull();
    expect(definition.readLink('%%')).toBeNull();
    expect(linked({})).toBeNull();
  });
});
