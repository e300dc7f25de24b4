import { appendFileSync } from 'node:fs';

/**
 * Reports a figure for a check of the repository itself, or of the web app’s code without a browser, like `figure` in
 * the server's tests. Call it last in a test.
 */
export function figure(id: string, text: string, value: string): void {
  report({ id, text, value });
}

/** Reports that a check could not be decided here, and why in plain words. It then does not count as met. */
export function notKnown(id: string, text: string, why: string): void {
  report({ id, text, value: `not known: ${why}`, isKnown: false });
}

interface Reported {
  readonly id: string;
  readonly text: string;
  readonly value: string;
  readonly isKnown?: false;
}

function report(reported: Reported): void {
  process.stdout.write(`quality ${reported.id} ${reported.value} (${reported.text})\n`);
  const file = process.env.QUALITY_FILE;
  if (file) appendFileSync(file, `${JSON.stringify({ ...reported, run: 'repository' })}\n`);
}
