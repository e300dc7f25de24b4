import { routes } from '@freehold/contract';
import { useEffect, useRef, useState } from 'react';
import { call, type Waiting } from '#app/lib/api-client.ts';
import { isCancelled } from '#app/lib/call-error.ts';
import { errorText } from '#app/lib/error-text.ts';
import { newIdempotencyKey } from '#app/lib/idempotency-key.ts';
import type { CallOutcome } from '#app/lib/use-call.ts';
import { imageRefusal } from './image-file.ts';

/** A file to upload, with an idempotency key for its retries. */
interface KeyedFile {
  readonly file: File;
  readonly key: string;
}

/** Uploads pictures; an uploaded one is not sent again. Leaving the screen aborts an upload. */
function useImageUpload() {
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

/** A chosen picture file, and the object URL that previews it. */
interface ChosenFile extends KeyedFile {
  readonly preview: string;
}

const notUploaded = 'The image could not be uploaded. It is still chosen; try again.';

/** The form's picture: a local file, checked by its content when chosen and uploaded on request. */
export function usePicture(storedUrl: string) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  const uploading = useImageUpload();
  const stored = isRemoved ? '' : storedUrl;

  useEffect(() => {
    if (chosen === null) return undefined;
    return () => URL.revokeObjectURL(chosen.preview);
  }, [chosen]);

  return {
    /** URL to show: the chosen file, else the stored picture; empty for none. */
    shown: chosen?.preview ?? stored,
    file: chosen?.file ?? null,
    error,
    uploading,
    async choose(file: File) {
      const refusal = (await imageRefusal(file).catch(() => 'This file could not be read.')) ?? (await damage(file));
      setError(refusal ?? undefined);
      if (refusal === null) setChosen({ file, preview: URL.createObjectURL(file), key: newIdempotencyKey() });
    },
    remove() {
      setError(undefined);
      if (chosen === null) setRemoved(true);
      setChosen(null);
    },
    /** URL to store with the property, once a chosen file has been uploaded. */
    async upload(): Promise<CallOutcome<string>> {
      setError(undefined);
      const outcome = chosen === null ? ({ kind: 'done', reply: stored } as const) : await uploading.run(chosen);
      if (outcome.kind === 'failed') setError(errorText(outcome.error, notUploaded));
      return outcome;
    },
  };
}

/** Message for a picture this browser cannot draw; null where it can. */
async function damage(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    picture.close();
    return null;
  } catch {
    return 'This image is damaged and cannot be read.';
  }
}

export type Picture = ReturnType<typeof usePicture>;
