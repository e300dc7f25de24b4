import { AppError, eraseWord, erasureHeldMs, type HeldErasure, normaliseEmail, routes } from '@freehold/contract';
import { clientOf, profileOf } from '../client-record.ts';
import { changes, reads, refuseField, refuses } from '../demo-answer.ts';
import { recordEvent } from '../record-event.ts';
import type { DemoClient, DemoErasure, World } from '../world/records.ts';

const { privacy } = routes;
const noLinks = 'The demo sends no emails, so there are no links to follow.';

/** Personal records in the demo. */
export const privacyAnswers = {
  exportPerson: reads(privacy.exportPerson, (call) => {
    const client = clientOf(call.world, call.params.id);
    recordEvent(call, { action: 'client-exported', subject: { kind: 'client', id: client.id } });
    return { profileId: client.id, exportedAt: call.at.toISOString(), held: heldAbout(call.world, client) };
  }),
  erasePerson: changes(privacy.erasePerson, (call) => {
    const { world, actor, body } = call;
    const client = clientOf(world, call.params.id);
    if (client === world.adviser) throw new AppError('not-allowed');
    const names = [eraseWord, normaliseEmail(client.profile.email)];
    const isConfirmed =
      'confirm' in body && [body.confirm, normaliseEmail(body.confirm)].some((n) => names.includes(n));
    if (actor.role === 'ADMIN' && !isConfirmed) {
      refuseField('confirm', `Type the client's email address or ${eraseWord}`);
    }
    if (actor.role !== 'ADMIN' && !('password' in body)) refuseField('password', 'Enter your password');
    const eraseAt = new Date(call.at.getTime() + erasureHeldMs).toISOString();
    erase(world, { client, requestedBy: actor.role, requestedAt: call.at.toISOString(), eraseAt });
    recordEvent(call, { action: 'erasure-started', subject: { kind: 'client', id: client.id } });
    return { ok: true as const, eraseAt };
  }),
  heldErasures: reads(privacy.heldErasures, ({ world }) => world.erasures.map(({ held }) => held)),
  takeBackErasure: changes(privacy.takeBackErasure, (call) => {
    const { world, params } = call;
    const erasure = world.erasures.find(({ held }) => held.id === params.id);
    if (erasure === undefined) throw new AppError('not-found');
    takeBack(world, erasure);
    recordEvent(call, { action: 'erasure-taken-back', subject: { kind: 'client', id: params.id } });
    return { ok: true as const };
  }),
  lookAtErasure: refuses(privacy.lookAtErasure, noLinks),
  keepAccount: refuses(privacy.keepAccount, noLinks),
  enquiryPage: refuses(privacy.enquiryPage, noLinks),
  enquiryAct: refuses(privacy.enquiryAct, noLinks),
  unsubscribePage: refuses(privacy.unsubscribePage, noLinks),
  unsubscribe: refuses(privacy.unsubscribe, noLinks),
};

function heldAbout(world: World, client: DemoClient): Record<string, Record<string, unknown>[]> {
  const { id, assets, liabilities, valuations } = client;
  return {
    profiles: [profileOf(client)],
    assets,
    liabilities,
    valuations,
    saved_properties: world.savedLinks.filter(({ userId }) => userId === id),
    portfolio_properties: world.assignments.filter(({ clientId }) => clientId === id).map((pair) => ({ ...pair })),
    leads: world.leads.filter(({ clientId }) => clientId === id),
    audit_events: world.events.filter(({ subjectId }) => subjectId === id),
  };
}

function erase(
  world: World,
  { client, ...asked }: { client: DemoClient } & Pick<HeldErasure, 'requestedBy' | 'requestedAt' | 'eraseAt'>,
): void {
  const { id, profile } = client;
  const savedLinks = world.savedLinks.filter(({ userId }) => userId === id);
  const assignments = world.assignments.filter(({ clientId }) => clientId === id);
  const leads = world.leads.filter(({ clientId }) => clientId === id);
  const gone = new Set(leads.map((lead) => lead.id));
  const mails = world.mails.filter(({ leadId }) => leadId !== null && gone.has(leadId));
  const name = `${profile.firstName} ${profile.lastName}`;
  world.erasures.push({
    held: { id, name, email: profile.email, ...asked },
    client,
    savedLinks,
    assignments,
    leads,
    mails,
  });
  world.clients = world.clients.filter((other) => other !== client);
  world.savedLinks = world.savedLinks.filter((link) => !savedLinks.includes(link));
  world.assignments = world.assignments.filter((pair) => !assignments.includes(pair));
  world.leads = world.leads.filter((lead) => !gone.has(lead.id));
  world.mails = world.mails.filter((mail) => !mails.includes(mail));
}

function takeBack(world: World, erasure: DemoErasure): void {
  const newestFirst = (a: { createdAt: string }, b: { createdAt: string }) => b.createdAt.localeCompare(a.createdAt);
  world.erasures = world.erasures.filter((other) => other !== erasure);
  world.clients = [...world.clients, erasure.client].sort(newestFirst);
  world.savedLinks = [...world.savedLinks, ...erasure.savedLinks];
  world.assignments = [...world.assignments, ...erasure.assignments];
  world.leads = [...world.leads, ...erasure.leads];
  world.mails = [...world.mails, ...erasure.mails].sort(newestFirst);
}
