import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { type TraceEvent, tasksBeside, traced } from './trace.ts';

// Main-thread CPU milliseconds for one update on a processor four times slower. CPU time, since other load hardly
// affects it; scaled here, since the browser's own throttling uses wall time.

/** How much slower the processor is taken to be. */
export const slowdown = 4;
/** Steps that are measured of each kind. */
export const updates = 40;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What a figure is held against: a page with nothing but a field and a figure, since a slow machine slows both. */
export interface Limit {
  readonly ms: number;
  /** What the same step takes on that page, in the middle of the same run. */
  readonly bare?: number;
  /** What each step takes there, some seconds before. */
  readonly beside?: readonly number[];
}

/** Prints the quickest, the middle and the slowest of some figures, and as a multiple of the bare page's. */
export function print(what: string, values: readonly number[], limit: Limit | null): void {
  const figures = [Math.min(...values), median(values), Math.max(...values)].map((value) => value.toFixed(1));
  process.stdout.write(`${[what, ...figures, limit?.ms ?? '', timesBare(values, limit)].join(' | ')}\n`);
}

function timesBare(values: readonly number[], limit: Limit | null): string {
  const { bare, beside } = limit ?? {};
  // A machine that is shared changes its speed within seconds: each step is compared with the same one there.
  if (beside !== undefined) return median(values.map((value, step) => value / (beside[step] ?? 0))).toFixed(2);
  return bare === undefined ? '' : (median(values) / bare).toFixed(2);
}

/** Prints what steps cost until they are painted, and with what follows. */
export function printCosts(what: string, { frame, all }: Costs, limit: Limit): void {
  print(`${what}, until it is painted`, frame, limit);
  print(`${what}, with what follows`, all, null);
}

/** Waits so many milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when the page is idle: deferred work is done and its frames are drawn. */
const rest = `(async () => {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
  }
})()`;

/** A page that is measured. */
export interface Opened {
  readonly browser: Browser;
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** Processor milliseconds of each step, slowed down. */
export interface Costs {
  /** Until the next frame is painted: the delay a person notices. */
  readonly frame: readonly number[];
  /** Including deferred rendering, done in chunks between which the page responds. */
  readonly all: readonly number[];
  /** Until the frame after the step's mark is painted; none without a mark. */
  readonly marked: readonly number[];
  /** Of `marked` what the page's own code, styles and layout take; the rest is the browser's for events and frames. */
  readonly own: readonly number[];
  /** Milliseconds by the clock until that frame, on this machine as it is. */
  readonly clock: readonly number[];
}

/** What begins a step, and the mark that the page sets once its figure is there, if any. */
interface Begins {
  readonly type: string;
  readonly mark?: string;
}

/** What is done once for each step of a page. */
export interface Steps {
  readonly screen: Opened;
  readonly step: (round: number) => Promise<unknown>;
}

/**
 * CPU time of each step on the page's main thread; a step begins with an event of the given type. Throws when an event is
 * missing.
 */
export async function costs(screen: Opened, begins: Begins, step: Steps['step']): Promise<Costs> {
  const [taken] = await costsInTurn([{ screen, step }], begins);
  if (taken === undefined) throw new Error('Nothing was measured');
  return taken;
}

/** Steps of a page before another's turn: the first finds the processor's caches with what the other page left there. */
const stepsInTurn = 10;

/**
 * The same of pages of one browser that take turns, in their order. Each page needs a context of its own, so that it has a
 * process of its own. Throws when an event or a mark is missing.
 */
export async function costsInTurn(pages: readonly Steps[], begins: Begins): Promise<readonly Costs[]> {
  const [first] = pages;
  if (first === undefined) return [];
  const take = async ({ screen, step }: Steps, from: number) => {
    for (let round = from; round < from + stepsInTurn; round += 1) {
      await step(round);
      await screen.devtools.send('Runtime.evaluate', { expression: rest, awaitPromise: true });
    }
  };
  const rounds = async () => {
    for (let from = 0; from < updates; from += stepsInTurn) {
      for (const page of pages) await take(page, from);
    }
  };
  // The first rounds are a warm-up.
  await rounds();
  const events = await traced(first.screen.browser, first.screen.page, rounds);
  const begun = events
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === begins.type)
    .toSorted((a, b) => a.ts - b.ts);
  const processes = [...new Set(begun.map(({ pid }) => pid))];
  return pages.map((_, turn) =>
    costsIn(
      events,
      begun.filter(({ pid }) => pid === processes[turn]),
      begins,
    ),
  );
}

/**
 * Costs of each event of one page, from a trace: the tasks from the event to the one that commits the next frame, and to
 * the next such event.
 */
function costsIn(events: readonly TraceEvent[], begun: readonly TraceEvent[], { type, mark }: Begins): Costs {
  const [first] = begun;
  if (first === undefined || begun.length < updates) throw new Error(`${begun.length} events of type ${type}`);
  const tasks = tasksBeside(first, events);
  const frames = events.filter(({ name, pid, tid }) => name === 'Layerize' && pid === first.pid && tid === first.tid);
  const between = (from: number, to: number) => sumOf(tasks.filter(({ ts, dur = 0 }) => ts + dur > from && ts < to));
  const pageWork = ownWork(first, events);
  const ends = begun.map((_, place) => begun[place + 1]?.ts ?? Number.POSITIVE_INFINITY);
  const painted = begun.map(({ ts }, place) => nextAfter(frames, ts, ends[place] ?? 0));
  const marks = events.filter(({ name, pid }) => name === mark && pid === first.pid);
  const marked = (mark === undefined ? [] : begun).map(({ ts }, place) => {
    const end = ends[place] ?? 0;
    const set = nextAfter(marks, ts, end);
    if (set === end) throw new Error(`Step ${place + 1} has no mark`);
    return { ts, painted: nextAfter(frames, set, end) };
  });
  return {
    frame: begun.map(({ ts }, place) => between(ts, painted[place] ?? 0)),
    all: begun.map(({ ts }, place) => between(ts, ends[place] ?? 0)),
    marked: marked.map((each) => between(each.ts, each.painted)),
    own: marked.map((each) => sumOf(pageWork.filter(({ ts }) => ts > each.ts && ts < each.painted))),
    clock: marked.map((each) => (each.painted - each.ts) / 1_000),
  };
}

const sumOf = (events: readonly TraceEvent[]): number =>
  events.reduce((sum, { tdur = 0 }) => sum + (tdur / 1_000) * slowdown, 0);

const ownNames = new Set(['FunctionCall', 'UpdateLayoutTree', 'Layout']);

/** Scripts, styles and layouts on the same thread as an event, without those within another of them. */
function ownWork({ pid, tid }: TraceEvent, events: readonly TraceEvent[]): readonly TraceEvent[] {
  let end = 0;
  return events
    .filter((event) => ownNames.has(event.name) && event.pid === pid && event.tid === tid)
    .toSorted((a, b) => a.ts - b.ts)
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

/** When the first of some events after a moment begins, at the latest at the end. */
function nextAfter(events: readonly TraceEvent[], moment: number, end: number): number {
  return Math.min(end, ...events.map(({ ts }) => ts).filter((ts) => ts > moment));
}

/** Opens a new page. Throws when the context has no browser. */
export async function blank(context: BrowserContext): Promise<Opened> {
  const browser = context.browser();
  if (browser === null) throw new Error('The context is not of a browser');
  const page = await context.newPage();
  return { browser, page, devtools: await context.newCDPSession(page) };
}

/** Dispatches a key as the browser does, without the second event that would count as another update. */
export async function press(devtools: CDPSession, key: string, code: number): Promise<void> {
  const text = key.length === 1 ? { text: key } : {};
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, windowsVirtualKeyCode: code, ...text });
}
