import { paymentsPerYear } from '../units/frequency.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { type LoanInputs, loanRepayment } from './extra-repayment.ts';
import type { LoanType } from './loan-plan.ts';

/** The working of `loanRepayment`; the last amount is the total of all repayments. Throws as `loanRepayment` does. */
export function explainLoanRepayment(inputs: LoanInputs & { readonly loanType: LoanType }): Working {
  const result = loanRepayment(inputs);
  const perYear = paymentsPerYear(inputs.frequency);
  const owed = amountText(inputs.principal);
  const rate = `${percentText(inputs.annualRatePct)} ÷ ${perYear}`;
  const count = inputs.years * perYear;
  return [
    {
      label: `Repayment, ${inputs.frequency}`,
      amount: result.repayment,
      unit: 'dollars',
      formula:
        inputs.loanType === 'interest_only'
          ? `${owed} × ${rate}`
          : `P·r ÷ (1 − (1 + r)^−n) with P ${owed}, r ${rate}, n ${count}`,
    },
    {
      label: 'Repayments made',
      amount: result.periods,
      unit: 'count',
      formula: `${inputs.years} years × ${perYear}`,
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
      formula: `${amountText(inputs.principal - result.principalOwingAtEnd)} repaid + ${amountText(result.totalInterest)} interest`,
    },
  ];
}
