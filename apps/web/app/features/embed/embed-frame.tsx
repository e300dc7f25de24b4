import { useEffect, useRef } from 'react';
import { embedColours, readColour } from './embed-colours.ts';

interface EmbedFrameProps {
  /** The tool's own page on this site. */
  readonly page: string;
}

/** Below a calculator in another site's frame: a link to its own page; and what fits it into the frame. */
export function EmbedFrame({ page }: EmbedFrameProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const shell = line.current?.closest('main')?.parentElement;
    const end = new AbortController();
    if (shell) {
      // The frame is as high as its content: a page at least as high as its frame would never shrink.
      shell.style.minHeight = '0';
      wearColours(end.signal);
      tellHeight(shell, end.signal);
      openLinksOutside(end.signal);
      keepDialogsInSight(end.signal);
    }
    return () => end.abort();
  }, []);
  return (
    <p ref={line} className="fh-width fh-no-print">
      <a href={page} target="_blank" rel="noopener">
        Open it on Freehold
      </a>
    </p>
  );
}

/** Wears `?theme=` (light or dark) and `?accent=` (a hex colour) of the frame's address. */
function wearColours(signal: AbortSignal): void {
  const asked = new URLSearchParams(location.search);
  const theme = asked.get('theme');
  const accent = readColour(asked.get('accent') ?? '');
  const { documentElement: root } = document;
  if (theme === 'light' || theme === 'dark') root.dataset.mantineColorScheme = theme;
  if (accent === null) return;
  const wear = () => {
    const scheme = root.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light';
    for (const [name, value] of Object.entries(embedColours(accent, scheme))) root.style.setProperty(name, value);
  };
  wear();
  const watch = new MutationObserver(wear);
  watch.observe(root, { attributes: true, attributeFilter: ['data-mantine-color-scheme'] });
  signal.addEventListener('abort', () => watch.disconnect());
}

/** Tells the page around it how high the content is, whenever that changes. The height is all that it tells. */
function tellHeight(shell: HTMLElement, signal: AbortSignal): void {
  const tell = () => parent.postMessage({ freehold: 'height', height: Math.ceil(shell.offsetHeight) }, '*');
  const watch = new ResizeObserver(tell);
  watch.observe(shell);
  signal.addEventListener('abort', () => watch.disconnect());
}

/** Links open a tab of their own: within the frame only calculators may be shown. */
function openLinksOutside(signal: AbortSignal): void {
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.hasAttribute('download') || link.protocol === 'blob:') return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    event.stopPropagation();
    window.open(link.href, '_blank', 'noopener');
  };
  document.addEventListener('click', open, { capture: true, signal });
}

// Above the press that opened it, and around it.
const aboveMargin = 160;
const dialogMargin = 48;

/** Where a dialog begins: near the press, and whole within the frame where it fits. */
function placeOf(dialog: HTMLElement, pressedAt: number): number {
  const lowest = innerHeight - dialog.offsetHeight - dialogMargin;
  return Math.max(0, Math.min(pressedAt - aboveMargin, lowest));
}

/** Moves a dialog to where it was opened: the frame is far higher than what one sees of it. */
function keepDialogsInSight(signal: AbortSignal): void {
  let pressedAt = 0;
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    const dialog = target.closest<HTMLElement>('[role="dialog"]');
    if (dialog === null) {
      pressedAt = target.getBoundingClientRect().top;
      return;
    }
    dialog.style.marginTop ||= `${placeOf(dialog, pressedAt)}px`;
    // Browsers scroll the page around the frame to what has the focus, but not out of a fixed box.
    dialog.parentElement?.style.setProperty('position', 'absolute');
  };
  document.addEventListener('pointerdown', note, { capture: true, signal });
  document.addEventListener('focusin', note, { capture: true, signal });
}
