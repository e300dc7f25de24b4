import { heading, list, paragraph, type Section, table } from '../../block.ts';

export const handling: readonly Section[] = [
  {
    id: 'who-receives-it',
    title: 'Who receives it',
    blocks: [
      list(
        'Advisers who work with Freehold, to answer your enquiry or to look after you as a client.',
        'A licensed mortgage broker or lender, for the purpose you agreed to when you sent the form. If a loan follows, Freehold may be paid a commission by the lender or broker.',
        'Providers that run the servers and deliver email for the operator, bound to its instructions.',
        'An authority, where a law or a court requires it.',
      ),
      paragraph(
        'We do not disclose your details overseas. An email travels to whatever email service you use yourself, wherever that is.',
      ),
    ],
  },
  {
    id: 'how-long',
    title: 'How long it is kept',
    blocks: [
      table({
        caption: 'Retention',
        columns: [{ label: 'What' }, { label: 'How long' }],
        rows: [
          [
            'Enquiries from contact forms',
            '24 months from when they were sent, then erased, also where you became a client',
          ],
          ['Account and financial profile', 'While the account is open, then erased'],
          [
            'An account whose address nobody confirms, with what was entered',
            'Seven days after our email; reminders come on the third and fifth',
          ],
          ['Browser and first half of the network address of a sign-up', 'Until its address is confirmed'],
          ['Sign-in sessions', '30 days after they end'],
          ['A code for each device you signed in from, without its address', '90 days after it was last used'],
          ['Emails we sent you', '24 months'],
          ['Keys that stop a form from being stored twice', '72 hours'],
          ['Technical logs', '90 days'],
          ['Which records a list or an export showed an adviser', '24 months'],
          [
            'Record of who read or changed client details',
            'Kept as proof; after an erasure it no longer names the person',
          ],
        ],
      }),
      paragraph(
        'Once a client record has not been used for a year, our advisers are asked, each year, whether to keep or erase it. You can ask for earlier erasure at any time. What was erased stays in backups until those are removed in turn, and is erased again before anybody works with a restored one. A law may oblige us to keep something longer; we would tell you.',
      ),
    ],
  },
  {
    id: 'security',
    title: 'How it is protected',
    blocks: [
      list(
        'Connections to the public site are encrypted, and pages may run no code but our own.',
        'Each request is checked against who is asking; a client reaches only their own records.',
        'Passwords are stored as salted hashes that nobody can read back, and repeated wrong attempts are slowed down.',
        'Access by advisers is recorded.',
      ),
      paragraph(
        'If a breach is likely to cause you serious harm, we will tell you and the Office of the Australian Information Commissioner, and say what you can do.',
      ),
    ],
  },
  {
    id: 'computers-and-decisions',
    title: 'Estimates and decisions made by computer',
    blocks: [
      paragraph(
        'The Privacy Act asks for openness, from 10 December 2026, about decisions that a computer makes or helps to make from personal information. This is what the program does.',
      ),
      list(
        'It works out estimates, such as borrowing capacity, from the income, marital status, partner’s income, dependants and loans that were entered. The rules are fixed and shown on the page; there is no learning system and no scoring of people.',
        'For an adviser, it compares what a client could borrow with the loan that a property needs, and their savings with the deposit, and shows the outcome as a hint. It uses the same details, and the debts, cards and savings on the client’s record.',
        'It recognises a form that was sent twice and slows down repeated attempts from one network address.',
      ),
      paragraph(
        'The program does not decide whether anyone gets a loan, a price or a service. Enquiries are read, and clients advised, by people. If an estimate about you looks wrong, you can ask for a person to check it.',
      ),
    ],
  },
  {
    id: 'on-your-device',
    title: 'What stays on your device',
    blocks: [
      heading('Browser storage and one cookie'),
      paragraph(
        'The browser’s local storage holds the proof that you are signed in, the demonstration flag, your choice of light or dark display, drafts of calculator inputs and, until our server has been told, that you signed out without a network. Drafts hold no contact details. Forms with personal details are kept in memory only and are gone when the page is closed. Signing in leaves one cookie with a random number, which lets us know the device again; it signs nobody in.',
      ),
      paragraph(
        'If an adviser has entered the web address of a property picture that is kept elsewhere, our server fetches it once and shows it from here. Your browser never calls the other site.',
      ),
    ],
  },
];
