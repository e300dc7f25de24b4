import type { OptionComparison, PlanOutcome } from '@freehold/domain';
import type { Plan } from '@freehold/plan';
import { useEffect, useRef, useState } from 'react';
import { startWorkerLine } from '../../model/worker-line.ts';

/** A plan and its options as they were when they were asked for. */
interface ComparedPlans {
  readonly plan: Plan;
  readonly base: PlanOutcome;
  readonly options: Readonly<Record<string, PlanOutcome>>;
}

/** An option change by change. */
interface ComparedSteps {
  readonly plan: Plan;
  readonly option: string;
  readonly steps: OptionComparison;
}

/** What is worked out so far; null until its first answer. */
interface Comparison {
  readonly compared: ComparedPlans | null;
  readonly steps: ComparedSteps | null;
  readonly failed: string | null;
}

interface Wanted {
  readonly plan: Plan;
  readonly option: string | null;
}

/**
 * All options of a plan, and one of them change by change, from a worker of their own: they take seconds in a large plan
 * and do not hold up what is typed.
 */
export function useComparison(plan: Plan, option: string | null): Comparison {
  const [comparison, setComparison] = useState<Comparison>({ compared: null, steps: null, failed: null });
  const asking = useRef<ReturnType<typeof startAsking> | null>(null);
  useEffect(() => {
    const started = startAsking((more) => setComparison((before) => ({ ...before, failed: null, ...more })));
    asking.current = started;
    return started.stop;
  }, []);
  useEffect(() => asking.current?.ask({ plan, option }), [plan, option]);
  return comparison;
}

/** Asks first for the plans, then for the steps of the option that is wanted by then. */
function startAsking(onMore: (more: Partial<Comparison>) => void) {
  let wanted: Wanted | null = null;
  let comparing: Plan | null = null;
  let compared: Plan | null = null;
  const line = startWorkerLine({
    onAnswer: (answer) => {
      if (wanted === null) return;
      const { plan } = wanted;
      if (answer.task === 'compare') {
        compared = plan;
        onMore({ compared: { plan, base: answer.base, options: answer.options } });
        askSteps(wanted);
      } else if (answer.task === 'steps') {
        onMore({ steps: { plan, option: answer.option, steps: answer.steps } });
      }
    },
    onFailed: (failed) => onMore({ failed }),
  });

  function askSteps({ plan, option }: Wanted) {
    if (option !== null && Object.hasOwn(plan.options ?? {}, option)) line.send({ task: 'steps', plan, option });
  }

  return {
    ask: (next: Wanted) => {
      wanted = next;
      if (next.plan === compared) askSteps(next);
      else if (next.plan !== comparing) line.send({ task: 'compare', plan: next.plan });
      comparing = next.plan;
    },
    stop: line.stop,
  };
}
