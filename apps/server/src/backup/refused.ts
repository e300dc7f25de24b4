/** A backup, or its target database, cannot be used. The message says why; nothing was changed. */
export class BackupRefused extends Error {}
