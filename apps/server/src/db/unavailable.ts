const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

// SQLSTATEs: 08 connection, 53 out of connections, memory or disk, 57P shutting down or starting up, 58030 disk error,
// 25006 read-only, 25P03 idle in transaction too long, 40001 and 40P01 still failing after the last retry, 55P03 and
// 57014 lock or statement timeout.
const states = /^(08...|53...|57P0.|58030|25P03|25006|40001|40P01|55P03|57014)$/;

// pg reports these without a code.
const texts = [
  'connection terminated',
  'connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'query read timeout',
  'not queryable',
  'connection error',
  'client was closed',
  'after calling end on the pool',
  'driver has already been destroyed',
  'connection has been discarded',
];

/** SQLSTATE of a write to a replica or read-only database. */
export const readOnlyCode = '25006';

/** Error code of a query whose embedded database stopped. */
export const embeddedStoppedCode = 'EMBEDDED_DATABASE_STOPPED';

/**
 * True when the error means the database cannot serve right now (refused, lost, shutting down, full or too slow), so
 * that the caller may respond "try again shortly". False for errors of the statement itself.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return unavailableReason(error) !== null;
}

/**
 * The SQLSTATE or system code of a database that cannot serve, `no code` if it has none; null when
 * `isDatabaseUnavailable` is false.
 */
export function unavailableReason(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const within = error instanceof AggregateError ? error.errors.map(unavailableReason).find(Boolean) : null;
  if (within) return within;
  if (isUnavailableCode(error)) return 'code' in error ? String(error.code) : 'no code';
  return error.cause === error ? null : unavailableReason(error.cause);
}

function isUnavailableCode(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : undefined;
  if (code !== undefined) {
    if (code === embeddedStoppedCode || socketCodes.has(code) || states.test(code)) return true;
    // ENOENT on connect means the server's Unix socket is missing; other ENOENTs are unrelated to the database.
    return code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  }
  const text = error.message.toLowerCase();
  return texts.some((part) => text.includes(part));
}
