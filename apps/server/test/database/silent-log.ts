import type { DatabaseLog } from '../../src/db/log.ts';

/** A log that keeps nothing. */
export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} };
