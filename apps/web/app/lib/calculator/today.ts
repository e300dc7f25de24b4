import { startTransition, useEffect, useState } from 'react';

/** The day in the reader's time zone, ISO: `2026-11-21`. */
export function localDay(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Whether the program answers (entry.client.tsx); what is drawn from then on need not agree with the made page. */
const isHydrated = () => typeof document !== 'undefined' && 'ready' in document.documentElement.dataset;

/** Today in the reader's time zone, ISO; null in a made page, which must not depend on the day it was made. */
export function useToday(): string | null {
  const [day, setDay] = useState(() => (isHydrated() ? localDay(new Date()) : null));
  // A transition, so that figures depending on the date render in small chunks.
  useEffect(() => startTransition(() => setDay(localDay(new Date()))), []);
  return day;
}
