import type { ClientResetReply } from '@freehold/contract';

/** Title of the confirmation and of the toast that follows (decision O2). */
export const resetTitle = 'Password Reset';

/** What confirming does (decision O2). */
export function resetQuestion(subject: string): string {
  return `This will reset the password for ${subject}`;
}

/** What became of a reset. `link` is there where nothing mails it and the adviser passes it on. */
export interface ResetOutcome {
  readonly isLinkMade: boolean;
  readonly text: string;
  readonly link: string | null;
}

/** The outcome that the server's answer tells of. */
export function resetOutcome({ hasAccount, link = null }: ClientResetReply, subject: string): ResetOutcome {
  if (!hasAccount) {
    const text = 'This client has no sign-in account, so there is no password to reset. No link was made.';
    return { isLinkMade: false, text, link: null };
  }
  const text =
    link === null
      ? `A link that sets a new password is on its way to ${subject}.`
      : `The link that sets a new password for ${subject} is ready to be copied.`;
  return { isLinkMade: true, text, link };
}
