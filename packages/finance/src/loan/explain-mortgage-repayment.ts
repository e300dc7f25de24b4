import { marketRateMargin } from '../rules/property.ts';
import { paymentsPerYear } from '../units/frequency.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import type { Working, WorkingLine } from '../working/line.ts';
import { type MortgageInputs, type MortgageRepayment, mortgageRepayment } from './mortgage-repayment.ts';

/**
 * The working of `mortgageRepayment`, from the same figures; the last amount is the total of all repayments in exact
 * dollars. Throws as `mortgageRepayment` does.
 */
export function explainMortgageRepayment(inputs: MortgageInputs): Working {
  const result = mortgageRepayment(inputs);
  const extras = result.extraPerPeriod > 0 ? extraLines(inputs, result) : [];
  return [...rateLines(inputs), repaymentLine(inputs, result), ...extras, ...totalLines(inputs, result)];
}

function rateLines({ interestRate, repaymentFrequency }: MortgageInputs): Working {
  const perYear = paymentsPerYear(repaymentFrequency);
  return [
    {
      label: 'Rate per repayment',
      amount: interestRate / perYear,
      unit: 'percent',
      formula: `${percentText(interestRate)} ÷ ${perYear} repayments a year`,
    },
    {
      label: 'Illustrative market rate',
      amount: interestRate + marketRateMargin.value,
      unit: 'percent',
      formula: `${percentText(interestRate)} + ${marketRateMargin.value} percentage points`,
      rule: marketRateMargin,
    },
  ];
}

function repaymentLine(inputs: MortgageInputs, result: MortgageRepayment): WorkingLine {
  const perYear = paymentsPerYear(inputs.repaymentFrequency);
  const rate = `${percentText(inputs.interestRate)} ÷ ${perYear}`;
  const isInterestOnly = inputs.loanType === 'interest_only';
  const count = inputs.loanTerm * perYear;
  return {
    label: `Repayment, ${inputs.repaymentFrequency}`,
    amount: result.repaymentAmount,
    unit: 'dollars',
    formula: isInterestOnly
      ? `${amountText(inputs.loanAmount)} × ${rate}`
      : `P·r ÷ (1 − (1 + r)^−n) with P ${amountText(inputs.loanAmount)}, r ${rate}, n ${count}`,
  };
}

function extraLines(inputs: MortgageInputs, result: MortgageRepayment): Working {
  const perYear = paymentsPerYear(inputs.repaymentFrequency);
  return [
    {
      label: 'Extra with each repayment',
      amount: result.extraPerPeriod,
      unit: 'dollars',
      formula: `${amountText(inputs.additionalRepayments)} × 12 ÷ ${perYear}`,
    },
    {
      label: 'Interest saved',
      amount: result.interestSaved,
      unit: 'dollars',
      formula: `${amountText(result.totalInterest + result.interestSaved)} without the extra − ${amountText(result.totalInterest)}`,
    },
    {
      label: 'Time saved',
      amount: result.timeSaved,
      unit: 'months',
      formula: `${inputs.loanTerm} × 12 − ${inputs.loanTerm * 12 - result.timeSaved} months taken`,
    },
  ];
}

function totalLines(inputs: MortgageInputs, result: MortgageRepayment): Working {
  const principalPaid = inputs.loanAmount - result.principalOwingAtEnd;
  return [
    {
      label: 'Repayments made',
      amount: result.periods,
      unit: 'count',
      formula: `${result.periods} until ${result.payoffDate}`,
    },
    {
      label: 'Principal repaid',
      amount: principalPaid,
      unit: 'dollars',
      formula: `${amountText(inputs.loanAmount)} − ${amountText(result.principalOwingAtEnd)} still owing`,
    },
    {
      label: 'Interest',
      amount: result.totalInterest,
      unit: 'dollars',
      formula: `sum of ${result.periods} interest charges, none rounded`,
    },
    {
      label: 'Total repayments',
      amount: result.totalRepayments,
      unit: 'dollars',
      formula: `${amountText(principalPaid)} + ${amountText(result.totalInterest)}`,
    },
  ];
}
