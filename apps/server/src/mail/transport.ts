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
  /**
   * Hands a mail to the server, and closes the connection when the signal aborts. Throws MailRefused when the server will never
   * take it, MailServerAway when it could not be reached, MailUnanswered when all of it was handed over without an answer, any
   * other error when it may take it later.
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Whether the server could not be reached a moment ago, so that nothing needs to be made for it now. */
  isAway(): boolean;
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

/** The mail server does not answer, or not with a greeting: this says nothing about the mail. */
export class MailServerAway extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The mail server could not be reached (${code})`);
    this.name = 'MailServerAway';
    this.code = code;
  }
}

/** The whole mail was handed over and no answer came: whether the server took it is not known. */
export class MailUnanswered extends Error {
  constructor() {
    super('The mail server did not say whether it took the mail');
    this.name = 'MailUnanswered';
  }
}

/** How long a server that could not be reached is left alone. */
const restMs = 5_000;

/** A transport over SMTP; every wait on the server is bounded. */
export function createMailTransport(settings: { readonly smtpUrl: string; readonly from: string }): MailTransport {
  const transport = createTransport({
    url: settings.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // Longer than the caller's own deadline, which its signal enforces.
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const handedOver = new Set<string>();
  transport.use('stream', (mail, done) => {
    mail.message.processFunc((input) => input.on('end', () => handedOver.add(mail.message.messageId())));
    done();
  });
  let restsUntil = 0;
  return {
    async send(mail, signal) {
      handedOver.delete(mail.messageId);
      try {
        await transport.sendMail({ ...messageOf(mail, settings.from), signal });
      } catch (error) {
        const failure = failureOf(error, handedOver.has(mail.messageId));
        if (failure instanceof MailServerAway) restsUntil = performance.now() + restMs;
        throw failure;
      } finally {
        handedOver.delete(mail.messageId);
      }
    },
    isAway: () => performance.now() < restsUntil,
    close: () => transport.close(),
  };
}

function failureOf(error: unknown, isHandedOver: boolean): unknown {
  if (!(error instanceof Error)) return error;
  const answered = 'responseCode' in error ? Number(error.responseCode) : 0;
  if (answered >= 500) return new MailRefused(answered);
  if (isHandedOver && !(answered >= 400)) return new MailUnanswered();
  return isBeforeGreeting(error) ? new MailServerAway('code' in error ? String(error.code) : 'unknown') : error;
}

const noGreeting = new Set<unknown>(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT']);

// Only before the greeting is it certain that the server took nothing.
function isBeforeGreeting(error: Error): boolean {
  return (
    ('syscall' in error && error.syscall === 'connect') ||
    ('code' in error && error.code === 'EDNS') ||
    ('timeoutType' in error && noGreeting.has(error.timeoutType))
  );
}

function messageOf(mail: OutgoingMail, from: string) {
  return {
    from,
    // An address object: a comma or angle bracket can never add a second recipient.
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
