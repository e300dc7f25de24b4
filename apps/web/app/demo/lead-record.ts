import {
  fullName,
  type LeadDetails,
  type LeadListItem,
  type LeadOwner,
  type LeadTodo,
  normaliseEmail,
  type ProfileInput,
} from '@freehold/contract';
import { borrowerProfile } from '@freehold/domain';
import { demoUsers } from '#app/lib/session-demo.ts';
import { demoStage } from './lead-stage.ts';
import type { DemoLead, World } from './world/records.ts';

const fewestDigits = 8;

/** A lead as the list shows it, with the delivery state of its newest mail. */
export function listedLead(world: World, lead: DemoLead): LeadListItem {
  const mail = world.mails.find(({ leadId }) => leadId === lead.id);
  const report = mail === undefined ? null : { status: mail.status, attempts: mail.attempts, sentAt: mail.sentAt };
  return { ...lead, report };
}

/** A lead with its mails, oldest first, and with other leads of what seems to be the same person, newest first. */
export function detailedLead(world: World, lead: DemoLead): LeadDetails {
  return {
    ...lead,
    ...listedLead(world, lead),
    stage: demoStage(lead),
    mails: world.mails.filter(({ leadId }) => leadId === lead.id).toReversed(),
    duplicates: world.leads
      .filter((other) => other.id !== lead.id && isSamePerson(lead, other))
      .map((other) => ({
        id: other.id,
        kind: other.kind,
        name: fullName(other),
        receivedAt: other.receivedAt,
        status: other.status,
      })),
    sameClients: clientsAlike(world, lead),
  };
}

function clientsAlike({ clients }: World, lead: DemoLead): NonNullable<LeadDetails['sameClients']> {
  if (lead.clientId !== null) return [];
  return clients
    .filter(({ profile }) => isSamePerson(lead, profile))
    .map(({ id, profile }) => {
      const isByEmail = normaliseEmail(lead.email) === normaliseEmail(profile.email);
      return { id, name: fullName(profile), link: isByEmail ? 'email' : 'phone' };
    });
}

/** Who can own a lead: the admin whom a visitor plays, and the practice's advisers. */
export function leadOwners({ advisers }: World): LeadOwner[] {
  const { id, email } = demoUsers.ADMIN;
  const active = advisers.filter(({ state }) => state === 'active');
  return [
    { id, name: 'Demo Admin', email },
    ...active.map((one) => ({ id: one.id, name: fullName(one), email: one.email })),
  ];
}

/** The name of a lead's owner; null where it is nobody's. */
export function leadOwnerName(world: World, ownerId: string | null): string | null {
  return leadOwners(world).find(({ id }) => id === ownerId)?.name ?? null;
}

/** The profile of the client a lead becomes: name and contact, and the household facts of a borrowing estimate. */
export function leadClientProfile({ firstName, lastName, email, phone, borrowing }: DemoLead): ProfileInput {
  const contact = { firstName, lastName, email, phone };
  return borrowing === null ? contact : { ...contact, ...borrowerProfile(borrowing) };
}

/** True for a lead that has something to do by a day in Sydney (ISO), as Today and the list's filter mean it. */
export function hasTodo({ status, nextActionOn, withdrawnAt }: DemoLead, todo: LeadTodo, day: string): boolean {
  if (withdrawnAt != null) return false;
  return todo === 'answer' ? status === 'New' : status !== 'Closed' && nextActionOn !== null && nextActionOn <= day;
}

type Reached = Pick<DemoLead, 'email' | 'phone'>;

function isSamePerson(one: Reached, other: Reached): boolean {
  const digits = digitsOf(one.phone);
  const hasSamePhone = digits.length >= fewestDigits && digits === digitsOf(other.phone);
  return hasSamePhone || normaliseEmail(one.email) === normaliseEmail(other.email);
}

function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, '');
}
