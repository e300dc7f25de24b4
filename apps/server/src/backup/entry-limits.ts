/** Largest entry an archive may hold, in bytes; both writer and reader reject a larger one. */
export const largestEntryBytes = 64 * 1024 * 1024;

/** Size in bytes at which a table's rows continue in another entry. A single row may be larger. */
export const partBytes = 4 * 1024 * 1024;
