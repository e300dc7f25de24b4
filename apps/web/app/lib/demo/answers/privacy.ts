import { AppError, eraseWord, normaliseEmail, routes } from '@freehold/contract';
import { clientOf, profileOf } from '../client-record.ts';
import { changes, reads, refuseField, refuses } from '../demo-answer.ts';
import { recordEvent } from '../record-event.ts';
import type { DemoClient, World } from '../world/world.ts';

const { privacy } = routes;
const noLinks = 'The demo sends no mails, so there are no links to follow.';

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
    erase(world, client);
    recordEvent(call, { action: 'client-erased', subject: { kind: 'client', id: client.id } });
    return { ok: true as const };
  }),
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

function erase(world: World, { id }: DemoClient): void {
  const gone = new Set(world.leads.filter(({ clientId }) => clientId === id).map((lead) => lead.id));
  world.clients = world.clients.filter((client) => client.id !== id);
  world.savedLinks = world.savedLinks.filter(({ userId }) => userId !== id);
  world.assignments = world.assignments.filter(({ clientId }) => clientId !== id);
  world.leads = world.leads.filter((lead) => !gone.has(lead.id));
  world.mails = world.mails.filter(({ leadId }) => leadId === null || !gone.has(leadId));
}
