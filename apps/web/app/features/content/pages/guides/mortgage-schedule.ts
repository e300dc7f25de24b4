import { decimalText, loanSchedule, type MortgageInputs, mortgageRepayment } from '@freehold/finance';
import { duration, money, percent } from '#app/lib/format.ts';
import { definitions, heading, list, note, paragraph, type Section, table } from '../../block.ts';
import { comparisonRateLaw, compiled, loanConvention } from '../../sources.ts';

const loan: MortgageInputs = {
  loanAmount: 500_000,
  interestRate: 4.5,
  loanTerm: 30,
  repaymentFrequency: 'monthly',
  loanType: 'principal_and_interest',
  additionalRepayments: 0,
  today: compiled,
};
const monthlyExtra = 200;
const withExtra = mortgageRepayment({ ...loan, additionalRepayments: monthlyExtra });
const loanText = `${money(loan.loanAmount)} over ${loan.loanTerm} years at ${percent(loan.interestRate)} a year`;

const firstRows = loanSchedule({
  principal: loan.loanAmount,
  frequency: 'monthly',
  payments: loan.loanTerm * 12,
  segments: [{ fromPayment: 1, annualRatePct: loan.interestRate, loanType: loan.loanType }],
}).rows.slice(0, 4);

function repaymentText(repaymentFrequency: MortgageInputs['repaymentFrequency']): string {
  return moneyWithCents(mortgageRepayment({ ...loan, repaymentFrequency }).repaymentAmount);
}

export const mortgageScheduleGuide: Section = {
  id: 'mortgage-schedule',
  title: 'Reading a mortgage schedule',
  blocks: [
    paragraph(
      'A schedule lists every repayment of a loan and what it does. Each line answers three questions: how much of this repayment is interest, how much reduces the loan, and what is still owed afterwards.',
    ),
    heading('The columns'),
    definitions(
      ['Repayment', 'The same amount each time while the rate and the term stay the same.'],
      ['Interest', 'What is owed before the repayment, times the yearly rate, divided by the repayments in a year.'],
      ['Principal', 'The repayment less the interest. Only this part reduces the loan.'],
      ['Balance', 'What is still owed afterwards. Next month’s interest is worked out on it.'],
    ),
    heading('The first lines of an example'),
    table({
      caption: `Worked example: ${loanText}, monthly`,
      columns: [
        { label: 'Month' },
        { label: 'Repayment', isFigure: true },
        { label: 'Interest', isFigure: true },
        { label: 'Principal', isFigure: true },
        { label: 'Balance', isFigure: true },
      ],
      rows: firstRows.map((row) => [
        String(row.payment),
        moneyWithCents(row.paid),
        moneyWithCents(row.interest),
        moneyWithCents(row.principal),
        moneyWithCents(row.balance),
      ]),
      sources: [loanConvention],
    }),
    paragraph(
      'The interest falls a little each month and the principal grows by the same amount. Early repayments are mostly interest; late ones are mostly principal. Nothing is hidden in that: the balance is simply larger at the start. Cents are rounded for display only, so a line can seem a cent out.',
    ),
    heading('Weekly and fortnightly repayments'),
    table({
      caption: 'The same loan at three frequencies',
      columns: [
        { label: 'Frequency' },
        { label: 'Repayments a year', isFigure: true },
        { label: 'Each', isFigure: true },
      ],
      rows: [
        ['Monthly', '12', repaymentText('monthly')],
        ['Fortnightly', '26', repaymentText('fortnightly')],
        ['Weekly', '52', repaymentText('weekly')],
      ],
      sources: [loanConvention],
    }),
    paragraph(
      'These are worked out for the full term at each frequency. A fortnightly repayment set at half the monthly one is something else: it comes to thirteen monthly repayments a year and shortens the loan. Two calculators can differ for this reason alone.',
    ),
    heading('Extra repayments and interest only'),
    list(
      'An extra repayment goes entirely to the principal, so every later line has less interest in it. The earlier it is made, the more lines it changes.',
      `For the loan above, an extra ${money(monthlyExtra)} a month from the first month shortens the term by ${duration(withExtra.timeSaved)} and the interest by ${money(withExtra.interestSaved)}, if the rate never changes.`,
      'With an interest-only loan the principal column is empty and the balance does not fall. The amount borrowed is still owed at the end.',
    ),
    heading('What a schedule leaves out'),
    list(
      'Changes in the rate. A schedule holds one rate for the whole term.',
      'Fees and charges.',
      'The comparison rate under the National Credit Code, which lenders publish for a loan of $150,000 over 25 years. An illustrative market rate shown by a calculator here is not a comparison rate under that Code.',
    ),
    note('fact', 'The law sets how the term is used.', comparisonRateLaw),
  ],
};

/** Dollars with cents, as a loan schedule shows them: `$2,533.43`. */
function moneyWithCents(amount: number): string {
  return `$${decimalText(amount, { most: 2, least: 2 })}`;
}
