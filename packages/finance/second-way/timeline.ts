import type { Household } from '../src/household/household.ts';
import type { LawSide } from '../src/law/reform/cgt/sale.ts';
import type { Gate } from '../src/ledger/gates.ts';
import { d } from './decimals.ts';
import { onReform, settleCash } from './timeline-cash.ts';
import { deals } from './timeline-deals.ts';
import { settleEntities } from './timeline-entities.ts';
import { accountInterest, incomes, living, property, superAfterTax } from './timeline-income.ts';
import { lumps, payLoans } from './timeline-loans.ts';
import { openRun } from './timeline-open.ts';
import { owningMonth } from './timeline-owning.ts';
import {
  balance,
  balancesNow,
  cents,
  type Deviations,
  firstAccount,
  type Growing,
  growthPct,
  happened,
  monthOf,
  move,
  type Run,
} from './timeline-run.ts';
import { bills, superEarns, yearEnds } from './timeline-year.ts';

/** A household month by month from the words of docs/TIMELINE.md, in exact decimals; the law is the engine's own. */

export interface SecondTimeline {
  /** Before the first month and at each month's end, in the order of `accountsOf`; whole cents. */
  readonly opening: readonly number[];
  readonly balances: readonly (readonly number[])[];
  readonly events: Run['events'];
  readonly blocked: readonly { readonly id: string; readonly from: number; readonly blockers: readonly Gate[] }[];
  readonly shortMonths: readonly number[];
}

export interface Horizon {
  readonly years: number;
  readonly law?: LawSide | undefined;
  readonly paths?: Deviations | undefined;
}

/** The household's balances, events, blockers and short months. */
export function timelineSecondWay(household: Household, horizon: Horizon): SecondTimeline {
  const run = openRun(household, horizon);
  const opening = balancesNow(run);
  const balances: (readonly number[])[] = [];
  const shortMonths: number[] = [];
  for (run.month = 0; run.month < run.months; run.month += 1) {
    runMonth(run);
    if (balance(run, firstAccount(run)) < 0) shortMonths.push(run.month);
    balances.push(balancesNow(run));
  }
  const blocked = [...run.blocked].map(([id, tried]) => ({ id, ...tried }));
  return { opening, balances, events: run.events, blocked, shortMonths };
}

function runMonth(run: Run) {
  run.flows.clear();
  const atStart = new Map(run.book);
  onReform(run);
  settings(run);
  incomes(run);
  accountInterest(run, atStart);
  property(run);
  living(run);
  payLoans(run);
  owningMonth(run);
  lumps(run);
  bills(run);
  superEarns(run);
  deals(run);
  values(run);
  settleEntities(run);
  superAfterTax(run);
  settleCash(run);
  yearEnds(run);
}

const dealKinds = ['sell', 'refinance', 'renovate'];

/** Step 1. What they change is worked out from the events where it is used. */
function settings(run: Run) {
  for (const event of run.household.events) {
    if (event.do === 'buy' || event.do === 'lump' || dealKinds.includes(event.do)) continue;
    if (monthOf(run, event.when) !== run.month) continue;
    const isNowhere = event.do === 'use' && !run.homes.some(({ home, isOwned }) => home.id === event.home && isOwned);
    happened(run, event, isNowhere);
  }
}

/** Step 11: a twelfth of the year's growth on the base; the base is set anew at the end of a simulated year. */
function values(run: Run) {
  const year = Math.floor(run.month / 12);
  for (const state of run.homes)
    if (state.isOwned) grow(run, state, [state.home.id, 'home', growthPct(run, state, year).toNumber()]);
  for (const state of run.holdings) {
    const { kind, growthPct: own, id } = state.holding;
    const pct = own ?? (kind === 'shares' ? run.household.assume.sharesGrowthPct : 0);
    if (state.isHeld) grow(run, state, [id, 'holding', pct]);
  }
}

function grow(run: Run, state: Growing, [id, kind, pct]: readonly [string, 'home' | 'holding', number]) {
  const name = `${kind} ${id}`;
  state.steps += 1;
  const value = cents(d(pct).div(100).times(state.steps).div(12).plus(1).times(state.base).div(100));
  move(run, 'growth', ['market', name, value - balance(run, name)]);
  if (run.month % 12 !== 11) return;
  state.base = value;
  state.steps = 0;
}
