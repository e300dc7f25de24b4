import type { BorrowingInputs } from '@freehold/finance';
import { type ContentPage, link, list, note, paragraph, table } from '../block.ts';
import { capacityDifferenceText, capacityText, workingTable } from '../households.ts';

const oneIncome: BorrowingInputs = {
  grossIncome: 95_000,
  maritalStatus: 'single',
  partnerIncome: null,
  dependants: 0,
  existingLoans: 12_000,
};
const twoIncomes: BorrowingInputs = {
  grossIncome: 98_000,
  maritalStatus: 'de-facto',
  partnerIncome: 72_000,
  dependants: 0,
  existingLoans: 25_000,
};
const withChildren: BorrowingInputs = { ...twoIncomes, dependants: 2 };
const withoutCarLoan: BorrowingInputs = { ...withChildren, existingLoans: 0 };
const outweighed: BorrowingInputs = {
  grossIncome: 58_000,
  maritalStatus: 'divorced',
  partnerIncome: null,
  dependants: 3,
  existingLoans: 265_000,
};

export const caseStudies: ContentPage = {
  path: '/case-studies',
  title: 'Case studies',
  description:
    'Worked examples of the borrowing capacity estimate for five made-up households, each line computed by the same engine.',
  reviewed: '2026-11-21',
  opening:
    'These are worked examples. The households are made up; none is a customer. The figures are computed by the engine behind the calculator when this page is built, so they always agree with it.',
  sections: [
    {
      id: 'how-to-read',
      title: 'How to read the examples',
      blocks: [
        paragraph(
          'Each table follows one estimate from the income to the result. The method is six times the income that is left after $5,000 for each dependant, less existing loans, and never below $0. It is indicative; it is not a lender’s assessment.',
        ),
        note('limit', [
          'The examples leave out living expenses, interest rates, the buffer lenders add, credit card limits and each lender’s policy. The ',
          link('guide to borrowing capacity', '/guides#borrowing-capacity'),
          ' explains those.',
        ]),
      ],
    },
    {
      id: 'one-income',
      title: 'Household A: one income, a small loan',
      blocks: [
        paragraph('One person, one salary, no dependants, and a personal loan with $12,000 still owing.'),
        workingTable('Worked example A: one income of $95,000 a year', oneIncome),
        paragraph(
          `The estimate is ${capacityText(oneIncome)}. The loan takes off exactly what is owed on it, whatever its monthly repayment; a lender looks at the repayment instead.`,
        ),
      ],
    },
    {
      id: 'two-incomes',
      title: 'Household B: two incomes, a car loan',
      blocks: [
        paragraph('A de facto couple, two salaries, no dependants, and $25,000 still owing on a car.'),
        workingTable('Worked example B: incomes of $98,000 and $72,000 a year', twoIncomes),
        paragraph(
          `The estimate is ${capacityText(twoIncomes)}. A partner’s income counts for married and de facto couples only; for any other status the field does not appear.`,
        ),
      ],
    },
    {
      id: 'with-children',
      title: 'Household C: the same couple with two children',
      blocks: [
        paragraph('Household B again, with two dependants and nothing else changed.'),
        workingTable('Worked example C: two incomes and two dependants', withChildren),
        paragraph(
          `The estimate is ${capacityText(withChildren)}, which is ${capacityDifferenceText(twoIncomes, withChildren)} less than for household B. The allowance is set aside before the income is multiplied, so one dependant weighs six times the allowance.`,
        ),
      ],
    },
    {
      id: 'loan-repaid',
      title: 'Household D: household C after the car loan is repaid',
      blocks: [
        workingTable('Worked example D: household C with no existing loans', withoutCarLoan),
        paragraph(
          `The estimate is ${capacityText(withoutCarLoan)}: ${capacityDifferenceText(withoutCarLoan, withChildren)} more than with the loan. In this method a dollar owed is a dollar less.`,
        ),
      ],
    },
    {
      id: 'outweighed',
      title: 'Household E: when loans and dependants outweigh income',
      blocks: [
        paragraph('One salary, three dependants and $265,000 still owing on an existing home loan.'),
        workingTable('Worked example E: an estimate that stops at $0', outweighed),
        paragraph(
          `The estimate is ${capacityText(outweighed)}. A result of $0 says that the method finds nothing left after dependants and loans; it does not say that no lender would look at the household.`,
        ),
      ],
    },
    {
      id: 'side-by-side',
      title: 'Side by side',
      blocks: [
        table({
          caption: 'Estimated borrowing capacity of the five made-up households',
          columns: [{ label: 'Household' }, { label: 'What it shows' }, { label: 'Estimate', isFigure: true }],
          rows: [
            ['A', 'One income, a small loan', capacityText(oneIncome)],
            ['B', 'Two incomes, a car loan', capacityText(twoIncomes)],
            ['C', 'B with two dependants', capacityText(withChildren)],
            ['D', 'C without the car loan', capacityText(withoutCarLoan)],
            ['E', 'Loans and dependants outweigh income', capacityText(outweighed)],
          ],
        }),
        list(
          ['Other numbers can be tried in the ', link('borrowing capacity calculator', '/borrowing-capacity'), '.'],
          ['What the figure leaves out is listed in the ', link('disclaimer', '/disclaimer#borrowing-capacity'), '.'],
        ),
      ],
    },
  ],
};
