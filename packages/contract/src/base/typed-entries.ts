// TypeScript sees the keys that Object.entries returns, and those Object.fromEntries makes, as plain strings. These two
// functions are the one place that asserts their types; tests hold what their callers build complete.

/** `Object.entries` with the types of the object's keys and values. */
export function entriesOf<Table extends object>(table: Table): [keyof Table & string, Table[keyof Table]][] {
  return Object.entries(table) as [keyof Table & string, Table[keyof Table]][];
}

/** `Object.fromEntries` with the type of its result. */
export function fromEntries<Result extends object>(
  entries: readonly (readonly [string, Result[keyof Result]])[],
): Result {
  return Object.fromEntries(entries) as Result;
}

/** An object with one value for each row of a table. */
export function mapTable<Table extends object, Result extends { readonly [Name in keyof Table]: unknown }>(
  table: Table,
  derive: (row: Table[keyof Table], name: keyof Table & string) => Result[keyof Table],
): Result {
  return fromEntries<Result>(entriesOf(table).map(([name, row]) => [name, derive(row, name)] as const));
}
