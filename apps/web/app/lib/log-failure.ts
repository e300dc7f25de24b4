/**
 * Notes in the browser's own log a failure that a person need not be told of (specification sections 4 and 8). A warning,
 * because the product goes on.
 */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the browser's log
  console.warn(what, error);
}
