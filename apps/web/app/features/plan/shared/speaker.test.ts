import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSpeaker } from './speaker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function started() {
  const said: { readonly text: string; readonly at: number }[] = [];
  const from = performance.now();
  const speaker = startSpeaker((text) => said.push({ text, at: performance.now() - from }));
  return { said, speaker };
}

describe('the message after a change', () => {
  it('comes once, 600 ms after the last of several changes', () => {
    const { said, speaker } = started();
    for (const text of ['one', 'two', 'three']) {
      speaker.soon(() => text);
      vi.advanceTimersByTime(200);
    }
    vi.advanceTimersByTime(5_000);
    expect(said).toEqual([{ text: 'three', at: 1_000 }]);
  });

  it('comes at most once a second', () => {
    const { said, speaker } = started();
    for (let count = 0; count < 6; count += 1) {
      speaker.soon(() => `${count}`);
      vi.advanceTimersByTime(700);
    }
    vi.advanceTimersByTime(2_000);
    const gaps = said.slice(1).map(({ at }, place) => at - (said[place]?.at ?? 0));
    expect(said.length).toBeGreaterThan(2);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_000);
    expect(said.at(-1)?.text).toBe('5');
  });

  it('waits for figures that are on their way, and never comes once stopped', () => {
    const { said, speaker } = started();
    let figure: string | null = null;
    speaker.soon(() => figure);
    vi.advanceTimersByTime(900);
    expect(said).toEqual([]);
    figure = 'there';
    vi.advanceTimersByTime(100);
    expect(said.map(({ text }) => text)).toEqual(['there']);
    speaker.soon(() => 'never');
    speaker.stop();
    vi.advanceTimersByTime(5_000);
    expect(said).toHaveLength(1);
  });
});
