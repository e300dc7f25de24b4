/** A backup, or the database it should go to, cannot be used; the message says why, and nothing was changed. */
export class BackupRefused extends Error {}
