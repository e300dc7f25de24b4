import { calculationSchema, estimateDisclosure, leadKindFacts, type MailKind, toolFacts } from '@freehold/contract';
import { dayInSydney } from '@freehold/domain';
import type { Brand } from '../../brand.ts';
import { dateText } from '../../dates.ts';
import { type Letter, type LetterBlock, letterHtml, letterText } from '../../mail/letter.ts';
import { letterFoot } from '../../mail/letterhead.ts';
import { linkId } from '../../mail/link-id.ts';
import { isMailToLead } from '../../mail/outbox.ts';
import type { StoredMail } from '../../mail/queries.ts';
import type { OutgoingMail } from '../../mail/transport.ts';
import { askedKind, askedMailBlocks, stopMailLink } from '../asked-mails/index.ts';
import { accountLink } from '../auth/index.ts';
import { keepAccountLink } from '../erasures/index.ts';
import { storedLeadSchemas } from '../leads/index.ts';
import { findBrand } from '../practice/index.ts';
import { enquiryLink, unsubscribeLink } from '../privacy/index.ts';
import { accountContents } from './account-contents.ts';
import type { Composing, Content } from './content.ts';
import { securityContents } from './security-contents.ts';

/**
 * Composes an outbox mail ready to send, generating text, figures and links from its records. Throws when those records
 * no longer exist.
 */
export async function composeMail(composing: Composing, mail: StoredMail): Promise<OutgoingMail> {
  const { letter, attachment } = await composeLetter(composing, mail);
  return {
    to: mail.recipient,
    subject: mail.subject,
    messageId: mail.message_id,
    text: letterText(letter),
    html: letterHtml(letter),
    ...unsubscribing(composing, mail),
    ...(attachment === undefined ? {} : { attachment }),
    ...(letter.brand?.logo ? { logo: letter.brand.logo } : {}),
  };
}

function unsubscribing(composing: Composing, mail: StoredMail): Pick<OutgoingMail, 'unsubscribeUrl'> {
  const url = stopLink(composing, mail);
  return url === null ? {} : { unsubscribeUrl: url };
}

/** Where the mail's reader stops further ones like it; null for a mail about their account. */
function stopLink(composing: Composing, mail: StoredMail): string | null {
  const kind = askedKind(mail.kind);
  if (kind !== undefined && mail.user_id !== null) return stopMailLink(composing, { userId: mail.user_id, kind });
  return isMailToLead(mail.kind) ? unsubscribeLink(composing, mail.recipient) : null;
}

/** The text and attachment of an outbox mail. Throws when its records no longer exist. */
export async function composeLetter(
  composing: Composing,
  mail: StoredMail,
): Promise<{ readonly letter: Letter; readonly attachment: Content['attachment'] }> {
  const { blocks, why, attachment } = await contents[mail.kind](composing, mail);
  const brand = await findBrand(composing.db.kysely);
  const letter: Letter = {
    firstName: namesItsReader(mail.kind) ? mail.first_name : null,
    blocks: [...blocks, ...newsBlocks(composing, mail)],
    footer: footerOf(composing, { mail, why, brand }),
    brand,
  };
  return { letter, attachment };
}

// A notice is about the lead, not its reader, and the person who signed up may not own the address.
function namesItsReader(kind: MailKind): boolean {
  return !['lead-notice', 'verify-email', 'confirm-reminder'].includes(kind);
}

const contents: Readonly<Record<MailKind, (composing: Composing, mail: StoredMail) => Promise<Content>>> = {
  'borrowing-report': borrowingReportContent,
  'mortgage-report': mortgageReportContent,
  'calculation-report': calculationReportContent,
  'strategy-acknowledgement': async ({ config }) => ({
    blocks: [
      'Thank you for asking for a strategy session. An adviser will contact you to arrange a time.',
      'You need not do anything until then.',
    ],
    why: `You receive this because this address was left with a request at ${config.publicUrl}.`,
  }),
  'password-reset': async (composing, mail) => ({
    blocks: [
      'A new password was asked for on your Freehold account.',
      { label: 'Set a new password', url: accountLink(composing, 'password-reset', linkId(mail)) },
      'The link works once, within ten minutes. Until you use it, your password stays as it is.',
    ],
    why: 'You receive this because the address belongs to an account with us. If you did not ask, ignore this email.',
  }),
  'password-changed': async ({ config }, mail) => ({
    blocks: [
      `The password of your Freehold account was changed on ${dateText(mail.created_at.toISOString())}. Sessions on other devices have ended.`,
      'If that was you, there is nothing to do. If not, set a new password now and tell us.',
      { label: 'Set a new password', url: `${config.publicUrl}/auth` },
    ],
    why: 'You receive this because the address belongs to an account with us.',
  }),
  'lead-notice': leadNoticeContent,
  ...securityContents,
  ...accountContents,
  'month-summary': askedContent,
  'rules-changed': askedContent,
  'law-countdown': askedContent,
  'rates-changed': askedContent,
  'fixed-term-ends': askedContent,
  'erasure-started': async (composing, mail) => ({
    blocks: [
      `Your Freehold account, and everything held about you, is being erased. Nobody can see it any more, and on ${dateText(linkEnd(mail).toISOString())} it is gone for good.`,
      'If that is what you want, there is nothing to do. If not, or if you did not ask for it, take it back until then:',
      { label: 'Keep my account', url: keepAccountLink(composing, linkId(mail)) },
    ],
    why: 'You receive this because the address belongs to an account with us.',
  }),
};

async function askedContent(composing: Composing, mail: StoredMail): Promise<Content> {
  const blocks = await askedMailBlocks(composing, mail.id);
  if (blocks === null) throw new TypeError('This mail needs the record it is about');
  return { blocks, why: 'You receive this because you asked for it in your Freehold account.' };
}

// Names neither the person nor their income: a mailbox has more readers than the desk.
async function leadNoticeContent({ config }: Composing, mail: StoredMail): Promise<Content> {
  const { lead_id: id, lead_kind: kind } = mail;
  if (id === null || kind === null) throw new TypeError('A notice needs the lead it is about');
  const day = dateText(receivedAt(mail).toISOString());
  return {
    blocks: [
      `Somebody left their contact details with ${leadKindFacts[kind].matter} on ${day}.`,
      { label: 'Open the lead', url: `${config.publicUrl}/admin/leads/${id}` },
      { label: 'All leads', url: `${config.publicUrl}/admin/leads` },
    ],
    why: 'You receive this because this address is set to be told of new leads.',
  };
}

async function borrowingReportContent({ renderer, config }: Composing, mail: StoredMail): Promise<Content> {
  const { inputs } = storedLeadSchemas.borrowing.parse(mail);
  const preparedAt = receivedAt(mail).toISOString();
  const content = await renderer.render({ kind: 'borrowing', inputs, preparedAt });
  return {
    blocks: reportBlocks('borrowing capacity report'),
    why: `You receive this because this address was left with a borrowing estimate at ${config.publicUrl}/borrowing-capacity.`,
    attachment: { filename: 'freehold-borrowing-capacity.pdf', content },
  };
}

async function mortgageReportContent({ renderer, config }: Composing, mail: StoredMail): Promise<Content> {
  const inputs = { ...storedLeadSchemas.mortgage.parse(mail).inputs, today: dayInSydney(receivedAt(mail)) };
  const preparedAt = receivedAt(mail).toISOString();
  const content = await renderer.render({ kind: 'mortgage', inputs, preparedAt });
  return {
    blocks: reportBlocks('mortgage repayment report'),
    why: `You receive this because this address was left with a mortgage calculation at ${config.publicUrl}/mortgage-calculator.`,
    attachment: { filename: 'freehold-mortgage-repayment.pdf', content },
  };
}

async function calculationReportContent({ renderer, config }: Composing, mail: StoredMail): Promise<Content> {
  const calculation = calculationSchema.parse(storedLeadSchemas.calculation.parse(mail).inputs);
  const { name, page, file } = toolFacts[calculation.tool];
  const preparedAt = receivedAt(mail).toISOString();
  const content = await renderer.render({ kind: 'calculation', calculation, preparedAt });
  return {
    blocks: reportBlocks(`${name} report`),
    why: `You receive this because this address was left with a ${name} calculation at ${config.publicUrl}${page}.`,
    attachment: { filename: `${file}.pdf`, content },
  };
}

function reportBlocks(name: string): LetterBlock[] {
  return [
    `Attached is the ${name} you asked for, with your inputs, the result, how it was worked out and its assumptions.`,
    'A lending specialist may contact you about it.',
    estimateDisclosure,
  ];
}

// Anyone can tick the box: the news opt-in counts only once the owner of the address confirms it.
function newsBlocks(composing: Composing, mail: StoredMail): LetterBlock[] {
  const { lead_id: leadId, wants_marketing: isTicked, marketing_confirmed_at: confirmedAt } = mail;
  if (!isMailToLead(mail.kind) || leadId === null || !isTicked || confirmedAt !== null) return [];
  return [
    'The box for occasional news about property and lending was ticked. We send none unless you confirm it.',
    { label: 'Confirm that you want news', url: enquiryLink(composing, leadId) },
  ];
}

function linkEnd({ link_expires_at: end }: StoredMail): Date {
  if (end === null) throw new TypeError('This mail needs the link it is about');
  return end;
}

function receivedAt(mail: StoredMail): Date {
  if (mail.received_at === null) throw new TypeError('A report needs the lead it is about');
  return mail.received_at;
}

interface Footed {
  readonly mail: StoredMail;
  readonly why: string;
  readonly brand: Brand | null;
}

function footerOf(composing: Composing, { mail, why, brand }: Footed): LetterBlock[] {
  const { config } = composing;
  const contact = { label: 'Contact us', url: `${config.publicUrl}/contact` };
  const privacy = { label: 'How we handle personal information', url: `${config.publicUrl}/privacy` };
  const by = brand === null ? 'Sent by' : 'Sent with Freehold by';
  const practice = brand === null ? [] : letterFoot(brand);
  const sender = [...practice, [`${by} ${config.mail.from}`, config.publicUrl, ...config.operator].join(', ')];
  const link = stopLink(composing, mail);
  if (link === null) return [...sender, why, contact];
  const stop = { label: 'Stop these emails', url: link };
  if (!isMailToLead(mail.kind)) {
    return [...sender, why, { label: 'All emails you asked for', url: `${config.publicUrl}/account` }, contact, stop];
  }
  const own = mail.lead_id === null ? [] : [enquiryBlock(composing, mail.lead_id)];
  return [...sender, why, 'If that was not you, please tell us.', contact, privacy, ...own, stop];
}

function enquiryBlock(composing: Composing, leadId: string): LetterBlock {
  return { label: 'Withdraw your agreement or erase this enquiry', url: enquiryLink(composing, leadId) };
}
