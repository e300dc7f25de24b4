import { useSyncExternalStore } from 'react';

/** The day in the reader's time zone, ISO: `2026-11-21`. */
export function localDay(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

const never = () => () => {};

/** Today in the reader's time zone, ISO; null in a made page, which must not depend on the day it was made. */
export function useToday(): string | null {
  return useSyncExternalStore(
    never,
    () => localDay(new Date()),
    () => null,
  );
}
