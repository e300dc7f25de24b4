import { checkAmount, checkIds, checkOwners, refuse } from './check-fields.ts';
import type { BroughtForward, HouseholdEntity } from './entity.ts';
import type { Home, Household, Loan } from './household.ts';
import type { HouseholdNames } from './names.ts';

/** Refuses entities that share an id with somebody, hold nothing for anybody, or hold what is not 100 percent in all. */
export function checkEntities({ people, entities = [] }: Household, names: HouseholdNames): void {
  checkIds('entities.id', [...people, ...entities]);
  for (const entity of entities) checkEntity(entity, names);
}

/** Refuses losses of before the start that are not 0 to the largest amount. */
export function checkBrought(field: string, brought: BroughtForward = {}): void {
  for (const name of ['rentalLosses', 'capitalLosses', 'taxLosses'] as const)
    checkAmount(`${field}.broughtForward.${name}`, brought[name]);
}

function checkEntity(entity: HouseholdEntity, { people }: HouseholdNames): void {
  checkBrought('entities', entity.broughtForward);
  if (entity.kind === 'company') {
    checkAmount('entities.balance', entity.balance);
    return;
  }
  checkOwners('entities.shares', entity.shares, people);
  const sum = entity.shares.reduce((total, { sharePct }) => total + sharePct, 0);
  // Thirds written with four decimals.
  if (sum < 99.99) refuse('shareRange', 'entities.shares.sharePct', `is ${sum} in all; 100 is needed`);
}

/**
 * Refuses what a super fund may not do: own a property with others or one that is lived in, borrow otherwise than by
 * limited recourse to that property alone, or take cash out (SIS Act 1993 ss 62, 67, 67A); and limited recourse of others.
 */
export function checkFunds(household: Household): void {
  const { entities = [], homes, loans } = household;
  const funds = new Set(entities.flatMap(({ id, kind }) => (kind === 'superFund' ? [id] : [])));
  const ofFunds = homes.filter(({ owners }) => owners.some(({ owner }) => funds.has(owner)));
  for (const home of ofFunds) checkFundHome(home, household);
  const ids = new Set(ofFunds.map(({ id }) => id));
  for (const loan of loans) checkRecourse(loan, ids);
  const ofRecourse = new Set(loans.flatMap(({ id, limitedRecourse }) => (limitedRecourse ? [id] : [])));
  for (const event of household.events) {
    if (event.do === 'refinance' && ofRecourse.has(event.loan) && (event.cashOut ?? 0) > 0)
      refuse('incompatible', 'events.cashOut', `is given for ${event.loan}; a super fund’s loan takes no cash out`);
  }
}

function checkFundHome({ id, owners, use, laterUses = [] }: Home, { events }: Household): void {
  if (owners.length > 1)
    refuse('incompatible', 'homes.owners', `of ${id} are several; a super fund owns a property alone here`);
  const rest = `is home for ${id}; nobody lives in a super fund’s property`;
  if (use === 'home') refuse('incompatible', 'homes.use', rest);
  if (laterUses.some((later) => later.use === 'home')) refuse('incompatible', 'homes.laterUses.use', rest);
  if (events.some((event) => event.do === 'use' && event.home === id && event.use === 'home'))
    refuse('incompatible', 'events.use', rest);
}

function checkRecourse({ id, on, purpose, limitedRecourse = false }: Loan, ofFunds: ReadonlySet<string>): void {
  const field = 'loans.limitedRecourse';
  const isOfFund = on.some((home) => ofFunds.has(home)) || (purpose !== null && ofFunds.has(purpose));
  if (!isOfFund && limitedRecourse) refuse('incompatible', field, `is given for ${id}, which is no super fund’s loan`);
  if (!isOfFund) return;
  if (!limitedRecourse)
    refuse('required', field, `is missing for ${id}; a super fund borrows by limited recourse alone`);
  if (on.length !== 1 || on[0] !== purpose)
    refuse('incompatible', 'loans.on', `of ${id} is not the one property that the super fund’s loan is for`);
}
