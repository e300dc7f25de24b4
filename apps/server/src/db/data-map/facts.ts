import type { Schema } from '../schema.ts';

/** What a column holds, as far as a person is concerned. `secret` never leaves the server, not even in an export. */
export const columnClasses = ['identity', 'contact', 'financial', 'secret', 'technical', 'content', 'audit'] as const;
export type ColumnClass = (typeof columnClasses)[number];

export interface ColumnFacts {
  readonly class: ColumnClass;
  /** What it is there for. */
  readonly purpose: string;
}

/**
 * How a row belongs to a person: a column holds their id, the id of one of their leads, or their e-mail address in normal
 * form or as typed.
 */
interface PersonLink<Table> {
  readonly column: Extract<keyof Table, string>;
  readonly holds: 'person-id' | 'lead-id' | 'email' | 'email-as-typed';
}

export interface TableFacts<Table> {
  readonly purpose: string;
  /** How long a row is kept, and what removes it. */
  readonly retention: string;
  /** Any of these makes a row one about the person; none where rows are about nobody or about everybody. */
  readonly about: readonly PersonLink<Table>[];
  readonly columns: { readonly [Column in keyof Table]: ColumnFacts };
}

/** The facts of some tables; a table or a column that is left out does not compile. */
export type FactsOf<Names extends keyof Schema> = { readonly [Name in Names]: TableFacts<Schema[Name]> };

function facts(columnClass: ColumnClass): (purpose: string) => ColumnFacts {
  return (purpose) => ({ class: columnClass, purpose });
}

/** Who somebody is and how they live. */
export const identity = facts('identity');
/** How somebody is reached. */
export const contact = facts('contact');
/** Incomes, expenses, assets, loans, and what is worked out from them. */
export const financial = facts('financial');
/** What proves or encrypts; of no use to the person and dangerous in other hands. */
export const secret = facts('secret');
/** Ids, versions, times and what is derived for searching and sorting. */
export const technical = facts('technical');
/** What advisers write for everybody to read. */
export const content = facts('content');
/** Who did what, and the proof of it. */
export const audit = facts('audit');

/** The columns that begin and change with a row. */
export const rowTimes = {
  created_at: technical('When the row was made'),
  updated_at: technical('When the row last changed'),
} as const;

/** How long what belongs to a person is kept. */
export const withThePerson = 'While the account or client record exists; removed by an erasure';
