import { type ContentPage, definitions, heading, link, list, paragraph } from '../block.ts';
import { operator, placeholderNotes } from '../operator.ts';

export const about: ContentPage = {
  path: '/about',
  title: 'About',
  description:
    'What Freehold is, how its figures are made, what it does not do, how it is paid for and who is responsible for it.',
  reviewed: '2026-11-21',
  opening:
    'Freehold is a set of property calculators for Australia, with a dashboard for clients and a desk for the advisers who look after them. It is built to be checked: each figure names its inputs, its rule and its year.',
  sections: [
    {
      id: 'what-it-does',
      title: 'What Freehold does',
      blocks: [
        paragraph(
          'Anyone can use the calculators without an account. The ',
          link('borrowing capacity calculator', '/borrowing-capacity'),
          ' turns five answers into an indicative figure and shows the working beside it. If you want the figure as a report, leave your name, email address and phone number: we email the report, and a lending specialist may contact you.',
        ),
        paragraph(
          'Clients of an adviser can keep their own financial details here and see their properties, debts and cash flow in one place. Advisers see the clients they look after and the enquiries that came in.',
        ),
      ],
    },
    {
      id: 'how-figures-are-made',
      title: 'How the figures are made',
      blocks: [
        definitions(
          [
            'One engine',
            'The public calculator, the emailed report and the adviser’s screen all run the same calculation, so they show the same figure.',
          ],
          [
            'Dated rules',
            'Rates, thresholds and limits are kept with the dates they apply to and their source. A new year is a new entry; an old one is never overwritten.',
          ],
          [
            'Shown working',
            'You can open any result to see its steps. The steps and the result come from the same calculation, and our tests check that they agree.',
          ],
          [
            'Whole dollars',
            'Figures on screen are rounded to whole dollars. The rounding happens at the end, except where a law itself rounds, as duty does.',
          ],
        ),
        paragraph(
          'The ',
          link('case studies', '/case-studies'),
          ' are computed by this engine each time the page is built, and the ',
          link('market insights', '/market-insights'),
          ' give a date and a source for each number.',
        ),
      ],
    },
    {
      id: 'what-it-does-not-do',
      title: 'What Freehold does not do',
      blocks: [
        list(
          'It does not lend money, arrange loans or decide applications.',
          'It does not give financial, credit, tax or legal advice, and it does not know your objectives, situation or needs.',
          'It does not recommend a product, a lender or a property.',
          'It does not connect to bank accounts or collect bank data.',
          'It does not use testimonials, stock photographs of customers or figures without a source.',
        ),
        paragraph('The ', link('disclaimer', '/disclaimer'), ' says what each figure leaves out.'),
      ],
    },
    {
      id: 'how-it-is-paid-for',
      title: 'How it is paid for',
      blocks: [
        paragraph(
          'Visitors pay nothing for the calculators or for a report. Details a visitor chooses to leave may be given to a licensed mortgage broker or lender, and if a loan follows, Freehold may be paid a commission by that lender or broker. The notice above each form says so before anything is sent.',
        ),
      ],
    },
    {
      id: 'who-is-responsible',
      title: 'Who is responsible',
      blocks: [
        ...placeholderNotes,
        definitions(
          ['Operator', operator.legalName],
          ['Business number', operator.businessNumber],
          ['Licence', operator.licenceLine],
        ),
        heading('How to tell us about a mistake'),
        paragraph(
          'A wrong figure or an outdated rule is the message we most want to receive. The ',
          link('contact page', '/contact'),
          ' says how to send one and what to include.',
        ),
      ],
    },
  ],
};
