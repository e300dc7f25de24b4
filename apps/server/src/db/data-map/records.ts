import type { AuditTables } from '../schema/audit.ts';
import type { PrivacyTables } from '../schema/privacy.ts';
import type { RequestTables } from '../schema/requests.ts';
import type { UpkeepTables } from '../schema/upkeep.ts';
import { audit, contact, type FactsOf, identity, secret, technical } from './facts.ts';

const forever = 'Kept as proof; after an erasure its ids lead to nobody';

/** The audit log, and the proofs that the log and erasures are intact. */
export const auditFacts: FactsOf<keyof AuditTables | Exclude<keyof PrivacyTables, 'users'>> = {
  audit_events: {
    purpose: 'Who did what to which record: ids and names of fields, never values',
    retention: forever,
    // Keyed by id: the row refers to a person in two ways.
    about: [],
    columns: {
      id: audit('The order of the events'),
      at: audit('When'),
      actor_id: audit('Who did it'),
      actor_role: audit('In which role'),
      action: audit('What was done'),
      subject_kind: audit('To what kind of record'),
      subject_id: audit('To which record'),
      fields: audit(
        'Which fields changed; of a list: how many rows, the first and the last id, and the filter with searched words coded',
      ),
      session_id: audit('In which session'),
      address_code: audit('A code of the network address, from which it cannot be read without the key'),
    },
  },
  audit_shown: {
    purpose: 'Whom a page of a list or an export showed, so that a breach can be told to the right people: ids alone',
    retention: '24 months',
    // One row lists the ids of many people; after an erasure their ids match no one.
    about: [],
    columns: {
      event_id: audit('The event of the log'),
      kind: audit('What kind of record'),
      part: audit('Counts the rows of an event'),
      ids: audit('The ids of the records shown'),
      shown_at: audit('When'),
    },
  },
  audit_seals: {
    purpose: 'Proof that the audit log was not changed afterwards',
    retention: 'As the audit log',
    about: [],
    columns: {
      id: technical('Names the seal'),
      from_id: audit('First event it covers'),
      to_id: audit('Last event it covers'),
      row_count: audit('How many events'),
      hash: audit('A code over them and the seal before'),
      version: technical('Which columns it covers'),
      sealed_at: audit('When'),
    },
  },
  erasures: {
    purpose: 'People who were erased, so that a restored backup can be erased again',
    retention: 'Kept as proof; it names nobody',
    about: [],
    columns: {
      profile_id: technical('The id they had'),
      email_mac: secret('A code of their address, from which it cannot be read'),
      erased_at: technical('When'),
    },
  },
  held_erasures: {
    purpose: 'People who are being erased, which they and advisers can take back',
    retention: 'Seven days, or until it is taken back',
    about: [],
    columns: {
      id: technical('Names the erasure in the link that takes it back'),
      profile_id: technical('Who is being erased'),
      email_normalised: contact('The address of their account, which nobody else may take meanwhile'),
      requested_by_role: technical('Whether the person or an adviser asked for it'),
      requested_at: technical('When'),
      erase_at: technical('When it becomes final'),
    },
  },
  held_rows: {
    purpose: 'Everything about a person who is being erased, out of sight of everybody',
    retention: 'Seven days, or until it is taken back',
    about: [],
    columns: {
      erasure_id: technical('Which erasure'),
      position: technical('In which order the rows are put back'),
      table_name: technical('Where the row was'),
      content: identity('The row as it was'),
    },
  },
  unsubscribes: {
    purpose: 'Addresses that want no further emails',
    retention: 'Until the law no longer asks for it; it names nobody',
    about: [],
    columns: {
      email_mac: secret('A code of the address, from which it cannot be read'),
      at: technical('When'),
    },
  },
};

/** Data that requests leave behind. */
export const requestFacts: FactsOf<keyof RequestTables> = {
  idempotency_keys: {
    purpose: 'Writes that were performed, so that a repeated delivery gets the same answer',
    retention: '72 hours; an erasure removes the writes of the person and each answer about them; not in backups',
    about: [],
    columns: {
      scope: technical('Which call, for whom'),
      key_hash: secret('A hash of the key'),
      request_mac: secret('A code of the request, to notice another one'),
      reply: secret('The answer, encrypted under the key; empty after an erasure of whom it was about'),
      about: technical('The ids in request and answer, so that an erasure finds it'),
      created_at: technical('When'),
    },
  },
  rate_limits: {
    purpose: 'Counts against guessing and flooding',
    retention: 'Until the count has expired; removed by an erasure; not in backups',
    about: [],
    columns: {
      key: contact('What is counted: a limit with a network address, an id or a code'),
      points: technical('How often'),
      expire: technical('Until when, milliseconds since 1970'),
    },
  },
};

/** Status of scheduled upkeep. */
export const upkeepFacts: FactsOf<keyof UpkeepTables> = {
  upkeep: {
    purpose: 'When each kind of upkeep last succeeded and failed, so that a failure is noticed',
    retention: 'While that upkeep is wanted; not in backups',
    about: [],
    columns: {
      name: technical('Which upkeep'),
      registered_at: technical('When a server first took it on'),
      started_at: technical('When it began, while it runs'),
      succeeded_at: technical('When it last succeeded'),
      failed_at: technical('When it last failed'),
      is_failing: technical('Whether the last try failed'),
      failures: technical('How often it has failed'),
    },
  },
  believed_clock: {
    purpose: 'The latest time that was believed, so that a wrong clock removes nothing',
    retention: 'Always, one row; not in backups',
    about: [],
    columns: {
      is_only: technical('Makes it one row'),
      believed_at: technical('That time'),
    },
  },
};
