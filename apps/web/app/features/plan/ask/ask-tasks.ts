import type { PlanToRun } from '@freehold/domain';
import {
  askPlan,
  type ChancesStep,
  type DecideAsked,
  decideHome,
  type GridAnswer,
  type GridAsked,
  gridOfPlan,
  type HomeDecided,
  type PlanAnswered,
  type PlanMoves,
  type PlanQuestion,
  type PlanShock,
  type SpendLessInFutures,
  spendLessInFutures,
  type WhatIfAnswer,
  whatIfPlan,
  whatMovesPlan,
} from '@freehold/domain/plan-ask';
import type { Lever, Measure } from '@freehold/finance/decide';

/** What a panel asks of a plan; plain data. */
export type Asking =
  | { readonly ask: 'question'; readonly question: PlanQuestion }
  | { readonly ask: 'whatIf'; readonly shocks: readonly PlanShock[] }
  | { readonly ask: 'decide'; readonly home: string; readonly asked: DecideAsked }
  /** Makes ready what chances need. */
  | { readonly ask: 'ready' }
  | { readonly ask: 'chances'; readonly futures: number }
  | { readonly ask: 'spendLess' }
  | { readonly ask: 'levers'; readonly measure: Measure; readonly steps: Partial<Record<Lever, number>> }
  | ({ readonly ask: 'grid' } & GridAsked);

/** The plan as it is resolved, and what is asked of it. */
export type AskTask = Asking & { readonly plan: PlanToRun };

/** What the worker answers to each; chances, a grid and what goes wrong in steps. */
export type AskAnswer =
  | { readonly ask: 'question'; readonly question: PlanQuestion; readonly found: PlanAnswered }
  /** Whole once what would help is worked out too. */
  | { readonly ask: 'whatIf'; readonly found: WhatIfAnswer; readonly isWhole: boolean }
  | { readonly ask: 'decide'; readonly found: HomeDecided }
  | { readonly ask: 'ready' }
  | { readonly ask: 'chances'; readonly found: ChancesStep }
  | { readonly ask: 'spendLess'; readonly found: SpendLessInFutures }
  | { readonly ask: 'levers'; readonly found: PlanMoves }
  | { readonly ask: 'grid'; readonly found: GridAnswer };

/** Works a task out, in steps where it takes long; all but chances, which several workers draw. */
export function* answersTo(task: Exclude<AskTask, { readonly ask: 'chances' | 'ready' }>): Generator<AskAnswer> {
  if (task.ask === 'whatIf') {
    // What would help takes some twenty runs more.
    yield { ask: 'whatIf', found: whatIfPlan(task.plan, task.shocks, { helps: false }), isWhole: false };
    return yield { ask: 'whatIf', found: whatIfPlan(task.plan, task.shocks), isWhole: true };
  }
  if (task.ask !== 'grid') return yield answerTo(task);
  for (const found of gridOfPlan(task.plan, task)) yield { ask: 'grid', found };
}

function answerTo(task: Exclude<AskTask, { readonly ask: 'chances' | 'grid' | 'ready' | 'whatIf' }>): AskAnswer {
  switch (task.ask) {
    case 'question':
      return { ask: 'question', question: task.question, found: askPlan(task.plan, task.question) };
    case 'decide':
      return { ask: 'decide', found: decideHome(task.plan, task.home, task.asked) };
    case 'spendLess':
      return { ask: 'spendLess', found: spendLessInFutures(task.plan) };
    case 'levers':
      return { ask: 'levers', found: whatMovesPlan(task.plan, task.measure, task.steps) };
  }
}

/** Whether more of an answer is to come. */
export function isPart(answer: AskAnswer): boolean {
  if (answer.ask === 'whatIf') return !answer.isWhole;
  if (answer.ask === 'grid') return answer.found.status === 'answered' && answer.found.done < answer.found.of;
  return answer.ask === 'chances' && answer.found.futures < answer.found.of;
}
