import { type ContentPage, link, list, paragraph, table } from '../block.ts';

export const cookies: ContentPage = {
  path: '/cookies',
  title: 'Cookies and browser storage',
  description:
    'The one cookie Freehold sets when you sign in, what it keeps in your browser’s own storage, and how to remove it.',
  reviewed: '2026-11-23',
  opening:
    'Freehold sets no cookies for statistics or advertising, and none at all for visitors. Signing in leaves one, which keeps other people from locking you out of your account. There is no banner to click away because there is nothing to consent to.',
  sections: [
    {
      id: 'cookies',
      title: 'The one cookie',
      blocks: [
        table({
          caption: 'Cookies',
          columns: [{ label: 'Cookie' }, { label: 'What it is for' }, { label: 'When it goes' }],
          rows: [
            [
              'freehold-device',
              'A random number that lets us know this device again, so that wrong passwords tried from elsewhere do not lock you out on it',
              '90 days after you last signed in, or when you clear it',
            ],
          ],
        }),
        paragraph(
          'It is set when you sign in, sign up or set a new password. It does not sign anybody in, says nothing about you, goes to our sign-in addresses alone and is of no use to another website. We keep a code of it, from which the number cannot be worked out, and forget it when you reset your password.',
        ),
      ],
    },
    {
      id: 'browser-storage',
      title: 'What is kept in your browser',
      blocks: [
        paragraph(
          'A few things are kept in the browser’s own storage, on your own device. A website cannot read the storage of another website.',
        ),
        table({
          caption: 'Entries in the browser’s storage',
          columns: [{ label: 'Entry' }, { label: 'What it is for' }, { label: 'When it goes' }],
          rows: [
            ['token', 'Proves for some minutes that you are signed in', 'When you sign out, or when it is replaced'],
            [
              'refreshToken',
              'Renews the entry above so that you stay signed in while you work',
              'When you sign out, or when it is replaced',
            ],
            [
              'signOutTickets',
              'Ends a session that you signed out of without a network; it can do nothing else',
              'As soon as our server has been told',
            ],
            ['isDemoUser', 'Remembers that the demonstration is running, and as which role', 'When you leave it'],
            ['Colour scheme', 'Remembers whether you chose the light or the dark display', 'When you clear it'],
            [
              'Calculator drafts',
              'The numbers you entered in a calculator, so that they are still there when you return; a copy for each tab goes when the tab is closed',
              'When you reset the calculator or clear them',
            ],
            [
              'freehold-plan',
              'Your plan with everything you typed into it, and a second one that you opened from a link; your answers to its five questions go when the tab is closed. Of a plan in your account what is not saved there yet, and what you try on one that your adviser published. Who left the plan here when asked to keep it in their account, so that they are not asked again',
              'When you start over, drop or clear it, and once your account has it; Safari forgets it after 7 days without a visit',
            ],
          ],
        }),
        paragraph(
          'Drafts never hold a name, an email address or a phone number; a plan holds the names you give in it. A visitor who has not signed in has neither of the first two entries.',
        ),
      ],
    },
    {
      id: 'share-links',
      title: 'Share links',
      blocks: [
        paragraph(
          'A share link holds the inputs of a calculation behind the # sign of the address. Browsers do not send that part to a server, so opening such a link tells us nothing about the numbers in it. It holds no contact details.',
        ),
      ],
    },
    {
      id: 'other-companies',
      title: 'Other companies',
      blocks: [
        paragraph(
          'The public pages and calculators load nothing from other companies: no statistics service, no advertising network, no fonts, maps or videos from elsewhere. Nobody is told by your browser that you were here.',
        ),
      ],
    },
    {
      id: 'removing-it',
      title: 'How to remove it',
      blocks: [
        list(
          'Signing out removes the two sign-in entries and the demonstration entry, even without a network. Then our server ends the session when the network is back.',
          'The browser’s settings for site data remove everything listed above at once.',
          'A private window forgets all of it when it is closed.',
        ),
        paragraph(
          'What is stored on our servers, once you send a form or open an account, is described in the ',
          link('privacy policy', '/privacy'),
          '.',
        ),
      ],
    },
  ],
};
