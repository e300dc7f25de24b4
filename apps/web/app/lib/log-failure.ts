/**
 * Logs in the browser's console a failure that needs no message (specification sections 4 and 8); a warning, since the
 * product goes on.
 */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the browser's log
  console.warn(what, error);
}
