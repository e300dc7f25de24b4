import type { Value2027Choice } from '../household/open-law.ts';
import { firstCgtDay } from '../law/reform/cgt/main-residence.ts';
import { type AssessedSale, assessSale } from '../law/reform/cgt/regime.ts';
import type { Sale, Value2027 } from '../law/reform/cgt/sale.ts';
import { lastWithoutOwnership } from '../law/reform/cgt/sale-parts.ts';
import type { Entity } from '../law/reform/entity.ts';
import { reformDay } from '../law/reform/settings.ts';
import { firstDayOfMonth } from '../ledger/clock.ts';
import { addOwnershipCost, deductedLandTax } from '../ledger/ownership-costs.ts';
import type { SoldParcel } from '../ledger/parcels.ts';
import type { Run } from '../ledger/running.ts';
import type { Fractions } from '../ledger/running-entity.ts';
import type { RunningHolding } from '../ledger/running-holding.ts';
import type { RunningHome } from '../ledger/running-home.ts';
import type { Value2027Used } from '../ledger/timeline.ts';
import { fromCents } from '../units/ledger.ts';
import { cents } from '../units/statute.ts';
import { noteBuiltOn } from './counted-status.ts';
import { isNewDwelling } from './home-status.ts';
import { addToYear } from './new-dwelling.ts';
import { noteResidence, residenceOf, worthWhenLet } from './residence.ts';

/** A sale's money, whole cents of the household's part. */
interface SoldFor {
  readonly price: number;
  readonly costs: number;
}

/** Adds each owner's gain or loss on a property sold this month to their year. An unknown cost is listed, not guessed. */
export function addHomeGain(run: Run, home: RunningHome, { price, costs }: SoldFor): void {
  const { boughtOn, uses } = home;
  const isAlwaysHome = uses.every(({ use }) => use === 'home') && isHomeFromStart(home);
  if (isAlwaysHome && !home.ofEntity) return;
  const cost = costOf(run, home);
  if (boughtOn === null || cost === null) {
    const countedAs = 'The gain on its sale is not known, so no tax on it is counted.';
    const field = boughtOn === null ? 'contract' : 'price';
    run.notKnown.set(`${home.home.id}.gain`, { subject: home.home.id, field, countedAs });
    return;
  }
  const soldOn = firstDayOfMonth(run.start + run.month);
  if (boughtOn >= soldOn) return;
  const residence = residenceOf(run, home, { boughtOn, soldOn });
  addUndeductedLandTax(run, home);
  const sale: OwnedSale = {
    subject: home.home.id,
    acquiredOn: boughtOn,
    soldOn,
    // What cost nothing is taxed on all of its price, to the cent that a sale takes at least.
    purchasePrice: Math.max(0.01, cost),
    purchaseCosts: home.purchaseCosts,
    sellingCosts: fromCents(costs),
    salePrice: fromCents(price),
    costItems: costItemsOf(run, home),
    capitalWorksClaimed: home.works,
    ...value2027Of(run, home),
    indexation: { method: 'rate', annualPct: run.household.assume.pricesPct },
    ...dwellingOf(home),
  };
  addEntityGains(run, home.owners, sale);
  if (!isAlwaysHome) {
    const taxed = residence === null ? sale : { ...sale, mainResidence: residence };
    noteResidence(run, home, taxed);
    addGain(run, home.owners, taxed);
  }
  if (sale.isNewBuild && run.law === 'enacted' && soldOn >= reformDay) noteBuiltOn(run, home.home);
  noteEstimate(run, home);
}

/** Whether a dwelling is sold, and a new one: land that was never let or lived in is none (ITAA 1997 s 102-6). */
function dwellingOf({ home: { kind, use, livedIn }, uses }: RunningHome): Pick<Sale, 'use' | 'isNewBuild'> {
  const isUsed = livedIn !== undefined || [{ use }, ...uses].some((each) => each.use !== 'empty');
  return kind === 'land' && !isUsed ? { use: 'other' } : { use: 'residential', isNewBuild: isNewDwelling(kind) };
}

/**
 * Dollars, of the household's part, that the gain is counted from: the price, or what stands in its place where that is not
 * known. Of a home acquired before 20 September 1985 the gain to 1 July 2027 is free, whatever it cost. Else null.
 */
function costOf(run: Run, home: RunningHome): number | null {
  const { boughtOn, price, worth2027 } = home;
  const isPreCgt = boughtOn !== null && boughtOn < firstCgtDay;
  if (price !== null || !isPreCgt) return price ?? worthWhenLet(home);
  const isBefore = firstDayOfMonth(run.start + run.month) < reformDay;
  if (isBefore) return 0;
  return choiceOf(run) === 'market' && worth2027 !== null ? worth2027.value : null;
}

/** Keeps what of a year's land tax is not deducted, for months in which a property was not let, as a cost of owning it. */
export function addUndeductedLandTax(run: Run, home: RunningHome): void {
  addOwnershipCost(run, home, home.year.landTax - deductedLandTax(home.year));
}

/** Renovations, and what owning it cost in the run that nobody could deduct (ITAA 1997 s 110-25(4), (5)). */
function costItemsOf({ start }: Run, { improvements, ownership }: RunningHome): NonNullable<Sale['costItems']> {
  return [
    ...improvements.map(({ amount, on }) => ({ element: 4 as const, amount, on })),
    ...ownership.map(({ month, cents: all }) => {
      return { element: 3 as const, amount: fromCents(all), on: firstDayOfMonth(start + month) };
    }),
  ];
}

/**
 * The value of 1 July 2027 of a property: by law the market's (ITAA 1997 s 112-160), which is the run's own of that day or
 * what the household says; a formula where that is chosen (s 112-185), or neither is known.
 */
function value2027Of(
  run: Run,
  { worth2027 }: RunningHome,
): { readonly value2027: Value2027; readonly by: Value2027Used['by'] } {
  const choice = choiceOf(run);
  if (choice === 'market' && worth2027 !== null)
    return { value2027: { method: 'valuation', amount: worth2027.value }, by: worth2027.by };
  const formula = choice === 'market' ? 'compound' : choice;
  return { value2027: { method: 'apportioned', formula }, by: formula };
}

function choiceOf({ household }: Run): Value2027Choice {
  return household.openLaw?.value2027 ?? 'market';
}

/** Lists a value of 1 July 2027 that was needed, and estimated because nobody said it. */
function noteEstimate(run: Run, { home: { id }, worth2027 }: RunningHome): void {
  const { notKnown, values2027 } = run;
  if (choiceOf(run) !== 'market' || worth2027 !== null || !values2027.has(id)) return;
  const countedAs =
    'What it was worth on 1 July 2027 is not recorded: estimated from what was paid and what it sells for.';
  notKnown.set(`${id}.value2027`, { subject: id, field: 'value2027', countedAs });
}

/** What was sold of a holding, and what selling it cost, cents. */
interface SoldUnits {
  readonly sold: readonly SoldParcel[];
  readonly costs: number;
}

/** Adds each owner's gain or loss on what was sold of a holding this month; what is not recorded of it is listed. */
export function addHoldingGain(
  run: Run,
  { holding, owners, unit2027 }: RunningHolding,
  { sold, costs }: SoldUnits,
): void {
  const all = sold.reduce((sum, { price }) => sum + price, 0);
  for (const { boughtOn, isOfStart, cost, price, units } of sold) {
    if (isOfStart) noteHolding(run, holding.id, cost !== null);
    // A part of a cent is of the rounding of what was sold.
    if (cost === null || price < 1) continue;
    addGain(run, owners, {
      ...{ subject: holding.id, by: null },
      acquiredOn: boughtOn,
      soldOn: firstDayOfMonth(run.start + run.month),
      // What cost nothing is taxed on all of its price, to the cent that a sale takes at least.
      purchasePrice: fromCents(Math.max(1, cost)),
      sellingCosts: fromCents((costs * price) / all),
      salePrice: fromCents(price),
      use: 'shares',
      value2027:
        unit2027 === null
          ? { method: 'apportioned', formula: 'compound' }
          : { method: 'valuation', amount: fromCents(units * unit2027) },
      indexation: { method: 'rate', annualPct: run.household.assume.pricesPct },
    });
  }
}

function noteHolding({ notKnown }: Run, id: string, isCostKnown: boolean): void {
  const countedAs = isCostKnown
    ? 'The day it was bought is not recorded: counted as two years before the start.'
    : 'What it cost is not recorded, so no tax on the gain of its sale is counted.';
  notKnown.set(`${id}.gain`, { subject: id, field: isCostKnown ? 'bought' : 'price', countedAs });
}

/** A sale before it is an owner's, with whose value of 1 July 2027 a property has; null of a holding. */
interface OwnedSale extends Omit<Sale, 'sharePct'> {
  readonly subject: string;
  readonly by: Value2027Used['by'] | null;
}

interface SaleOwner {
  readonly entity: Entity;
  readonly fraction: number;
}

/** An owner's gain; of a property's, keeps the value of 1 July 2027 that it goes by. */
function assess(run: Run, { subject, by, ...sale }: OwnedSale, { entity, fraction }: SaleOwner): AssessedSale {
  const result = assessSale({ ...sale, sharePct: fraction * 100 }, { entity, side: run.law });
  if (by !== null && result.gains.length > 0) noteOwnership(run, subject);
  if (by !== null && result.value2027 !== null)
    run.values2027.set(subject, { home: subject, value: cents(result.value2027 / fraction), by });
  return result;
}

/** Lists that a taxed holiday home or vacant place of before the start cost something to own that nobody said. */
function noteOwnership({ homes, notKnown, start }: Run, id: string): void {
  const home = homes.find((each) => each.home.id === id);
  const { boughtOn = null } = home ?? {};
  if (home?.home.use !== 'empty' || boughtOn === null || boughtOn <= lastWithoutOwnership) return;
  if (boughtOn >= firstDayOfMonth(start)) return;
  const countedAs =
    'What it cost to own before the start is not recorded: its interest, rates, insurance and repairs from then on alone ' +
    'lower the gain on its sale (ITAA 1997 s 110-25(4)).';
  notKnown.set(`${id}.ownership`, { subject: id, field: 'annualCosts', countedAs });
}

/** Each entity's gain, without the exemption of a home, and the discount that a person has who takes it from a trust. */
function addEntityGains(run: Run, owners: Fractions, sale: OwnedSale): void {
  const { people, entities } = run;
  for (const { person, fraction } of owners) {
    const entity = entities[person - people.length];
    if (entity === undefined || fraction === 0) continue;
    const assessed = assess(run, sale, { entity: entity.lawEntity, fraction });
    const ofPerson = assessSale({ ...sale, sharePct: fraction * 100 }, { entity: 'individual', side: run.law });
    const passed = assessed.gains.map((gain, index) => {
      return { ...gain, passedPct: ofPerson.gains[index]?.discountPct ?? 0 };
    });
    entity.gains.push(...passed);
    entity.yearLosses += assessed.losses;
  }
}

/** Each person's gain; of a new dwelling by both rules, which are chosen from once the year is known. */
function addGain(run: Run, owners: Fractions, sale: OwnedSale): void {
  for (const { person, fraction } of owners) {
    const owner = run.people[person];
    if (owner === undefined || fraction === 0) continue;
    const by = (newBuildChoice: 'discount' | 'indexation') =>
      assess(run, { ...sale, newBuildChoice }, { entity: 'individual', fraction });
    const discount = by('discount');
    if (discount.choiceMade === null) addToYear(owner, discount);
    else owner.newDwellings.push({ home: sale.subject, discount, indexation: by('indexation') });
  }
}

/** True while a property has been lived in since it was bought. */
function isHomeFromStart({ home }: RunningHome): boolean {
  return home.use === 'home';
}
