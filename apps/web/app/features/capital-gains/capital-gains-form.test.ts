import { capitalGainsStart, encodeLink } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { isAsked, toolDefinition } from '#app/calculator/tool/tool-definition.ts';
import { capitalGainsForm } from './capital-gains-form.ts';

const { definition, inputsOf, linkOf } = toolDefinition(capitalGainsForm);
const { blank } = definition;
const asked = (draft: typeof blank) =>
  capitalGainsForm.fields.filter((field) => isAsked(field, draft)).map(({ name }) => name);

describe('the form of capital gains tax', () => {
  it('opens with the example, as a draft and as a link', () => {
    expect(inputsOf(blank)).toEqual(capitalGainsStart);
    expect(blank).toMatchObject({ soldFor: '1,000,000', losses: '0', home: 'never', homeTo: '' });
    expect(definition.readLink(linkOf(capitalGainsStart))).toEqual({ draft: blank, dropped: [] });
  });

  it('has a field for every input, five of them in sight', () => {
    const { fields } = capitalGainsForm;
    expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(capitalGainsStart).sort());
    const first = fields.filter(({ isFolded, group }) => !isFolded && group === undefined);
    expect(first.map(({ name }) => name)).toEqual(['boughtOn', 'boughtFor', 'soldOn', 'soldFor', 'income']);
  });

  it('reads a link of before it asked for losses and the home whole', () => {
    const { losses, home, homeFrom, homeTo, homeValue, otherHome, ...older } = capitalGainsStart;
    const encoded = encodeLink({ v: 1, kind: 'capital-gains', inputs: { ...older, income: 99_000 } });
    expect(definition.readLink(encoded)).toEqual({ draft: { ...blank, income: '99,000' }, dropped: [] });
  });

  it('brings losses and a home back from a link', () => {
    const draft = { ...blank, losses: '12.5k', home: 'first', homeTo: '2022-06-30', homeValue: '720k' };
    const inputs = inputsOf(draft);
    expect(inputs).toMatchObject({ losses: 12_500, home: 'first', homeTo: '2022-06-30', homeValue: 720_000 });
    expect(inputs && definition.readLink(linkOf(inputs))?.draft).toMatchObject({ home: 'first', losses: '12,500' });
  });

  it.each([
    ['never', []],
    ['whole', []],
    ['first', ['homeTo', 'otherHome', 'homeValue']],
    ['later', ['homeFrom']],
    ['between', ['homeFrom', 'homeTo', 'otherHome']],
  ])('asks of a home %s only what decides it', (home, names) => {
    const homeNames = ['homeFrom', 'homeTo', 'otherHome', 'homeValue'];
    expect(asked({ ...blank, home }).filter((name) => homeNames.includes(name))).toEqual(names);
  });

  it.each([
    ['first', { homeTo: '' }, 'homeTo', 'Enter the last day you lived there'],
    ['first', { homeTo: '2019-03-01' }, 'homeTo', 'Enter a day after you bought it'],
    [
      'first',
      { homeTo: '2029-03-01' },
      'homeTo',
      'Not before the sale: if it was your home to the end, choose that above',
    ],
    ['first', { homeTo: '2022-06-30', homeValue: 'much' }, 'homeValue', 'Enter an amount, for example 85,000 or 85k'],
    ['first', { homeTo: '2022-06-30', homeValue: '0' }, 'homeValue', 'Enter a price above $0'],
    ['later', { homeFrom: '' }, 'homeFrom', 'Enter the day you moved in'],
    [
      'later',
      { homeFrom: '2019-03-01' },
      'homeFrom',
      'Not after you bought it: if it was your home from the start, choose that above',
    ],
    ['later', { homeFrom: '2029-03-01' }, 'homeFrom', 'Enter a day before the sale'],
    ['between', { homeFrom: '2022-01-01', homeTo: '2021-12-31' }, 'homeTo', 'You moved out before you moved in'],
  ])('says of a home %s with %j what is wrong', (home, days, field, message) => {
    const draft = { ...blank, home, ...days };
    expect(definition.errorsOf(draft)).toEqual({ [field]: message });
    expect(inputsOf(draft)).toBeNull();
  });

  it.each([
    ['much', 'Enter an amount, for example 85,000 or 85k'],
    ['-5', 'Cannot be negative'],
    ['2bn', 'Enter an amount, for example 85,000 or 85k'],
  ])('says of losses of %s: %s', (losses, message) => {
    expect(definition.errorsOf({ ...blank, losses })).toEqual({ losses: message });
  });

  it('lets what is not asked block nothing', () => {
    const unasked = { ...blank, home: 'whole', homeFrom: '1999-01-01', homeTo: '2044-01-01', homeValue: 'abc' };
    expect(inputsOf(unasked)).toEqual({ ...capitalGainsStart, home: 'whole' });
  });
});
