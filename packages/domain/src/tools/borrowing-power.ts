import {
  type BorrowingPowerForm,
  buyingCostsSchema,
  buyingCostsStart,
  encodeLink,
  encodeScenario,
  moneyText,
  mortgageScenarioSchema,
  mortgageStart,
  toolFacts,
} from '@freehold/contract';
import {
  explainServiceability,
  explainThreeTests,
  fundsToComplete,
  type LendingTest,
  lenderRange,
  lendingTests,
  levelRepayment,
  personalLoanTerms,
  presentValueRate,
  roundToCent,
  type Serviceability,
  serviceability,
  type ThreeTests,
  threeTests,
} from '@freehold/finance';
import type { Line } from '../figures/line.ts';
import { rateText } from '../text/rates.ts';
import { isRepaymentAssumed, otherLenders, powerContractDay, powerInputs } from './borrowing-power-inputs.ts';
import { powerLevers } from './borrowing-power-levers.ts';
import { aboutText, powerAssumptions, powerSentence, testNames, thousandsText } from './borrowing-power-words.ts';
import type { ToolAnswer, ToolChart, ToolLink } from './tool-answer.ts';

export { borrowingPowerReadBack } from './borrowing-power-read-back.ts';

/** The loan that passes all three tests of a lender, by the typical policy and by a cautious and a generous lender's. */
export function borrowingPowerAnswer(form: BorrowingPowerForm): ToolAnswer {
  const inputs = powerInputs(form);
  const service = serviceability(inputs);
  const found = threeTests({ ...inputs, rangePolicies: otherLenders(form) });
  const loan = found.tests[found.binding].maxLoan;
  return {
    figure: { label: 'You could borrow', amount: loan, sentence: powerSentence(form, found, service) },
    lines: [
      ...lendingTests.map((test) => testLine(test, found)),
      ...(found.range.high > 0 ? [rangeLine(found)] : []),
      surplusLine(service),
      ...(loan > 0 ? [repaymentLine(form, { loan, assessedPct: service.assessmentRatePct })] : []),
    ],
    working: () => [
      ...explainServiceability(inputs),
      ...explainThreeTests(inputs),
      {
        label: 'You could borrow',
        amount: loan,
        unit: 'dollars',
        formula: `the lowest loan of the three tests: ${testNames[found.binding]}`,
      },
    ],
    chart: () => byTest(found),
    levers: () => powerLevers(form, inputs),
    next: () => powerLinks(form, found),
    assumptions: powerAssumptions(form, service),
    rules: [...found.rules, lenderRange, ...(isRepaymentAssumed(form) ? [personalLoanTerms] : [])],
  };
}

function testLine(test: LendingTest, { tests: results, binding }: ThreeTests): Line {
  const { maxLoan, maxPrice, limitedByDeposit } = results[test];
  const price = maxPrice > 0 ? `a price of ${moneyText(maxPrice)}` : 'no price';
  const reach = test !== 'lvr' && limitedByDeposit ? 'more than your deposit reaches' : price;
  const fewer = test === 'dti' ? '; above it fewer lenders can say yes' : '';
  return {
    label: testNames[test],
    value: moneyText(maxLoan),
    note: `${test === binding ? `the limit: ${price}` : reach}${fewer}`,
  };
}

function rangeLine({ range: { low, high } }: ThreeTests): Line {
  const label = 'Price between lenders';
  if (low === high) return { label, value: aboutText(low), note: 'the same with a cautious and a generous one' };
  return {
    label,
    value: `${aboutText(low)} to ${thousandsText(high)}`,
    note: 'from a cautious to a generous one',
  };
}

function surplusLine({ surplusMonthly, livingMonthly, commitmentsMonthly }: Serviceability): Line {
  const debts = commitmentsMonthly > 0 ? ` and ${moneyText(commitmentsMonthly)} for debts` : '';
  return {
    label: surplusMonthly < 0 ? 'Shortfall a month' : 'Surplus a month',
    value: moneyText(Math.abs(surplusMonthly)),
    note: `after tax, ${moneyText(livingMonthly)} living costs${debts}, before the new loan`,
  };
}

function repaymentLine(
  { rate, term }: BorrowingPowerForm,
  { loan, assessedPct }: { readonly loan: number; readonly assessedPct: number },
): Line {
  const at = (ratePct: number) => moneyText(levelRepayment(loan, ratePct / 1200, Number(term) * 12));
  return {
    label: `Repayment a month at ${rateText(rate)}`,
    value: at(rate),
    note: `lenders test ${at(assessedPct)}, at ${rateText(assessedPct)}`,
  };
}

const shortNames = { serviceability: 'Serviceability', dti: 'DTI', lvr: 'LVR' } as const;

function byTest({ tests: results, binding }: ThreeTests): ToolChart {
  const { maxLoan } = results[binding];
  return {
    form: 'bars',
    title: 'The three tests',
    summary: `The lowest is the limit: ${testNames[binding]}, ${moneyText(maxLoan)}.`,
    across: 'Test',
    places: lendingTests.map((test) => shortNames[test]),
    series: [
      { name: 'Largest loan', kind: 'borrowingCapacity', values: lendingTests.map((test) => results[test].maxLoan) },
    ],
  };
}

/** Where the price and the loan lead: the costs of buying, and the repayments where that calculator takes such a loan. */
function powerLinks(form: BorrowingPowerForm, found: ThreeTests): readonly ToolLink[] {
  return [...costsLink(form, found), ...repaymentsLink(form, found.tests[found.binding].maxLoan)];
}

function costsLink(form: BorrowingPowerForm, { price, loan, lmi }: ThreeTests): readonly ToolLink[] {
  const { state, property, purpose, cash, fees } = form;
  if (price === 0) return [];
  const { cash: _, ...terms } = powerInputs(form).purchase;
  const { data: inputs } = buyingCostsSchema.safeParse({
    ...buyingCostsStart,
    state,
    buyer: purpose === 'let' ? 'investor' : form.buyer,
    property,
    price,
    cash,
    lvr: fundsToComplete({ ...terms, price, loan: { amount: roundToCent(loan - lmi) } }).baseLvrPct,
    contractOn: powerContractDay,
    ...(fees === null ? {} : { legal: fees, inspections: 0, lender: 0, registration: 0 }),
  });
  if (inputs === undefined) return [];
  const link = encodeLink({ v: 1, kind: 'buying-costs', inputs });
  return [{ label: `What buying at ${moneyText(price)} costs`, to: `${toolFacts['buying-costs'].page}#s=${link}` }];
}

function repaymentsLink({ rate, term }: BorrowingPowerForm, loanAmount: number): readonly ToolLink[] {
  const { data: inputs } = mortgageScenarioSchema.safeParse({
    ...mortgageStart,
    loanAmount,
    interestRate: rate,
    loanTerm: term,
    priceRise: presentValueRate.value,
  });
  if (inputs === undefined) return [];
  return [
    {
      label: `What repayments on ${moneyText(loanAmount)} would be`,
      to: `/mortgage-calculator#s=${encodeScenario({ v: 1, kind: 'mortgage', inputs })}`,
    },
  ];
}
