import type { PlanToRun } from '@freehold/domain';
import {
  type ChancesStep,
  type ChancesWork,
  chanceBlocks,
  type FutureBlock,
  startChances,
} from '@freehold/domain/plan-ask';
import type { DrawnFutures } from '@freehold/finance/decide';

interface Futures {
  readonly plan: PlanToRun;
  readonly futures: number;
}

/** What a helper is told: which plan it is about, then which futures to draw. */
export type CrewOrder = { readonly crew: Futures } | { readonly draw: FutureBlock };

/** Workers that draw futures at the same time, this one among them; a core is left for the page. */
const mostWorkers = 4;
/** Blocks that a helper has at a time, so that it goes on while this worker is within a future. */
const blocksAhead = 2;
/** Futures after which the engine's code runs at its speed, more or less. */
const warmFutures = 3;

const helpers: Worker[] = [];

/** The workers beside this one, which end with it. None where a worker cannot start others. */
function crew(): readonly Worker[] {
  if (typeof Worker === 'undefined') return [];
  const wanted = Math.min(mostWorkers, navigator.hardwareConcurrency - 1) - 1;
  while (helpers.length < wanted) helpers.push(new Worker(location.href, { type: 'module' }));
  return helpers;
}

/** Loads and warms what chances need, here and in the helpers, before they are asked for. */
export function warmChances(plan: PlanToRun): void {
  const futures = { plan, futures: warmFutures };
  for (const helper of crew()) send(helper, { crew: futures }, { draw: { first: 0, futures: warmFutures } });
  startChances(plan, futures).draw({ first: 0, futures: warmFutures });
}

/** Draws futures of a plan with the helpers, and tells each step; done once all are drawn. */
export function drawTogether(asked: Futures, tell: (step: ChancesStep) => void): Promise<void> {
  return new Drawing(asked, tell).all();
}

class Drawing {
  readonly #asked: Futures;
  readonly #tell: (step: ChancesStep) => void;
  readonly #work: ChancesWork;
  readonly #left: FutureBlock[];
  readonly #over = new AbortController();
  #futures = 0;
  #wake: () => void = () => undefined;

  constructor(asked: Futures, tell: (step: ChancesStep) => void) {
    this.#asked = asked;
    this.#tell = tell;
    this.#work = startChances(asked.plan, asked);
    this.#left = [...chanceBlocks(asked.futures)];
  }

  async all(): Promise<void> {
    for (const helper of crew()) this.#employ(helper);
    while (this.#futures < this.#asked.futures) {
      const block = this.#left.shift();
      if (block !== undefined) this.#add(this.#work.draw(block));
      // What helpers have drawn meanwhile comes in between.
      await (block === undefined ? this.#news() : turn());
    }
    this.#over.abort();
  }

  #employ(helper: Worker): void {
    const { signal } = this.#over;
    const out: FutureBlock[] = [];
    const hand = () => {
      const block = this.#left.shift();
      if (block === undefined) return;
      out.push(block);
      send(helper, { draw: block });
    };
    helper.addEventListener(
      'message',
      ({ data }: MessageEvent<DrawnFutures>) => {
        const place = out.findIndex(({ first, futures }) => first === data.first && futures === data.futures);
        // Of an earlier drawing.
        if (place < 0) return;
        out.splice(place, 1);
        hand();
        this.#add(data);
        this.#wake();
      },
      { signal },
    );
    helper.addEventListener(
      'error',
      () => {
        const place = helpers.indexOf(helper);
        // A second error of the same helper takes no other one away.
        if (place >= 0) helpers.splice(place, 1);
        helper.terminate();
        this.#left.unshift(...out.splice(0));
        this.#wake();
      },
      { signal },
    );
    send(helper, { crew: this.#asked });
    for (let count = 0; count < blocksAhead; count += 1) hand();
  }

  #add(drawn: DrawnFutures): void {
    const step = this.#work.add(drawn);
    this.#futures = step.futures;
    this.#tell(step);
  }

  #news(): Promise<void> {
    return new Promise((wake) => {
      this.#wake = wake;
    });
  }
}

/** A moment in which messages are heard. */
function turn(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((heard) => {
    port1.onmessage = heard;
    port2.postMessage(null);
  });
}

function send(helper: Worker, ...orders: readonly CrewOrder[]): void {
  for (const order of orders) helper.postMessage(order);
}

let work: ChancesWork | null = null;

/** What a helper does with an order: its answer is posted to the worker that started it. */
export function help(order: CrewOrder): void {
  if ('crew' in order) {
    work = startChances(order.crew.plan, order.crew);
    return;
  }
  if (work === null) throw new RangeError('Futures were asked for before their plan');
  const drawn = work.draw(order.draw);
  postMessage(drawn, { transfer: [drawn.netWorth.buffer, drawn.cash.buffer, drawn.marks.buffer] });
}
