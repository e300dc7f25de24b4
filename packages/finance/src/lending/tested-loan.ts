import { within } from '../units/refusal.ts';
import type { ThreeTestsInputs } from './levers.ts';
import { type MaxPrice, maxPrice } from './max-price.ts';
import { type Serviceability, serviceability } from './serviceability.ts';

/** The tests of a loan, in the order in which a tie is decided. */
export const lendingTests = ['serviceability', 'dti', 'lvr'] as const;
export type LendingTest = (typeof lendingTests)[number];

/** One test: the largest loan with insurance, and the price that goes with it. Dollars. */
export interface TestResult {
  readonly maxLoan: number;
  readonly maxPrice: number;
  /** The deposit stops the price before this test does. */
  readonly limitedByDeposit: boolean;
}

/** The three loans, which of them binds, and the purchase that it reaches. Dollars. */
export interface Tested {
  readonly loans: Readonly<Record<LendingTest, number>>;
  readonly binding: LendingTest;
  readonly atBinding: MaxPrice;
  /** The purchase that the cash alone limits. */
  readonly byCash: MaxPrice;
  readonly service: Serviceability;
}

/** The loans of a household by the three tests; `byCash` is the purchase that the cash alone limits. Throws as they do. */
export function tested(inputs: ThreeTestsInputs, byCash: MaxPrice): Tested {
  const service = serviceability(inputs);
  const loans: Readonly<Record<LendingTest, number>> = {
    serviceability: service.maxLoan,
    dti: service.dtiMaxLoan,
    lvr: byCash.totalLoan,
  };
  const binding = lendingTests.reduce((lowest, test) => (loans[test] < loans[lowest] ? test : lowest));
  const atBinding = loans[binding] >= loans.lvr ? byCash : priceAt(inputs, loans[binding]);
  return { loans, binding, atBinding, byCash, service };
}

/** Each test with the price that its own loan reaches. */
export function resultsOf(inputs: ThreeTestsInputs, base: Tested): Readonly<Record<LendingTest, TestResult>> {
  const { loans } = base;
  const result = (test: LendingTest): TestResult => ({
    maxLoan: loans[test],
    maxPrice: settledAt(inputs, base, test).maxPrice,
    limitedByDeposit: loans[test] >= loans.lvr,
  });
  return { serviceability: result('serviceability'), dti: result('dti'), lvr: result('lvr') };
}

function settledAt(
  inputs: ThreeTestsInputs,
  { loans, binding, atBinding, byCash }: Tested,
  test: LendingTest,
): MaxPrice {
  if (loans[test] >= loans.lvr) return byCash;
  return test === binding ? atBinding : priceAt(inputs, loans[test]);
}

/** The largest purchase with a loan of at most `maxLoan` dollars, or with any. Throws Refusal with `purchase.` before its names. */
export function priceAt({ purchase }: ThreeTestsInputs, maxLoan: number | undefined): MaxPrice {
  return within('purchase', () => maxPrice({ ...purchase, maxLoan }));
}
