import { payoffChartMonths } from '../rules/property.ts';
import { frequencyNamed, timesPerYear } from '../units/frequency.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { mortgagePayoffChart, type PayoffChartInputs } from './mortgage-payoff-chart.ts';

/**
 * The working of `mortgagePayoffChart`; the last amount is the number of months covered: until the mortgage is paid
 * off, or the full cap. Throws as `mortgagePayoffChart` does.
 */
export function explainMortgagePayoffChart(inputs: PayoffChartInputs): Working {
  const chart = mortgagePayoffChart(inputs);
  const perYear = timesPerYear(frequencyNamed(inputs.repaymentFrequency).frequency);
  return [
    {
      label: 'Monthly repayment',
      amount: chart.monthlyRepayment,
      unit: 'dollars-per-month',
      formula: `${amountText(inputs.repaymentAmount)} × ${perYear} ÷ 12`,
    },
    {
      label: 'Interest in the first month',
      amount: (inputs.balance * inputs.interestRate) / 1200,
      unit: 'dollars-per-month',
      formula: `${amountText(inputs.balance)} × ${percentText(inputs.interestRate)} ÷ 12`,
    },
    {
      label: 'Interest until then',
      amount: chart.totalInterest,
      unit: 'dollars',
      formula: `sum of ${chart.months} monthly interest charges`,
    },
    {
      label: chart.paidOff ? 'Months until paid off' : 'Not paid off within',
      amount: chart.months,
      unit: 'months',
      formula: `${amountText(inputs.balance)} less repayments, followed for at most ${inputs.capMonths ?? payoffChartMonths.value} months`,
      rule: payoffChartMonths,
    },
  ];
}
