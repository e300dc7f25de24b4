import { useEffect, useState } from 'react';

// A stylesheet that never loads must not block the screen.
const longestWaitMs = 3_000;

/**
 * Whether every sheet of the made page counts. They load without holding back its first paint, and a screen drawn before
 * they are here would jump when they come.
 */
export function useDeferredStylesheets(): boolean {
  const [areHere, setHere] = useState(false);
  useEffect(() => {
    const late = [...document.querySelectorAll<HTMLLinkElement>('link[data-late][media="print"]')];
    let missing = late.length;
    if (missing === 0) setHere(true);
    const events = new AbortController();
    const onOne = () => {
      missing -= 1;
      if (missing === 0) setHere(true);
    };
    for (const link of late) {
      for (const end of ['load', 'error']) link.addEventListener(end, onOne, { once: true, signal: events.signal });
    }
    const timer = setTimeout(() => setHere(true), longestWaitMs);
    return () => {
      clearTimeout(timer);
      events.abort();
    };
  }, []);
  return areHere;
}
