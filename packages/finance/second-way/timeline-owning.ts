import { d } from './decimals.ts';
import { costsOf } from './timeline-property.ts';
import { cents, firstDay, type HomeState, type Run, useOf } from './timeline-run.ts';

/**
 * The third element of cost bases (ITAA 1997 s 110-25(4)): interest, maintenance, repairs, insurance, rates and land tax,
 * month by month, as far as nobody can deduct it (s 110-45).
 */

/** After step 6: what a month of owning cost for each home that earns nothing in it. */
export function owningMonth(run: Run) {
  for (const state of run.homes) {
    if (!state.isOwned || useOf(run, state) === 'rent') continue;
    const interest = run.flows.get(`private interest ${state.home.id}`) ?? 0;
    owning(run, state, costsOf(run, state, 0) + interest);
  }
}

/** The land tax of a financial year but for what rent bears of it, on the day it is sold or on 30 June. */
export function owningLand(run: Run, state: HomeState) {
  const { id } = state.home;
  if (state.isOwned) owning(run, state, (run.tally.get(`landTax ${id}`) ?? 0) - landTaxOfLetting(run, id));
}

/** To the extent that it is incurred in producing rent (s 8-1): by months, cents. */
export function landTaxOfLetting({ tally }: Pick<Run, 'tally'>, id: string): number {
  const [landTax, monthsLet, monthsOwned] = ['landTax', 'let', 'owned'].map((name) =>
    d(tally.get(`${name} ${id}`) ?? 0),
  );
  if (!landTax || !monthsLet || !monthsOwned || monthsOwned.isZero()) return 0;
  return cents(monthsLet.div(monthsOwned).times(landTax).div(100));
}

function owning(run: Run, state: HomeState, spent: number) {
  if (spent !== 0) state.owning.push({ element: 3, amount: spent / 100, on: firstDay(run, run.month) });
}
