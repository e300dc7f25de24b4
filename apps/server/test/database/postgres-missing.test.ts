import { test } from 'vitest';
import { whyNoPostgres } from './postgres-binaries.ts';

const reason = whyNoPostgres();

// Takes the place of the whole suite where there is no PostgreSQL, so that the report shows it as skipped, with the reason.
test.skipIf(reason !== undefined)(`the server's tests on PostgreSQL: ${reason}`, () => {});
