import { highDebtToIncome } from '../rules/lending.ts';
import type { Rule } from '../rules/rule.ts';
import { inRange } from '../units/checks.ts';
import { fromCents, toCents } from '../units/ledger.ts';
import { dollarsDown } from '../units/statute.ts';
import { amountText, numberText } from '../working/amount-text.ts';
import { type PolicyOverrides, policyOf } from './applicant-record.ts';
import { type Lever, type LeverName, leverWords, pulled, type ThreeTestsInputs } from './levers.ts';
import { type LendingTest, priceAt, resultsOf, type Tested, type TestResult, tested } from './tested-loan.ts';

/** What changing one thing does. Dollars. */
export interface LeverResult {
  readonly lever: LeverName;
  /** Of the test that binds before the change. */
  readonly loanCapacityChange: number;
  readonly priceChange: number;
  readonly newPrice: number;
  readonly newBinding: LendingTest;
  readonly sentence: string;
}

/** What a household can borrow and pay. Dollars. */
export interface ThreeTests {
  readonly tests: Readonly<Record<LendingTest, TestResult>>;
  readonly binding: LendingTest;
  /** Debt with the largest loan is six times gross income or more, or there is no income: fewer lenders can say yes. */
  readonly highDti: boolean;
  readonly price: number;
  readonly loan: number;
  readonly duty: number;
  readonly lmi: number;
  readonly levers: readonly LeverResult[];
  /** Lowest and highest price over this policy and those of `rangePolicies`. */
  readonly range: { readonly low: number; readonly high: number };
  readonly sentence: string;
  readonly rules: readonly Rule<unknown>[];
  readonly frozen: readonly string[];
}

/**
 * The three limits of a loan with its insurance: what the household can repay, debt in times income, and the loan to the
 * value of the purchase. The lowest binds; price, loan, duty and insurance are those at it. Dollars. Source: lending
 * specification, section A2. Throws Refusal as `serviceability`, with `purchase.` before the names of `maxPrice`, and at
 * `levers.amount` and `rangePolicies.…`.
 */
export function threeTests(inputs: ThreeTestsInputs): ThreeTests {
  const base = tested(inputs, priceAt(inputs, undefined));
  const { atBinding, service } = base;
  const others = (inputs.rangePolicies ?? []).map((policy) => priceUnder(inputs, policy, base));
  const prices = [atBinding.maxPrice, ...others];
  const range = { low: Math.min(...prices), high: Math.max(...prices) };
  const debt = service.existingDebt + atBinding.totalLoan;
  const dti = debt === 0 ? 0 : debt / service.grossIncomeAnnual;
  return {
    tests: resultsOf(inputs, base),
    binding: base.binding,
    highDti: isHigh(dti),
    price: atBinding.maxPrice,
    loan: atBinding.totalLoan,
    duty: atBinding.duty,
    lmi: atBinding.lmi,
    levers: (inputs.levers ?? []).map((lever) => leverResult(inputs, lever, base)),
    range,
    sentence: sentenceOf(base, { ...range, dti }),
    rules: [...new Set([...service.rules, ...atBinding.rules])],
    frozen: service.frozen,
  };
}

function priceUnder(inputs: ThreeTestsInputs, policy: PolicyOverrides, { byCash }: Tested): number {
  // APRA's buffer holds for every lender.
  inRange('rangePolicies.bufferPct', policyOf(policy, 'rangePolicies').bufferPct, [3, 100]);
  return tested({ ...inputs, policy }, byCash).atBinding.maxPrice;
}

function leverResult(inputs: ThreeTestsInputs, lever: Lever, base: Tested): LeverResult {
  const moved = pulled(inputs, lever);
  const after = tested(moved, moved.purchase === inputs.purchase ? base.byCash : priceAt(moved, undefined));
  const change = after.loans[base.binding] - base.loans[base.binding];
  const result = {
    lever: lever.lever,
    loanCapacityChange: fromCents(toCents(change)),
    priceChange: after.atBinding.maxPrice - base.atBinding.maxPrice,
    newPrice: after.atBinding.maxPrice,
    newBinding: after.binding,
  };
  const service = after.service.maxLoan - base.service.maxLoan;
  return { ...result, sentence: leverSentence(result, { binding: base.binding, serviceChange: service }) };
}

interface TestWords {
  readonly name: string;
  /** What lifts it. */
  readonly lift: string;
}

const testWords: Readonly<Record<LendingTest, TestWords>> = {
  serviceability: { name: 'what you can repay', lift: 'More income, lower card limits or a longer term' },
  dti: { name: 'debt to income', lift: 'More income or less debt' },
  lvr: { name: 'your deposit', lift: 'More savings' },
};

function isHigh(dti: number): boolean {
  return dti >= highDebtToIncome.value;
}

/** Sentences show thousands, and dollars below a thousand; the data hold the exact figures. */
function thousands(amount: number): string {
  const size = Math.abs(amount);
  const step = size < 1000 ? 1 : 1000;
  return amountText(dollarsDown(size / step + 0.5) * step);
}

function about(amount: number): string {
  return `about ${thousands(amount)}`;
}

function leverSentence(
  { lever, priceChange, newBinding }: Omit<LeverResult, 'sentence'>,
  { binding, serviceChange }: { readonly binding: LendingTest; readonly serviceChange: number },
): string {
  const { doing, needs } = leverWords[lever];
  const other = needs === null ? '' : ` This assumes that ${needs}.`;
  const then = newBinding === binding ? '' : ` After that, ${testWords[newBinding].name} becomes the limit.`;
  if (priceChange > 0) return `${doing} would lift the price you could pay by ${about(priceChange)}.${then}${other}`;
  if (priceChange < 0) return `${doing} would lower the price you could pay by ${about(priceChange)}.${then}${other}`;
  const limit = binding === 'lvr' ? 'your deposit is the limit' : `${testWords[binding].name} is the limit`;
  if (serviceChange === 0)
    return `${doing} changes neither your borrowing test nor the price: ${limit}.${then}${other}`;
  return `${doing} changes your borrowing test by ${about(serviceChange)} but not the price: ${limit}.${then}${other}`;
}

function sentenceOf(
  { binding, atBinding }: Tested,
  { low, high, dti }: { readonly low: number; readonly high: number; readonly dti: number },
): string {
  const { name, lift } = testWords[binding];
  if (atBinding.maxPrice === 0) {
    const why = binding === 'lvr' ? atBinding.sentence : `${name} leaves no loan to buy with. ${lift} would change it.`;
    return `No price passes all three tests: ${why}`;
  }
  const loan = atBinding.totalLoan === 0 ? 'without a loan' : `with a loan of ${about(atBinding.totalLoan)}`;
  const price = `You could pay ${about(atBinding.maxPrice)} ${loan}.`;
  const limit =
    atBinding.binding === null
      ? ' It is the highest price that is looked at.'
      : ` The limit is ${name}. ${lift} would lift it.`;
  const between = low === high ? '' : ` Between lenders the price is ${about(low)} to ${thousands(high)}.`;
  return `${price}${limit}${between}${isHigh(dti) ? debtText(dti) : ''}`;
}

function debtText(dti: number): string {
  if (!Number.isFinite(dti)) return ' There is debt and no income: few lenders can say yes.';
  const times = numberText(dollarsDown(dti * 10 + 0.5) / 10);
  return ` Debt is then ${times} times income: from ${highDebtToIncome.value} fewer lenders can say yes.`;
}
