import type { BroughtForward, HouseholdEntity, OwnerShare } from '../household/entity.ts';
import type { Household } from '../household/household.ts';
import type { Entity } from '../law/reform/entity.ts';
import type { Books } from '../ledger/books.ts';
import type { Run } from '../ledger/running.ts';
import type { Fractions, RunningEntity } from '../ledger/running-entity.ts';

/** A household's unit trust is caught by the loss rule as a discretionary one is: it is not widely held. */
const lawEntities: Readonly<Record<HouseholdEntity['kind'], Entity>> = {
  company: 'company',
  discretionaryTrust: 'discretionaryTrust',
  unitTrust: 'discretionaryTrust',
  superFund: 'smsf',
};

/** The companies, trusts and super funds of a household at the start of its run. */
export function entitiesAt(household: Household, books: Books): readonly RunningEntity[] {
  return (household.entities ?? []).map((entity) => ({
    entity,
    lawEntity: lawEntities[entity.kind],
    shares: entity.kind === 'company' ? [] : fractionsOf(household, entity.shares),
    account: entity.kind === 'company' ? books.place('company', entity.id) : null,
    taxDue: books.place('taxDue', entity.id),
    ...carriedIn(entity.broughtForward),
    ...{ lent: 0, taxPaid: 0, gains: [], yearLosses: 0 },
  }));
}

/** Losses of years before the start, as a person or an entity carries them. */
export function carriedIn({ rentalLosses = 0, capitalLosses = 0, taxLosses = 0 }: BroughtForward = {}) {
  return { pool: rentalLosses, capitalLosses, taxLoss: taxLosses };
}

/** The parts of what people and entities own, by their places. */
export function fractionsOf({ people, entities = [] }: Household, shares: readonly OwnerShare[]): Fractions {
  const everybody = [...people, ...entities];
  const total = shares.reduce((sum, { sharePct }) => sum + sharePct, 0);
  return shares.map(({ owner, sharePct }) => ({
    person: everybody.findIndex(({ id }) => id === owner),
    fraction: total === 0 ? 0 : sharePct / total,
  }));
}

const lending = 'A lender’s test counts the loans for its properties and none of their rent.';
const countedAs: Readonly<Record<HouseholdEntity['kind'], string>> = {
  company: `It pays no dividends and lends nobody money. ${lending}`,
  discretionaryTrust: `Its losses are carried without the tests of trust losses. ${lending}`,
  unitTrust: `Its losses are carried without the tests of trust losses. ${lending}`,
  superFund:
    'It pays no pension, and its loss is not set against contributions. A lender’s test counts neither its loans nor its rent.',
};

/** Lists what is counted of each entity in a simple way, and land tax that is not known. */
export function noteEntities({ entities, homes, notKnown }: Run): void {
  for (const { entity } of entities) {
    notKnown.set(`${entity.id}.kind`, { subject: entity.id, field: 'kind', countedAs: countedAs[entity.kind] });
  }
  for (const { home, ofEntity } of homes) {
    if (!ofEntity || home.state === 'NT') continue;
    const words = 'Land tax of companies, trusts and super funds is not known, so none is counted for their part.';
    notKnown.set(`${home.id}.landTax`, { subject: home.id, field: 'owners', countedAs: words });
  }
}
