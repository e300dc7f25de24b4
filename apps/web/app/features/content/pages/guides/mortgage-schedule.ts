import { definitions, heading, list, note, paragraph, type Section, table } from '../../block.ts';
import { centsText, dollarsText, firstScheduleRows } from '../../figures.ts';
import { comparisonRateLaw, loanConvention } from '../../sources.ts';

/** A reference loan whose repayments were reproduced by three independent methods. */
const loan = { amount: 500_000, ratePercent: 4.5, years: 30, monthly: 2_533.43, fortnightly: 1_168.72, weekly: 584.24 };
const rows = firstScheduleRows(loan, 4);

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
      caption: `Worked example: ${dollarsText(loan.amount)} over ${loan.years} years at ${loan.ratePercent}% a year, monthly`,
      columns: [
        { label: 'Month' },
        { label: 'Repayment', isFigure: true },
        { label: 'Interest', isFigure: true },
        { label: 'Principal', isFigure: true },
        { label: 'Balance', isFigure: true },
      ],
      rows: rows.map((row, index) => [
        String(index + 1),
        centsText(loan.monthly),
        centsText(row.interest),
        centsText(row.principal),
        centsText(row.balance),
      ]),
      sources: [loanConvention],
    }),
    paragraph(
      'The interest falls a little each month and the principal grows by the same amount. Early repayments are mostly interest; late ones are mostly principal. Nothing is hidden in that: the balance is simply larger at the start.',
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
        ['Monthly', '12', centsText(loan.monthly)],
        ['Fortnightly', '26', centsText(loan.fortnightly)],
        ['Weekly', '52', centsText(loan.weekly)],
      ],
      sources: [loanConvention],
    }),
    paragraph(
      'These are worked out for the full term at each frequency. A fortnightly repayment set at half the monthly one is something else: it comes to thirteen monthly repayments a year and shortens the loan. Two calculators can differ for this reason alone.',
    ),
    heading('Extra repayments and interest only'),
    list(
      'An extra repayment goes entirely to the principal, so every later line has less interest in it. The earlier it is made, the more lines it changes.',
      'With an interest-only loan the principal column is empty and the balance does not fall. The amount borrowed is still owed at the end.',
    ),
    heading('What a schedule leaves out'),
    list(
      'Changes in the rate. A schedule holds one rate for the whole term.',
      'Fees and charges.',
      'The comparison rate under the National Credit Code, which lenders publish for a loan of $150,000 over 25 years. An illustrative market rate shown by a calculator here is not a comparison rate under that Code.',
    ),
    note('fact', 'How the law uses the term.', comparisonRateLaw),
  ],
};
