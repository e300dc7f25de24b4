import { expect, it } from 'vitest';
import { lazyValue } from './lazy-value.ts';

it('does the work when its result is first asked for, and then never again', () => {
  let times = 0;
  const make = lazyValue(() => {
    times += 1;
    return undefined;
  });
  expect(times).toBe(0);
  make();
  make();
  expect(times).toBe(1);
});
