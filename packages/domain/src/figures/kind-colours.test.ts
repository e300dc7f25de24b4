import { assetTypes, liabilityTypes } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { type ChartKind, chartKindOf, kindColours, sliceColours } from './kind-colours.ts';

const coloursOf = (kinds: readonly ChartKind[]) => kinds.map((kind) => kindColours[kind]);
const bills = ['Childcare', 'School', 'Insurance', 'Private Health'];

describe('the colour of a kind', () => {
  it('[PROD-08] is one of the eight chart colours', () => {
    for (const [kind, colour] of Object.entries(kindColours)) expect([0, 1, 2, 3, 4, 5, 6, 7], kind).toContain(colour);
  });

  it.each([
    ['assets', [...assetTypes.map(chartKindOf), 'notGiven']],
    ['debts', [...new Set(liabilityTypes.map(chartKindOf)), 'notGiven']],
    ['a portfolio', ['propertyValue', 'debt', 'equity']],
    ['cash flow', ['income', 'expenses']],
    ['tax brackets', ['income', 'partnerIncome']],
    ['a loan', ['mortgage', 'loanWithoutExtra']],
    ['repayments', ['principal', 'interest', 'interestSaved']],
    ['retirement', ['retirementSavings', 'existingSavings']],
    ['the two laws', ['taxSavedOldLaw', 'taxSavedNewLaw']],
    ['net worth', ['netWorth', 'netWorthToday']],
    ['gearing', ['rent', 'interest', 'depreciation', 'expenses', 'deductions']],
    ['borrowing', ['income', 'debt', 'borrowingCapacity']],
  ] as const)('differs from each other kind in the chart of %s', (_chart, kinds: readonly ChartKind[]) => {
    expect(new Set(coloursOf(kinds)).size).toBe(kinds.length);
  });

  it('is the same for a loan on a home, a mortgage and a portfolio’s debt', () => {
    expect(kindColours.mortgage).toBe(kindColours.debt);
  });
});

describe('the kind of a type on record', () => {
  it('is known for every type, and only bills are one kind', () => {
    const types = [...assetTypes, ...liabilityTypes];
    for (const type of types) expect(chartKindOf(type), type).not.toBe('notGiven');
    const kinds = types.filter((type) => !bills.includes(type)).map(chartKindOf);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(new Set(bills.map(chartKindOf))).toEqual(new Set(['bill']));
    expect(chartKindOf('No type given')).toBe('notGiven');
  });
});

describe('the slices of a pie', () => {
  it('[CHART-05] have their kinds’ colours, whichever of them there are', () => {
    const own = (kinds: readonly ChartKind[]) => expect(sliceColours(kinds)).toEqual(coloursOf(kinds));
    own(['vehicleLoan', 'mortgage']);
    own(['super', 'cash', 'home']);
    own(['super']);
  });

  it('[CHART-05] have a colour each up to eight, though two are bills', () => {
    const kinds = ['bill', 'bill', 'bill', 'mortgage', 'studyLoan', 'creditCard', 'bill', 'otherLoan'] as const;
    const colours = sliceColours(kinds);
    expect(new Set(colours).size).toBe(8);
    for (const place of [0, 3, 4, 5, 7]) expect(colours[place]).toBe(kindColours[kinds[place] ?? 'bill']);
  });
});
