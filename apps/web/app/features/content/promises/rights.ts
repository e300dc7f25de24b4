import { byOperator, heldBy, information, type SectionPromises } from './promise.ts';

/** Backing of each sentence about rights, complaints and changes. */
export const rightsPromises: Readonly<Record<string, SectionPromises>> = {
  'your-rights': {
    'To see what we hold about you, and to receive it as a file.': heldBy(
      [
        'apps/server/src/features/privacy/privacy.quality.test.ts',
        'gives them all that is held about them, and nothing about anybody else',
      ],
      [
        'apps/e2e/journeys/accounts.spec.ts',
        '[ERR-09] [VALID-27] changes details and password, ends sessions, exports what is held and is deleted for good',
      ],
    ),
    'To have it corrected.': byOperator('Advisers correct what the person cannot'),
    'People with an account can correct most of it themselves.': heldBy([
      'apps/server/src/features/profiles/profiles.test.ts',
      '[API-11] a field that is left out stays as it is, null and blank clear it',
    ]),
    'To have it erased, including enquiries you made before you had an account.': heldBy(
      [
        'apps/server/src/features/privacy/privacy.quality.test.ts',
        'leaves nothing of them in any table, the queue included, and everybody else as they were',
      ],
      [
        'apps/server/src/features/privacy/privacy.quality.test.ts',
        'takes leads under an address only from who proved that it is theirs',
      ],
    ),
    'It is out of sight at once and gone for good after seven days; until then you can take that back.': heldBy(
      [
        'apps/server/src/features/erasures/erasures.quality.test.ts',
        'is gone for good after seven days, and nobody brings them back then',
      ],
      [
        'apps/server/src/features/erasures/erasures.quality.test.ts',
        'the person, by signing in: the right password tells of it, and keeps the account when asked to',
      ],
    ),
    'An enquiry you can erase yourself, without an account, by the link in the email you got for it.': heldBy([
      'apps/server/src/features/privacy/promises.quality.test.ts',
      'by %s: nothing is left, and a restored backup does not bring it back',
    ]),
    'To withdraw your agreement to be contacted, or to having your details passed on: by the same link, or by asking us.':
      heldBy(
        [
          'apps/server/src/features/privacy/promises.quality.test.ts',
          'by %s: the lead is closed, says so, and nothing is sent for it',
        ],
        [
          'apps/server/src/backup/withdrawn.quality.test.ts',
          'an agreement that was withdrawn since the backup stays withdrawn, from the same moment, after a restore',
        ],
      ),
    'It takes effect at once.': heldBy([
      'apps/server/src/features/privacy/promises.quality.test.ts',
      'by %s: the lead is closed, says so, and nothing is sent for it',
    ]),
    'To choose, kind by kind, which emails about your own figures we send: none until you tick it in your account, and the link in each stops its kind.':
      heldBy(
        [
          'apps/server/src/features/asked-mails/asked-mails.test.ts',
          'is off for every kind until the client ticks it, and kept with when and by which words',
        ],
        [
          'apps/server/src/features/asked-mails/asked-mails.test.ts',
          'is in the headers for one click, shows a page when opened, and stops that kind alone when posted',
        ],
      ),
    'To stop news and reports: by the link in each message, without signing in and at once.': heldBy(
      [
        'apps/server/src/features/privacy/unsubscribe.quality.test.ts',
        'takes effect at once with one post that holds nothing: no sign-in, no address, no body',
      ],
      [
        'apps/server/src/features/privacy/promises.quality.test.ts',
        'desk, lead and file say no with the day, whatever was confirmed',
      ],
      [
        'apps/server/src/features/delivery/mail-texts.test.ts',
        'end with the one request that their header offers; waiting ones are not sent',
      ],
    ),
    'A report you ask for later can still be saved from the page it is on.': heldBy([
      'apps/e2e/journeys/saved-files.spec.ts',
      'a visitor saves each calculator’s report, and the schedules as workbooks',
    ]),
    'Write to the privacy contact: [email and postal address for privacy requests to be published at launch].':
      information('The operator completes it before launch'),
    'We first make sure that the request comes from you, for example by a message to the address we hold.':
      byOperator('People check it'),
    'We answer within about 30 days and charge nothing.': byOperator('People answer'),
    'If we refuse a part, we give the reason in writing.': byOperator('People answer'),
  },
  complaints: {
    'Write to the privacy contact and say what happened.': information('A request to the reader'),
    'We acknowledge it and answer in writing within 30 days.': byOperator('People answer'),
    'If the answer does not settle the matter, or there is none after 30 days, you can complain to the Office of the Australian Information Commissioner, at oaic.gov.au.':
      information('What the law gives'),
    'That is free.': information('What the law gives'),
  },
  changes: {
    'The date at the top says when this policy was last reviewed.': heldBy([
      'apps/web/app/features/content/content.test.ts',
      'has a title, a description of 50 to 160 characters and a date of review',
    ]),
    'The notice of a form is a text of its own: a new wording becomes a new version, and each enquiry keeps the version it was sent with.':
      heldBy(
        ['packages/contract/src/base/disclosures.test.ts', 'keep their wording for ever under their version'],
        [
          'apps/server/src/features/leads/leads.test.ts',
          'records the notice agreed to: version, hash of its text, time and purposes',
        ],
      ),
    'A copy of this policy in another form is available from the privacy contact at no cost.':
      byOperator('People send it'),
  },
};
