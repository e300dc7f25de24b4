import { byOperator, heldBy, information, type SectionPromises } from './promise.ts';

/** Backing of each sentence about who collects what, and why. */
export const collectionPromises: Readonly<Record<string, SectionPromises>> = {
  'who-we-are': {
    'A draft that follows how the product is designed to work.': information('What the page is'),
    'Before launch the operator completes the parts in square brackets and has the text reviewed by a lawyer.':
      information('The operator completes it before launch'),
    'Operator: [legal name of the operator to be published at launch]': information(
      'The operator completes it before launch',
    ),
    'Business number: [Australian Business Number to be published at launch]': information(
      'The operator completes it before launch',
    ),
    'Privacy contact: [email and postal address for privacy requests to be published at launch]': information(
      'The operator completes it before launch',
    ),
  },
  'without-a-name': {
    'The calculators and all pages linked in the footer work without an account and without a name.': heldBy(
      ['apps/e2e/journeys/product.spec.ts', '[PROD-01] a visitor opens all four tools from the bar without signing in'],
      [
        'apps/e2e/pages/home.spec.ts',
        '[ROUTE-01] [SEC-04] each public path opens when entered directly, for a visitor too',
      ],
    ),
    'What you enter in a calculator stays in your browser until you send a contact form or save a report or workbook.':
      heldBy(
        [
          'apps/e2e/journeys/borrowing.spec.ts',
          'restores a share link, which never reaches the server, and says what of the household it holds',
        ],
        [
          'apps/e2e/journeys/mortgage.spec.ts',
          'brings them back, reaches no server and holds nothing about the person',
        ],
      ),
    'Our server makes those of the figures alone and keeps neither.': heldBy([
      'apps/server/src/features/privacy/visitor.quality.test.ts',
      'what a visitor saves as a file leaves none of its figures in the database',
    ]),
    'No cookie is set before you sign in, and the public pages load nothing from other companies; cookies and browser storage has the details.':
      heldBy(
        [
          'apps/server/src/features/privacy/visitor.quality.test.ts',
          'a visitor is sent no cookie with a file or a contact form',
        ],
        [
          'apps/e2e/journeys/every-screen.spec.ts',
          'asks no other host, breaks no content policy and leaves nothing behind',
        ],
      ),
  },
  'what-we-collect': {
    'your name, email address and phone number': heldBy([
      'apps/server/src/features/leads/leads.test.ts',
      '[API-36] [LEAD-03] [PROD-04] stores the lead and its queued mail, without sign-in',
    ]),
    'the figures you entered and the estimate you saw, with the same estimate worked out again on the server': heldBy([
      'apps/server/src/features/leads/leads.test.ts',
      '[LEAD-06] keeps the figure the visitor saw beside the engine’s own (S-BC-09)',
    ]),
    'your plan, where you tick the box to send it too: the household and figures that you look at beside the box; if you become a client, it is kept among your own plans as well':
      heldBy(
        [
          'apps/server/src/features/leads/plan-leads.test.ts',
          'by %s is shown to an adviser as it was sent, in its order, and in no list',
        ],
        ['apps/server/src/features/leads/plan-leads.test.ts', 'goes with its lead when that is erased'],
        [
          'apps/server/src/features/leads/plan-conversion.test.ts',
          'it is the client’s own once the record is theirs: they read, change and delete it, and the lead keeps what was sent',
        ],
      ),
    'which version of the notice you were shown, when you agreed, on which page and to which uses': heldBy(
      [
        'apps/server/src/features/leads/leads.test.ts',
        'records the notice agreed to: version, hash of its text, time and purposes',
      ],
      ['apps/server/src/features/leads/delivery.quality.test.ts', 'are all stored, each with the notice agreed to'],
    ),
    'whether you ticked the box for news, which is never ticked beforehand and never needed, and when you confirmed it by the link we mailed you':
      heldBy(
        [
          'apps/e2e/journeys/disclosures.spec.ts',
          '[LEAD-10] every lead form tells who collects what before its button, and ticks no consent',
        ],
        ['apps/web/app/features/borrowing/lead.test.ts', 'records the notice that was shown and no wish for news'],
        [
          'apps/server/src/features/privacy/promises.quality.test.ts',
          'a tick counts from the press in the email on, and opening the page changes nothing',
        ],
      ),
    'your name, email address and phone number, and a password, which is stored only as a salted hash': heldBy([
      'apps/server/src/features/auth/credentials.quality.test.ts',
      '[VALID-27] are argon2id hashes of at least 19 MiB and two passes',
    ]),
    'the financial profile you or your adviser enter: personal and employment details, income, expenses, goals, dependants, assets and loans':
      heldBy(
        [
          'apps/server/src/features/profiles/details.test.ts',
          '[API-14] [API-15] [API-40] [ENT-17] gives back what was stored: profile, both lists and the portfolios',
        ],
        [
          'apps/server/src/features/privacy/privacy.quality.test.ts',
          'gives them all that is held about them, and nothing about anybody else',
        ],
      ),
    'a partner’s details, where you or your adviser enter them': heldBy([
      'apps/e2e/journeys/record-fields.spec.ts',
      '[CFORM-08] [CFORM-12] shows stored numbers as text and sends numbers; a partner who is switched off stays stored',
    ]),
    'the properties you saved and those an adviser assigned to you': heldBy(
      [
        'apps/server/src/features/saved-properties/saved-properties.test.ts',
        '[API-32] [SAVE-02] [ENT-20] saves the property, and a second time changes nothing',
      ],
      [
        'apps/server/src/features/assignments/assignments.test.ts',
        '[API-26] [ASSIGN-13] [SEC-06] the same pair again succeeds and leaves one link',
      ],
    ),
    'If you enter a partner’s details, please tell them about this policy: they have the same rights in that information as you.':
      byOperator('Partners write to the privacy contact'),
    'technical logs with the address of the page, the time, the outcome, and a code of the network address that only we can compare, without names, contact details, incomes or the content of forms':
      heldBy(
        [
          'apps/server/src/http/log-canaries.quality.test.ts',
          'nothing of a person is in logs, metrics or refusals, whatever is called and however it fails',
        ],
        [
          'apps/server/src/http/request-log.test.ts',
          '[LEAD-15] logs one line a request, with status and ids and nothing of a person',
        ],
      ),
    'network addresses, for a short time, to limit repeated sign-in attempts and form submissions': heldBy(
      [
        'apps/server/src/features/privacy/retention.quality.test.ts',
        'removes devices after 90 days and counts that have expired',
      ],
      ['apps/server/src/features/auth/lockout.quality.test.ts', 'leaves no address behind in what is counted'],
    ),
    'a record of who read or changed whose details, when, in which session and from which network address, the address as a code; it names the fields, never their values':
      heldBy(
        [
          'apps/server/src/features/audit/drill.quality.test.ts',
          'the log tells who was shown to which, through each route',
        ],
        ['apps/server/src/features/audit/events.quality.test.ts', 'name fields and never hold a value'],
      ),
    'We do not collect sensitive information such as health records, and we ask for no tax file numbers and no bank log-ins.':
      heldBy([
        'apps/server/src/db/data-map/data-map.quality.test.ts',
        'has no column for a tax file number, a bank log-in, health or another sensitive matter',
      ]),
    'We buy no data about you.': byOperator('A matter of what the operator buys'),
  },
  'what-the-forms-say': {
    'This notice stands above the button of a contact form.': heldBy([
      'apps/e2e/journeys/disclosures.spec.ts',
      '[LEAD-10] every lead form tells who collects what before its button, and ticks no consent',
    ]),
    'The version you agreed to is stored.': heldBy([
      'apps/server/src/features/leads/leads.test.ts',
      'records the notice agreed to: version, hash of its text, time and purposes',
    ]),
    'Freehold collects your name, email, phone and the figures you entered so that we can email your report and a lending specialist can contact you about it.':
      heldBy(
        ['packages/contract/src/base/disclosures.test.ts', 'keep their wording for ever under their version'],
        [
          'packages/contract/src/base/disclosures.test.ts',
          'say who collects, why, who receives, what happens without, and the rights: %s',
        ],
      ),
    'They may be given to a licensed mortgage broker or lender for that purpose.': heldBy(
      ['packages/contract/src/base/disclosures.test.ts', 'keep their wording for ever under their version'],
      [
        'packages/contract/src/base/disclosures.test.ts',
        'say who collects, why, who receives, what happens without, and the rights: %s',
      ],
    ),
    'If a loan follows, Freehold may be paid a commission by the lender or broker.': heldBy([
      'packages/contract/src/base/disclosures.test.ts',
      'keep their wording for ever under their version',
    ]),
    'Without these details we cannot send the report.': heldBy(
      ['packages/contract/src/base/disclosures.test.ts', 'keep their wording for ever under their version'],
      [
        'packages/contract/src/base/disclosures.test.ts',
        'say who collects, why, who receives, what happens without, and the rights: %s',
      ],
    ),
    'We do not disclose them overseas.': heldBy([
      'packages/contract/src/base/disclosures.test.ts',
      'keep their wording for ever under their version',
    ]),
    'You can ask to see, correct or erase your details, or complain, at any time: see our privacy policy.': heldBy(
      ['packages/contract/src/base/disclosures.test.ts', 'keep their wording for ever under their version'],
      [
        'packages/contract/src/base/disclosures.test.ts',
        'say who collects, why, who receives, what happens without, and the rights: %s',
      ],
    ),
  },
  why: {
    'The report: To prepare the report you asked for and email it to you.': heldBy([
      'apps/server/src/features/delivery/delivery.test.ts',
      '[PROD-04] arrives with the report as a PDF, under the Message-ID of the outbox',
    ]),
    'Contact: So that a lending specialist can contact you about it.': byOperator('People make the contact'),
    'News: To send occasional news about property and lending, only if you ticked the box and confirmed it by email.':
      heldBy([
        'apps/server/src/features/privacy/promises.quality.test.ts',
        'a tick counts from the press in the email on, and opening the page changes nothing',
      ]),
    'Your account: To show you and your adviser your financial position and the properties that concern you.': heldBy([
      'apps/server/src/http/access-objects.quality.test.ts',
      '[SEC-05 SEC-08] shows a client nothing of another client and nothing that is the advisers’ alone',
    ]),
    'Safety: To keep accounts secure, find faults and show who saw which details.': heldBy([
      'apps/server/src/features/audit/drill.quality.test.ts',
      'the log tells who was shown to which, through each route',
    ]),
    'We use it for nothing else without asking you first.': byOperator('A matter of what the operator does'),
    'We do not sell personal information.': byOperator('A matter of what the operator does'),
  },
};
