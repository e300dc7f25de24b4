import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of page, puts the focus on the new content, as a full page load would. */
export function useRouteFocus(id: string): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [pathname, id]);
}
