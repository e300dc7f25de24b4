import type { PlanLenderYear } from '@freehold/domain';
import type { Plan } from '@freehold/plan';
import { useEffect, useRef, useState } from 'react';
import { startWorkerLine, type WorkerLine } from '../../model/worker-line.ts';

/** A lender’s tests as worked out last; null before the first. */
interface LenderAnswer {
  readonly years: readonly PlanLenderYear[] | null;
  readonly failed: string | null;
}

/** A lender’s tests of a plan or of an option on top of it, from a worker of their own that does not hold up what is typed. */
export function useLender(plan: Plan, option: string | null): LenderAnswer {
  const [answer, setAnswer] = useState<LenderAnswer>({ years: null, failed: null });
  const line = useRef<WorkerLine | null>(null);
  useEffect(() => {
    const started = startWorkerLine({
      onAnswer: (news) => {
        if (news.task === 'lender') setAnswer({ years: news.years, failed: null });
      },
      onFailed: (failed) => setAnswer((before) => ({ ...before, failed })),
    });
    line.current = started;
    return started.stop;
  }, []);
  useEffect(() => line.current?.send({ task: 'lender', plan, option }), [plan, option]);
  return answer;
}
