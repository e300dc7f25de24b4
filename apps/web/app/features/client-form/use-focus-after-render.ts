import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Focuses an element that only exists after a render or two, such as a field of a tab that is opening. The latest
 * request wins.
 */
export function useFocusAfterRender(): (find: () => HTMLElement | null) => void {
  const wanted = useRef<(() => HTMLElement | null) | null>(null);
  const [, setWish] = useState(0);

  // Runs after every render until the element exists.
  useEffect(() => {
    const element = wanted.current?.() ?? null;
    if (element === null) return;
    wanted.current = null;
    element.focus();
  });

  return useCallback((find: () => HTMLElement | null) => {
    wanted.current = find;
    setWish((count) => count + 1);
  }, []);
}
