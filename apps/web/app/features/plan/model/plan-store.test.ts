import { planView } from '@freehold/domain';
import { apply, type Operation } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChangedElsewhere } from './kept-plan.ts';
import { restMs } from './plan-figures.ts';
import { PlanStore } from './plan-store.ts';
import { answerTo, type PlanTask } from './plan-tasks.ts';
import type { Order } from './worker-news.ts';
import { leadOf } from './worker-views.ts';

const plan = fixture('typical');
const sent: Order<PlanTask>[] = [];
let worker: LateWorker | null = null;

/** The worker's own answers, each when the test lets it go. */
class LateWorker extends EventTarget {
  readonly #waiting: Order<PlanTask>[] = [];

  constructor() {
    super();
    worker = this;
  }

  postMessage(order: Order<PlanTask>): void {
    sent.push(order);
    this.#waiting.push(order);
  }

  terminate(): void {
    this.#waiting.length = 0;
  }

  answer(): void {
    const order = this.#waiting.shift();
    if (order === undefined) throw new Error('Nothing was asked');
    const data = structuredClone({ run: order.run, answer: answerTo(order.task) });
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

const typed = (monthly: number): readonly Operation[] => [{ set: 'costs/living/monthly', to: monthly }];
const viewWith = (monthly: number) => planView(apply(plan, typed(monthly)).plan, null);
const answer = () => worker?.answer();
const frame = () => vi.advanceTimersByTime(20);
const rest = () => vi.advanceTimersByTime(restMs);

function opened(): PlanStore {
  const store = new PlanStore(plan, {
    keep: async () => undefined,
    forget: async () => undefined,
    now: () => new Date(),
  });
  answer();
  frame();
  sent.length = 0;
  return store;
}

it('that is fixed refuses every change in words, and stays as it is', () => {
  const kept: unknown[] = [];
  const keeper = {
    keep: async (plan: unknown) => void kept.push(plan),
    forget: async () => undefined,
    now: () => new Date(),
  };
  const store = new PlanStore(plan, keeper, 'As published.');
  store.preview(typed(9_000));
  store.change({ label: 'Spend more', ops: typed(9_000) });
  store.changePlan({ label: 'Another title', ops: [{ set: 'title', to: 'Mine' }] });
  expect(store.read()).toMatchObject({ shown: plan, preview: [], missed: [{ why: 'As published.' }] });
  expect(store.read().history.plan).toBe(plan);
});

function drawsOf(store: PlanStore): () => number {
  let draws = 0;
  store.subscribeDrawn(() => {
    draws += 1;
  });
  return () => draws;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', LateWorker);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
  return () => {
    // All stores share the frame that is asked for.
    vi.runAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('a figure that is typed', () => {
  it('goes to the worker as a change of the plan that it keeps, and draws nothing', () => {
    const store = opened();
    const draws = drawsOf(store);
    store.preview(typed(6_000));
    frame();
    expect(sent.map(({ task }) => task)).toEqual([{ task: 'lead', plan: null, ops: typed(6_000), option: null }]);
    expect(draws()).toBe(0);
    expect(store.drawn().current.costs?.living?.monthly).toBe(5_200);
    expect(store.read().current.costs?.living?.monthly).toBe(6_000);
  });

  it('is followed by what leads at once, by the cards a frame later, and by all once typing rests', () => {
    const store = opened();
    const before = leadOf(planView(plan, null));
    store.preview(typed(6_000));
    answer();
    expect(store.leads()).toMatchObject({ lead: leadOf(viewWith(6_000)), before });
    expect(store.drawn().lead).toEqual(before);
    frame();
    expect(store.drawn().lead).toEqual(leadOf(viewWith(6_000)));
    expect(store.drawn().open).toEqual(planView(plan, null));
    rest();
    answer();
    frame();
    expect(store.drawn().open).toEqual(viewWith(6_000));
    expect(store.drawn().current.costs?.living?.monthly).toBe(6_000);
  });

  it('never shows an answer to what was typed before', () => {
    const store = opened();
    const leads: unknown[] = [];
    store.subscribe(() => leads.push(store.leads().lead));
    const before = store.leads().lead;
    store.preview(typed(6_000));
    store.preview(typed(6_100));
    store.preview(typed(6_200));
    answer();
    expect(sent.map(({ task }) => ('ops' in task ? task.ops : []))).toEqual([typed(6_000), typed(6_200)]);
    expect(leads.every((lead) => lead === before)).toBe(true);
    answer();
    expect(store.leads().lead).toEqual(leadOf(viewWith(6_200)));
  });

  it('leaves a whole view undrawn that comes after the next key', () => {
    const store = opened();
    const first = store.drawn().open;
    store.preview(typed(6_000));
    answer();
    rest();
    answer();
    store.preview(typed(6_300));
    frame();
    expect(store.drawn().open).toBe(first);
    answer();
    rest();
    answer();
    frame();
    expect(store.drawn().open).toEqual(viewWith(6_300));
  });

  it('leaves everything as it was once it is taken back, also where its answer is on its way', () => {
    const store = opened();
    const { open, current, lead } = store.drawn();
    store.preview(typed(6_000));
    store.dropPreview();
    expect(store.leads()).toMatchObject({ lead, before: null });
    answer();
    frame();
    rest();
    expect(store.drawn().open).toBe(open);
    expect(store.drawn().current).toBe(current);
    expect(store.leads().lead).toEqual(lead);
    expect(sent).toHaveLength(1);
  });

  it('is one step with its own figures once it is kept', () => {
    const store = opened();
    store.preview(typed(6_000));
    store.change({ label: 'Living costs', ops: typed(6_000) });
    answer();
    answer();
    frame();
    expect(store.drawn().history.steps).toHaveLength(1);
    expect(store.drawn().open).toEqual(viewWith(6_000));
    expect(store.leads().before).toBeNull();
  });
});

describe('a change that another tab was ahead of', () => {
  function behind(): PlanStore {
    return new PlanStore(plan, {
      keep: async (_plan, isInPlace) => {
        if (!isInPlace) throw new ChangedElsewhere('Another tab was first.');
      },
      forget: async () => undefined,
      now: () => new Date(),
    });
  }
  const status = (store: PlanStore) => store.read().keeping.status;

  it('stays said to be unkept through the next change, until this one is kept in place of the other', async () => {
    const store = behind();
    store.change({ label: 'Spend more', ops: typed(6_000) });
    expect([status(store), store.isUnkept()]).toEqual(['waiting', false]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([status(store), store.isUnkept()]).toEqual(['elsewhere', true]);
    store.change({ label: 'Spend more', ops: typed(7_000) });
    expect([status(store), store.isUnkept()]).toEqual(['elsewhere', true]);
    store.keepNow(true);
    await vi.advanceTimersByTimeAsync(0);
    expect([status(store), store.isUnkept()]).toEqual(['kept', false]);
  });

  it('is let go of without a question once the other tab’s plan is chosen', async () => {
    const store = behind();
    store.change({ label: 'Spend more', ops: typed(6_000) });
    await vi.advanceTimersByTimeAsync(1_000);
    store.letGo();
    expect([status(store), store.isUnkept()]).toEqual(['none', false]);
  });
});
