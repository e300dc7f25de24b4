import { dateText } from '../../dates.ts';
import type { StoredMail } from '../../mail/queries.ts';
import type { Composing, Content } from './content.ts';

/** Texts of mails to account owners about their account's security. */
export const securityContents = {
  'second-factor-on': told([
    'An authenticator app was switched on for your Freehold account. From now on signing in asks for its code too. Sessions on other devices have ended.',
    'If that was you, there is nothing to do. If not, set a new password now and tell us.',
  ]),
  'second-factor-off': told([
    'The authenticator app of your Freehold account was switched off. From now on the password alone is enough. Sessions on other devices have ended.',
    'If that was you, there is nothing to do. If not, set a new password now and tell us.',
  ]),
  'second-factor-guessed': told([
    'Somebody gave the right password for your Freehold account, but a wrong code of the authenticator app. They were not let in.',
    'If you mistyped the code yourself, there is nothing to do. If not, somebody knows your password: set a new one now.',
  ]),
  'session-misused': told([
    'A copy of your Freehold sign-in was used in two places, which happens when it was stolen. We ended that session everywhere.',
    'Sign in again to go on. Check the device you use for unwanted software, and set a new password.',
  ]),
};

function told(sentences: readonly string[]) {
  return async ({ config }: Composing, mail: StoredMail): Promise<Content> => ({
    blocks: [
      `This happened on ${dateText(mail.created_at.toISOString())}.`,
      ...sentences,
      { label: 'Set a new password', url: `${config.publicUrl}/forgot-password` },
    ],
    why: 'You receive this because the address belongs to an account with us.',
  });
}
