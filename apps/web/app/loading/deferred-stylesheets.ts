const signsOfUse = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'touchstart'] as const;

/**
 * Switches on the sheets of a made page, which holds the rules of all it shows (build-steps/inline-used-css.ts). They come
 * as print sheets, which never hold back a paint, and count from the moment they are here. Those of a page for reading are
 * not even fetched before somebody begins to use it or a script adds something to it.
 */
export function enableDeferredStylesheets(): void {
  const waiting = [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')];
  for (const link of waiting) countWhenHere(link);
  const asleep = waiting.filter((link) => link.disabled);
  if (asleep.length === 0) return;
  onFirstNeed(() => {
    keepFallback();
    asleep.forEach(wake);
  });
}

function wake(link: HTMLLinkElement): void {
  link.disabled = false;
}

/**
 * Keeps headings in the face they were painted in. Safari loads a face anew with each sheet that arrives, even one that had not
 * been in time (theme/fonts.css), and what a person is about to press would move.
 */
function keepFallback(): void {
  if ([...document.fonts].some(({ status }) => status === 'error')) document.documentElement.dataset.face = 'fallback';
}

function countWhenHere(link: HTMLLinkElement): void {
  const on = () => {
    link.media = 'all';
  };
  if (link.sheet === null) link.addEventListener('load', on, { once: true });
  else on();
}

function onFirstNeed(act: () => void): void {
  const need = new AbortController();
  const additions = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof Element))) need.abort();
  });
  need.signal.addEventListener('abort', () => {
    additions.disconnect();
    act();
  });
  additions.observe(document.body, { childList: true, subtree: true });
  for (const sign of signsOfUse) addEventListener(sign, () => need.abort(), { signal: need.signal, capture: true });
}
