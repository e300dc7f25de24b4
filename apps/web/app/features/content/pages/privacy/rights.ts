import { link, list, paragraph, type Section, steps } from '../../block.ts';
import { operator } from '../../operator.ts';

export const rights: readonly Section[] = [
  {
    id: 'your-rights',
    title: 'Your rights',
    blocks: [
      list(
        'To see what we hold about you, and to receive it as a file.',
        'To have it corrected. People with an account can correct most of it themselves.',
        'To have it erased, including enquiries you made before you had an account. It is out of sight at once and gone for good after seven days; until then you can take that back. An enquiry you can erase yourself, without an account, by the link in the email you got for it.',
        'To withdraw your agreement to be contacted, or to having your details passed on: by the same link, or by asking us. It takes effect at once.',
        'To choose, kind by kind, which emails about your own figures we send: none until you tick it in your account, and the link in each stops its kind.',
        'To stop news and reports: by the link in each message, without signing in and at once. A report you ask for later can still be saved from the page it is on.',
      ),
      paragraph(
        'Write to the privacy contact: ',
        operator.privacyContact,
        '. We first make sure that the request comes from you, for example by a message to the address we hold. We answer within about 30 days and charge nothing. If we refuse a part, we give the reason in writing.',
      ),
    ],
  },
  {
    id: 'complaints',
    title: 'Complaints',
    blocks: [
      steps(
        'Write to the privacy contact and say what happened. We acknowledge it and answer in writing within 30 days.',
        [
          'If the answer does not settle the matter, or there is none after 30 days, you can complain to the Office of the Australian Information Commissioner, at ',
          link('oaic.gov.au', 'https://www.oaic.gov.au/'),
          '. That is free.',
        ],
      ),
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    blocks: [
      paragraph(
        'The date at the top says when this policy was last reviewed. The notice of a form is a text of its own: a new wording becomes a new version, and each enquiry keeps the version it was sent with. A copy of this policy in another form is available from the privacy contact at no cost.',
      ),
    ],
  },
];
