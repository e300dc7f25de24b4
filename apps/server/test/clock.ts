/** A clock that stops until moved. */
export interface TestClock {
  readonly now: () => Date;
  advance(by: { minutes: number }): void;
  reset(): void;
}

/** A clock stopped at the given moment (ISO). */
export function testClock(start: string): TestClock {
  let time = new Date(start);
  return {
    now: () => time,
    advance: ({ minutes }) => {
      time = new Date(time.getTime() + minutes * 60_000);
    },
    reset: () => {
      time = new Date(start);
    },
  };
}
