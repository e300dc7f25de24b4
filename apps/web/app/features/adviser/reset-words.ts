import type { ClientResetReply } from '@freehold/contract';

/** Title of the confirmation dialog and of the toast after it (decision O2). */
export const resetTitle = 'Password Reset';

/** Text that explains what confirming does (decision O2). */
export function resetQuestion(subject: string): string {
  return `This will reset the password for ${subject}`;
}

/** Outcome of a reset. `link` is set where no mail is sent and the adviser must pass it on. */
export interface ResetOutcome {
  readonly isLinkMade: boolean;
  readonly text: string;
  readonly link: string | null;
}

/** Builds the outcome from the server's response. */
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
