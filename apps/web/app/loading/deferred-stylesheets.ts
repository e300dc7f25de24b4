const signsOfUse = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'touchstart'] as const;

/**
 * Enables the deferred stylesheets of a prerendered page, whose own rules are inlined (build-steps/inline-used-css.ts).
 * They load as print stylesheets, which never block rendering, and apply once loaded. A content page does not even
 * fetch them before somebody starts to use it or a script adds something.
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
 * Keeps headings in the font face they were painted in. Safari reloads a face with each stylesheet that arrives, even
 * one that missed its deadline (theme/fonts.css), and the thing a person is about to press would move.
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
