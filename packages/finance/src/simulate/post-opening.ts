import type { Run, RunningPerson } from '../ledger/running.ts';
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
  for (const person of people) openPerson(open, person);
}

/** Study loan, tax that is still to be paid, and super. */
function openPerson(
  open: (to: number, amount: number, subject: string) => void,
  { person, super: place, studyLoan, taxDue }: RunningPerson,
): void {
  const { id, helpDebt = 0, superBalance = 0, taxDue: due = 0 } = person;
  open(studyLoan, -toCents(helpDebt), id);
  open(place, toCents(superBalance), id);
  open(taxDue, -toCents(due), id);
}
