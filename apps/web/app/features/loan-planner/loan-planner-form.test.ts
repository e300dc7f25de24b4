import { encodeLink, type LoanPlannerForm, loanPlannerStart } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { isAsked, toolDefinition } from '#app/calculator/tool/tool-definition.ts';
import type { ToolDraft } from '#app/calculator/tool/tool-form.ts';
import { loanPlannerForm } from './loan-planner-form.ts';

const { definition, inputsOf, linkOf, changed } = toolDefinition(loanPlannerForm);
const { blank } = definition;
const asked = (changes: ToolDraft) =>
  loanPlannerForm.fields.filter((field) => isAsked(field, { ...blank, ...changes })).map(({ name }) => name);

describe('the form of the loan planner', () => {
  it('opens with the example, and gives its inputs back', () => {
    expect(blank).toMatchObject({ loan: '600,000', rate: '6.3', term: '30', offset: '40,000', startsOn: '2026-12-01' });
    expect(inputsOf(blank)).toEqual(loanPlannerStart);
  });

  it('asks five things first and has a field for every input', () => {
    const { fields } = loanPlannerForm;
    expect(fields.filter(({ isFolded }) => !isFolded).map(({ name }) => name)).toEqual([
      'loan',
      'rate',
      'term',
      'offset',
      'offsetMonthly',
    ]);
    expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(loanPlannerStart).sort());
  });

  it('asks for the parts of a lump sum, a change of rate, a fixed part and a move only where there is one', () => {
    const parts = ['lumpYear', 'laterRate', 'fixedRate', 'fixedYears', 'refinanceRate', 'refinanceCosts'];
    expect(asked({}).filter((name) => parts.includes(name))).toEqual([]);
    expect(asked({ lump: '$20k' })).toContain('lumpYear');
    expect(asked({ lump: '' })).not.toContain('lumpYear');
    expect(asked({ rateAfter: '3' })).toContain('laterRate');
    expect(asked({ fixedShare: '40' })).toEqual(expect.arrayContaining(['fixedRate', 'fixedYears']));
    expect(asked({ refinanceAfter: '2' })).toEqual(expect.arrayContaining(['refinanceRate', 'refinanceCosts']));
  });

  it('asks for a second and third of a kind one after another, and for one that is given in any case', () => {
    const others = ['lump2', 'lump3', 'rateAfter2', 'rateAfter3', 'fixedShare2'];
    const askedOf = (changes: ToolDraft) => asked(changes).filter((name) => others.includes(name));
    expect(askedOf({})).toEqual([]);
    expect(askedOf({ lump: '5k' })).toEqual(['lump2']);
    expect(askedOf({ lump: '5k', lump2: '1k' })).toEqual(['lump2', 'lump3']);
    expect(askedOf({ lump: '0', lump3: '1k' })).toEqual(['lump2', 'lump3']);
    expect(askedOf({ rateAfter: '2' })).toEqual(['rateAfter2']);
    expect(askedOf({ rateAfter: '2', rateAfter2: '4' })).toEqual(['rateAfter2', 'rateAfter3']);
    expect(askedOf({ fixedShare: '40' })).toEqual(['fixedShare2']);
    expect(asked({ lump2: '1k', rateAfter3: '5', fixedShare2: '10' })).toEqual(
      expect.arrayContaining(['lumpYear2', 'laterRate3', 'fixedRate2', 'fixedYears2']),
    );
  });

  it('says where two changes of the rate are after the same year, and fixed parts are more than the loan', () => {
    expect(definition.errorsOf({ ...blank, rateAfter: '3', rateAfter2: '3' })).toEqual({
      rateAfter2: 'Another change of the rate is after that year: choose a different one',
    });
    expect(definition.errorsOf({ ...blank, fixedShare: '70', fixedShare2: '31' })).toEqual({
      fixedShare2: 'The fixed parts come to more than the whole loan',
    });
  });

  it('is not held up by a wrong text in a field that is not asked, which has the example’s value', () => {
    const draft = { ...blank, laterRate: 'abc', refinanceCosts: '-5', fixedRate: '99', lumpYear: '25', term: '15' };
    expect(definition.errorsOf(draft)).toEqual({});
    expect(inputsOf(draft)).toEqual({ ...loanPlannerStart, term: '15' });
  });

  it.each([
    ['650k', 650_000],
    ['1.2m', 1_200_000],
    ['$650,000', 650_000],
  ])('reads a loan of %s', (loan, amount) => {
    expect(inputsOf({ ...blank, loan })?.loan).toBe(amount);
  });

  it.each([
    ['loan', 'abc', 'Enter an amount, for example 85,000 or 85k'],
    ['loan', '', 'Enter a loan of $1,000 or more'],
    ['loan', '30m', 'Enter an amount up to $20,000,000'],
    ['rate', 'abc', 'Enter a number'],
    ['rate', '', 'Enter a rate from 0 to 20'],
    ['rate', '63', 'Enter a rate from 0 to 20'],
    ['offset', '-1', 'Cannot be negative'],
    ['offset', '', 'Enter an amount, or 0'],
    ['fixedShare', '12.5', 'Enter a whole percent from 0 to 100'],
    ['fixedShare', '100', 'Fix less, or set the offset, extras and lump sums to $0: they work on the variable part'],
    ['startsOn', '', 'Enter a day from 2020 to 2050'],
  ])('says of %s as %j: %s', (field, text, message) => {
    const draft = { ...blank, [field]: text };
    expect(definition.errorsOf(draft)).toEqual({ [field]: message });
    expect(inputsOf(draft)).toBeNull();
  });

  it.each(['offset', 'offsetMonthly', 'extra', 'lump', 'rate', 'fixedShare'])('accepts 0 for %s', (field) => {
    expect(inputsOf({ ...blank, [field]: '0' })).toMatchObject({ [field]: 0 });
  });

  it('offers no choice that the schema refuses by itself', () => {
    for (const field of loanPlannerForm.fields) {
      const choices = field.kind === 'choice' || field.kind === 'select' ? field.choices : [];
      for (const { value } of choices) {
        expect(definition.errorsOf({ ...blank, lump: '5k', [field.name]: value })).toEqual({});
      }
    }
  });

  it('brings every input back from a link, also one of before, and names one that is wrong', () => {
    const inputs: LoanPlannerForm = {
      ...loanPlannerStart,
      loan: 480_000.5,
      lump: 10_000,
      lumpYear: '2',
      rateAfter: '3',
      laterRate: 6.875,
      fixedShare: 40,
      refinanceAfter: '5',
    };
    const read = definition.readLink(linkOf(inputs));
    expect(read?.dropped).toEqual([]);
    expect(read?.draft && inputsOf(read.draft)).toEqual(inputs);
    const { lump2: _lump2, rateAfter3: _rateAfter3, fixedYears2: _fixedYears2, ...before } = inputs;
    const old = definition.readLink(encodeLink({ v: 1, kind: 'loan-planner', inputs: before }));
    expect(old).toEqual(read);
    const damaged = encodeLink({ v: 1, kind: 'loan-planner', inputs: { ...inputs, rate: 'x' } });
    expect(definition.readLink(damaged)?.dropped).toEqual(['rate']);
  });

  it('takes the changes of every lever as people type them', async () => {
    const { answer, readBack } = await loanPlannerForm.loadEngine();
    const levers = answer(loanPlannerStart).levers?.() ?? [];
    expect(levers).toHaveLength(3);
    for (const { changes } of levers)
      expect(inputsOf(changed(blank, changes))).toEqual({ ...loanPlannerStart, ...changes });
    expect(readBack(loanPlannerStart)[0]).toEqual({ label: 'Loan', value: '$600,000' });
    expect(loanPlannerForm.calculationOf(loanPlannerStart)).toEqual({ tool: 'loan-planner', inputs: loanPlannerStart });
  });
});
