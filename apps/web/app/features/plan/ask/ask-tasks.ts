import type { PlanToRun } from '@freehold/domain';
import {
  askPlan,
  type ChancesStep,
  type DecideAsked,
  decideHome,
  type HomeDecided,
  type PlanAnswered,
  type PlanMoves,
  type PlanQuestion,
  type PlanShock,
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
  | { readonly ask: 'levers'; readonly measure: Measure; readonly steps: Partial<Record<Lever, number>> };

/** The plan as it is resolved, and what is asked of it. */
export type AskTask = Asking & { readonly plan: PlanToRun };

/** What the worker answers to each; chances in steps. */
export type AskAnswer =
  | { readonly ask: 'question'; readonly question: PlanQuestion; readonly found: PlanAnswered }
  | { readonly ask: 'whatIf'; readonly found: WhatIfAnswer }
  | { readonly ask: 'decide'; readonly found: HomeDecided }
  | { readonly ask: 'ready' }
  | { readonly ask: 'chances'; readonly found: ChancesStep }
  | { readonly ask: 'levers'; readonly found: PlanMoves };

/** Works a task out, all but chances, which several workers draw. */
export function answerTo(task: Exclude<AskTask, { readonly ask: 'chances' | 'ready' }>): AskAnswer {
  switch (task.ask) {
    case 'question':
      return { ask: 'question', question: task.question, found: askPlan(task.plan, task.question) };
    case 'whatIf':
      return { ask: 'whatIf', found: whatIfPlan(task.plan, task.shocks) };
    case 'decide':
      return { ask: 'decide', found: decideHome(task.plan, task.home, task.asked) };
    case 'levers':
      return { ask: 'levers', found: whatMovesPlan(task.plan, task.measure, task.steps) };
  }
}

/** Whether more of an answer is to come. */
export function isPart(answer: AskAnswer): boolean {
  return answer.ask === 'chances' && answer.found.futures < answer.found.of;
}
