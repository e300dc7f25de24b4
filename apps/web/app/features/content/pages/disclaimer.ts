import { borrowingAssumptions, estimateDisclosure } from '@freehold/contract';
import { type ContentPage, link, list, note, paragraph } from '../block.ts';
import { operator } from '../operator.ts';

export const disclaimer: ContentPage = {
  path: '/disclaimer',
  title: 'Disclaimer',
  description:
    'What the estimates are for, what each of them leaves out, and why they are not advice, an offer or an approval.',
  reviewed: '2026-11-21',
  opening: estimateDisclosure,
  sections: [
    {
      id: 'purpose',
      title: 'What the estimates are for',
      blocks: [
        paragraph(
          'The calculators show how a figure is worked out and how it changes with what you enter. Do not rely on them for a decision to borrow, buy, sell or invest. A licensed adviser, a broker or a registered tax agent can take your own circumstances into account; the calculators cannot.',
        ),
        paragraph(operator.licenceLine),
      ],
    },
    {
      id: 'borrowing-capacity',
      title: 'Borrowing capacity',
      blocks: [list(...borrowingAssumptions)],
    },
    {
      id: 'loans',
      title: 'Loans and repayments',
      blocks: [
        list(
          'One interest rate is held for the whole term. Real rates change.',
          'Fees, charges and insurance are left out.',
          'A year has 12 monthly, 26 fortnightly or 52 weekly repayments, each worked out for the full term.',
          'An interest-only loan does not reduce what is owed. When the interest-only period ends, repayments rise.',
          'An illustrative market rate is your rate plus 0.50 percentage points. It is not a comparison rate under the National Credit Code.',
        ),
      ],
    },
    {
      id: 'tax',
      title: 'Tax',
      blocks: [
        list(
          'Tax figures use resident rates of the year they name, without the Medicare levy and without offsets.',
          'Rental losses do not lower a compulsory study loan repayment.',
          'From 1 July 2027 the rule for rental losses depends on the contract date and on whether the home was new. A figure for later years that asks for neither assumes that the change does not apply to the property.',
          'Depreciation percentages are our own rough guide, not a schedule for a given building.',
        ),
        paragraph(
          'The change is explained in the ',
          link('guide to negative gearing', '/guides#negative-gearing'),
          '.',
        ),
      ],
    },
    {
      id: 'projections',
      title: 'Projections',
      blocks: [
        list(
          'A projection is an illustration with constant growth. Real values rise and fall, and can end below where they began.',
          'Growth of 3%, 5% or 7% a year are settings to compare, not predictions.',
          'Interest, repairs, vacancies, selling costs and tax on a sale are left out unless a screen says otherwise.',
          'An amount two or more years ahead buys less than the same amount today, so we show it in today’s dollars too.',
        ),
      ],
    },
    {
      id: 'facts',
      title: 'Facts and sources',
      blocks: [
        paragraph(
          'Facts on these pages carry a date and a source. Where we could not confirm a fact by a second source, the page says so. Laws and rates change after the date shown; check the current text with the authority named.',
        ),
        note('limit', 'Nothing here replaces the law, a lender’s documents or the words of a revenue office.'),
      ],
    },
    {
      id: 'made-up-examples',
      title: 'Examples',
      blocks: [
        paragraph(
          'Households in the ',
          link('case studies', '/case-studies'),
          ' and guides are made up. Freehold publishes no testimonials.',
        ),
      ],
    },
  ],
};
