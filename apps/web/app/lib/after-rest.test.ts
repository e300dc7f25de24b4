import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restQueue } from './after-rest.ts';

describe('work that waits for a rest', () => {
  let done: string[];
  let queue: ReturnType<typeof restQueue>;

  beforeEach(() => {
    vi.useFakeTimers();
    done = [];
    queue = restQueue(250);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const ask = (name: string) => queue.afterRest(() => done.push(name));

  it('is done once nothing new has come for a while, the newest alone', () => {
    ask('first');
    vi.advanceTimersByTime(249);
    ask('second');
    vi.advanceTimersByTime(249);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(['second']);
  });

  it('is done at once when asked, and not a second time', () => {
    ask('only');
    queue.settle();
    expect(done).toEqual(['only']);
    queue.settle();
    vi.advanceTimersByTime(1_000);
    expect(done).toEqual(['only']);
  });
});
