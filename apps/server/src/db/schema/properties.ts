export type PropertyTables = Record<never, never>;
