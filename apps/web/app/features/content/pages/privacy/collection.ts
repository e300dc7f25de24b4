import { currentLeadNotice, leadNotice } from '@freehold/contract';
import { definitions, heading, link, list, note, paragraph, type Section } from '../../block.ts';
import { operator } from '../../operator.ts';

/** Who collects what, and why; the text above a lead form is quoted from the notice itself. */
export const collection: readonly Section[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    blocks: [
      note(
        'placeholder',
        'A draft that follows how the product is designed to work. Before launch the operator completes the parts in square brackets and has the text reviewed by a lawyer.',
      ),
      definitions(
        ['Operator', operator.legalName],
        ['Business number', operator.businessNumber],
        ['Privacy contact', operator.privacyContact],
      ),
    ],
  },
  {
    id: 'without-a-name',
    title: 'Using the site without giving a name',
    blocks: [
      paragraph(
        'The calculators and all pages linked in the footer work without an account and without a name. What you enter in a calculator stays in your browser until you send a contact form or save a report or workbook. Our server makes those of the figures alone and keeps neither. No cookie is set before you sign in, and the public pages load nothing from other companies; ',
        link('cookies and browser storage', '/cookies'),
        ' has the details.',
      ),
    ],
  },
  {
    id: 'what-we-collect',
    title: 'What we collect',
    blocks: [
      heading('When you send a contact form'),
      list(
        'your name, email address and phone number',
        'the figures you entered and the estimate you saw, with the same estimate worked out again on the server',
        'your plan, where you tick the box to send it too: the household and figures that you look at beside the box; if you become a client, it is kept among your own plans as well',
        'which version of the notice you were shown, when you agreed, on which page and to which uses',
        'whether you ticked the box for news, which is never ticked beforehand and never needed, and when you confirmed it by the link we mailed you',
      ),
      heading('When you have an account'),
      list(
        'your name, email address and phone number, and a password, which is stored only as a salted hash',
        'the financial profile you or your adviser enter: personal and employment details, income, expenses, goals, dependants, assets and loans',
        'a partner’s details, where you or your adviser enter them',
        'the properties you saved and those an adviser assigned to you',
      ),
      paragraph(
        'If you enter a partner’s details, please tell them about this policy: they have the same rights in that information as you.',
      ),
      heading('By itself, from running the service'),
      list(
        'technical logs with the address of the page, the time, the outcome, and a code of the network address that only we can compare, without names, contact details, incomes or the content of forms',
        'network addresses, for a short time, to limit repeated sign-in attempts and form submissions',
        'a record of who read or changed whose details, when, in which session and from which network address, the address as a code; it names the fields, never their values',
      ),
      paragraph(
        'We do not collect sensitive information such as health records, and we ask for no tax file numbers and no bank log-ins. We buy no data about you.',
      ),
    ],
  },
  {
    id: 'what-the-forms-say',
    title: 'What the forms tell you',
    blocks: [
      paragraph('This notice stands above the button of a contact form. The version you agreed to is stored.'),
      list(...leadNotice(currentLeadNotice)),
    ],
  },
  {
    id: 'why',
    title: 'Why we collect it',
    blocks: [
      definitions(
        ['The report', 'To prepare the report you asked for and email it to you.'],
        ['Contact', 'So that a lending specialist can contact you about it.'],
        [
          'News',
          'To send occasional news about property and lending, only if you ticked the box and confirmed it by email.',
        ],
        ['Your account', 'To show you and your adviser your financial position and the properties that concern you.'],
        ['Safety', 'To keep accounts secure, find faults and show who saw which details.'],
      ),
      paragraph('We use it for nothing else without asking you first. We do not sell personal information.'),
    ],
  },
];
