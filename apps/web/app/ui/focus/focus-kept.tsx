import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Keeps the focus on the page where the part that had it goes, as a button that is done with or a notice that is closed: it
 * moves to what takes that part's place, else to the heading of what the part stood in. Without it whoever uses a keyboard
 * would begin again at the top of the page (WCAG 2.4.3).
 */
export function FocusKept({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current === null ? undefined : keepFocusIn(root.current)), []);
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** What had the focus, and all that it stood in, the nearest first. */
interface Held {
  readonly element: Element;
  readonly around: readonly Element[];
}

function keepFocusIn(root: HTMLElement): () => void {
  let held: Held | null = null;
  let added: readonly Element[] = [];
  let frame = 0;

  function onFocusIn({ target }: FocusEvent) {
    added = [];
    held = target instanceof Element ? { element: target, around: aroundOf(target, root) } : null;
  }

  // A press on nothing lets go of the focus; what is gone by the next frame lost it.
  function onFocusOut({ target }: FocusEvent) {
    requestAnimationFrame(() => {
      if (held?.element === target && held?.element.isConnected && hasNoFocus()) held = null;
    });
  }

  // In a frame of its own, since a part may take the focus as it appears.
  function move() {
    if (held === null || held.element.isConnected) return;
    const place = hasNoFocus() ? placeFor(held.around, added) : null;
    if (place !== null) focusOn(place);
    else if (!hasNoFocus()) held = null;
  }

  const observer = new MutationObserver((records) => {
    if (held === null || held.element.isConnected) return;
    const near = held.around.find(({ isConnected }) => isConnected);
    const fresh = records.flatMap(({ target, addedNodes }) => (target === near ? [...addedNodes] : []));
    added = [...added, ...fresh.filter((node) => node instanceof Element)];
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(move);
  });
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', onFocusIn);
  root.addEventListener('focusout', onFocusOut);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    root.removeEventListener('focusin', onFocusIn);
    root.removeEventListener('focusout', onFocusOut);
  };
}

function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function aroundOf(element: Element, root: Element): readonly Element[] {
  const around: Element[] = [];
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    around.push(at);
    if (at === root) break;
  }
  return around;
}

const pressed = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';
const dialogs = '[role="alertdialog"], [role="dialog"]';
const parts = `section, article, aside, li, ${dialogs}`;

/** Where the focus goes: what came where it was, else into the nearest part that is left; null while there is nothing yet. */
function placeFor(around: readonly Element[], added: readonly Element[]): Element | null {
  for (const fresh of added.filter(({ isConnected }) => isConnected)) {
    const place = fresh.matches(`${dialogs}, ${pressed}`) ? fresh : fresh.querySelector(`${dialogs}, ${pressed}`);
    if (place !== null) return place;
  }
  const left = around.filter(({ isConnected }) => isConnected);
  const root = left.at(-1);
  for (const part of left.filter((each) => each === root || each.matches(parts))) {
    const place = part.querySelector('h1') ?? part.querySelector('h2, h3') ?? part.querySelector(pressed);
    if (place !== null) return place;
  }
  return null;
}

function focusOn(place: Element): void {
  if (!(place instanceof HTMLElement)) return;
  if (!place.matches(pressed) && !place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
  place.focus();
}
