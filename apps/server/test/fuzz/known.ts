import type { Route } from '@freehold/contract';
import type { KnownThings } from './arbitrary.ts';

const clients = ['known-client-own', 'known-client-foreign', 'known-admin-one'];
const properties = ['known-property-own', 'known-property-foreign', 'known-property-free'];

const byPath: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/(profiles|portfolio|clients|privacy|users)/, clients],
  [/^\/properties/, properties],
  [/^\/leads/, ['known-lead-one', 'known-lead-two']],
  [/^\/mails/, ['known-mail-one']],
  [/^\/plans/, ['known-plan-owner', 'known-plan-other']],
  [/sessions/, ['known-session-owner', 'known-session-other']],
];

const byField: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(userId|clientId|profileId|subjectId)$/, clients],
  [/^property/, properties],
  [/^ids$/, properties],
  [/^(ownerId|adviserId|assigneeId|actorId)$/, ['known-admin-one', 'known-client-own']],
  [/^leadId$/, ['known-lead-one']],
  [/^noteId$/, ['known-note-foreign', 'known-note-removed']],
  [/^taskId$/, ['known-task-foreign', 'known-task-removed']],
  [/^(sessionId|sid)$/, ['known-session-owner', 'known-session-other']],
];

/**
 * Records generated calls may name: words that stand for seeded records until the call is sent, so that the same seed
 * gives the same calls whatever the records' ids.
 */
export function knownFor({ path }: Route): KnownThings {
  const own = byPath.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  return {
    ids: (field) => byField.find(([pattern]) => pattern.test(field))?.[1] ?? own,
    emails: ['owner@people.example', 'OTHER@People.example', 'admin@people.example'],
  };
}
