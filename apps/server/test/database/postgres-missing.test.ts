import { test } from 'vitest';
import { whyNoPostgres } from './postgres-binaries.ts';

const reason = whyNoPostgres();

// Replaces the whole suite where PostgreSQL is missing, so that the report shows it as skipped, with the reason.
test.skipIf(reason !== undefined)(`the server's tests on PostgreSQL: ${reason}`, () => {});
