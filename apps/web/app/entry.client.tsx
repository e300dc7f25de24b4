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

switchOnSheets();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
