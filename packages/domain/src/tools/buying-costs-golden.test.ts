import { readFileSync } from 'node:fs';
import { type BuyingCostsForm, buyingCostsSchema, buyingCostsStart } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { buyingCostsAnswer } from './buying-costs.ts';

interface Golden {
  readonly id: string;
  readonly area: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expected: { readonly duty?: number; readonly maxPrice?: number; readonly fundsRequired?: number };
  readonly tolerance?: number;
}

function casesOf(file: string): readonly Golden[] {
  const text = readFileSync(new URL(`../../../finance/fixtures/${file}`, import.meta.url), 'utf8');
  const cases: readonly Golden[] = JSON.parse(text);
  return cases;
}

/** The numbers of a part of the inputs, by name; none where it is no such part. */
function numbersIn(value: unknown): ReadonlyMap<string, number> {
  return new Map(Object.entries(Object(value)).map(([name, amount]) => [name, Number(amount)]));
}

/** What an input of a case is in the form; unless named here it has the same name and value. */
const inForm: Readonly<Record<string, (value: unknown, price: number) => object>> = {
  fy: () => ({}),
  contractFy: () => ({}),
  cashAvailable: () => ({}),
  contractDate: (value) => ({ contractOn: value }),
  lmiMode: (value) => ({ insurance: value }),
  maxBaseLvrPct: (value) => ({ lvr: value }),
  maxTotalLvrPct: (value) => ({ mostWithInsurance: value }),
  foreign: (value) => ({ foreign: value === true ? 'yes' : 'no' }),
  fees: (value) => ({ legal: [...numbersIn(value).values()].reduce((sum, fee) => sum + fee, 0) }),
  loan: (value, price) => {
    const loan = numbersIn(value);
    return { lvr: loan.get('lvrPct') ?? ((loan.get('amount') ?? Number.NaN) / price) * 100 };
  },
};

/** A case and its form; nothing where the schema knows no such purchase. */
function expressible(golden: Golden): readonly { readonly golden: Golden; readonly form: BuyingCostsForm }[] {
  const { inputs, area } = golden;
  const { price } = inputs;
  const parts = Object.entries(inputs).map(
    ([name, value]) => inForm[name]?.(value, Number(price)) ?? { [name]: value },
  );
  const noFees = { legal: 0, inspections: 0, lender: 0, registration: 0, lvr: 0 };
  const solveFor = area === 'purchase.maxPrice' ? 'cash' : 'price';
  const { data } = buyingCostsSchema.safeParse(Object.assign({ ...buyingCostsStart, ...noFees, solveFor }, ...parts));
  return data === undefined ? [] : [{ golden, form: data }];
}

/** Percent of the price, lending specification section B1. */
const surchargePct = { NSW: 9, VIC: 8, QLD: 8, WA: 7, SA: 7, TAS: 8, ACT: 0, NT: 0 };

describe('golden cases through the answer', () => {
  const duties = casesOf('duty-cases.json')
    .filter(({ expected, inputs }) => expected.duty !== undefined && Number(inputs.price) >= 1)
    .flatMap(expressible);
  const purchases = casesOf('lending-cases.json')
    .filter(({ area, expected }) => area.startsWith('purchase.') && (expected.maxPrice ?? expected.fundsRequired))
    .flatMap(expressible);

  it('are nearly all duties, and all purchases but the one with a largest loan', () => {
    expect(duties.length).toBeGreaterThan(190);
    expect(purchases).toHaveLength(14);
  });

  it.each(duties)(
    '$golden.id: what is paid without loan and fees is the price with the case’s duty',
    ({ golden, form }) => {
      const surcharge = form.foreign === 'yes' ? (form.price * surchargePct[form.state]) / 100 : 0;
      const duty = buyingCostsAnswer(form).figure.amount - form.price - surcharge;
      expect(Math.abs(duty - (golden.expected.duty ?? 0))).toBeLessThanOrEqual((golden.tolerance ?? 0) + 0.005 + 1e-6);
    },
  );

  it.each(purchases)('$golden.id comes out', ({ golden: { expected }, form }) => {
    expect(buyingCostsAnswer(form).figure.amount).toBeCloseTo(expected.maxPrice ?? expected.fundsRequired ?? 0, 2);
  });
});
