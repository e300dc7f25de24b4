import { type PortfolioChances, type SimulationInputs, simulatedPaths } from '@freehold/finance/probability';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChanceNews, ChanceOrder } from './chance-run.ts';
import workerAddress from './chances-worker.ts?worker&url';

/** State of a run, with its figures so far. */
export interface ChancesState {
  readonly status: 'running' | 'done' | 'stopped' | 'failed';
  readonly chances: PortfolioChances | null;
}

/**
 * Simulates a portfolio's futures in a worker whenever the inputs change; null inputs are skipped. The worker lives as
 * long as the component.
 */
export function useChances(inputs: SimulationInputs | null) {
  const [state, setState] = useState<ChancesState>({ status: 'running', chances: null });
  const [attempt, setAttempt] = useState(0);
  const worker = useRef<Worker | null>(null);
  const run = useRef(0);
  const asked = JSON.stringify(inputs);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new attempt needs a new worker
  useEffect(() => {
    const fail = () => setState({ status: 'failed', chances: null });
    const started = new Worker(workerAddress, { type: 'module' });
    started.addEventListener('error', fail);
    started.addEventListener('message', ({ data }: MessageEvent<ChanceNews>) => {
      if (data.run !== run.current) return;
      if (data.kind === 'failed') return fail();
      const { chances } = data;
      setState({ status: chances.paths < simulatedPaths ? 'running' : 'done', chances });
    });
    worker.current = started;
    return () => started.terminate();
  }, [attempt]);

  const start = useEffectEvent(() => {
    run.current += 1;
    if (inputs === null) return order(worker.current, { kind: 'stop' });
    setState(({ chances }) => ({ status: 'running', chances }));
    order(worker.current, { kind: 'run', run: run.current, inputs });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal inputs are the same run; a new attempt is another
  useEffect(() => start(), [asked, attempt]);

  const stop = useCallback(() => {
    run.current += 1;
    order(worker.current, { kind: 'stop' });
    setState(({ chances }) => ({ status: 'stopped', chances }));
  }, []);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...state, stop, again };
}

function order(worker: Worker | null, what: ChanceOrder): void {
  worker?.postMessage(what);
}
