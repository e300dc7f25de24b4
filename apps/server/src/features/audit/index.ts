export { type AuditEvent, recordAudit, recordAuditAbout } from './record.ts';
export { readUnsealed, sealAudit, verifyAuditSeals } from './seals.ts';
export { recordShown, recordShownWithin } from './shown.ts';
export { type PersonReadRow, type ReadingReport, whoWasRead } from './who-was-read.ts';
