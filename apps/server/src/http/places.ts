import { AppError } from '@freehold/contract';
import type { AddressBucket } from './address-bucket.ts';
import { createCounter } from './counter.ts';

/** How many calls of one kind are worked on at a time. */
export interface PlaceLimits {
  /** In all. */
  readonly all: number;
  /** For one address; further ones of it wait for their turn. */
  readonly ofAddress: number;
  /** How many of one address may wait. */
  readonly waiting: number;
  /** For one IPv6 /48, whatever its addresses. */
  readonly ofWideNetwork: number;
}

/** What a call holds while it is worked on. */
export interface Place {
  /** Lets the next one in; more than once does nothing. */
  giveBack(): void;
}

/** The places of one kind of call. */
export interface Places {
  isFull(): boolean;
  /**
   * A place, at once or when one of the same address becomes free. Rejects with AppError `unavailable` when all are taken or too
   * many of the address wait. A caller that `leaves` while waiting gives up its turn; the promise then rejects too.
   */
  take(bucket: AddressBucket, leaves: AbortSignal): Promise<Place>;
}

/** When a caller who was refused may fare better, in seconds. */
export const retryAfterSeconds = 2;
const refusal = () => new AppError('unavailable', { retryAfterSeconds });

interface Line {
  working: number;
  readonly waiting: Set<(place: Place) => void>;
}

/** Places within limits; all of them are free. */
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
