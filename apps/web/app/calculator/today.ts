import { startTransition, useEffect, useState } from 'react';

/** The day in the reader's time zone, ISO: `2026-11-21`. */
export function localDay(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** True once hydrated (entry.client.tsx); from then on rendering need not match the prerendered page. */
const isHydrated = () => typeof document !== 'undefined' && 'ready' in document.documentElement.dataset;

/** Today in the reader's time zone, ISO; null in a prerendered page, which must not depend on its build day. */
export function useToday(): string | null {
  const [day, setDay] = useState(() => (isHydrated() ? localDay(new Date()) : null));
  // A transition, so that figures depending on the date render in small chunks.
  useEffect(() => startTransition(() => setDay(localDay(new Date()))), []);
  return day;
}
