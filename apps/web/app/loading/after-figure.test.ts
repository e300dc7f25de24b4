import { beforeEach, describe, expect, it } from 'vitest';
import { figureQueue } from './after-figure.ts';

describe('what follows from a figure that is on screen already', () => {
  let page: EventTarget;
  let done: string[];
  let frames: (() => void)[];
  let queue: ReturnType<typeof figureQueue>;

  beforeEach(() => {
    page = new EventTarget();
    done = [];
    frames = [];
    queue = figureQueue(page, (work) => frames.push(work));
  });

  const wait = (name: string) => queue.afterFigure(() => done.push(name));

  it('waits for one frame, and keeps its order', () => {
    wait('first');
    wait('second');
    expect(done).toEqual([]);
    expect(frames).toHaveLength(1);
    frames[0]?.();
    expect(done).toEqual(['first', 'second']);
  });

  it.each(['keydown', 'beforeinput', 'focusout', 'pointerdown', 'click', 'submit', 'beforeprint', 'pagehide'])(
    'is there before anything that hears of %s',
    (type) => {
      page.addEventListener(type, () => done.push('answer'));
      wait('first');
      page.dispatchEvent(new Event(type));
      expect(done).toEqual(['first', 'answer']);
      frames[0]?.();
      expect(done).toEqual(['first', 'answer']);
    },
  );

  it('asks for a frame again once what waited is done', () => {
    wait('first');
    queue.settleFigures();
    wait('second');
    expect(frames).toHaveLength(2);
  });
});
