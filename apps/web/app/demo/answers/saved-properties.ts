import { AppError, propertyMessages, routes } from '@freehold/contract';
import { clientOf } from '../client-record.ts';
import { changes, type DemoScene, reads, refuseField, requireOwn } from '../demo-answer.ts';
import { auditRead, recordEvent } from '../record-event.ts';
import type { DemoProperty, World } from '../world/records.ts';
import { propertyOf, shownTo } from './properties.ts';

const { savedProperties, portfolio, assignments } = routes;

interface Pair {
  readonly userId: string;
  readonly propertyId: string;
}

/** The saved list in the demo. */
export const savedPropertyAnswers = {
  list: reads(savedProperties.list, (call) => {
    const userId = clientMeant(call, call.query.userId);
    auditRead(call, userId, ['savedProperties']);
    const { purchased } = call.query;
    const links = call.world.savedLinks.filter((link) => link.userId === userId);
    return purchased === undefined ? links : links.filter((link) => String(link.purchased) === purchased);
  }),
  check: reads(savedProperties.check, (call) => isSaved(call.world, pairMeant(call, call.query))),
  add: changes(savedProperties.add, (call) => {
    const pair = pairMeant(call, call.body);
    const property = propertyOf(call.world, pair.propertyId);
    if (!call.world.savedLinks.some(isLinkOf(pair))) {
      requireOffered(property);
      const link = { userId: pair.userId, property_id: pair.propertyId, purchased: false };
      call.world.savedLinks = [link, ...call.world.savedLinks];
      recordPair(call, 'property-saved', pair);
    }
    return { ...pair, saved: isSaved(call.world, pair) };
  }),
  remove: changes(savedProperties.remove, (call) => {
    const pair = pairMeant(call, { ...call.body, ...call.query });
    if (isSaved(call.world, pair)) {
      const isGone = isLinkOf(pair);
      call.world.savedLinks = call.world.savedLinks.filter((link) => !isGone(link));
      recordPair(call, 'property-unsaved', pair);
    }
    return { ...pair, saved: false };
  }),
};

/** Portfolios in the demo. */
export const portfolioAnswers = {
  read: reads(portfolio.read, (call) => {
    const { id } = clientOf(call.world, call.params.id);
    auditRead(call, id, ['portfolio']);
    const ids = call.world.assignments.filter(({ clientId }) => clientId === id).map(({ propertyId }) => propertyId);
    return { properties: ids.map((propertyId) => shownTo('CLIENT', propertyOf(call.world, propertyId))) };
  }),
};

/** Assigning a property to a client in the demo. */
export const assignmentAnswers = {
  assign: changes(assignments.assign, (call) => {
    const { world, body } = call;
    const clientId = clientOf(world, body.clientId).id;
    const property = propertyOf(world, body.propertyId);
    const propertyId = property.id;
    const isThere = world.assignments.some((known) => known.clientId === clientId && known.propertyId === propertyId);
    if (!isThere) {
      requireOffered(property);
      world.assignments = [{ clientId, propertyId }, ...world.assignments];
      const fields = [`portfolio.${propertyId}`];
      recordEvent(call, { action: 'property-assigned', subject: { kind: 'client', id: clientId }, fields });
    }
    const isBought = isLinkOf({ userId: clientId, propertyId });
    world.savedLinks = world.savedLinks.map((link) => (isBought(link) ? { ...link, purchased: true } : link));
    return { clientId, propertyId };
  }),
};

function requireOffered({ archived }: DemoProperty): void {
  if (archived) throw new AppError('invalid-input', { message: propertyMessages.archived });
}

function clientMeant({ world, actor }: DemoScene, userId: string = actor.id): string {
  requireOwn(actor, userId);
  return clientOf(world, userId).id;
}

function pairMeant(scene: DemoScene, named: { userId?: string | undefined; propertyId?: string | undefined }): Pair {
  const userId = clientMeant(scene, named.userId);
  const propertyId = named.propertyId?.toLowerCase() ?? refuseField('propertyId', 'Name a property');
  return { userId, propertyId };
}

function isLinkOf({ userId, propertyId }: Pair) {
  return (link: { userId: string; property_id: string }) => link.userId === userId && link.property_id === propertyId;
}

function isSaved(world: World, pair: Pair): boolean {
  const isLink = isLinkOf(pair);
  return world.savedLinks.some((link) => isLink(link) && !link.purchased);
}

function recordPair(scene: DemoScene, action: string, { userId, propertyId }: Pair): void {
  const fields = [`savedProperties.${propertyId}`];
  recordEvent(scene, { action, subject: { kind: 'client', id: userId }, fields });
}
