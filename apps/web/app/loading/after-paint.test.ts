import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

describe('work that waits for the next frame', () => {
  let asked: (() => void)[];
  let done: string[];

  beforeEach(() => {
    asked = [];
    done = [];
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (work: () => void) => asked.push(work));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const ask = (name: string) => afterPaint(() => done.push(name));
  const frame = () => {
    for (const work of asked.splice(0)) work();
  };

  it('is done in a task of its own after the frame, all of it in one', () => {
    ask('first');
    ask('second');
    expect(asked).toHaveLength(1);
    frame();
    expect(done).toEqual([]);
    vi.runAllTimers();
    expect(done).toEqual(['first', 'second']);
  });

  it('is left undone when it was taken back, and asked for again by what comes later', () => {
    ask('old')();
    ask('new');
    frame();
    vi.runAllTimers();
    expect(done).toEqual(['new']);
    ask('next');
    frame();
    vi.runAllTimers();
    expect(done).toEqual(['new', 'next']);
  });
});
