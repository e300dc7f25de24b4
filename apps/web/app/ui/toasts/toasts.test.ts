import { expect, test } from 'vitest';
import {
  dismissToasts,
  showToast,
  subscribeToDismissals,
  subscribeToToasts,
  takeToasts,
  waitingToasts,
} from './toasts.ts';

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

test('what is said about a topic goes, also before it was shown', () => {
  const gone: string[] = [];
  const stop = subscribeToDismissals((topic) => gone.push(topic));
  showToast({ title: 'Sign In Failed', tone: 'error', topic: 'account' });
  showToast({ title: 'Saved', tone: 'success' });
  dismissToasts('account');
  expect(takeToasts()).toEqual([{ title: 'Saved', tone: 'success' }]);
  expect(gone).toEqual(['account']);
  stop();
});
