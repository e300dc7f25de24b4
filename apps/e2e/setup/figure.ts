import { appendFileSync } from 'node:fs';

/**
 * Reports the figure of a check of the quality list that a browser shows, as `figure` of the server's tests does: printed, and
 * appended to the file that QUALITY_FILE names. Call it last in a journey, so that a figure is only there for a check that held.
 */
export function figure(id: string, text: string, value: string): void {
  process.stdout.write(`quality ${id} ${value} (${text})\n`);
  const file = process.env.QUALITY_FILE;
  if (file) appendFileSync(file, `${JSON.stringify({ id, text, value, run: 'browser' })}\n`);
}
