import type { Lifted } from './use-event-moves.ts';

interface DragOrder {
  /** The press that may become a drag. */
  readonly from: Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerId' | 'pointerType'>;
  /** Whole months that so many px are. */
  readonly monthsOf: (px: number) => number;
  readonly lift: () => Lifted;
  /** While it is lifted: months from where it was; null once it is over. */
  readonly onShow: (months: number | null) => void;
}

/** A finger rests so long before it lifts an event, and no further than so many px. */
const hold = { ms: 400, px: 8 } as const;
const mousePx = 4;

/**
 * Follows a press on an event: a mouse lifts it by moving, a finger by resting on it. Let go, it is one step; Esc, a
 * gesture that the browser takes over and a window that is left drop it. Returns what drops it.
 */
export function startDrag(order: DragOrder): () => void {
  const drag = new Drag(order);
  drag.listen();
  return drag.drop;
}

class Drag {
  readonly #order: DragOrder;
  readonly #isTouch: boolean;
  readonly #over = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lifted: Lifted | null = null;
  #shown = 0;

  constructor(order: DragOrder) {
    this.#order = order;
    this.#isTouch = order.from.pointerType === 'touch';
  }

  listen(): void {
    const { signal } = this.#over;
    if (this.#isTouch) this.#timer = setTimeout(() => this.#begin(), hold.ms);
    addEventListener('pointermove', (event) => this.#isMine(event) && this.#move(event), { signal });
    addEventListener('pointerup', (event) => this.#isMine(event) && this.#release(), { signal });
    addEventListener('pointercancel', this.drop, { signal });
    addEventListener('keydown', (event) => this.#key(event), { signal, capture: true });
    addEventListener('blur', this.drop, { signal });
    // A finger that rests would open the menu of the browser, and one that drags would scroll.
    addEventListener('contextmenu', (event) => this.#isTouch && event.preventDefault(), { signal });
    addEventListener('touchmove', (event) => this.#lifted && event.preventDefault(), { signal, passive: false });
  }

  readonly drop = (): void => {
    this.#lifted?.drop();
    this.#end();
  };

  #isMine({ pointerId }: PointerEvent): boolean {
    return pointerId === this.#order.from.pointerId;
  }

  #begin(): void {
    this.#lifted = this.#order.lift();
    this.#order.onShow(0);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#over.abort();
    if (this.#lifted !== null) this.#order.onShow(null);
    this.#lifted = null;
  }

  #move(event: PointerEvent): void {
    const { from, monthsOf, onShow } = this.#order;
    const right = event.clientX - from.clientX;
    if (this.#lifted === null) this.#lifts(Math.hypot(right, event.clientY - from.clientY));
    const months = monthsOf(right);
    if (this.#lifted === null || months === this.#shown) return;
    this.#shown = months;
    this.#lifted.to(months);
    onShow(months);
  }

  /** A mouse that moves lifts; a finger that moves before it has rested scrolls. */
  #lifts(px: number): void {
    if (this.#isTouch && px > hold.px) this.#end();
    if (!this.#isTouch && px > mousePx) this.#begin();
  }

  #release(): void {
    if (this.#lifted !== null) skipClick();
    this.#lifted?.release();
    this.#end();
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.#lifted === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.drop();
  }
}

/** The click that follows a drag opens nothing. */
function skipClick(): void {
  const once = new AbortController();
  const stop = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', stop, { capture: true, signal: once.signal });
  setTimeout(() => once.abort(), 50);
}
