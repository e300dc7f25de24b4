/** Largest entry that an archive may hold, in bytes; the writer refuses to make a larger one, the reader to take it. */
export const largestEntryBytes = 64 * 1024 * 1024;

/** Size of the rows, in bytes, from which on the rows of a table go into another entry. A single row may be larger. */
export const partBytes = 4 * 1024 * 1024;
