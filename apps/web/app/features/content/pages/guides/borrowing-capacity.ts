import { allowancePerDependant, incomeMultiple } from '@freehold/finance';
import { decimal, money } from '#app/lib/format.ts';
import { heading, link, list, note, paragraph, type Section } from '../../block.ts';
import { capacityText, workingTable } from '../../households.ts';
import { debtToIncomeLimit, lenderPractice, serviceabilityBuffer } from '../../sources.ts';

const couple = {
  grossIncome: 110_000,
  maritalStatus: 'married',
  partnerIncome: 64_000,
  dependants: 1,
  existingLoans: 18_000,
} as const;

export const borrowingCapacityGuide: Section = {
  id: 'borrowing-capacity',
  title: 'Borrowing capacity',
  blocks: [
    paragraph(
      'Borrowing capacity is the amount a lender might be willing to lend to a household. There is no single figure: each lender works it out by its own policy, and the same household gets different answers on the same day.',
    ),
    heading('How the estimate here is made'),
    paragraph(
      `Freehold’s figure is a multiple of income. From the yearly income before tax, and a partner’s where there is one, ${money(allowancePerDependant.value)} is set aside for each dependant. The rest is multiplied by ${decimal(incomeMultiple.value)}. What is still owed on existing loans comes off, and the result is never below $0.`,
    ),
    workingTable('Worked example: a made-up couple with one child', couple),
    paragraph(
      `The estimate for this household is ${capacityText(couple)}. It is computed by the `,
      link('borrowing capacity calculator', '/borrowing-capacity'),
      '’s own engine each time this page is built.',
    ),
    heading('Why six times income matters'),
    paragraph(
      'Debt-to-income is everything a household owes, the new loan included, divided by its yearly income before tax. Since 1 February 2026 at most 20% of a lender’s new lending to owner-occupiers, and 20% of its new lending to investors, may be at a ratio of six or more. Without dependants, the estimate plus the existing loans comes to exactly six times income: it sits on that line.',
    ),
    note('fact', 'The limit is set by APRA, the banking regulator.', debtToIncomeLimit),
    heading('What a lender looks at that the estimate does not'),
    list(
      'The interest rate, plus a buffer of 3 percentage points: the household has to be able to repay at the higher rate.',
      'Living expenses, compared with a benchmark built from what households of the same kind spend.',
      'The kind of income. Rent is commonly counted at 75% to 80%, and overtime, bonuses and commission at about 80%.',
      'Credit cards. Between 3% and 3.8% of the limit is commonly counted as a monthly expense, whatever the balance.',
      'Repayments on other loans, assessed again at a higher rate, and compulsory repayments of a study loan.',
    ),
    note('fact', 'The buffer is set by the regulator.', serviceabilityBuffer),
    note('fact', 'The other points describe common practice; lenders differ.', lenderPractice),
    note('limit', [
      'A figure from any calculator, this one included, is not an offer or an approval. The ',
      link('disclaimer', '/disclaimer#borrowing-capacity'),
      ' lists what it leaves out.',
    ]),
  ],
};
