import { costsOf } from './timeline-property.ts';
import { firstDay, type HomeState, type Run, useOf } from './timeline-run.ts';

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

/** The land tax of a financial year in which a home earned nothing, on the day it is sold or on 30 June. */
export function owningLand(run: Run, state: HomeState) {
  const { id } = state.home;
  const isDeducted = (run.tally.get(`let ${id}`) ?? 0) > 0;
  if (state.isOwned && !isDeducted) owning(run, state, run.tally.get(`landTax ${id}`) ?? 0);
}

function owning(run: Run, state: HomeState, spent: number) {
  if (spent !== 0) state.owning.push({ element: 3, amount: spent / 100, on: firstDay(run, run.month) });
}
