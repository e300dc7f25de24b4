import { borrowingPowerStart, encodeLink, fieldMessages } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { isAsked, toolDefinition } from '#app/calculator/tool/tool-definition.ts';
import { borrowingPowerForm } from './borrowing-power-form.ts';

const { definition, inputsOf, changed, linkOf } = toolDefinition(borrowingPowerForm);
const { blank, errorsOf } = definition;
const askedIn = (draft: Readonly<Record<string, string>>) =>
  borrowingPowerForm.fields.filter((field) => isAsked(field, { ...blank, ...draft })).map(({ name }) => name);

describe('the form of the borrowing power calculator', () => {
  it('opens with its example, which comes back from its draft and from its link', () => {
    expect(inputsOf(blank)).toEqual(borrowingPowerStart);
    expect(definition.readLink(linkOf(borrowingPowerStart))).toEqual({ draft: blank, dropped: [] });
    expect(errorsOf(blank)).toEqual({});
  });

  it('brings every field back from its link', () => {
    const draft = {
      ...blank,
      ...{ adults: 'one', dependants: '4', state: 'TAS', cards: '10,000.55', otherBalance: '1', otherRepayment: '412' },
      ...{ homeLoan: '1', homeLoanRate: '5.125', homeLoanMonths: '12', rent: '400', homeLoanFor: 'let', help: 'yes' },
      ...{ living: '3,000', buyer: 'first', property: 'land', rate: '0', term: '15', fees: '0', dtiLimit: '7.5' },
    };
    const inputs = inputsOf(draft);
    expect(inputs).toMatchObject({ cards: 10_000.55, homeLoanRate: 5.125, fees: 0, rate: 0, dtiLimit: 7.5 });
    expect(inputs && definition.readLink(linkOf(inputs))).toEqual({ draft, dropped: [] });
  });

  it('asks six things at once, and has every field of the schema', () => {
    const first = borrowingPowerForm.fields.filter(({ isFolded }) => !isFolded).map(({ name }) => name);
    expect(first).toEqual(['adults', 'salary', 'salary2', 'dependants', 'cash', 'state']);
    expect(borrowingPowerForm.fields.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(borrowingPowerStart).toSorted(),
    );
  });

  it('asks about a second person, a home to let and debts only where there are any', () => {
    const alone = askedIn({ adults: 'one' });
    for (const name of ['salary2', 'extra2', 'help2', 'newRent', 'otherRepayment', 'homeLoanRate', 'homeLoanFor'])
      expect(alone).not.toContain(name);
    expect(askedIn({})).toEqual(expect.arrayContaining(['salary2', 'extra2', 'help2', 'buyer']));
    expect(askedIn({ purpose: 'let' })).toContain('newRent');
    expect(askedIn({ purpose: 'let' })).not.toContain('buyer');
    expect(askedIn({ otherBalance: '9k' })).toContain('otherRepayment');
    expect(askedIn({ homeLoan: '300k' })).toEqual(expect.arrayContaining(['homeLoanRate', 'homeLoanMonths']));
    expect(askedIn({ homeLoan: '300k' })).not.toContain('homeLoanFor');
    expect(askedIn({ homeLoan: '300k', rent: '500' })).toContain('homeLoanFor');
    for (const name of ['business2', 'dividends2', 'otherIncome2', 'taxFree2']) {
      expect(alone).not.toContain(name);
      expect(askedIn({})).toContain(name);
    }
  });

  it('asks about the next property once one has a rent or a loan, and keeps one that a later one follows', () => {
    const rents = (draft: Readonly<Record<string, string>>) => askedIn(draft).filter((name) => /^rent/.test(name));
    expect(rents({})).toEqual(['rent']);
    expect(rents({ rent: '500' })).toEqual(['rent', 'rent2']);
    expect(rents({ rent: '500', homeLoan2: '300k' })).toEqual(['rent', 'rent2', 'rent3']);
    // The loan of the first was paid out, and nobody rents it.
    expect(rents({ homeLoan2: '300k', rent3: '1' })).toEqual(['rent', 'rent2', 'rent3', 'rent4']);
    expect(inputsOf({ ...blank, homeLoan2: '300k' })).toMatchObject({ homeLoan: 0, homeLoan2: 300_000 });
    expect(askedIn({ homeLoan4: '1', rent4: '1' })).toEqual(
      expect.arrayContaining(['homeLoanRate4', 'homeLoanMonths4', 'homeLoanFor4']),
    );
  });

  it('reads a link from before there were other incomes and properties, and names none of them as lost', () => {
    const added = /^(business|dividends|otherIncome|taxFree)|[234]$/;
    const before = ['salary2', 'extra2', 'help2'];
    const inputs = Object.fromEntries(
      Object.entries({ ...borrowingPowerStart, rent: 450, homeLoan: 300_000, homeLoanFor: 'home' }).filter(
        ([name]) => before.includes(name) || !added.test(name),
      ),
    );
    expect(Object.keys(inputs)).toHaveLength(29);
    const read = definition.readLink(encodeLink({ v: 1, kind: 'borrowing-power', inputs }));
    expect(read).toEqual({ draft: { ...blank, rent: '450', homeLoan: '300,000', homeLoanFor: 'home' }, dropped: [] });
    // A damaged one still names what it lost, and only that.
    const { cash: _, ...damaged } = inputs;
    expect(
      definition.readLink(encodeLink({ v: 1, kind: 'borrowing-power', inputs: { ...damaged, dividends: -1 } }))
        ?.dropped,
    ).toEqual(['cash', 'dividends']);
  });

  it('brings the longest figures of every field back from a link', () => {
    const longest = Object.fromEntries(
      Object.entries(blank).map(([name, text]) => {
        if (/Months/.test(name)) return [name, '600'];
        if (/^(cash|salary|extra|business|dividends|otherIncome|taxFree|cards|otherBalance|homeLoan)\d?$/.test(name))
          return [name, '99,999,999.99'];
        if (/[rR]ent\d?$/.test(name)) return [name, '99,999.99'];
        return [name, /Rate\d?$/.test(name) ? '29.1234' : text];
      }),
    );
    const inputs = inputsOf({ ...longest, living: '999,999.99', otherRepayment: '999,999.99', purpose: 'let' });
    const link = inputs === null ? '' : linkOf(inputs);
    expect(inputs).toMatchObject({ taxFree2: 99_999_999.99, rent4: 99_999.99, homeLoanMonths4: 600 });
    expect(definition.readLink(link)).toMatchObject({
      draft: { taxFree2: '99,999,999.99', rent4: '99,999.99', homeLoanRate4: '29.1234' },
      dropped: [],
    });
  });

  it('is not held up by a field that is not asked', () => {
    const draft = { ...blank, adults: 'one', salary2: 'abc', homeLoanMonths: '', newRent: '-1', otherRepayment: 'abc' };
    expect(errorsOf(draft)).toEqual({});
    expect(inputsOf(draft)).toEqual({ ...borrowingPowerStart, adults: 'one' });
  });

  it.each([
    ['650k', 650_000],
    ['1.2m', 1_200_000],
    ['$650,000', 650_000],
    ['0', 0],
  ])('reads a salary of %j', (salary, amount) => {
    expect(inputsOf({ ...blank, salary })).toMatchObject({ salary: amount });
  });

  it.each([
    [{ salary: 'abc' }, { salary: fieldMessages.notAnAmount }],
    [{ salary: '' }, { salary: 'Enter a salary, or 0' }],
    [{ cash: '' }, { cash: 'Enter your cash, or 0' }],
    [{ cash: '-1' }, { cash: 'Cannot be negative' }],
    [{ cash: '100,000,001' }, { cash: 'Enter an amount up to $100,000,000' }],
    [{ living: 'abc' }, { living: fieldMessages.notAnAmount }],
    [{ rate: '31' }, { rate: 'Enter a rate from 0 to 30' }],
    [{ dtiLimit: '0' }, { dtiLimit: 'Enter a number from 1 to 30' }],
    [{ homeLoan: '1', homeLoanMonths: '12.5' }, { homeLoanMonths: 'Enter whole months, from 1 to 600' }],
    [{ homeLoan: '1', homeLoanMonths: '0' }, { homeLoanMonths: 'Enter whole months, from 1 to 600' }],
    [{ adults: '' }, { adults: 'Choose who borrows' }],
  ])('says what is wrong with %j', (typed, errors) => {
    expect(errorsOf({ ...blank, ...typed })).toEqual(errors);
  });

  it('refuses vacant land to let at what is bought', () => {
    const draft = { ...blank, purpose: 'let', property: 'land' };
    expect(errorsOf(draft)).toEqual({ property: 'Vacant land has no tenant: choose a home to let' });
    expect(errorsOf({ ...draft, purpose: 'live' })).toEqual({});
  });

  it('leaves optional amounts out when they are blank', () => {
    expect(inputsOf({ ...blank, living: ' ', fees: '' })).toMatchObject({ living: null, fees: null });
  });

  it('takes the changes of a press', () => {
    const draft = changed(
      { ...blank, otherBalance: '9,000', otherRepayment: '300' },
      { otherBalance: 0, otherRepayment: null },
    );
    expect(draft).toMatchObject({ otherBalance: '0', otherRepayment: '' });
    expect(inputsOf(draft)).toEqual(borrowingPowerStart);
  });
});
