import { createTransport } from 'nodemailer';
import type { BrandLogo } from '../brand.ts';
import { logoContentId } from './letterhead.ts';

/** A mail ready to send. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly attachment?: { readonly filename: string; readonly content: Uint8Array };
  /** The logo in the letterhead. */
  readonly logo?: BrandLogo;
  /** One-click unsubscribe URL (RFC 8058); omitted from mails about an account. */
  readonly unsubscribeUrl?: string;
}

export interface MailTransport {
  /**
   * Sends a mail; closes the connection when the signal aborts. Throws MailRefused when the server will never accept
   * it, MailServerAway when it could not be reached, MailUnanswered when the whole mail was sent but got no response,
   * any other error when it may be accepted later.
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** True shortly after the server could not be reached, to save preparing mails for it. */
  isAway(): boolean;
  close(): void;
}

/** The mail server rejected the mail permanently (5xx). */
export class MailRefused extends Error {
  readonly responseCode: number;

  constructor(responseCode: number) {
    super(`The mail server refused the email with ${responseCode}`);
    this.name = 'MailRefused';
    this.responseCode = responseCode;
  }
}

/** The mail server is unreachable or sends no greeting; this says nothing about the mail. */
export class MailServerAway extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The mail server could not be reached (${code})`);
    this.name = 'MailServerAway';
    this.code = code;
  }
}

/** The whole mail was sent but no response came, so it may or may not have been accepted. */
export class MailUnanswered extends Error {
  constructor() {
    super('The mail server did not say whether it took the email');
    this.name = 'MailUnanswered';
  }
}

/** Pause after the server could not be reached, in milliseconds. */
const backOffMs = 5_000;

/** An SMTP transport; every wait on the server has a timeout. */
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
  let awayUntil = 0;
  return {
    async send(mail, signal) {
      handedOver.delete(mail.messageId);
      try {
        await transport.sendMail({ ...messageOf(mail, settings.from), signal });
      } catch (error) {
        const failure = failureOf(error, handedOver.has(mail.messageId));
        if (failure instanceof MailServerAway) awayUntil = performance.now() + backOffMs;
        throw failure;
      } finally {
        handedOver.delete(mail.messageId);
      }
    },
    isAway: () => performance.now() < awayUntil,
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

// Only before the greeting is it certain that the server accepted nothing.
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
    attachments: [
      ...(mail.logo === undefined ? [] : [inlineLogo(mail.logo)]),
      ...(mail.attachment === undefined ? [] : [pdf(mail.attachment)]),
    ],
  };
}

function inlineLogo({ bytes, type }: BrandLogo) {
  const file = { filename: `logo.${type}`, content: Buffer.from(bytes) };
  const contentType = type === 'png' ? 'image/png' : 'image/jpeg';
  return { ...file, contentType, cid: logoContentId, contentDisposition: 'inline' } as const;
}

function pdf({ filename, content }: NonNullable<OutgoingMail['attachment']>) {
  return { filename, content: Buffer.from(content), contentType: 'application/pdf' };
}

function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
