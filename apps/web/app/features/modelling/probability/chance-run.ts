import {
  type PortfolioChances,
  portfolioSimulation,
  type SimulationInputs,
  simulatedPaths,
} from '@freehold/finance/probability';

/** What the page asks of its worker: futures under a number of its own, or to stop. */
export type ChanceOrder =
  | { readonly kind: 'run'; readonly run: number; readonly inputs: SimulationInputs }
  | { readonly kind: 'stop' };

/** What the worker answers: the figures so far of the run with that number, or why there are none. */
export type ChanceNews =
  | { readonly kind: 'figures'; readonly run: number; readonly chances: PortfolioChances }
  | { readonly kind: 'failed'; readonly run: number };

// A small batch for a first band at once, then larger ones that visibly tighten it.
const batches = [1_000, 3_000, 6_000];

interface ChanceRunner {
  readonly take: (order: ChanceOrder) => void;
}

/**
 * Works off orders batch by batch: the figures go out after each one, and `later` gives way to the next order before the batch
 * after it. A new order ends the run before it.
 */
export function chanceRunner(tell: (news: ChanceNews) => void, later: (step: () => void) => void): ChanceRunner {
  let newest = 0;

  function start(run: number, inputs: SimulationInputs) {
    newest += 1;
    const mine = newest;
    const simulation = portfolioSimulation(inputs);
    const step = (batch: number) => {
      if (mine !== newest) return;
      const done = simulation.advance(batches[batch] ?? simulatedPaths);
      tell({ kind: 'figures', run, chances: simulation.chances() });
      if (done < (inputs.paths ?? simulatedPaths)) later(() => step(batch + 1));
    };
    step(0);
  }

  return {
    take(order) {
      if (order.kind === 'stop') {
        newest += 1;
        return;
      }
      try {
        start(order.run, order.inputs);
      } catch {
        tell({ kind: 'failed', run: order.run });
      }
    },
  };
}
