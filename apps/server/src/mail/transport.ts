import { createTransport } from 'nodemailer';

/** A mail ready to be handed to a mail server. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly attachment?: { readonly filename: string; readonly content: Uint8Array };
  /** Where the recipient stops further mails with one request (RFC 8058); left out of mails about an account. */
  readonly unsubscribeUrl?: string;
}

export interface MailTransport {
  /** Hands a mail to the server. Throws MailRefused when the server will never take it, any other error when it may later. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail server said no for good (a 5xx answer). */
export class MailRefused extends Error {
  readonly responseCode: number;

  constructor(responseCode: number) {
    super(`The mail server refused the mail with ${responseCode}`);
    this.name = 'MailRefused';
    this.responseCode = responseCode;
  }
}

/** A transport over SMTP; every wait on the server is bounded. */
export function createMailTransport(settings: { readonly smtpUrl: string; readonly from: string }): MailTransport {
  const transport = createTransport({
    url: settings.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail, settings.from));
      } catch (error) {
        const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
        throw code >= 500 ? new MailRefused(code) : error;
      }
    },
    close: () => transport.close(),
  };
}

function messageOf(mail: OutgoingMail, from: string) {
  return {
    from,
    // An address object, so that a comma or angle bracket in it can never make a second recipient.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    ...(mail.unsubscribeUrl === undefined ? {} : { headers: unsubscribeHeaders(mail.unsubscribeUrl) }),
    attachments: mail.attachment === undefined ? [] : [pdf(mail.attachment)],
  };
}

function pdf({ filename, content }: NonNullable<OutgoingMail['attachment']>) {
  return { filename, content: Buffer.from(content), contentType: 'application/pdf' };
}

function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
