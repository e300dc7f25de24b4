import type { ColumnType, JSONColumnType } from 'kysely';

/** A timestamp; the database fills it in when an insert omits it. */
export type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
/** A timestamp that every insert must provide. */
export type GivenMoment = ColumnType<Date, Date | string, Date | string>;
export type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** A `jsonb` or `json` column: read as a value, written as JSON text (`JSON.stringify`). */
export type Json = JSONColumnType<Record<string, unknown>>;
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
