import { AppError } from '@freehold/contract';
import { createRequestWorker } from '../../jobs/request-worker.ts';
import { type AreaOutcome, type AreaTask, answerArea } from './calculate-worker.ts';

/** Areas with a fixed number of steps for any input, microseconds each: no loop over a list or a period. */
export const quickAreas: ReadonlySet<string> = new Set([
  'assign.calculate',
  'borrowing.capacity',
  'dashboard.annualise',
  'duty.transfer',
  'landTax.assess',
  'mortgage.payoffDate',
  'negativeGearing.calculate',
  'negativeGearing.cashflow',
  'property.financials',
  'property.value',
  'rate.cagr',
  'rate.effective',
  'rate.nominal',
  'tax.analysis',
  'tax.help',
  'tax.income',
  'tax.lito',
  'tax.lmito',
  'tax.medicareLevy',
  'tax.medicareSurcharge',
  'tax.total',
  'tvm.cumipmt',
  'tvm.cumprinc',
  'tvm.fv',
  'tvm.ipmt',
  'tvm.nper',
  'tvm.pmt',
  'tvm.ppmt',
  'tvm.pv',
  'value.present',
]);

/** The engine for visitors, with JSON results. */
interface Calculator {
  /**
   * Runs a calculation for `owner`, an address. Throws AppError `not-found` for an unknown area, `invalid-input` naming
   * the rejected field, and `unavailable` when the queue is full or the deadline passes.
   */
  answer(task: AreaTask, owner: string): Promise<string>;
  close(): Promise<void>;
}

// With the input limits nothing takes more than about 30 ms; the deadline is a safety net.
const limits = { mostWaiting: 64, mostWaitingEach: 16, longestWaitMs: 5_000, longestMs: 500 };

/** A calculator with a worker thread for everything that is not quick. */
export function createCalculator(): Calculator {
  const worker = createRequestWorker<AreaTask, AreaOutcome>(new URL('./calculate-worker.ts', import.meta.url), limits);
  return {
    async answer(task, owner) {
      const outcome = quickAreas.has(task.area) ? answerArea(task) : await worker.run('answerArea', task, owner);
      if (outcome.kind === 'answered') return outcome.json;
      if (outcome.kind === 'no-area') throw new AppError('not-found', { message: outcome.message });
      throw new AppError('invalid-input', { fields: [outcome.refused] });
    },
    close: worker.close,
  };
}
