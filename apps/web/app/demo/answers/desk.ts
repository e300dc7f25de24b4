import { AppError, routes } from '@freehold/contract';
import { changes, reads } from '../demo-answer.ts';
import { listPart, wordsOf } from '../list-page.ts';
import { recordEvent } from '../record-event.ts';

const { outbox, counts, audit, upkeep } = routes;

/** Totals in the demo. */
export const countsAnswers = {
  read: reads(counts.read, ({ world }) => {
    const leads = { New: 0, Contacted: 0, Converted: 0, Closed: 0 };
    for (const { status } of world.leads) leads[status] += 1;
    return {
      clients: world.clients.length,
      properties: world.properties.filter(({ archived }) => !archived).length,
      leads,
    };
  }),
};

/** The upkeep in the demo, which has none. */
export const upkeepAnswers = { read: reads(upkeep.read, () => ({ problems: [] })) };

/** The outbox in the demo. Nothing leaves it. */
export const outboxAnswers = {
  list: reads(outbox.list, ({ world, query, tellNext }) => {
    const { status, q } = query;
    const found = world.mails.filter(
      (mail) =>
        (status === undefined || mail.status === status) &&
        wordsOf(q).every((word) => mail.recipient.toLowerCase().includes(word)),
    );
    const { items, next } = listPart(found, '-created', query);
    tellNext(next);
    return items;
  }),
  totals: reads(outbox.totals, ({ world }) => {
    const totals = { hasMailServer: true, queued: 0, sent: 0, failed: 0 };
    for (const { status } of world.mails) totals[status] += 1;
    return totals;
  }),
  read: reads(outbox.read, (call) => {
    const { world, params } = call;
    const mail = world.mails.find(({ id }) => id === params.id);
    if (mail === undefined) throw new AppError('not-found');
    recordEvent(call, { action: 'mail-read', subject: { kind: 'mail', id: mail.id } });
    const { id, kind, recipient, subject } = mail;
    const text = 'In the demo an email has no words of its own. On a server this shows what its reader gets.';
    const blocks = [{ text, url: null, isLink: false }];
    return { id, kind, recipient, subject, blocks, footer: [], attachment: null, canPassLinkOn: false };
  }),
  passLinkOn: reads(outbox.passLinkOn, () => {
    throw new AppError('not-found');
  }),
  resend: changes(outbox.resend, (call) => {
    const { world, params } = call;
    const mail = world.mails.find(({ id }) => id === params.id);
    if (mail === undefined) throw new AppError('not-found');
    if (mail.status === 'sent') throw new AppError('already-done');
    const queued = { ...mail, status: 'queued' as const, attempts: 0, lastError: null };
    world.mails = world.mails.map((known) => (known.id === queued.id ? queued : known));
    recordEvent(call, { action: 'mail-resent', subject: { kind: 'mail', id: queued.id } });
    return queued;
  }),
};

/** The audit log in the demo. */
export const auditAnswers = {
  list: reads(audit.list, ({ world, query, tellNext }) => {
    const { subjectKind, subjectId, actorId, action, from, to } = query;
    const found = world.events.filter(
      (event) =>
        (subjectKind === undefined || event.subjectKind === subjectKind) &&
        (subjectId === undefined || event.subjectId === subjectId) &&
        (actorId === undefined || event.actorId === actorId) &&
        (action === undefined || event.action === action) &&
        (from === undefined || Date.parse(event.at) >= Date.parse(from)) &&
        (to === undefined || Date.parse(event.at) < Date.parse(to)),
    );
    const { items, next } = listPart(found, '-at', query);
    tellNext(next);
    return items;
  }),
};
