import { balanceAfter } from '../loan/balance-after.ts';
import { extraRepayment, loanRepayment } from '../loan/extra-repayment.ts';
import { loanTypes } from '../loan/loan-plan.ts';
import { mortgagePayoffChart } from '../loan/mortgage-payoff-chart.ts';
import { mortgageRepayment, payoffDate } from '../loan/mortgage-repayment.ts';
import { payoff } from '../loan/payoff.ts';
import { payoffChartMonths } from '../rules/property.ts';
import { repaymentFrequencies } from '../units/frequency.ts';
import type { Areas } from './area.ts';
import type { Inputs } from './inputs.ts';

/** Loans: repayments, totals, extra repayments and payoffs. */
export const loanAreas: Areas = {
  'mortgage.calculate': (inputs) => ({
    ...mortgageRepayment({
      loanAmount: inputs.number('loanAmount'),
      interestRate: inputs.number('interestRate'),
      loanTerm: inputs.wholeNumber('loanTerm'),
      repaymentFrequency: inputs.oneOf('repaymentFrequency', repaymentFrequencies, 'monthly'),
      loanType: inputs.oneOf('loanType', loanTypes, 'principal_and_interest'),
      additionalRepayments: inputs.number('additionalRepayments', 0),
      today: inputs.text('today'),
    }),
  }),
  'mortgage.payoffDate': (inputs) => ({
    payoffDate: payoffDate({
      today: inputs.text('today'),
      loanTerm: inputs.wholeNumber('loanTerm'),
      timeSavedMonths: inputs.number('timeSavedMonths', 0),
    }),
  }),
  'mortgage.payoffChart': (inputs) => ({
    ...mortgagePayoffChart({
      balance: inputs.number('balance'),
      interestRate: inputs.number('interestRate'),
      repaymentAmount: inputs.number('repaymentAmount'),
      repaymentFrequency: inputs.text('repaymentFrequency', 'Monthly'),
      birthYear: inputs.numberOrNull('birthYear'),
      currentYear: inputs.number('currentYear'),
      capMonths: inputs.number('capMonths', payoffChartMonths.value),
    }),
  }),
  'loan.repayment': (inputs) => ({ ...loanRepayment({ ...loanInputs(inputs), ...typeInput(inputs) }) }),
  'loan.extra': (inputs) => ({
    ...extraRepayment({ ...loanInputs(inputs), extraMonthly: inputs.number('extraMonthly') }),
  }),
  'loan.balanceAfter': (inputs) => ({
    ...balanceAfter({ ...loanInputs(inputs), ...typeInput(inputs), payments: inputs.number('payments') }),
  }),
  'loan.payoff': (inputs) => ({
    ...payoff({
      balance: inputs.number('balance'),
      annualRatePct: inputs.number('annualRatePct'),
      payment: inputs.number('payment'),
      cap: inputs.number('cap', payoffChartMonths.value),
    }),
  }),
};

function loanInputs(inputs: Inputs) {
  return {
    principal: inputs.number('principal'),
    annualRatePct: inputs.number('annualRatePct'),
    years: inputs.number('years'),
    frequency: inputs.oneOf('frequency', repaymentFrequencies, 'monthly'),
  };
}

function typeInput(inputs: Inputs) {
  return { loanType: inputs.oneOf('loanType', loanTypes, 'principal_and_interest') };
}
