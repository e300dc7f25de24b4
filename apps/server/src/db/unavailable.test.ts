import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './unavailable.ts';

function failure(code: string | undefined, text = 'failed', more: object = {}): Error {
  return Object.assign(new Error(text), code === undefined ? {} : { code }, more);
}

test.each([
  ['a refused connection', failure('ECONNREFUSED')],
  ['one of several addresses refused', new AggregateError([failure('ECONNREFUSED')])],
  ['a missing Unix socket', failure('ENOENT', 'connect', { syscall: 'connect' })],
  ['a terminated backend', failure('57P01')],
  ['a server that starts up', failure('57P03')],
  ['too many connections', failure('53300')],
  ['a full disk', failure('53100')],
  ['a lock that was not given', failure('55P03')],
  ['a statement that took too long', failure('57014')],
  ['no free connection', failure(undefined, 'timeout exceeded when trying to connect')],
  ['a lost connection', failure(undefined, 'Connection terminated unexpectedly')],
  ['a stopped embedded database', failure('EMBEDDED_DATABASE_STOPPED')],
  ['any of these as a cause', new Error('outer', { cause: failure('ECONNRESET') })],
])('%s means that the database is unavailable', (_name, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  ['a unique violation', failure('23505')],
  ['a syntax error', failure('42601')],
  ['a missing file', failure('ENOENT', 'open', { syscall: 'open' })],
  ['a code with a telling text', failure('22000', 'connection terminated')],
  ['a bug', new TypeError('x is not a function')],
  ['a text', 'ECONNREFUSED'],
  ['nothing', undefined],
])('%s does not', (_name, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
