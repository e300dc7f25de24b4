import { AppError } from '@freehold/contract';
import type { AddressBucket } from '../address-bucket.ts';
import { createCounter } from './counter.ts';

/** Limits on concurrent calls of one kind. */
export interface PlaceLimits {
  /** In total. */
  readonly all: number;
  /** Per address; its further calls wait. */
  readonly ofAddress: number;
  /** Waiting calls per address. */
  readonly waiting: number;
  /** Per IPv6 /48, across all its addresses. */
  readonly ofWideNetwork: number;
}

/** Concurrency slot a call holds while it is worked on. */
export interface Place {
  /** Frees the slot; repeated calls do nothing. */
  giveBack(): void;
}

/** The concurrency slots of one kind of call. */
export interface Places {
  isFull(): boolean;
  /**
   * A slot, at once or when one of the same address is freed. Rejects with AppError `unavailable` when all are taken or
   * too many calls of the address wait. If `leaves` aborts while waiting, the call gives up its turn and the promise
   * rejects too.
   */
  take(bucket: AddressBucket, leaves: AbortSignal): Promise<Place>;
}

/** Retry-After for rejected callers, in seconds. */
export const retryAfterSeconds = 2;
const refusal = () => new AppError('unavailable', { retryAfterSeconds });

interface Line {
  working: number;
  readonly waiting: Set<(place: Place) => void>;
}

/** Creates slots within limits, all free. */
export function createPlaces(limits: PlaceLimits): Places {
  const lines = new Map<string, Line>();
  const wide = createCounter();
  let taken = 0;

  const count = (wideKey: string | null, change: 1 | -1) => {
    taken += change;
    if (wideKey !== null) wide.add(wideKey, change);
  };

  const placeIn = (line: Line, { key, wideKey }: AddressBucket): Place => {
    let isHeld = true;
    const free = () => {
      line.working -= 1;
      if (line.working === 0) lines.delete(key);
      count(wideKey, -1);
    };
    return {
      giveBack() {
        if (!isHeld) return;
        isHeld = false;
        const [next] = line.waiting;
        if (next === undefined) return free();
        line.waiting.delete(next);
        next(placeIn(line, { key, wideKey }));
      },
    };
  };

  return {
    isFull: () => taken >= limits.all,
    async take(bucket, leaves) {
      const line = lines.get(bucket.key) ?? { working: 0, waiting: new Set() };
      if (line.working >= limits.ofAddress) return await turnIn(line, limits, leaves);
      const isWideFull = bucket.wideKey !== null && wide.of(bucket.wideKey) >= limits.ofWideNetwork;
      if (taken >= limits.all || isWideFull) throw refusal();
      lines.set(bucket.key, line);
      line.working += 1;
      count(bucket.wideKey, 1);
      return placeIn(line, bucket);
    },
  };
}

function turnIn(line: Line, { waiting }: PlaceLimits, leaves: AbortSignal): Promise<Place> {
  return new Promise((resolve, reject) => {
    if (line.waiting.size >= waiting) {
      reject(refusal());
      return;
    }
    line.waiting.add(resolve);
    leaves.addEventListener('abort', () => line.waiting.delete(resolve) && reject(refusal()), { once: true });
  });
}
