import { type ContentPage, definitions, link, list, paragraph } from '../block.ts';
import { operator, placeholderNotes } from '../operator.ts';

export const contact: ContentPage = {
  path: '/contact',
  title: 'Contact',
  description:
    'How to reach Freehold about a report, your details, a wrong figure or a complaint, and what to include.',
  reviewed: '2026-11-21',
  opening: 'How to reach us, and what helps us to answer well.',
  sections: [
    {
      id: 'details',
      title: 'Contact details',
      blocks: [
        ...placeholderNotes,
        definitions(
          ['Operator', operator.legalName],
          ['Email', operator.email],
          ['Phone', operator.phone],
          ['Post', operator.postalAddress],
          ['Privacy requests', operator.privacyContact],
        ),
      ],
    },
    {
      id: 'about-a-report',
      title: 'About a report you asked for',
      blocks: [
        paragraph(
          'We email the report to the address on the form. If it has not arrived, look in your junk folder. If the address may be wrong, run the ',
          link('calculator', '/borrowing-capacity'),
          ' again and send the form with the right one; the same details sent twice within a few minutes count as one enquiry.',
        ),
      ],
    },
    {
      id: 'about-your-details',
      title: 'About your details',
      blocks: [
        paragraph(
          'You can ask to see, correct or erase what is held about you, or stop marketing messages, at any time and at no cost. The ',
          link('privacy policy', '/privacy#your-rights'),
          ' describes how such a request is handled and how long it takes.',
        ),
      ],
    },
    {
      id: 'about-a-figure',
      title: 'About a figure that looks wrong',
      blocks: [
        paragraph('We can act fastest if you tell us:'),
        list(
          'the page and the date',
          'the numbers that were entered, or the share link of the calculation, which holds the inputs and no contact details',
          'the figure that was shown and the figure that was expected',
          'the source of the expected figure, such as a page of the ATO or a state revenue office',
        ),
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      blocks: [
        paragraph(
          'Complaints about privacy follow the path in the ',
          link('privacy policy', '/privacy#complaints'),
          ', which leads to the Office of the Australian Information Commissioner if we cannot settle the matter with you. Other complaints reach the same contact, and we answer in writing.',
        ),
      ],
    },
  ],
};
