import { Decimal } from 'decimal.js';
import type { Person } from '../src/household/household.ts';
import { assessSale } from '../src/law/reform/cgt/regime.ts';
import { d } from './decimals.ts';
import { isRetired } from './timeline-income.ts';
import {
  balance,
  cents,
  firstAccount,
  firstDay,
  type HoldingState,
  monthNumber,
  move,
  owed,
  partOf,
  pay,
  type Run,
} from './timeline-run.ts';

/** Step 12: other accounts, holdings, then super; or what is above `keep` moves away. */
export function settleCash(run: Run) {
  const { accounts, people, policy } = run.household;
  const first = firstAccount(run);
  const missing = () => cents(policy?.floor ?? 0) - balance(run, first);
  if (missing() <= 0) return spread(run);
  const fill = (kind: 'transfer' | 'superDrawn' | 'holdingDrawn', name: string) => {
    const amount = Math.min(missing(), balance(run, name));
    if (amount > 0) move(run, kind, [name, first, amount]);
  };
  for (const { id } of accounts.slice(1)) fill('transfer', `cash ${id}`);
  for (const id of policy?.drawOn ?? []) {
    const state = run.holdings.find(({ holding, isHeld }) => holding.id === id && isHeld);
    if (state !== undefined) sellUnits(run, state, { amount: Math.min(missing(), balance(run, `holding ${id}`)) });
    fill('holdingDrawn', `holding ${id}`);
  }
  for (const person of people) if (mayDraw(run, person)) fill('superDrawn', `super ${person.id}`);
}

function mayDraw(run: Run, { id, born }: Person): boolean {
  const months = born === null ? 0 : run.start + run.month - monthNumber(born);
  return months >= 65 * 12 || (months >= 60 * 12 && isRetired(run, id));
}

function spread(run: Run) {
  const { accounts, policy } = run.household;
  const first = firstAccount(run);
  const spare = () => balance(run, first) - cents(policy?.keep ?? 0);
  if (policy?.surplusTo !== undefined && spare() > 0) pay(run, 'transfer', [`cash ${policy.surplusTo}`, spare()]);
  for (const id of policy?.surplusOrder ?? []) {
    const left = spare();
    if (left <= 0) return;
    const account = accounts.find((row) => row.id === id);
    const holding = run.holdings.find((row) => row.holding.id === id && row.isHeld);
    if (account !== undefined) pay(run, 'transfer', [`cash ${id}`, Math.min(left, roomOf(run, account.offsets))]);
    else if (holding !== undefined) buyUnits(run, holding, left);
    else if (!isOfEntity(run, id))
      pay(run, 'surplusRepaid', [`loan ${id}`, Math.min(left, Math.max(0, owed(run, id)))]);
  }
}

/** What a loan's offset accounts, without the first account, leave of it; no end without a loan, or before it is taken. */
function roomOf(run: Run, loan: string | undefined): number {
  if (loan === undefined || !run.loans.some(({ id }) => id === loan)) return Number.POSITIVE_INFINITY;
  const others = run.household.accounts.slice(1).filter(({ offsets }) => offsets === loan);
  return Math.max(
    0,
    others.reduce((sum, { id }) => sum - Math.max(0, balance(run, `cash ${id}`)), owed(run, loan)),
  );
}

/** For a property that an entity has a part of. */
function isOfEntity(run: Run, id: string): boolean {
  const purpose = run.loans.find((loan) => loan.id === id)?.purpose;
  const owners = run.homes.find(({ home }) => home.id === purpose)?.home.owners ?? [];
  return owners.some(({ owner }) => (run.household.entities ?? []).some((entity) => entity.id === owner));
}

/** Value of a unit, cents. */
function unitPrice(run: Run, { holding, bought }: HoldingState): Decimal {
  const units = bought.reduce((sum, parcel) => sum.plus(parcel.units), d(0));
  const value = balance(run, `holding ${holding.id}`);
  return units.gt(0) && value > 0 ? d(value).div(units) : d(1);
}

/** On 1 July 2027 what a property or a unit is worth takes the place of what it cost. */
export function onReform(run: Run) {
  if (firstDay(run, run.month) !== '2027-07-01') return;
  for (const state of run.holdings) state.unit2027 = unitPrice(run, state);
  for (const state of run.homes.filter(({ isOwned }) => isOwned))
    state.worth2027 = balance(run, `home ${state.home.id}`);
}

/** The base moves so that what is bought or sold grows as the rest does from here. */
function moveBase(run: Run, state: HoldingState, amount: number) {
  const { kind, growthPct } = state.holding;
  const pct = growthPct ?? (kind === 'shares' ? run.household.assume.sharesGrowthPct : 0);
  const grown = d(pct).div(100).times(state.steps).div(12).plus(1);
  state.base = d(state.base).plus(d(amount).div(grown)).toNumber();
}

function buyUnits(run: Run, state: HoldingState, amount: number) {
  const parcel = { units: d(amount).div(unitPrice(run, state)), cost: d(amount), on: firstDay(run, run.month) };
  state.bought = [...state.bought, parcel];
  moveBase(run, state, amount);
  pay(run, 'surplusInvested', [`holding ${state.holding.id}`, amount]);
}

/** Sells for an amount what was bought first, and counts each owner's gain; what selling costs is the whole's. */
export function sellUnits(run: Run, state: HoldingState, sold: { readonly amount: number; readonly costs?: number }) {
  const { amount, costs = 0 } = sold;
  if (amount <= 0) return;
  const price = unitPrice(run, state);
  let left = d(amount);
  state.bought = state.bought.flatMap((parcel) => {
    const worth = parcel.units.times(price);
    const taken = Decimal.min(left, worth);
    if (taken.lte(0)) return worth.lte(0) ? [] : [parcel];
    const part = worth.minus(left).lte(0.5) ? d(1) : taken.div(worth);
    if (parcel.cost !== null) {
      const paid = parcel.cost.times(part);
      const sale = { on: parcel.on, paid, taken, units: parcel.units.times(part) };
      gain(run, state, { ...sale, costs: d(costs).times(taken).div(amount) });
    }
    left = left.minus(taken);
    if (part.eq(1)) return [];
    const kept = d(1).minus(part);
    return [{ ...parcel, units: parcel.units.times(kept), cost: parcel.cost?.times(kept) ?? null }];
  });
  // An empty holding grows by nothing.
  if (amount === balance(run, `holding ${state.holding.id}`)) state.base = 0;
  else moveBase(run, state, -amount);
}

interface SoldPart {
  readonly on: string;
  readonly paid: Decimal;
  readonly taken: Decimal;
  readonly units: Decimal;
  readonly costs: Decimal;
}

function gain(run: Run, { holding, unit2027 }: HoldingState, { on, paid, taken, units, costs }: SoldPart) {
  const known = unit2027 && { method: 'valuation' as const, amount: units.times(unit2027).div(100).toNumber() };
  for (const person of run.people) {
    const part = partOf(holding.owners, person.person.id);
    if (part.isZero()) continue;
    const { gains, losses } = assessSale(
      {
        acquiredOn: on,
        soldOn: firstDay(run, run.month),
        purchasePrice: paid.div(100).toNumber(),
        sellingCosts: costs.div(100).toNumber(),
        salePrice: taken.div(100).toNumber(),
        sharePct: part.times(100).toNumber(),
        use: 'shares',
        value2027: known ?? { method: 'apportioned', formula: 'compound' },
        indexation: { method: 'rate', annualPct: run.household.assume.pricesPct },
      },
      { entity: 'individual', side: run.law },
    );
    person.gains.push(...gains);
    person.losses += losses;
  }
}
