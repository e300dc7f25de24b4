import type { Run } from '../ledger/running.ts';
import { toCents } from '../units/ledger.ts';

/** Posts what a household has and owes before the first step of its run. */
export function postOpening({
  books,
  household,
  people,
  entities,
  accounts,
  holdings,
  homes,
  loans,
  world,
}: Run): void {
  const open = (to: number, amount: number, subject: string) =>
    books.post('opening', { subject, from: world.market, to }, amount);
  for (const { account, place } of accounts) open(place, toCents(account.balance), account.id);
  for (const { account, base, holding } of holdings) open(account, base, holding.id);
  for (const { account, owned, base, home } of homes) if (owned) open(account, base, home.id);
  for (const [index, { account, id }] of loans.entries()) {
    open(account, -toCents(household.loans[index]?.balance ?? 0), id);
  }
  for (const { entity, account } of entities) {
    if (entity.kind === 'company') open(account ?? 0, toCents(entity.balance ?? 0), entity.id);
  }
  for (const { person, super: place, studyLoan } of people) {
    open(studyLoan, -toCents(person.helpDebt ?? 0), person.id);
    open(place, toCents(person.superBalance ?? 0), person.id);
  }
}
