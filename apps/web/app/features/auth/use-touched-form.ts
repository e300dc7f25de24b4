import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const signs = ['input', 'change', 'click'] as const;

/** True once the user has started on a form of the open screen, in a dialog or on the page. */
export function useTouchedForm(): boolean {
  const { pathname } = useLocation();
  const [touchedOn, setTouchedOn] = useState<string | null>(null);

  useEffect(() => {
    function onSign({ target }: Event) {
      if (target instanceof Element && target.closest('form') !== null) setTouchedOn(pathname);
    }
    for (const sign of signs) document.addEventListener(sign, onSign, true);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onSign, true);
    };
  }, [pathname]);

  return touchedOn === pathname;
}
