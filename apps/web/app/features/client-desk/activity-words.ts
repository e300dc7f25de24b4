import type { ClientActivity } from '@freehold/contract';

/** Label of a record's field, as on its form. */
export type FieldLabel = (field: string) => string;

/** An event in words: the actor and the action. */
export interface ActivityWords {
  readonly who: string;
  readonly did: string;
}

const plain: Readonly<Record<string, string>> = {
  'sign-in': 'signed in',
  'sign-in-failed': 'tried to sign in and failed',
  'account-locked': 'locked the account after failed sign-ins',
  'sign-out': 'signed out',
  register: 'signed up',
  'password-changed': 'changed the password',
  'password-reset': 'set a new password by a link',
  'reset-requested': 'asked for a link to set a new password',
  'second-factor-on': 'turned the authenticator app on',
  'second-factor-off': 'turned the authenticator app off',
  'role-changed': 'changed what the account may do',
  'account-disabled': 'disabled the account',
  'account-enabled': 'let the account sign in again',
  'email-verified': 'confirmed the email address',
  'sign-up-declined': 'said that they did not make the account, and it was removed',
  'sign-up-lapsed': 'removed the account, because nobody confirmed its address',
  'second-factor-reset-asked': 'asked for the authenticator app to be removed',
  'email-change-asked': 'asked for another email address',
  'email-change-proven': 'confirmed the new email address',
  'account-change-stopped': 'stopped a change to the account',
  'email-changed': 'changed the email address, as asked for and confirmed',
  'records-linked': 'connected this record with the client’s account',
  'join-refused': 'said that this record is not that of the account with its address',
  'join-reopened': 'took that back',
  'client-viewed': 'looked at the dashboard as the client sees it',
  'client-created': 'entered the client',
  'adviser-given': 'gave the client an adviser',
  'adviser-taken': 'took the client from an adviser',
  'client-note-added': 'added a note',
  'client-note-edited': 'changed a note',
  'client-note-removed': 'deleted a note',
  'client-note-restored': 'brought a deleted note back',
  'client-task-added': 'added a task',
  'client-task-done': 'finished a task',
  'client-task-reopened': 'opened a finished task again',
  'client-task-removed': 'deleted a task',
  'client-task-restored': 'brought a deleted task back',
  'plan-kept': 'kept a plan',
  'plan-changed': 'changed a plan',
  'plan-deleted': 'deleted a plan',
  'plan-version-kept': 'kept a version of a plan',
  'plan-published': 'published a plan to the client',
  'plan-unpublished': 'took a published plan back',
  'plan-suggested': 'suggested changes to a plan',
  'plan-suggestion-taken': 'took suggested changes into a plan',
  'plan-suggestion-answered': 'answered a suggestion to a plan',
  'client-kept': 'decided to keep the record for another year',
  'client-keep-undone': 'took back that the record is kept',
  'client-exported': 'exported everything held about the client',
  'lead-received': 'left a lead',
  'lead-read': 'looked at the lead',
  'lead-note-added': 'added a note to the lead',
  'lead-moved': 'moved the lead to another stage',
  'lead-withdrawn': 'withdrew the agreement of the lead',
  'lead-erased': 'erased the lead',
  'news-confirmed': 'confirmed that they want news',
  'lead-converted': 'turned the lead into this client',
  unsubscribed: 'asked for no more news by email',
  'mail-asked': 'asked for a kind of email',
  'mail-stopped': 'stopped a kind of email',
};

const withFields: Readonly<Record<string, readonly [verb: string, alone: string]>> = {
  'client-updated': ['changed', 'changed the details'],
  'client-read': ['looked at', 'looked at the details'],
  'lead-updated': ['updated the lead:', 'updated the lead'],
};

const aboutProperty: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'property-assigned': ['assigned', ''],
  'property-saved': ['saved', ''],
  'property-unsaved': ['took', ' off the saved list'],
};

// Records other than the client's own, and labels of a lead's fields.
const otherFields: Readonly<Record<string, string>> = {
  portfolio: 'assigned properties',
  savedProperties: 'saved properties',
  valuations: 'what assets were worth',
  sessions: 'where they are signed in',
  notes: 'notes',
  tasks: 'tasks',
  plans: 'plans',
  figures: 'figures',
  leads: 'leads',
  activity: 'what happened',
  ownerId: 'who looks after it',
  nextAction: 'next action',
  nextActionOn: 'date of the next action',
  clientId: 'client',
};

// Not signed in: the action itself implies the actor.
const unnamed: Readonly<Record<string, string>> = {
  'lead-received': 'A visitor',
  'sign-in-failed': 'Somebody',
  'reset-requested': 'Somebody',
  unsubscribed: 'Somebody',
  'mail-stopped': 'The link in an email',
  'sign-up-declined': 'The owner of the address',
  'password-reset': 'Somebody',
};

/** An event in plain words: names instead of ids, fields by their form labels. */
export function activityWords(event: ClientActivity, labelOf: FieldLabel): ActivityWords {
  return { who: whoIn(event), did: didIn(event, labelOf) };
}

function whoIn({ action, actor: { kind, name } }: ClientActivity): string {
  if (kind === 'adviser') return name ?? 'An adviser';
  if (kind === 'client') return name ? `${name} (client)` : 'The client';
  return kind === 'gone' ? 'Somebody whose account is gone' : (unnamed[action] ?? 'Freehold');
}

function didIn({ action, fields, property }: ClientActivity, labelOf: FieldLabel): string {
  const about = aboutProperty[action];
  if (about !== undefined) return `${about[0]} ${property?.name ?? 'a property that is gone'}${about[1]}`;
  const listed = withFields[action];
  if (listed === undefined) return plain[action] ?? action.replaceAll('-', ' ');
  const [verb, alone] = listed;
  return fields.length === 0
    ? alone
    : `${verb} ${fields.map((field) => otherFields[field] ?? labelOf(field)).join(', ')}`;
}
