import { Decimal } from 'decimal.js';
import { landTax } from '../src/law/land-tax.ts';
import type { State } from '../src/units/states.ts';
import { d } from './decimals.ts';
import { add, balance, cents, type HomeState, move, partOf, type Run, useOf } from './timeline-run.ts';

/** Land tax of a place by its Act, joint owners included: one row an owner or joint ownership, never summed in between. */

/** Whether each joint owner is assessed besides the joint assessment; places that are not named know owners alone. */
const jointActs: Partial<Record<State, boolean>> = { NSW: true, VIC: true, SA: true, WA: false };

interface Land {
  readonly name: string;
  /** Everybody with a share, strangers to the household as one. */
  readonly owners: string;
  /** Dollars of the whole land. */
  readonly whole: Decimal;
  /** Of the whole, by the person's id. */
  readonly shares: ReadonlyMap<string, Decimal>;
}

/** Assesses a place's land at its day, each person's and each joint ownership's. */
export function assessLand(run: Run, state: State): void {
  const land = run.homes
    .filter((each) => each.isOwned && each.home.state === state && each.home.landPct !== null)
    .filter((each) => useOf(run, each) !== 'home')
    .map((each) => landOf(run, each));
  const isJoint = ({ owners }: Land) => jointActs[state] !== undefined && owners.includes(',');
  const joint = land.filter(isJoint);
  const assessed = [...new Set(joint.map(({ owners }) => owners))].map((owners) => {
    const parcels = joint.filter((each) => each.owners === owners);
    return { parcels, tax: taxOn(state, parcels.map(all)) };
  });
  for (const { parcels, tax } of assessed) {
    const whole = sum(parcels.map((each) => each.whole));
    const ours = sum(parcels.flatMap(({ whole, shares }) => [...shares.values()].map((share) => share.times(whole))));
    if (whole.gt(0))
      post(run, { parcels: parcels.flatMap(everyShare), tax: cents(tax.times(ours).div(whole).div(100)) });
  }
  for (const { id } of run.household.people) {
    const own = land.filter((each) => each.shares.has(id) && !(isJoint(each) && jointActs[state] === false));
    const rows = own.map((each) => ofPerson(each, id));
    for (const row of state === 'ACT' ? rows.map((each) => [each]) : [rows]) {
      const tax = taxOn(state, row);
      post(run, { parcels: row, tax: tax.minus(deducted({ assessed, id, rows, tax })).toNumber() });
    }
  }
}

interface Share {
  readonly name: string;
  readonly whole: Decimal;
  readonly share: Decimal;
}

function all({ name, whole }: Land): Share {
  return { name, whole, share: d(1) };
}

function everyShare({ name, whole, shares }: Land): readonly Share[] {
  return [...shares.values()].map((share) => ({ name, whole, share }));
}

function ofPerson({ name, whole, shares }: Land, id: string): Share {
  return { name, whole, share: shares.get(id) ?? d(0) };
}

function landOf(run: Run, each: HomeState): Land {
  const { home, part } = each;
  const people = run.household.people.filter(({ id }) => partOf(home.owners, id).gt(0));
  const owners = [...new Set(home.owners.filter(({ sharePct }) => sharePct > 0).map(({ owner }) => owner))].sort();
  const strangers = d(part).lt(1) ? ['strangers'] : [];
  return {
    name: home.id,
    owners: [...owners, ...strangers].join(','),
    whole: d(balance(run, `home ${home.id}`))
      .times(home.landPct ?? 0)
      .div(100)
      .div(100)
      .div(part),
    shares: new Map(people.map(({ id }) => [id, partOf(home.owners, id).times(part)])),
  };
}

interface Assessed {
  readonly assessed: readonly { readonly parcels: readonly Land[]; readonly tax: Decimal }[];
  readonly id: string;
  readonly rows: readonly Share[];
  readonly tax: Decimal;
}

/** Land Tax Act 2005 (Vic) s 38(4): of each joint ownership the lesser of A × B and C ÷ D × E; cents. */
function deducted({ assessed, id, rows, tax }: Assessed): number {
  const valueD = sum(rows.map(({ whole, share }) => whole.times(share)));
  const names = new Set(rows.map(({ name }) => name));
  const lesser = assessed
    .filter(({ parcels }) => parcels.some(({ name }) => names.has(name)))
    .map(({ parcels, tax: taxB }) => {
      const valueC = sum(parcels.map(({ whole, shares }) => whole.times(shares.get(id) ?? 0)));
      const whole = sum(parcels.map((each) => each.whole));
      if (whole.isZero() || valueD.isZero()) return d(0);
      return Decimal.min(valueC.div(whole).times(taxB), valueC.div(valueD).times(tax));
    });
  return Math.min(tax.toNumber(), cents(sum(lesser).div(100)));
}

/** Cents by the tables of 2026. */
function taxOn(state: State, shares: readonly Share[]): Decimal {
  if (shares.length === 0) return d(0);
  const holdings = shares.map(({ whole, share }) => ({
    landValue: whole.toNumber(),
    sharePct: share.times(100).toNumber(),
  }));
  const found = landTax({ state, year: 2026, holdings });
  if (found.status === 'no-rule') throw new Error('2026 has tables');
  return d(cents(found.landTax));
}

/** Charges tax, and each property its part of it by taxable land. */
function post(run: Run, { parcels, tax }: { parcels: readonly Share[]; tax: number }): void {
  if (parcels.length === 0) return;
  move(run, 'landTaxAssessed', ['landTaxDue', 'taxOffice', tax]);
  const weights = parcels.map(({ whole, share }) => whole.times(share));
  const weight = sum(weights);
  for (const [place, { name }] of parcels.entries()) {
    const own = weights[place] ?? d(0);
    if (own.gt(0)) add(run.tally, `landTax ${name}`, cents(own.times(tax).div(weight).div(100)));
  }
}

function sum(amounts: readonly Decimal[]): Decimal {
  return amounts.reduce((total, amount) => total.plus(amount), d(0));
}
