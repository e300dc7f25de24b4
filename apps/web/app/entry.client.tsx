import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/**
 * A made page holds the rules it uses; its sheets come as print sheets, which never hold back the first paint, and
 * count from the moment they are here (build-steps/inline-used-css.ts).
 */
function switchOnSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-late]')) {
    const on = () => {
      link.media = 'all';
    };
    if (link.sheet === null) link.addEventListener('load', on, { once: true });
    else on();
  }
}

/** Keeps the calculators usable without a network (service-worker/). After everything else: nothing on the page needs it. */
function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

switchOnSheets();
keepForOffline();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
