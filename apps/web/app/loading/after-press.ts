/** The events of a document that begin and end a press. */
type PressEvents = Pick<EventTarget, 'addEventListener'>;

interface PressQueue {
  /** Runs a change at once, or, while the pointer is down, after the click that ends the press. */
  afterPress(change: () => void): void;
  /** Runs queued changes now, for changes that must come after them. */
  settlePress(): void;
}

// On touch the click follows pointerup with a short delay; a drag ends without a click.
const clickMs = 80;

/** Queues changes that would move what is under the pointer, so that the click lands on what was pressed. */
export function pressQueue(events: PressEvents): PressQueue {
  let isPressed = false;
  let lifted: ReturnType<typeof setTimeout> | undefined;
  const waiting: (() => void)[] = [];

  function begin() {
    clearTimeout(lifted);
    isPressed = true;
  }

  function settlePress() {
    for (const change of waiting.splice(0)) change();
  }

  function end() {
    isPressed = false;
    settlePress();
  }

  events.addEventListener('pointerdown', begin, { capture: true, passive: true });
  // In the bubble phase: a render in between would reset a radio button.
  events.addEventListener('click', end, { passive: true });
  for (const type of ['pointerup', 'pointercancel']) {
    events.addEventListener(type, () => (lifted = setTimeout(end, clickMs)), { capture: true, passive: true });
  }
  return {
    afterPress(change) {
      if (isPressed) waiting.push(change);
      else change();
    },
    settlePress,
  };
}

// No events while prerendering.
const events: PressEvents = typeof window === 'undefined' ? new EventTarget() : window;

/** The page's queue. */
export const { afterPress, settlePress } = pressQueue(events);
