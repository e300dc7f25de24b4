import { routes } from '@freehold/contract';
import { useEffect, useRef, useState } from 'react';
import { call, type Waiting } from '#app/lib/api-client.ts';
import { isCancelled } from '#app/lib/call-error.ts';
import type { CallOutcome } from '#app/lib/use-call.ts';

/** A file to upload, under a key that is the same for every delivery of it. */
export interface KeyedFile {
  readonly file: File;
  readonly key: string;
}

/** Uploads pictures; one that has arrived is not sent a second time. Leaving the screen ends an upload. */
export function useImageUpload() {
  const [isRunning, setRunning] = useState(false);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const arrived = useRef(new Map<string, string>());
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run({ file, key }: KeyedFile): Promise<CallOutcome<string>> {
    const before = arrived.current.get(key);
    if (before !== undefined) return { kind: 'done', reply: before };
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    try {
      const controls = { key, signal: controller.signal, onWaiting: setWaiting };
      // Sent without a content type: the server sniffs the content.
      const { imageUrl } = await call(routes.images.upload, { bytes: new Blob([file]), ...controls });
      arrived.current.set(key, imageUrl);
      return { kind: 'done', reply: imageUrl };
    } catch (error) {
      return isCancelled(error) ? { kind: 'cancelled' } : { kind: 'failed', error };
    } finally {
      setRunning(false);
      setWaiting(null);
    }
  }

  return { isRunning, waiting, run, cancel: () => running.current?.abort() };
}
