import type { DatabaseLog } from '../../src/db/log.ts';

/** A log that discards everything. */
export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} };
