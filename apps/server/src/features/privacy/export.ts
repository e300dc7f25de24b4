import type { PersonExport } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import type { ClientScope } from '../../client-scope.ts';
import { type Reader, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/index.ts';
import { keysOf, tablesAboutPeople } from './person.ts';
import { listEventsAbout, listRowsAbout, type PersonKeys } from './queries/person.ts';

/**
 * Everything held about a person, from one snapshot, by table: their records with the partner's details, leads and
 * mails under their proven address, sessions and events. Secrets such as the password's hash are excluded. Throws
 * AppError `not-found` and `too-many-requests`.
 */
export async function exportPerson(
  deps: Deps,
  { actor, scope }: { actor: Actor; scope: ClientScope },
): Promise<PersonExport> {
  await deps.limits.consume('privacyExport', actor.id);
  const at = deps.now();
  const id = scope.profileId;
  return await transaction(
    deps.db,
    async (tx) => {
      const person = await keysOf(tx, id);
      await recordAudit(tx, { at, actor, action: 'client-exported', subject: { kind: 'client', id } });
      return { profileId: id, exportedAt: at.toISOString(), held: await heldAbout(tx, person) };
    },
    { isolation: 'repeatable read' },
  );
}

async function heldAbout(reader: Reader, person: PersonKeys): Promise<PersonExport['held']> {
  const held: PersonExport['held'] = {};
  for (const table of tablesAboutPeople) held[table.name] = await listRowsAbout(reader, table, person);
  held.mails = held.mails?.map(withoutAdviser) ?? [];
  held.audit_events = await eventsAbout(reader, person);
  return held;
}

// Which adviser was notified of the person's lead is not data about the person.
function withoutAdviser(mail: Readonly<Record<string, unknown>>) {
  return mail.kind === 'lead-notice' ? { ...mail, recipient: null } : mail;
}

// Another actor's identity is left out; their role is kept.
async function eventsAbout(reader: Reader, person: PersonKeys) {
  const events = await listEventsAbout(reader, person);
  const ofOthers = { actor_id: null, session_id: null, address_code: null };
  return events.map((event) => (event.actor_id === person.id ? event : { ...event, ...ofOthers }));
}
