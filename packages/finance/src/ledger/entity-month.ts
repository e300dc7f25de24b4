import { wholeCents } from '../units/ledger.ts';
import { monthText } from './clock.ts';
import { firstAccount } from './first-account.ts';
import type { Run } from './running.ts';
import type { RunningEntity } from './running-entity.ts';

/** Notes whole cents that a property of an entity brought into the first account this month; negative for paid out. */
export function countRegular(run: Run, home: string | null, cents: number): void {
  const moved = movedOf(run, home);
  if (moved !== undefined) moved.regular += cents;
}

/** The same of a sale, a renovation or refinancing. */
export function countDeal(run: Run, home: string | null, cents: number): void {
  const moved = movedOf(run, home);
  if (moved !== undefined) moved.deals += cents;
}

function movedOf({ entities, homes }: Run, id: string | null) {
  if (entities.length === 0 || id === null) return undefined;
  return homes.find(({ ofEntity, home }) => ofEntity && home.id === id)?.moved;
}

/** Settles what the first account took and paid this month for companies and super funds, each with its own money. */
export function settleEntities(run: Run): void {
  if (run.entities.length === 0) return;
  for (const [index, entity] of run.entities.entries()) {
    const place = run.people.length + index;
    settle(run, entity, { kind: 'entitySettled', net: partOf(run, place, 'regular') - entity.taxPaid });
    settle(run, entity, { kind: 'entityDealSettled', net: partOf(run, place, 'deals') });
    entity.taxPaid = 0;
  }
  for (const { ofEntity, moved } of run.homes) if (ofEntity) Object.assign(moved, { regular: 0, deals: 0 });
}

function partOf({ homes }: Run, place: number, of: 'regular' | 'deals'): number {
  let sum = 0;
  for (const { ofEntity, owners, moved } of homes) {
    if (!ofEntity || moved[of] === 0) continue;
    const fraction = owners.find(({ person }) => person === place)?.fraction ?? 0;
    sum += wholeCents(moved[of] * fraction);
  }
  return sum;
}

interface Net {
  readonly kind: 'entitySettled' | 'entityDealSettled';
  /** Whole cents that came into the first account. */
  readonly net: number;
}

/** A trust passes everything on to its people, whose account the first one is. */
function settle(run: Run, entity: RunningEntity, net: Net): void {
  if (entity.entity.kind === 'company') settleCompany(run, entity, net);
  if (entity.entity.kind === 'superFund') settleFund(run, entity, net);
}

/** A company pays back what the household lent it and keeps the rest; what it does not hold the household lends it. */
function settleCompany(run: Run, entity: RunningEntity, { kind, net }: Net): void {
  const { books } = run;
  const to = entity.account ?? 0;
  const kept = net > 0 ? net - Math.min(net, entity.lent) : -Math.min(-net, books.now[to] ?? 0);
  entity.lent += kept - net;
  books.post(kind, { subject: entity.entity.id, from: firstAccount(run), to }, kept);
}

/** A fund's money is its members' super, by their shares; the last member takes the rest of the cents. */
function settleFund(run: Run, { entity, shares }: RunningEntity, { kind, net }: Net): void {
  const { books } = run;
  let left = net;
  for (const [index, { person, fraction }] of shares.entries()) {
    const member = run.people[person];
    if (member === undefined) continue;
    const cents = index === shares.length - 1 ? left : wholeCents(net * fraction);
    books.post(kind, { subject: entity.id, from: firstAccount(run), to: member.super }, cents);
    left -= cents;
    if (cents < 0 && (books.now[member.super] ?? 0) < 0) noteOverdrawn(run, entity.id);
  }
}

function noteOverdrawn({ notKnown, start, month }: Run, id: string): void {
  const key = `${id}.super`;
  if (notKnown.has(key)) return;
  const countedAs = `Its members’ super does not cover it in ${monthText(start + month)}: it is counted below zero.`;
  notKnown.set(key, { subject: id, field: 'shares', countedAs });
}
