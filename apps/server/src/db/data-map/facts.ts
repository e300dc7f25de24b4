import type { Schema } from '../schema.ts';

/** Classes of column content, by how they concern a person. `secret` never leaves the server, not even in an export. */
export const columnClasses = ['identity', 'contact', 'financial', 'secret', 'technical', 'content', 'audit'] as const;
export type ColumnClass = (typeof columnClasses)[number];

export interface ColumnFacts {
  readonly class: ColumnClass;
  /** Why the column exists. */
  readonly purpose: string;
}

/**
 * How a row relates to a person: a column holds their id, the id of one of their leads, or their email address,
 * normalised or as typed.
 */
interface PersonLink<Table> {
  readonly column: Extract<keyof Table, string>;
  readonly holds: 'person-id' | 'lead-id' | 'email' | 'email-as-typed';
}

export interface TableFacts<Table> {
  readonly purpose: string;
  /** How long a row is kept, and what removes it. */
  readonly retention: string;
  /** A row is about a person if any of these match; empty when rows are about no one or everyone. */
  readonly about: readonly PersonLink<Table>[];
  readonly columns: { readonly [Column in keyof Table]: ColumnFacts };
}

/** Facts of some tables; a missing table or column does not compile. */
export type FactsOf<Names extends keyof Schema> = { readonly [Name in Names]: TableFacts<Schema[Name]> };

function facts(columnClass: ColumnClass): (purpose: string) => ColumnFacts {
  return (purpose) => ({ class: columnClass, purpose });
}

/** A person's identity and circumstances. */
export const identity = facts('identity');
/** Contact details. */
export const contact = facts('contact');
/** Incomes, expenses, assets, loans and figures calculated from them. */
export const financial = facts('financial');
/** Credentials and encryption keys; of no use to the person and dangerous in other hands. */
export const secret = facts('secret');
/** Ids, versions, times and values derived for searching and sorting. */
export const technical = facts('technical');
/** Content advisers publish for everyone. */
export const content = facts('content');
/** Audit trail and its proofs. */
export const audit = facts('audit');

/** A row's creation and update times. */
export const rowTimes = {
  created_at: technical('When the row was made'),
  updated_at: technical('When the row last changed'),
} as const;

/** Retention of data that belongs to a person. */
export const withThePerson = 'While the account or client record exists; removed by an erasure';
