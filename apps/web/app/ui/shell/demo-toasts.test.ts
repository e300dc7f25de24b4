import { toasts } from '@freehold/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoChanges } from '#app/lib/demo-changes.ts';
import { showToast, takeToasts } from '#app/ui/toasts/toasts.ts';
import { startDemoToasts } from './demo-toasts.ts';

let isOn = true;
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  isOn = true;
  stop = startDemoToasts({
    notSaved: toasts.demoNotSaved,
    notSent: toasts.demoNotSent,
    isOn: () => isOn,
    subscribe: demoChanges.subscribe,
    now: Date.now,
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const titles = () => takeToasts().map(({ title }) => title);

describe('[DEMO-08] a change in the demo', () => {
  it('is answered with "Demo: not saved" in place of the success', () => {
    demoChanges.notify();
    showToast({ ...toasts.propertySaved, tone: 'success' });
    expect(titles()).toEqual(['Demo: not saved']);
  });

  it('is answered once for the calls of one action, and again for the next action', () => {
    demoChanges.notify();
    demoChanges.notify();
    expect(titles()).toEqual(['Demo: not saved']);
    vi.advanceTimersByTime(2_000);
    demoChanges.notify();
    expect(titles()).toEqual(['Demo: not saved']);
  });

  it('holds back nothing but its own success', () => {
    demoChanges.notify();
    takeToasts();
    showToast({ ...toasts.propertyLoadFailed, tone: 'error' });
    vi.advanceTimersByTime(2_000);
    showToast({ title: 'Copied', tone: 'success' });
    expect(titles()).toEqual(['Error', 'Copied']);
  });

  it('leaves the toast of leaving alone', () => {
    demoChanges.notify();
    takeToasts();
    isOn = false;
    showToast({ ...toasts.signedOut, tone: 'success' });
    expect(titles()).toEqual(['Signed Out']);
  });
});

it('[DEMO-07] a lead form that answers "Demo: not saved" has not failed', () => {
  showToast({ title: 'Error', description: 'Demo: not saved.', tone: 'error' });
  expect(takeToasts()).toEqual([{ ...toasts.demoNotSent, tone: 'neutral' }]);
});

it('toasts are as ever once the demo is left', () => {
  stop();
  demoChanges.notify();
  showToast({ ...toasts.propertySaved, tone: 'success' });
  expect(titles()).toEqual(['Property saved']);
});
