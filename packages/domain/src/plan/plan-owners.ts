import type { HouseholdEntity, OwnerShare } from '@freehold/finance';
import type { Resolved } from '@freehold/plan';

/** A plan with the changes of an option on it. */
export type PlanToRun = Resolved['plan'];

type Shares = Readonly<Record<string, number>>;
type Owner = NonNullable<PlanToRun['owners']>[string];
type Losses = NonNullable<NonNullable<PlanToRun['people']>[string]['losses']>;

/** The records of a part that are not switched off, with their ids. */
export function active<Row extends object>(rows: Readonly<Record<string, Row>> | undefined): readonly [string, Row][] {
  return Object.entries(rows ?? {}).filter(([, row]) => !('off' in row));
}

/** Whether a part has a record of an id that is not switched off. */
export function isActive(rows: Readonly<Record<string, object>> | undefined, id: string): boolean {
  return active(rows).some(([known]) => known === id);
}

/** Id in the household of a loan of the plan, or of the one that a purchase takes; null for neither. */
export function loanNamed(plan: PlanToRun, id: string): string | null {
  if (isActive(plan.loans, id)) return `loans/${id}`;
  return isActive(plan.events, id) && plan.events?.[id]?.do === 'buy' ? `events/${id}.loan` : null;
}

/** Id of a person in the household of a plan. */
export function personId(id: string): string {
  return `people/${id}`;
}

/**
 * Who owns a home: percent of people, trusts and funds, as the household has them. All people in equal parts unless
 * somebody is named; names of nobody are left out.
 */
export function ownersOf(plan: PlanToRun, shares: Shares | undefined): readonly OwnerShare[] {
  return merged(named(plan, shares).flatMap(([id, pct]) => ownersNamed(plan, id, pct)));
}

/** Percent of a home that belongs to the people of a plan and their trusts and funds: a run counts that part of its value. All of it before the plan has people. */
export function ownedPct(plan: PlanToRun, shares: Shares | undefined): number {
  const owners = ownersOf(plan, shares);
  return owners.length === 0 ? 100 : owners.reduce((sum, { sharePct }) => sum + sharePct, 0);
}

/** As `ownersOf`, of what people alone own: a trust's goes to those it pays, a fund's to its members. */
export function peopleOwning(plan: PlanToRun, shares: Shares | undefined): readonly OwnerShare[] {
  return merged(named(plan, shares).flatMap(([id, pct]) => peopleNamed(plan, id, pct)));
}

/** The plan's trusts and super funds, as the household has them. */
export function entitiesOf(plan: PlanToRun): readonly HouseholdEntity[] {
  return Object.entries(plan.owners ?? {}).flatMap(([id, owner]): readonly HouseholdEntity[] => {
    if (owner.type === 'joint') return [];
    const kind = owner.type === 'smsf' ? 'superFund' : 'discretionaryTrust';
    return [{ id: `owners/${id}`, kind, shares: peopleNamed(plan, id, 100), ...lossesOf(owner) }];
  });
}

/** Losses that a person, a trust or a fund brings from years before the start, as the household has them. */
export function lossesOf({ losses }: { readonly losses?: Losses }): Pick<HouseholdEntity, 'broughtForward'> {
  if (losses === undefined) return {};
  const { rental, capital, income } = losses;
  return { broughtForward: { rentalLosses: rental, capitalLosses: capital, taxLosses: income } };
}

/** Shares that are more than nothing, of owners that the plan has; all people in equal parts where none is. */
function named(plan: PlanToRun, shares: Shares = {}): readonly (readonly [string, number])[] {
  const known = Object.entries(shares).filter(
    ([id, pct]) => pct > 0 && (own(plan.people, id) !== undefined || own(plan.owners, id) !== undefined),
  );
  return known.length > 0 ? known : equalParts(Object.keys(plan.people ?? {}));
}

function equalParts(ids: readonly string[]): readonly (readonly [string, number])[] {
  return ids.map((id) => [id, 100 / ids.length] as const);
}

function ownersNamed(plan: PlanToRun, id: string, pct: number): readonly OwnerShare[] {
  const owner = own(plan.owners, id);
  if (owner === undefined || owner.type === 'joint') return peopleNamed(plan, id, pct);
  return [{ owner: `owners/${id}`, sharePct: pct }];
}

function peopleNamed(plan: PlanToRun, id: string, pct: number): readonly OwnerShare[] {
  const people = plan.people ?? {};
  if (own(people, id) !== undefined) return [{ owner: personId(id), sharePct: pct }];
  const owner = own(plan.owners, id);
  if (owner === undefined) return [];
  const parts = partsOf(plan, owner).filter(([part]) => own(people, part) !== undefined);
  // The rest of what is owned jointly is others'; a trust or a fund is its people's as a whole.
  const whole = owner.type === 'joint' ? 100 : parts.reduce((sum, [, part]) => sum + part, 0);
  return parts.map(([part, share]) => ({ owner: personId(part), sharePct: (pct * share) / whole }));
}

function partsOf(plan: PlanToRun, owner: Owner): readonly (readonly [string, number])[] {
  if (owner.type === 'smsf') return equalParts(owner.members);
  return named(plan, owner.type === 'joint' ? owner.shares : owner.pays);
}

function own<Row>(rows: Readonly<Record<string, Row>> | undefined, id: string): Row | undefined {
  return rows !== undefined && Object.hasOwn(rows, id) ? rows[id] : undefined;
}

/** Each owner once. Shares over the whole are taken in proportion. */
function merged(owners: readonly OwnerShare[]): readonly OwnerShare[] {
  const total = owners.reduce((sum, { sharePct }) => sum + sharePct, 0);
  const scale = total > 100 ? 100 / total : 1;
  return [...Map.groupBy(owners, ({ owner }) => owner)].map(([owner, parts]) => ({
    owner,
    sharePct: parts.reduce((sum, { sharePct }) => sum + sharePct, 0) * scale,
  }));
}
