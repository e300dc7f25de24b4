import { vi } from 'vitest';
import type { MailServer, ReceivedMail } from '../mail-server.ts';

/** The newest mail to an address whose subject contains the words; waits for it. Throws after a minute. */
export async function mailTo(mails: MailServer, address: string, words: string): Promise<ReceivedMail> {
  return await vi.waitFor(
    () => {
      const found = mails.received.findLast(
        ({ recipients, subject }) => recipients.includes(address) && subject?.includes(words),
      );
      if (found === undefined) throw new Error(`No mail with "${words}" has come to ${address}`);
      return found;
    },
    { timeout: 60_000, interval: 100 },
  );
}

/** The token of the link in a mail. Throws where there is none. */
export function tokenIn({ text = '' }: ReceivedMail): string {
  const token = /token=([\w.~-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error(`There is no link in: ${text}`);
  return token;
}
