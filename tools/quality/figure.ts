import { appendFileSync } from 'node:fs';

/**
 * Reports the figure of a check that looks at the repository itself or runs the web app’s code without a browser, as `figure` of the
 * server's tests does. Call it last in a test.
 */
export function figure(id: string, text: string, value: string): void {
  process.stdout.write(`quality ${id} ${value} (${text})\n`);
  const file = process.env.QUALITY_FILE;
  if (file) appendFileSync(file, `${JSON.stringify({ id, text, value, run: 'repository' })}\n`);
}
