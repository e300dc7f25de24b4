import { type BuyingCostsForm, buyingCostsSchema, buyingCostsStart } from '@freehold/contract';
import { buyers, dutyProperties, insuranceModes, regions, schemes, states } from '@freehold/finance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buyingCostsAnswer, buyingCostsReadBack } from './buying-costs.ts';
import { type Settlement, settlementOf } from './buying-costs-purchase.ts';
import type { ToolLever } from './tool-answer.ts';

const formOf = (changes: Partial<BuyingCostsForm>): BuyingCostsForm => ({ ...buyingCostsStart, ...changes });
const leversOf = (form: BuyingCostsForm) => buyingCostsAnswer(form).levers?.() ?? [];
const sentences = (changes: Partial<BuyingCostsForm>) => leversOf(formOf(changes)).map(({ sentence }) => sentence);

describe('levers of a known price', () => {
  it('point a first-home buyer in New South Wales to the price where duty begins', () => {
    expect(sentences({})).toEqual(['Buying for $800,000 saves $9,797 of duty.']);
  });

  it('name the scheme, the deposit and the prices that save mortgage insurance, the most first', () => {
    expect(sentences({ lvr: 90 })).toEqual([
      'The 5% deposit scheme saves mortgage insurance of $20,980.',
      'Putting in $85,000 more avoids mortgage insurance of $20,980.',
      'Buying for $800,000 saves $12,200 of duty and mortgage insurance.',
      // At 750,000 borrowed: 2.367 % in place of 2.516 %.
      'Buying for $833,333 saves $4,892 of duty and mortgage insurance.',
    ]);
  });
});

describe('levers of known cash', () => {
  const cash = { solveFor: 'cash' } as const;

  it('offer the scheme and a larger loan, without the savings that lift it far less', () => {
    expect(sentences(cash)).toEqual([
      expect.stringMatching(/^The 5% deposit scheme lifts it by .*, with a 5% deposit and no mortgage insurance\.$/),
      expect.stringMatching(/^Borrowing up to 90% lifts it by .*, with mortgage insurance of/),
    ]);
  });

  it('offer more savings where they tell', () => {
    expect(sentences({ ...cash, lvr: 90, buyer: 'owner' })[0]).toMatch(/^\$10,000 more in savings lifts it by/);
  });

  it('offer to go without a scheme whose cap is reached, and to avoid the insurance', () => {
    const capped = { ...cash, state: 'NSW', region: 'other', cash: 150_000, lvr: 95, scheme: 'fiveDeposit' } as const;
    expect(sentences(capped)[0]).toMatch(/^Going without the scheme lifts it by \$[\d,]+, with mortgage insurance of/);
    expect(sentences({ ...cash, lvr: 90, buyer: 'owner' }).at(-1)).toMatch(
      /^Borrowing at most 80% avoids .* lowers it by/,
    );
  });

  it('start at 80% for a smaller loan', () => {
    expect(sentences({ ...cash, lvr: 60, buyer: 'owner' })[0]).toMatch(/^Borrowing up to 80% lifts it by \$[\d,]+\.$/);
  });
});

const dollars = (text: string | undefined) => Number(text?.replaceAll(/[$,]/g, ''));
const within = (expected: number) => (found: number) => Math.abs(found - expected) <= 0.5 + 1e-6;

/** What a sentence claims of the purchase before and after, each with what it comes to. */
function claims(before: Settlement, after: Settlement): readonly (readonly [RegExp, number])[] {
  const bands = ({ duty, lmi }: Settlement) => duty + lmi;
  return [
    [/less, at (\$[\d,]+)/, after.price],
    [/Buying for (\$[\d,]+) less/, before.price - after.price],
    [/saves (\$[\d,]+) of/, bands(before) - bands(after)],
    [/Putting in (\$[\d,]+) more/, after.fundsRequired - before.fundsRequired],
    [/takes (\$[\d,]+) less cash/, before.fundsRequired - after.fundsRequired],
    [/(?:avoids|saves) mortgage insurance of (\$[\d,]+)/, before.lmi - after.lmi],
    [/with mortgage insurance of (\$[\d,]+)/, after.lmi],
    [/lifts it by (\$[\d,]+)/, after.price - before.price],
    [/lowers it by (\$[\d,]+)/, before.price - after.price],
  ];
}

function expectTrue(form: BuyingCostsForm, lever: ToolLever): void {
  const changed = buyingCostsSchema.parse({ ...form, ...lever.changes });
  const [before, after] = [settlementOf(form), settlementOf(changed)];
  const made = claims(before, after).flatMap(([pattern, comesTo]) => {
    const [, text] = pattern.exec(lever.sentence) ?? [];
    return text === undefined ? [] : [{ text, comesTo }];
  });
  expect(made.length, lever.sentence).toBeGreaterThan(0);
  for (const { text, comesTo } of made) expect(dollars(text), lever.sentence).toSatisfy(within(comesTo));
}

const percent = fc.oneof(
  fc.constantFrom(0, 60, 80, 80.0001, 81, 88, 90, 95, 96, 98, 100),
  fc.integer({ min: 0, max: 100 }),
);
const amount = (...corners: readonly number[]) =>
  fc.oneof(fc.constantFrom(...corners), fc.integer({ min: 1, max: 2_000_000 }));
const fee = fc.constantFrom(0, 500, 100_000_000);

const anyForm: fc.Arbitrary<BuyingCostsForm> = fc
  .record({
    state: fc.constantFrom(...states),
    buyer: fc.constantFrom(...buyers),
    property: fc.constantFrom(...dutyProperties),
    solveFor: fc.constantFrom('price', 'cash'),
    price: amount(1, 1.01, 549_999.99, 710_000, 850_000.5, 1_455_000.01, 3_000_000, 100_000_000),
    cash: amount(0, 0.01, 30_000, 100_000_000),
    lvr: percent,
    insurance: fc.constantFrom(...insuranceModes),
    mostWithInsurance: fc.constantFrom(80, 97, 110),
    scheme: fc.constantFrom(...schemes),
    region: fc.constantFrom(...regions),
    foreign: fc.constantFrom('no', 'yes'),
    grants: fc.constantFrom(0, 10_000, 100_000_000),
    keep: fc.constantFrom(0, 5_000, 100_000_000),
    contractOn: fc.constantFrom('2026-07-01', '2026-08-01', '2027-06-30'),
    legal: fee,
    inspections: fee,
    lender: fee,
    registration: fc.constantFrom(null, 0, 351.4, 100_000_000),
  })
  .filter((form) => buyingCostsSchema.safeParse(form).success);

describe('any form that the schema takes', () => {
  it('has an answer with all its parts, whose working ends at the figure and whose levers are true', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const { figure, lines, working, chart, next, assumptions } = buyingCostsAnswer(form);
        expect(figure.amount).toBeGreaterThanOrEqual(0);
        expect(figure.sentence).not.toMatch(/NaN|undefined|null/);
        expect(lines.length).toBeLessThanOrEqual(6);
        expect(working().at(-1)?.amount).toBeCloseTo(figure.amount, 2);
        expect(chart().places).toContain(form.state);
        expect(chart().series.every(({ values }) => values.length === chart().places.length)).toBe(true);
        expect(new Set(assumptions).size).toBe(assumptions.length);
        expect(buyingCostsReadBack(form).length).toBeGreaterThan(7);
        next?.();
        for (const lever of leversOf(form)) expectTrue(form, lever);
      }),
      { numRuns: 150 },
    );
  }, 120_000);
});

describe('what the schema refuses', () => {
  const problems = (changes: object) =>
    buyingCostsSchema
      .safeParse({ ...buyingCostsStart, ...changes })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  const tooHigh = [
    'lvr: Mortgage insurance ends at 95%. A higher loan needs it waived, or the single parent scheme to 98% and within its price cap',
  ];

  it.each([
    [{ lvr: 95.01 }, tooHigh],
    [{ lvr: 98, scheme: 'singleParent', region: 'other' }, tooHigh],
    [{ lvr: 98, scheme: 'singleParent', foreign: 'yes' }, tooHigh],
    [{ lvr: 98.5, scheme: 'singleParent' }, tooHigh],
    [{ lvr: 96, scheme: 'fiveDeposit' }, tooHigh],
    [{ lvr: 98, scheme: 'singleParent' }, []],
    [{ lvr: 98, scheme: 'singleParent', region: 'other', solveFor: 'cash' }, []],
    [{ lvr: 100, insurance: 'waived' }, []],
    [{ lvr: 101 }, ['lvr: Enter a rate from 0 to 100', ...tooHigh]],
    [{ price: 0 }, ['price: Enter a price above $0']],
    [{ price: 100_000_001 }, ['price: Enter a price up to $100,000,000']],
    [{ cash: -1 }, ['cash: Cannot be negative']],
    [{ contractOn: '2027-07-01' }, ['contractOn: Enter a day from 1 July 2026 to 30 June 2027']],
    [{ cash: 0, grants: 0, keep: 0, legal: 0, registration: 0 }, []],
  ])('says of %j: %j', (changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });
});
