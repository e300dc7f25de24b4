import { type BorrowingPowerForm, entriesOf, moneyText } from '@freehold/contract';
import {
  highDebtToIncomeShare,
  type LendingTest,
  lendingPolicy,
  personalLoanTerms,
  type Serviceability,
  type ThreeTests,
} from '@freehold/finance';
import { dayText } from '../text/day.ts';
import { numberText, rateText } from '../text/rates.ts';
import { isLossDeductible, isRepaymentAssumed, keptProperties, powerContractDay } from './borrowing-power-inputs.ts';

/** The tests in the order of the screen. */
export const testNames = {
  serviceability: 'What you can repay (serviceability)',
  dti: 'Debt to income (DTI)',
  lvr: 'Your deposit (LVR)',
} as const satisfies Readonly<Record<LendingTest, string>>;

/** An amount for a sentence: to the nearest thousand, and in dollars below a thousand (lending specification, A2). */
export function aboutText(amount: number): string {
  return `about ${thousandsText(amount)}`;
}

/** The same without “about”. */
export function thousandsText(amount: number): string {
  return moneyText(amount < 1000 ? amount : Math.round(amount / 1000) * 1000);
}

/** The test that binds, and the price that the loan reaches with the cash. */
export function powerSentence(form: BorrowingPowerForm, found: ThreeTests, service: Serviceability): string {
  if (found.price === 0) return 'Your cash does not cover the deposit and costs of any price. More savings would.';
  const price = aboutText(found.price);
  if (found.tests[found.binding].maxLoan === 0) return withoutLoan(form, found, service);
  const cash = `with your ${moneyText(form.cash)} in cash it reaches a price of ${price}`;
  if (found.binding === 'lvr') return `Your deposit is the limit: ${cash}.`;
  if (found.binding === 'serviceability') return `What you can repay is the limit: ${cash}.`;
  return `Debt of ${numberText(form.dtiLimit)} times your income is the limit: ${cash}.`;
}

function withoutLoan(
  { dtiLimit }: BorrowingPowerForm,
  { binding, price }: ThreeTests,
  service: Serviceability,
): string {
  if (binding === 'lvr')
    return `Your cash alone pays for ${moneyText(price)}, and higher prices are not worked out here.`;
  const alone = `Without a loan, your cash buys up to ${aboutText(price)}.`;
  if (binding === 'dti') return `You owe ${numberText(dtiLimit)} times your income or more already. ${alone}`;
  return service.surplusMonthly < 0
    ? `After tax, living costs and debts, you are ${moneyText(-service.surplusMonthly)} a month short. ${alone}`
    : `After tax, living costs and debts, nothing is left for a repayment. ${alone}`;
}

/** What the answer takes for granted, in words. */
export function powerAssumptions(form: BorrowingPowerForm, service: Serviceability): readonly string[] {
  const { cardPctPerMonth } = lendingPolicy.value;
  return [
    `Lenders differ, often by more than the range here. This is a typical policy: ${sharesText()}. Rent’s other part stands for its costs. Lenders’ shares of business, dividend and other income vary most; the sources are under the working.`,
    `The loan is tested at its rate and ${numberText(form.buffer)} points, and at no less than ${rateText(form.floor)}; so is each home loan you have, at its own rate.`,
    livingText(form, service),
    ...(form.cards > 0 ? [`Cards count at ${rateText(cardPctPerMonth)} of their limits a month, used or not.`] : []),
    'Tax of 2026-27 with Medicare levy and HELP, without family offsets, as lenders do.',
    `Debt above ${numberText(form.dtiLimit)} times income is allowed, but lenders may make only ${rateText(highDebtToIncomeShare.value)} of new loans at six times or more. HELP is not counted.`,
    'The loan is up to 95% of the price, 97% with mortgage insurance (LMI), which a loan above 80% needs and adds. Government guarantees and grants are not counted.',
    `Duty is of a contract on ${dayText(powerContractDay)} by citizens or permanent residents${form.fees === null ? '; other fees are typical ones' : ''}. Repayments are principal and interest.`,
    ...rentalTexts(form),
    ...(isRepaymentAssumed(form) ? [otherLoansText(form)] : []),
  ];
}

const incomeNames = {
  salary: 'salary',
  selfEmployed: 'business profit',
  nonTaxable: 'tax-free income',
  overtime: 'overtime and bonus',
  dividends: 'dividends and interest',
  other: 'other income',
  rental: 'rent',
} as const;

/** What share of each income counts: those of one share together. */
function sharesText(): string {
  const { shadingPct } = lendingPolicy.value;
  const shares = Map.groupBy(entriesOf(incomeNames), ([type]) => shadingPct[type]);
  return [...shares]
    .map(
      ([share, names]) =>
        `${names.map(([, name]) => name).join(', ')} ${share === 100 ? 'in full' : `at ${rateText(share)}`}`,
    )
    .join('; ');
}

function livingText({ living }: BorrowingPowerForm, { benchmarkApplied, livingMonthly }: Serviceability): string {
  const benchmark = `Freehold’s benchmark, ${moneyText(livingMonthly)} a month${living === null ? '' : ', as it is more than you entered'}`;
  const used = benchmarkApplied.some(Boolean) ? benchmark : 'what you entered';
  return `Living costs are ${used}. The benchmark is Freehold’s own, after open calculators, and goes by household size alone. It is not the Household Expenditure Measure (HEM) of lenders, which is not published; theirs is often higher, above all for high incomes. Enter what you spend.`;
}

function rentalTexts(form: BorrowingPowerForm): readonly string[] {
  const rented = keptProperties(form).filter(({ rent }) => rent > 0).length;
  const isLet = form.purpose === 'let';
  return [
    ...(form.adults === 'two' && (rented > 0 || isLet)
      ? ['Rent and interest are shared equally between the two of you.']
      : []),
    ...(rented > 0
      ? [
          `A loss on ${rented > 1 ? 'the homes' : 'the home'} you let already lowers tax, as ${rented > 1 ? 'those' : 'one'} bought before 12 May 2026 ${rented > 1 ? 'do' : 'does'}.`,
        ]
      : []),
    ...(isLet
      ? [
          isLossDeductible(form)
            ? 'A loss on the new build you buy to let lowers tax on other income.'
            : 'A loss on the home you buy to let lowers no tax: for an established one contracted after 7.30 pm on 12 May 2026, it is held back from 2027-28.',
        ]
      : []),
  ];
}

function otherLoansText({ otherBalance }: BorrowingPowerForm): string {
  const { annualRatePct, remainingMonths } = personalLoanTerms.value;
  return `The repayment on your other loans is not known: ${moneyText(otherBalance)} is taken as repaid over ${remainingMonths / 12} years at ${rateText(annualRatePct)}. Enter what you pay, if it is less.`;
}
