import { parentPort, workerData } from 'node:worker_threads';
import { askPlan, chancesOfPlan, type PlanQuestion } from '@freehold/domain/plan-ask';
import { resolve } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { threadMilliseconds } from './cpu-time.ts';

/** What a worker asks of a fixture: a question, or for 1,000 futures where there is none. */
export interface AskedOfFixture {
  readonly plan: 'typical' | 'large';
  readonly question: PlanQuestion | null;
}

/** CPU time on the worker's own thread, milliseconds. */
export interface AskTimes {
  /** To the answer, or to the first band. */
  readonly first: number;
  /** To the end. */
  readonly whole: number;
}

// A fresh worker, its modules loaded: what a page waits for after it has asked.
const { plan: name, question }: AskedOfFixture = workerData;
const { plan } = resolve(fixture(name));
const before = threadMilliseconds();
const passed = () => threadMilliseconds() - before;
let first: number | null = null;
if (question !== null) {
  const { status } = askPlan(plan, question);
  if (status === 'refused') throw new Error(`the ${name} plan refuses ${question.ask}`);
} else {
  for (const { chances } of chancesOfPlan(plan, { futures: 1_000 })) if (chances !== null) first ??= passed();
}
const whole = passed();
parentPort?.postMessage({ first: first ?? whole, whole } satisfies AskTimes);
