export type ClientTables = Record<never, never>;
