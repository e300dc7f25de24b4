import { describe, expect, it } from 'vitest';
import { BadInputError } from './area-errors.ts';
import { Inputs } from './inputs.ts';

describe('Inputs', () => {
  const inputs = new Inputs({
    price: 5,
    term: '30',
    name: 'Ann',
    isHome: false,
    nothing: null,
    flows: [1, 2],
    dates: ['2026-11-21'],
    profile: { income: 'much' },
    assets: [{ value: 1 }, 7],
    fy: '2026-27',
  });

  it.each([[null], [undefined], [[]], ['text'], [7]])('refuses %j in place of an object', (value) => {
    expect(() => new Inputs(value)).toThrow(BadInputError);
  });

  it('reads numbers and falls back when one is absent', () => {
    expect(inputs.number('price')).toBe(5);
    expect(inputs.number('absent', 7)).toBe(7);
  });

  it.each([
    ['absent', 'absent is missing; a finite number is needed'],
    ['name', 'name is "Ann"; a finite number is needed'],
    ['nothing', 'nothing is null; a finite number is needed'],
    ['term', 'term is "30"; a finite number is needed'],
  ])('refuses %s as a number', (field, message) => {
    expect(() => inputs.number(field)).toThrow(message);
  });

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], [Number.NEGATIVE_INFINITY]])('refuses %d as a number', (value) => {
    expect(() => new Inputs({ value }).number('value')).toThrow(BadInputError);
  });

  it('reads an absent or null field as null where that is an answer', () => {
    expect(inputs.numberOrNull('nothing')).toBeNull();
    expect(inputs.numberOrNull('absent')).toBeNull();
    expect(inputs.numberOrNull('price')).toBe(5);
    expect(() => inputs.numberOrNull('name')).toThrow(BadInputError);
  });

  it('reads a term as forms send it, digits in a text', () => {
    expect(inputs.wholeNumber('term')).toBe(30);
    expect(inputs.wholeNumber('price')).toBe(5);
    expect(() => new Inputs({ term: '30 years' }).wholeNumber('term')).toThrow(BadInputError);
    expect(() => new Inputs({ term: '1e3' }).wholeNumber('term')).toThrow(BadInputError);
    expect(() => new Inputs({ term: '' }).wholeNumber('term')).toThrow(BadInputError);
  });

  it('reads texts and truths', () => {
    expect(inputs.text('name')).toBe('Ann');
    expect(inputs.text('absent', 'x')).toBe('x');
    expect(() => inputs.text('price')).toThrow('price is 5; a text is needed');
    expect(inputs.flag('isHome', true)).toBe(false);
    expect(inputs.flag('absent', true)).toBe(true);
    expect(() => inputs.flag('name')).toThrow('name is "Ann"; true or false is needed');
  });

  it('reads one of a closed list', () => {
    expect(inputs.oneOf('name', ['Ann', 'Bob'])).toBe('Ann');
    expect(inputs.oneOf('absent', [0, 1], 1)).toBe(1);
    expect(() => inputs.oneOf('name', ['Bob', 'Cy'])).toThrow('name is "Ann"; one of Bob, Cy is needed');
  });

  it('reads a financial year', () => {
    expect(inputs.year('fy', '2025-26')).toBe('2026-27');
    expect(inputs.year('absent', '2025-26')).toBe('2025-26');
    expect(() => inputs.year('name', '2025-26')).toThrow(RangeError);
  });

  it('reads lists of numbers and texts', () => {
    expect(inputs.numbers('flows')).toEqual([1, 2]);
    expect(inputs.texts('dates')).toEqual(['2026-11-21']);
    expect(() => inputs.numbers('dates')).toThrow(BadInputError);
    expect(() => inputs.texts('flows')).toThrow(BadInputError);
    expect(() => inputs.numbers('price')).toThrow('price is 5; a list is needed');
  });

  it('refuses a list longer than any calculation needs', () => {
    const flows = Array.from({ length: 601 }, () => 1);
    expect(() => new Inputs({ flows }).numbers('flows')).toThrow('flows is 601; at most 600 entries is needed');
    expect(new Inputs({ flows: flows.slice(1) }).numbers('flows')).toHaveLength(600);
    const homes = [{}, {}, {}];
    expect(() => new Inputs({ homes }).objects('homes', 2)).toThrow('homes is 3; at most 2 entries is needed');
    expect(new Inputs({ homes }).objects('homes', 3)).toHaveLength(3);
  });

  it('refuses a text longer than any calculation needs', () => {
    expect(() => new Inputs({ id: 'x'.repeat(201) }).text('id')).toThrow('at most 200 characters is needed');
    expect(() => new Inputs({ dates: ['x'.repeat(201)] }).texts('dates')).toThrow('at most 200 characters is needed');
    expect(new Inputs({ id: 'x'.repeat(200) }).text('id')).toHaveLength(200);
  });

  it('names nested fields by their path', () => {
    expect(() => inputs.object('profile').number('income')).toThrow('profile.income is "much"');
    expect(() => inputs.objects('assets')).toThrow('assets[1] is 7; an object is needed');
    expect(() => inputs.object('name')).toThrow('name is "Ann"; an object is needed');
  });

  it('knows whether a field is there', () => {
    expect([inputs.has('price'), inputs.has('nothing'), inputs.has('absent')]).toEqual([true, false, false]);
  });

  it('does not take inherited properties for fields', () => {
    expect(new Inputs({}).has('constructor')).toBe(false);
    expect(() => new Inputs({}).number('toString')).toThrow('missing');
  });

  it('cuts a long value in the message', () => {
    const message = new BadInputError('name', 'x'.repeat(500), 'a number').message;
    expect(message.length).toBeLessThan(120);
    expect(message).toContain('…');
  });
});
