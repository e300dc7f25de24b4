import { useState } from 'react';
import { errorText } from '#app/lib/error-text.ts';

/** Runs what was asked, one at a time: what it says once done, or why it failed. `onDone` follows what was done. */
export function useAsked(onDone: () => void) {
  const [isRunning, setRunning] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  async function run(work: () => Promise<string>): Promise<void> {
    if (isRunning) return;
    setRunning(true);
    setFailed(null);
    setDone(null);
    try {
      setDone(await work());
      onDone();
    } catch (error) {
      setFailed(error instanceof RangeError ? error.message : errorText(error, 'It was not done. Please try again.'));
    }
    setRunning(false);
  }
  return { run, isRunning, failed, done };
}
