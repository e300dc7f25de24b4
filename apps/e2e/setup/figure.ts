import { appendFileSync } from 'node:fs';

/**
 * Reports a figure for a check of the quality list shown in a browser, like `figure` of the server's tests: printed,
 * and appended to the file named by QUALITY_FILE. Call it last in a journey, so that only a passing check has a figure.
 */
export function figure(id: string, text: string, value: string): void {
  process.stdout.write(`quality ${id} ${value} (${text})\n`);
  const file = process.env.QUALITY_FILE;
  if (file) appendFileSync(file, `${JSON.stringify({ id, text, value, run: 'browser' })}\n`);
}
