import { dateText, timeText } from '../../dates.ts';
import { greetingName, type LetterBlock } from '../../mail/letter.ts';
import { linkId } from '../../mail/link-id.ts';
import type { StoredMail } from '../../mail/queries.ts';
import { accountLink, findAccount } from '../auth/index.ts';
import type { Composing, Content } from './content.ts';

const belongs = 'You receive this because the address belongs to an account with us.';

/** Texts of mails about account ownership and changes requested by an adviser. */
export const accountContents = {
  'verify-email': async (composing: Composing, mail: StoredMail): Promise<Content> => ({
    blocks: await signUpBlocks(composing, mail),
    why: 'You receive this because somebody signed up with this address.',
  }),
  'confirm-reminder': async (composing: Composing, mail: StoredMail): Promise<Content> => ({
    blocks: ['This address is not confirmed yet.', ...(await signUpBlocks(composing, mail))],
    why: 'You receive this because somebody signed up with this address and nobody has confirmed it.',
  }),
  'sign-up-attempt': async ({ config }: Composing, mail: StoredMail): Promise<Content> => ({
    blocks: [
      `Somebody tried to sign up at Freehold with this address ${momentText(mail.created_at)}. You have an account already, so nothing was made or changed.`,
      'If that was you, sign in with your password, or set a new one.',
      { label: 'Sign in', url: `${config.publicUrl}/auth` },
      { label: 'Set a new password', url: `${config.publicUrl}/forgot-password` },
      'If it was somebody else, there is nothing to do.',
    ],
    why: belongs,
  }),
  'record-connected': async ({ config }: Composing): Promise<Content> => ({
    blocks: [
      'Your adviser connected the record they keep about you with your Freehold account. You can see and change it when you sign in.',
      { label: 'Sign in', url: `${config.publicUrl}/auth` },
      'If you have no adviser with us, or the record is not about you, please tell us.',
    ],
    why: belongs,
  }),
  'second-factor-reset-asked': async (composing: Composing, mail: StoredMail): Promise<Content> => ({
    blocks: [
      'An adviser asked us to remove the authenticator app from your Freehold account, so that you can sign in with your password alone and set up a new one.',
      'This happens 24 hours after this email. If you did not ask for it, stop it now, or sign in with a code of your app: that stops it too.',
      { label: 'Stop it', url: accountLink(composing, 'stop-change', linkId(mail)) },
    ],
    why: belongs,
  }),
  'email-change-asked': async (composing: Composing, mail: StoredMail): Promise<Content> => ({
    blocks: [
      'An adviser asked us to change the email address of your Freehold account to another one.',
      'This happens 72 hours after this email at the earliest, once the new address is confirmed with your password. If you did not ask for it, stop it now.',
      { label: 'Stop it', url: accountLink(composing, 'stop-change', linkId(mail)) },
    ],
    why: belongs,
  }),
  'email-change-proof': async (composing: Composing, mail: StoredMail): Promise<Content> => ({
    blocks: [
      'An adviser asked us to make this the email address of your Freehold account. Please confirm it: you will be asked for the password of your account.',
      { label: 'Confirm the new address', url: accountLink(composing, 'prove-new-email', linkId(mail)) },
      'The link works once, within seven days. Your earlier address was told, and the change can be stopped from there.',
    ],
    why: 'You receive this because an adviser gave us this address for an account. If that is not yours, ignore this email.',
  }),
  'adviser-invited': async (composing: Composing, mail: StoredMail): Promise<Content> => ({
    blocks: [
      'An administrator invites you to work as an adviser with Freehold. Choose a password to begin.',
      { label: 'Choose a password', url: accountLink(composing, 'invitation', linkId(mail)) },
      'The link works once, within seven days. After that, ask for a new one.',
    ],
    why: 'You receive this because an administrator gave us this address for an adviser. If that is not you, ignore this email.',
  }),
  'email-changed': async ({ config }: Composing, mail: StoredMail): Promise<Content> => ({
    blocks: [
      `The email address of your Freehold account was changed ${momentText(mail.created_at)}. Every session has ended: sign in with the new address and your password.`,
      'If you did not ask for that, please tell us at once.',
      { label: 'Contact us', url: `${config.publicUrl}/contact` },
    ],
    why: 'You receive this because the address belongs to an account with us, or did until now.',
  }),
};

/** Who signed up, when and from roughly where, so that the owner of the address can tell whether it was them. */
async function signUpBlocks(composing: Composing, mail: StoredMail): Promise<LetterBlock[]> {
  const account = mail.user_id === null ? undefined : await findAccount(composing.db.kysely, mail.user_id);
  if (account === undefined) throw new TypeError('This mail needs the account it is about');
  const name = greetingName(`${account.first_name} ${account.last_name}`);
  const from = account.sign_up_origin === null ? '' : ` (${account.sign_up_origin})`;
  const ends =
    account.confirm_by === null
      ? []
      : [`An account that nobody confirms by ${dateText(account.confirm_by.toISOString())} is removed.`];
  return [
    `Somebody${name === null ? '' : ` who gave the name ${name}`} signed up at Freehold with this address ${momentText(account.created_at)}${from}.`,
    'If that was you, confirm the address. You will be asked for the password you chose.',
    { label: 'Confirm or remove the account', url: accountLink(composing, 'verify-email', linkId(mail)) },
    'If it was not you, the same page removes the account. The link works once, within seven days.',
    ...ends,
  ];
}

function momentText(at: Date): string {
  return `on ${dateText(at.toISOString())} at ${timeText(at.toISOString())}`;
}
