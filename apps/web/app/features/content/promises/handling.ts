import { byOperator, heldBy, information, type SectionPromises } from './promise.ts';

/** Backing of each sentence about recipients, retention, protection and decisions. */
export const handlingPromises: Readonly<Record<string, SectionPromises>> = {
  'who-receives-it': {
    'Advisers who work with Freehold, to answer your enquiry or to look after you as a client.': heldBy([
      'apps/server/src/http/access-matrix.test.ts',
      'every cell of the policy was asked and is right',
    ]),
    'A licensed mortgage broker or lender, for the purpose you agreed to when you sent the form.': heldBy([
      'apps/server/src/features/leads/leads.test.ts',
      'records the notice agreed to: version, hash of its text, time and purposes',
    ]),
    'If a loan follows, Freehold may be paid a commission by the lender or broker.': information(
      'Whom the operator may be paid by',
    ),
    'Providers that run the servers and deliver email for the operator, bound to its instructions.': byOperator(
      'A matter of the operator’s contracts',
    ),
    'An authority, where a law or a court requires it.': information('What a law may ask'),
    'We do not disclose your details overseas.': byOperator('A matter of where the operator’s providers are'),
    'An email travels to whatever email service you use yourself, wherever that is.': information('How email works'),
  },
  'how-long': {
    'Enquiries from contact forms: 24 months from when they were sent, then erased, also where you became a client':
      heldBy([
        'apps/server/src/features/privacy/retention.quality.test.ts',
        'removes leads 24 months after they were left, with notes, mails and jobs, also where they became clients',
      ]),
    'Account and financial profile: While the account is open, then erased': heldBy([
      'apps/server/src/features/privacy/privacy.quality.test.ts',
      'leaves nothing of them in any table, the queue included, and everybody else as they were',
    ]),
    'An account whose address nobody confirms, with what was entered: Seven days after our email; reminders come on the third and fifth':
      heldBy(
        [
          'apps/server/src/features/auth/unproven-upkeep.test.ts',
          'a sign-up that nobody proves ends after seven days, with what was typed, and its address is free',
        ],
        [
          'apps/server/src/features/auth/unproven-upkeep.test.ts',
          'its owner is told the day on screen and reminded on the third and the fifth',
        ],
      ),
    'Browser and first half of the network address of a sign-up: Until its address is confirmed': heldBy([
      'apps/server/src/features/auth/proof-of-address.test.ts',
      'tells who signed up, when and roughly from where, and whether the reader is signed in to it',
    ]),
    'Sign-in sessions: 30 days after they end': heldBy([
      'apps/server/src/features/privacy/retention.quality.test.ts',
      'removes sessions 30 days after they ended or ran out',
    ]),
    'A code for each device you signed in from, without its address: 90 days after it was last used': heldBy([
      'apps/server/src/features/privacy/retention.quality.test.ts',
      'removes devices after 90 days and counts that have expired',
    ]),
    'Emails we sent you: 24 months': heldBy([
      'apps/server/src/features/privacy/retention.quality.test.ts',
      'removes mails 24 months after they were queued, whoever they were to, with the jobs that wait for them',
    ]),
    'Keys that stop a form from being stored twice: 72 hours': heldBy([
      'apps/server/src/features/privacy/retention.quality.test.ts',
      'removes kept answers after 72 hours',
    ]),
    'Technical logs: 90 days': byOperator('docs/OPERATIONS.md says how the operator’s log collector is set'),
    'Which records a list or an export showed an adviser: 24 months': heldBy([
      'apps/server/src/features/privacy/retention.quality.test.ts',
      'removes which records a list or an export showed an adviser after 24 months, and keeps that it was asked for',
    ]),
    'Record of who read or changed client details: Kept as proof; after an erasure it no longer names the person':
      heldBy(
        [
          'apps/server/src/features/privacy/privacy.quality.test.ts',
          'keeps no more than their id: in the audit log, beside it and in the list of erasures',
        ],
        ['apps/server/src/features/audit/audit.test.ts', 'lets no row be %s'],
      ),
    'Once a client record has not been used for a year, our advisers are asked, each year, whether to keep or erase it.':
      heldBy(
        [
          'apps/server/src/features/idle-records/idle-records.quality.test.ts',
          'are listed to advisers from then on, the longest unused first, with an account or without',
        ],
        [
          'apps/server/src/features/idle-records/idle-records.quality.test.ts',
          'is off the list for a year, and back after it',
        ],
        [
          'apps/e2e/journeys/idle-records.spec.ts',
          'an adviser keeps a record nobody used for a year, undoes that, and opens it',
        ],
        [
          'apps/e2e/journeys/erasure.spec.ts',
          'an adviser erases a client on the client’s page, once the word is typed, and finds them under Being erased',
        ],
      ),
    'You can ask for earlier erasure at any time.': heldBy(
      [
        'apps/server/src/features/privacy/privacy.quality.test.ts',
        'leaves nothing of them in any table, the queue included, and everybody else as they were',
      ],
      [
        'apps/server/src/features/privacy/promises.quality.test.ts',
        'by %s: nothing is left, and a restored backup does not bring it back',
      ],
    ),
    'What was erased stays in backups until those are removed in turn, and is erased again before anybody works with a restored one.':
      heldBy(
        ['apps/server/src/backup/restore.quality.test.ts', 'stay erased and unsubscribed after a restore'],
        [
          'apps/server/src/backup/backup-files.test.ts',
          'do not count copies made before a restore, which go after 30 days',
        ],
      ),
    'A law may oblige us to keep something longer; we would tell you.': byOperator('A person writes to the person'),
  },
  security: {
    'Connections to the public site are encrypted, and pages may run no code but our own.': heldBy(
      ['apps/server/src/http/hsts.test.ts', '%s says so'],
      ['apps/server/src/http/edge.test.ts', '[AUTH-21] allow scripts by hash and origin only'],
      [
        'apps/e2e/journeys/injected-script.spec.ts',
        'a script in the page reaches no other host and makes no program of text',
      ],
    ),
    'Each request is checked against who is asking; a client reaches only their own records.': heldBy(
      ['apps/server/src/http/access-matrix.test.ts', 'every cell of the policy was asked and is right'],
      [
        'apps/server/src/http/access-objects.quality.test.ts',
        '[SEC-05 SEC-08] shows a client nothing of another client and nothing that is the advisers’ alone',
      ],
    ),
    'Passwords are stored as salted hashes that nobody can read back, and repeated wrong attempts are slowed down.':
      heldBy(
        [
          'apps/server/src/features/auth/credentials.quality.test.ts',
          '[VALID-27] are argon2id hashes of at least 19 MiB and two passes',
        ],
        [
          'apps/server/src/features/auth/lockout.quality.test.ts',
          'gets ten evaluations in 15 minutes, also when two hundred come at once',
        ],
      ),
    'Access by advisers is recorded.': heldBy(
      [
        'apps/server/src/features/audit/drill.quality.test.ts',
        'the log tells who was shown to which, through each route',
      ],
      ['apps/server/src/features/audit/drill.quality.test.ts', 'no route that shows somebody is left out'],
    ),
    'If a breach is likely to cause you serious harm, we will tell you and the Office of the Australian Information Commissioner, and say what you can do.':
      byOperator('docs/OPERATIONS.md has the steps and the command that names whom a session read'),
  },
  'computers-and-decisions': {
    'The Privacy Act asks for openness, from 10 December 2026, about decisions that a computer makes or helps to make from personal information.':
      information('What the law asks'),
    'This is what the program does.': information('Leads to the list'),
    'It works out estimates, such as borrowing capacity, from the income, marital status, partner’s income, dependants and loans that were entered.':
      heldBy(['apps/web/app/features/borrowing/draft.test.ts', '[BORROW-02] holds five fields']),
    'The rules are fixed and shown on the page; there is no learning system and no scoring of people.': heldBy([
      'apps/e2e/journeys/borrowing.spec.ts',
      'shows its working, disclosure and assumptions beside the figure',
    ]),
    'For an adviser, it compares what a client could borrow with the loan that a property needs, and their savings with the deposit, and shows the outcome as a hint.':
      heldBy([
        'apps/e2e/journeys/affordability.spec.ts',
        '[FIRST-01] whether a couple can afford a property counts the debts and savings on their record',
      ]),
    'It uses the same details, and the debts, cards and savings on the client’s record.': heldBy(
      [
        'apps/e2e/journeys/affordability.spec.ts',
        '[FIRST-01] whether a couple can afford a property counts the debts and savings on their record',
      ],
      ['packages/finance/src/property/purchase-affordability.test.ts', 'shows its working, what is short included'],
    ),
    'It recognises a form that was sent twice and slows down repeated attempts from one network address.': heldBy(
      [
        'apps/server/src/features/leads/leads.test.ts',
        'without a key, equal content within ten minutes is one lead however it is spelt',
      ],
      [
        'apps/server/src/features/leads/leads.test.ts',
        '[SEC-10] the 21st lead of an address in ten minutes is refused with Retry-After; a repeat is free',
      ],
    ),
    'The program does not decide whether anyone gets a loan, a price or a service.': heldBy([
      'apps/e2e/journeys/disclosures.spec.ts',
      '[PROD-05] beside every result stands what it is not, to be read on a phone too',
    ]),
    'Enquiries are read, and clients advised, by people.': byOperator('A matter of who answers'),
    'If an estimate about you looks wrong, you can ask for a person to check it.': byOperator('A person answers'),
  },
  'on-your-device': {
    'The browser’s local storage holds the proof that you are signed in, the demonstration flag, your choice of light or dark display, drafts of calculator inputs and, until our server has been told, that you signed out without a network.':
      heldBy(
        [
          'apps/e2e/journeys/every-screen.spec.ts',
          'asks no other host, breaks no content policy and leaves nothing behind',
        ],
        [
          'apps/e2e/journeys/sign-out-offline.spec.ts',
          'ends the session at the server at the next visit, and leaves nothing in the browser',
        ],
      ),
    'Drafts hold no contact details.': heldBy([
      'apps/e2e/journeys/every-screen.spec.ts',
      'asks no other host, breaks no content policy and leaves nothing behind',
    ]),
    'Forms with personal details are kept in memory only and are gone when the page is closed.': heldBy([
      'apps/e2e/journeys/every-screen.spec.ts',
      'asks no other host, breaks no content policy and leaves nothing behind',
    ]),
    'Signing in leaves one cookie with a random number, which lets us know the device again; it signs nobody in.':
      heldBy([
        'apps/server/src/features/auth/devices.quality.test.ts',
        'opens nothing: without the password nobody is signed in, and no call takes it for a session',
      ]),
    'If an adviser has entered the web address of a property picture that is kept elsewhere, our server fetches it once and shows it from here.':
      heldBy(
        [
          'apps/server/src/features/pictures/pictures.test.ts',
          'is fetched by a job, encoded anew, and shown from here to everybody',
        ],
        ['apps/server/src/features/pictures/pictures.test.ts', 'is fetched once, however often its job runs'],
      ),
    'Your browser never calls the other site.': heldBy([
      'apps/e2e/journeys/every-screen.spec.ts',
      'asks no other host, breaks no content policy and leaves nothing behind',
    ]),
  },
};
