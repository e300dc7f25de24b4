import { lendingPolicy } from '../rules/lending-policy.ts';
import { amountText, numberText, percentText } from '../working/amount-text.ts';
import type { Working, WorkingLine } from '../working/line.ts';
import { policyOf, type ServiceabilityInputs } from './applicant-record.ts';
import type { ThreeTestsInputs } from './levers.ts';
import { serviceability } from './serviceability.ts';
import { lendingTests } from './tested-loan.ts';
import { threeTests } from './three-tests.ts';

/** The working of `serviceability`; the last amount is the largest loan. Throws as it does. */
export function explainServiceability(inputs: ServiceabilityInputs): Working {
  const found = serviceability(inputs);
  const policy = policyOf(inputs.policy);
  const { annualRatePct, termYears, ioYears = 0 } = inputs.newLoan;
  const { cards, overdrafts, homeLoans, otherLoans } = found.commitments;
  const people = found.perApplicant.map(
    ({ countedIncome, countedRent, tax }, index): WorkingLine => ({
      label: `Applicant ${index + 1} after tax`,
      amount: countedIncome + countedRent - tax,
      unit: 'dollars-per-year',
      formula: `${amountText(countedIncome)} income + ${amountText(countedRent)} rent, as counted, − ${amountText(tax)} tax`,
    }),
  );
  return [
    {
      label: 'Assessment rate',
      amount: found.assessmentRatePct,
      unit: 'percent',
      formula: `the larger of ${percentText(annualRatePct)} + ${percentText(policy.bufferPct)} and ${percentText(policy.floorPct)}`,
      rule: lendingPolicy,
    },
    ...people,
    monthly('Living costs', found.livingMonthly, livingText(inputs, found.benchmarkApplied)),
    monthly(
      'Commitments',
      found.commitmentsMonthly,
      `${amountText(cards)} cards + ${amountText(overdrafts)} overdrafts + ${amountText(homeLoans)} home loans + ${amountText(otherLoans)} other loans`,
    ),
    monthly(
      'Surplus',
      found.surplusMonthly,
      `${amountText(found.netIncomeAnnual)} ÷ 12 − ${amountText(found.livingMonthly)} − ${amountText(found.commitmentsMonthly)} − ${amountText(policy.minSurplusMonthly)}`,
    ),
    {
      label: 'Largest loan',
      amount: found.maxLoan,
      unit: 'dollars',
      formula: `repaid over ${numberText((termYears - ioYears) * 12)} months at ${percentText(found.assessmentRatePct)}, whole dollars down`,
    },
  ];
}

/** The working of `threeTests`: the loan of each test; the last amount is the price. Throws as it does. */
export function explainThreeTests(inputs: ThreeTestsInputs): Working {
  const found = threeTests(inputs);
  const policy = policyOf(inputs.policy);
  const { grossIncomeAnnual, existingDebt } = serviceability(inputs);
  const words = {
    serviceability: 'what the surplus repays at the assessment rate',
    dti: `${numberText(policy.dtiLimit)} × ${amountText(grossIncomeAnnual)} − ${amountText(existingDebt)} of debt`,
    lvr: 'the loan at the largest price that the cash allows',
  };
  return [
    ...lendingTests.map(
      (test): WorkingLine => ({
        label: labels[test],
        amount: found.tests[test].maxLoan,
        unit: 'dollars',
        formula: words[test],
      }),
    ),
    {
      label: 'Price',
      amount: found.price,
      unit: 'dollars',
      formula: `loan of ${amountText(found.loan)} at the lowest of the three, ${labels[found.binding].toLowerCase()}; duty ${amountText(found.duty)}`,
    },
  ];
}

const labels = {
  serviceability: 'Loan by serviceability',
  dti: 'Loan by debt to income',
  lvr: 'Loan by deposit',
} as const;

function livingText({ households }: ServiceabilityInputs, benchmarkApplied: readonly boolean[]): string {
  return households
    .map(({ declaredLivingMonthly = 0, otherCostsMonthly = 0 }, index) => {
      const living = benchmarkApplied[index] ? 'our benchmark' : `${amountText(declaredLivingMonthly)} declared`;
      return otherCostsMonthly > 0 ? `${living} + ${amountText(otherCostsMonthly)} other` : living;
    })
    .join(' + ');
}

function monthly(label: string, amount: number, formula: string): WorkingLine {
  return { label, amount, unit: 'dollars-per-month', formula };
}
