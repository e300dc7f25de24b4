import { expect, test } from 'vitest';
import { showToast, subscribeToToasts, takeToasts, waitingToasts } from './toasts.ts';

test('a toast waits until it is taken, once', () => {
  let calls = 0;
  const stop = subscribeToToasts(() => {
    calls += 1;
  });
  showToast({ title: 'Sent', tone: 'success' });
  expect(waitingToasts()).toHaveLength(1);
  expect(takeToasts()).toEqual([{ title: 'Sent', tone: 'success' }]);
  expect(takeToasts()).toEqual([]);
  expect(calls).toBe(2);
  stop();
});
