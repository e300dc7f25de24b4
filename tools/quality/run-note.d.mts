/** See run-note.mjs. */
export function noteRun(command: string, hasFailures: boolean, file?: string): void;
