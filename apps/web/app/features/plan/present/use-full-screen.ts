import { useEffect, useRef } from 'react';

/** Asks for the whole screen, from a press; a browser that gives none shows the same over its window. */
export function askFullScreen(): void {
  const page: { requestFullscreen?: () => Promise<void> } = document.documentElement;
  page.requestFullscreen?.().catch(() => undefined);
}

/** Gives the whole screen back at the end; a browser that does so itself at Esc ends what it was asked for. */
export function useFullScreen(onEnd: () => void): void {
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(() => {
    let isHere = true;
    const onChange = () => isHere && document.fullscreenElement === null && latest.current();
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      isHere = false;
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
    };
  }, []);
}
