import { Refusal } from '@freehold/finance';
import { describe, expect, it } from 'vitest';
import { calculate, listAreas } from './calculate.ts';

const goal = {
  area: 'loan.repayment',
  inputs: { principal: 500_000, annualRatePct: 6, years: 30 },
  vary: 'annualRatePct',
  output: 'repayment',
  target: 3_300,
  lo: 0.01,
  hi: 20,
};
const grid = {
  area: 'loan.repayment',
  inputs: { principal: 600_000 },
  rows: { path: 'annualRatePct', values: [5, 6] },
  columns: { path: 'years', values: [20, 30] },
  output: 'repayment',
};

function refusalOf(area: string, inputs: unknown): string {
  try {
    calculate(area, inputs);
    return 'none';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `${error.code} ${error.field}`;
  }
}

describe('solve.goal', () => {
  it('varies an input in a list and reads a figure in a result', () => {
    const borrower = {
      applicants: [{ incomes: [{ type: 'salary', annual: 0 }] }],
      households: [{ adults: 1, dependants: 0 }],
      newLoan: { annualRatePct: 6, termYears: 30 },
    };
    const search = { vary: 'applicants[0].incomes[0].annual', output: 'commitments.cards', target: 0, lo: 0, hi: 1 };
    expect(calculate('solve.goal', { area: 'borrowing.serviceability', inputs: borrower, ...search })).toEqual({
      status: 'solved',
      value: 0,
      sentence: 'An input of 0 meets the goal of 0.',
    });
    const found = calculate('solve.goal', {
      area: 'borrowing.serviceability',
      inputs: borrower,
      ...{ ...search, output: 'maxLoan', target: 500_000, lo: 50_000, hi: 200_000 },
    });
    const value: unknown = Reflect.get(found, 'value');
    const again = { ...borrower, applicants: [{ incomes: [{ type: 'salary', annual: value }] }] };
    expect(Reflect.get(calculate('borrowing.serviceability', again), 'maxLoan')).toBeGreaterThanOrEqual(500_000);
    expect(borrower.applicants[0]?.incomes[0]?.annual).toBe(0);
  });

  it('gives the first whole number where only whole numbers are taken', () => {
    const term = { ...goal, vary: 'termMonths', area: 'loan.schedule', output: 'repayment', lo: 12, hi: 600 };
    const inputs = { principal: 500_000, annualRatePct: 6 };
    const found = calculate('solve.goal', { ...term, inputs, target: 3_000 });
    // 3,000.74 over 359 months, 2,997.75 over 360.
    expect(found).toMatchObject({ status: 'solved', value: 360 });
  });

  it.each([
    [{ area: 'solve.goal' }, 'unknownValue area'],
    [{ area: 'constructor' }, 'unknownValue area'],
    [{ vary: 'anualRatePct' }, 'unknownField inputs.anualRatePct'],
    [{ vary: 'loan.rate' }, 'unknownValue inputs'],
    [{ area: 'irr', inputs: { cashflows: [1, 2] }, vary: 'cashflows.length' }, 'unknownValue inputs'],
    [{ area: 'irr', inputs: { cashflows: [1, 2] }, vary: 'cashflows[2]' }, 'unknownValue inputs'],
    [{ area: 'irr', inputs: { cashflows: [1, 2] }, vary: 'cashflows[1].a' }, 'unknownValue inputs'],
    [{ vary: '' }, 'unknownValue vary'],
    [{ vary: 'a b' }, 'unknownValue vary'],
    [{ output: 'repaiment' }, 'unknownValue output'],
    [{ output: 'rules' }, 'unknownValue output'],
    [{ hi: 50 }, 'outOfRange inputs.annualRatePct'],
    [{ hi: 0 }, 'outOfRange hi'],
    [{ inputs: { principal: 1, years: '30' } }, 'notANumber inputs.years'],
    [{ integer: true }, 'unknownField integer'],
  ])('%j gives %s', (changes, expected) => {
    expect(refusalOf('solve.goal', { ...goal, ...changes })).toBe(expected);
  });

  it('cannot reach an object’s prototype', () => {
    for (const vary of ['constructor.prototype.x', '__proto__.x', 'a.__proto__']) {
      expect(refusalOf('solve.goal', { ...goal, vary })).not.toBe('none');
    }
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });
});

describe('solve.grid', () => {
  it('leaves a cell that is refused empty, with its reason', () => {
    const found = calculate('solve.grid', { ...grid, rows: { path: 'annualRatePct', values: [6, 50] } });
    expect(found).toMatchObject({
      matrix: [
        [expect.any(Number), expect.any(Number)],
        [null, null],
      ],
    });
    expect(found).toMatchObject({
      reasons: [
        { row: 1, column: 0, code: 'outOfRange', field: 'inputs.annualRatePct' },
        { row: 1, column: 1, code: 'outOfRange', field: 'inputs.annualRatePct' },
      ],
    });
    expect(calculate('solve.grid', grid)).toMatchObject({ reasons: [] });
  });

  it.each([
    [{ inputs: { principal: 1, rate: 1 } }, 'unknownField inputs.rate'],
    [{ output: 'none' }, 'unknownValue output'],
    [{ rows: { path: 'annualRatePct', values: [] } }, 'outOfRange rows.values'],
    [{ rows: { path: 'annualRatePct', values: Array.from({ length: 26 }, () => 1) } }, 'outOfRange rows.values'],
    [{ area: 'solve.grid' }, 'unknownValue area'],
  ])('%j gives %s', (changes, expected) => {
    expect(refusalOf('solve.grid', { ...grid, ...changes })).toBe(expected);
  });
});

describe('every area', () => {
  it.each(listAreas().areas.map(({ area, example }) => [area, example] as const))(
    '%s refuses a name it does not know, at the top and inside',
    (area, example) => {
      for (const [field, inputs] of misspelt(example)) {
        if (area.startsWith('solve.') && field.startsWith('inputs')) continue;
        expect(refusalOf(area, inputs), field).toBe(`unknownField ${field}`);
      }
    },
  );

  it('loan.schedule takes a loan or its splits, not both', () => {
    const split = { principal: 1_000, annualRatePct: 6, termMonths: 12 };
    expect(refusalOf('loan.schedule', { ...split, splits: [split] })).toBe('incompatible splits');
    expect(refusalOf('loan.schedule', { annualRatePct: 6, termMonths: 12 })).toBe('required principal');
    expect(refusalOf('loan.schedule', { splits: [{ ...split, principal: 0 }] })).toBe('outOfRange splits.principal');
    expect(refusalOf('loan.schedule', { splits: [] })).toBe('outOfRange splits');
  });

  it('answers the longest loan in less than the 256 kB that an answer may have', () => {
    const longest = {
      principal: 999_999_999.99,
      annualRatePct: 29.99,
      termMonths: 600,
      frequency: 'weekly',
      startDate: '2026-11-24',
      extras: [{ fromPeriod: 1, amount: 0.01 }],
    };
    const { length } = JSON.stringify(calculate('loan.schedule', longest));
    expect(length).toBeGreaterThan(150_000);
    expect(length).toBeLessThan(256_000);
  });

  it('names the defaults it took, with their source', () => {
    const funds = calculate('purchase.fundsToComplete', { state: 'NSW', price: 500_000, fees: {} });
    expect(funds).toMatchObject({
      assumptions: [
        { name: 'region', value: 'metro' },
        { name: 'lmiMode' },
        { name: 'scheme' },
        { name: 'grants' },
        { name: 'loan.lvrPct', value: 80 },
      ],
    });
    const typed = { region: 'other', lmiMode: 'upfront', scheme: 'none', grants: 0, loan: { amount: 1 }, fees: {} };
    expect(calculate('purchase.fundsToComplete', { state: 'NSW', price: 500_000, ...typed })).toMatchObject({
      assumptions: [],
    });
  });
});

/**
 * Copies of an example, each with one unknown name: at the top and in each object inside, lists by their first entry.
 */
function misspelt(example: object, prefix = ''): (readonly [field: string, inputs: object])[] {
  const here = [[`${prefix}notAName`, { ...example, notAName: 1 }] as const];
  const inside = Object.entries(example).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'fees' || typeof value !== 'object' || value === null) return [];
    if (!Array.isArray(value)) {
      return misspelt(value, `${prefix}${name}.`).map(
        ([field, inner]) => [field, { ...example, [name]: inner }] as const,
      );
    }
    const [first, ...rest]: unknown[] = value;
    if (typeof first !== 'object' || first === null || Array.isArray(first)) return [];
    return misspelt(first, `${prefix}${name}.`).map(
      ([field, inner]) => [field, { ...example, [name]: [inner, ...rest] }] as const,
    );
  });
  return [...here, ...inside];
}
