import { type ContentPage, definitions, link, list, note, paragraph } from '../block.ts';
import { operator } from '../operator.ts';

export const terms: ContentPage = {
  path: '/terms',
  title: 'Terms of use',
  description:
    'The terms on which Freehold’s calculators, reports and accounts are offered: what they are, what they are not, and how they end.',
  reviewed: '2026-11-21',
  opening: 'These terms say what you can expect of Freehold and what it asks of you. They are written to be read.',
  sections: [
    {
      id: 'status',
      title: 'Status of this text',
      blocks: [
        note(
          'placeholder',
          'This is plain placeholder text, true to how the product works, for the operator to complete and have reviewed by a lawyer before launch. Parts in square brackets are missing.',
        ),
        definitions(
          ['Operator', operator.legalName],
          ['Business number', operator.businessNumber],
          ['Licence', operator.licenceLine],
        ),
      ],
    },
    {
      id: 'what-is-offered',
      title: 'What is offered',
      blocks: [
        list(
          'Calculators that anyone can use without an account and without charge.',
          'A report by email for those who ask for one with their contact details.',
          'An account for clients, with their own financial details and the properties an adviser has assigned to them.',
        ),
        paragraph(
          'We try to keep the service available and right. We do not promise that it is never interrupted or free of mistakes, and we correct mistakes when we learn of them.',
        ),
      ],
    },
    {
      id: 'general-information',
      title: 'General information only',
      blocks: [
        paragraph(
          'Everything here is general information or an estimate from the numbers you enter. Nothing here is an offer of credit, an approval, a recommendation, or financial, credit, tax or legal advice. The ',
          link('disclaimer', '/disclaimer'),
          ' is part of these terms.',
        ),
      ],
    },
    {
      id: 'referrals',
      title: 'Referral to a broker or lender, and commission',
      blocks: [
        paragraph(
          'With your agreement, given when you send a contact form, your details may be passed to a licensed mortgage broker or lender so that they can contact you. You pay no fee for that. If a loan follows, Freehold may be paid a commission by the lender or broker. You are free to deal with someone else.',
        ),
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      blocks: [
        list(
          'Give your own details, and a partner’s only with their knowledge.',
          'Keep your password to yourself, and tell us if someone else may know it.',
          'Do not try to reach other people’s data, to overload the service, or to get round its limits.',
          'Do not enter tax file numbers, card numbers, passwords of other services or health information; nothing here needs them.',
        ),
        paragraph('An account that is used against these terms can be suspended. You can ask for the reason.'),
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts',
      blocks: [
        paragraph(
          'You can close your account at any time by asking us. What happens to the data then is described in the ',
          link('privacy policy', '/privacy#how-long'),
          '.',
        ),
      ],
    },
    {
      id: 'content',
      title: 'Texts and figures',
      blocks: [
        paragraph(
          'Results and reports are yours to print, save and share. If you quote a figure, its date and assumptions belong with it. The software is published under the MIT licence; the texts of these pages belong to the operator.',
        ),
      ],
    },
    {
      id: 'responsibility',
      title: 'Responsibility',
      blocks: [
        paragraph(
          'Some rights cannot be excluded, among them the consumer guarantees of the Australian Consumer Law. Nothing in these terms takes them away or limits them. Beyond those rights, the service is offered as it is, and the operator is not responsible for decisions made on the strength of an estimate.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes, law and contact',
      blocks: [
        paragraph(
          'When these terms change, the date at the top changes with them, and people with an account are told before a change that matters to them takes effect. The law that applies is that of ',
          operator.jurisdiction,
          ', Australia. Questions go to the ',
          link('contact page', '/contact'),
          '.',
        ),
      ],
    },
  ],
};
