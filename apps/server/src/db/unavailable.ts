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

// SQLSTATEs: 08 connection, 53 out of connections, memory or disk, 57P going down or starting up, 58030 disk error,
// 25P03 idle too long, 55P03 and 57014 a lock or statement that took too long.
const states = /^(08...|53...|57P0.|58030|25P03|55P03|57014)$/;

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

/** Code of the error that a query gets when the embedded database stopped under it. */
export const embeddedStoppedCode = 'EMBEDDED_DATABASE_STOPPED';

/**
 * Whether the error says that the database cannot serve just now (refused, lost, shutting down, full, or too slow), so
 * that the caller may answer "try again shortly". An error of the statement itself answers false.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  if (isUnavailableCode(error)) return true;
  return error.cause !== error && isDatabaseUnavailable(error.cause);
}

function isUnavailableCode(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : undefined;
  if (code !== undefined) {
    if (code === embeddedStoppedCode || socketCodes.has(code) || states.test(code)) return true;
    // A missing Unix socket is a server that is not there; other missing files are not ours to judge.
    return code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  }
  const text = error.message.toLowerCase();
  return texts.some((part) => text.includes(part));
}
