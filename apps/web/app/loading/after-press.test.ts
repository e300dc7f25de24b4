import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pressQueue } from './after-press.ts';

describe('what would move under a pointer', () => {
  let page: EventTarget;
  let done: string[];
  let queue: ReturnType<typeof pressQueue>;

  beforeEach(() => {
    vi.useFakeTimers();
    page = new EventTarget();
    done = [];
    queue = pressQueue(page);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const change = (name: string) => queue.afterPress(() => done.push(name));
  const tell = (type: string) => page.dispatchEvent(new Event(type));

  it('happens at once while nothing is pressed', () => {
    change('left by keyboard');
    expect(done).toEqual(['left by keyboard']);
  });

  it('waits for the click that ends the press, and keeps its order', () => {
    tell('pointerdown');
    change('first');
    change('second');
    tell('pointerup');
    expect(done).toEqual([]);
    tell('click');
    expect(done).toEqual(['first', 'second']);
  });

  it('can be asked for by what answers the click', () => {
    page.addEventListener('click', () => queue.settlePress(), { capture: true });
    page.addEventListener('click', () => done.push('answer'), { capture: true });
    tell('pointerdown');
    change('left');
    tell('pointerup');
    tell('click');
    expect(done).toEqual(['left', 'answer']);
  });

  it('lets another press begin soon after one without a click', () => {
    tell('pointerdown');
    tell('pointerup');
    vi.advanceTimersByTime(40);
    tell('pointerdown');
    change('left');
    vi.advanceTimersByTime(40);
    expect(done).toEqual([]);
    tell('click');
    expect(done).toEqual(['left']);
  });

  it('does not wait for ever for a press that ends without a click', () => {
    tell('pointerdown');
    change('left');
    tell('pointercancel');
    vi.advanceTimersByTime(80);
    expect(done).toEqual(['left']);
    change('again');
    expect(done).toEqual(['left', 'again']);
  });
});
