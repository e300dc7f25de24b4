import {
  type PortfolioChances,
  portfolioSimulation,
  type SimulationInputs,
  simulatedPaths,
} from '@freehold/finance/probability';

/** Message from the page to its worker: run a simulation with an id, or stop. */
export type ChanceOrder =
  | { readonly kind: 'run'; readonly run: number; readonly inputs: SimulationInputs }
  | { readonly kind: 'stop' };

/** Message from the worker: figures so far of the run with that id, or an error. */
export type ChanceNews =
  | { readonly kind: 'figures'; readonly run: number; readonly chances: PortfolioChances }
  | { readonly kind: 'failed'; readonly run: number };

// A small batch for a first band at once, then larger ones that visibly tighten it.
const batches = [1_000, 3_000, 6_000];

interface ChanceRunner {
  readonly take: (order: ChanceOrder) => void;
}

/**
 * Runs orders batch by batch: figures go out after each batch, and `later` yields to new messages. A new order cancels
 * the run before it.
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
