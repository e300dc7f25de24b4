import { Decimal } from 'decimal.js';
import { netGain } from '../src/law/reform/cgt/net-gain.ts';
import { assessSale } from '../src/law/reform/cgt/regime.ts';
import type { Sale } from '../src/law/reform/cgt/sale.ts';
import { gearingYear } from '../src/law/reform/gearing-year.ts';
import { financialYearStarting } from '../src/units/financial-year.ts';
import { d } from './decimals.ts';
import { landTaxOfLetting } from './timeline-owning.ts';
import { gearingOf } from './timeline-property.ts';
import {
  add,
  balance,
  cents,
  type EntityState,
  firstAccount,
  type HomeState,
  move,
  partOf,
  type Run,
  yearStart,
} from './timeline-run.ts';

/** Companies, trusts and super funds, from their part of docs/TIMELINE.md. */

const inLaw = {
  company: 'company',
  discretionaryTrust: 'discretionaryTrust',
  unitTrust: 'discretionaryTrust',
  superFund: 'smsf',
} as const;

/** After step 11: what came into the first account for entities this month goes to their own money. */
export function settleEntities(run: Run) {
  for (const state of run.entities) {
    const { id } = state.entity;
    const part = (kind: string) =>
      run.homes.reduce(
        (sum, { home }) =>
          sum +
          cents(
            partOf(home.owners, id)
              .times(run.flows.get(`${kind} ${home.id}`) ?? 0)
              .div(100),
          ),
        0,
      );
    settle(run, state, ['entitySettled', part('regular') - (run.flows.get(`taxPaid ${id}`) ?? 0)]);
    settle(run, state, ['entityDealSettled', part('deals')]);
  }
}

type Settlement = readonly [kind: 'entitySettled' | 'entityDealSettled', net: number];

function settle(run: Run, state: EntityState, [kind, net]: Settlement) {
  const { entity } = state;
  const give = (to: string, amount: number) => move(run, kind, [firstAccount(run), to, amount]);
  if (entity.kind === 'superFund') {
    const members = entity.shares.map(({ owner }) => owner);
    const first = members.slice(0, -1).map((id) => [id, cents(partOf(entity.shares, id).times(net).div(100))] as const);
    for (const [id, amount] of first) give(`super ${id}`, amount);
    give(
      `super ${members.at(-1)}`,
      first.reduce((rest, [, amount]) => rest - amount, net),
    );
  }
  if (entity.kind !== 'company') return;
  if (net >= 0) {
    const back = Math.min(state.lent, net);
    state.lent -= back;
    give(`company ${entity.id}`, net - back);
    return;
  }
  const own = Math.min(balance(run, `company ${entity.id}`), -net);
  give(`company ${entity.id}`, -own);
  state.lent += -net - own;
}

/** Each entity's gains and losses on a home that it owns a part of. */
export function assessEntities(run: Run, state: HomeState, sale: Sale) {
  for (const owner of run.entities) {
    const part = partOf(state.home.owners, owner.entity.id);
    if (part.isZero()) continue;
    const { mainResidence: _, ...asset } = sale;
    const of = (entity: 'individual' | (typeof inLaw)[keyof typeof inLaw]) =>
      assessSale({ ...asset, sharePct: part.times(100).toNumber() }, { entity, side: run.law });
    const own = of(inLaw[owner.entity.kind]);
    const person = of('individual');
    owner.gains.push(...own.gains.map((gain, index) => ({ ...gain, ofPerson: person.gains[index]?.discountPct ?? 0 })));
    owner.losses += own.losses;
  }
}

/** 30 June, before the people. */
export function entityYears(run: Run) {
  for (const state of run.entities) entityYear(run, state);
}

function entityYear(run: Run, state: EntityState) {
  const { entity } = state;
  const isFund = entity.kind === 'superFund';
  const isNew = run.law === 'enacted' && yearStart(run) >= 2027;
  const rental = gearingYear({
    incomeYear: financialYearStarting(yearStart(run)),
    entity: run.law === 'enacted' ? inLaw[entity.kind] : 'smsf',
    quarantinedBroughtForward: state.pool,
    properties: run.homes.flatMap((home) => rentalOf(run, { home, id: entity.id, isFund })),
  });
  const losses = state.losses + state.lossesBefore;
  const net = netGain(state.gains, { losses, quarantined: isNew ? rental.quarantinedAmount : 0, inOrder: isNew });
  const gain = inDollars(net.netCapitalGain);
  const rent = d(rental.netRentInTaxableIncome);
  const remaining = net.remaining.map(({ amount }, index) => ({ amount, from: state.gains[index] }));
  state.pool = isNew ? inDollars(net.quarantinedLeft).toNumber() : 0;
  state.lossesBefore = inDollars(net.lossesLeft).toNumber();
  state.gains = [];
  state.losses = 0;
  if (entity.kind !== 'company' && !isFund) {
    distribute(run, state, { rent, gain, remaining });
    return;
  }
  const result = rent.plus(gain).minus(state.taxLoss);
  const tax = cents(
    Decimal.max(0, result)
      .times(isFund ? 15 : 30)
      .div(100),
  );
  move(run, 'taxAssessed', [`taxDue ${entity.id}`, 'taxOffice', tax]);
  state.taxLoss = Decimal.max(0, result.neg()).toNumber();
}

function inDollars(amount: number): Decimal {
  return d(cents(amount)).div(100);
}

interface Owned {
  readonly home: HomeState;
  readonly id: string;
  readonly isFund: boolean;
}

function rentalOf(run: Run, { home: state, id, isFund }: Owned) {
  const part = partOf(state.home.owners, id);
  const sum = (name: string) => run.tally.get(`${name} ${state.home.id}`) ?? 0;
  if (part.isZero() || sum('let') === 0) return [];
  const { status } = gearingOf(run, state);
  const counted = status === 'unknown' ? ('quarantined' as const) : status;
  const deductions = d(sum('deductions'))
    .plus(landTaxOfLetting(run, state.home.id))
    .plus(sum('loan costs'))
    .plus(sum('interest'))
    .div(100)
    .toNumber();
  return [
    {
      status: isFund ? ('exemptEntity' as const) : counted,
      sharePct: part.times(100).toNumber(),
      rent: d(sum('rent')).div(100).toNumber(),
      deductions,
    },
  ];
}

interface Trust {
  readonly rent: Decimal;
  readonly gain: Decimal;
  readonly remaining: readonly { readonly amount: number; readonly from: EntityState['gains'][number] | undefined }[];
}

function distribute(run: Run, state: EntityState, { rent, gain, remaining }: Trust) {
  const { entity } = state;
  if (entity.kind === 'company') return;
  const x = rent.minus(state.taxLoss);
  const left = Decimal.max(0, x.neg());
  const kept = Decimal.max(0, gain.minus(left));
  state.taxLoss = Decimal.max(0, left.minus(gain)).toNumber();
  for (const person of run.people) {
    const share = partOf(entity.shares, person.person.id);
    if (share.isZero()) continue;
    if (x.gt(0)) person.distributed.push({ cents: cents(x), sharePct: share.times(100).toNumber() });
    for (const { amount, from } of remaining) {
      const passed = gain.isZero() ? d(0) : kept.div(gain).times(amount).times(share);
      if (from === undefined || passed.isZero()) continue;
      person.gains.push({ category: from.category, amount: passed.toNumber(), discountPct: from.ofPerson });
    }
  }
}

/** Money of the month for the owners of a home; nothing for one that is not owned. */
export function countFor(run: Run, home: string | null, [kind, amount]: readonly ['regular' | 'deals', number]) {
  if (run.homes.some((state) => state.home.id === home && state.isOwned)) add(run.flows, `${kind} ${home}`, amount);
}
