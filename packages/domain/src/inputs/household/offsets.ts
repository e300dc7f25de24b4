import type { Liability } from '@freehold/contract';
import { moneyText } from '@freehold/contract';
import { type CashAccount, type Loan, mostOfHousehold } from '@freehold/finance';
import { amountOf, firstOf, type Reading } from './reading.ts';

interface Owed {
  readonly loans: readonly Loan[];
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Accounts with those that offset a loan after them. What is in an offset account is part of the savings on record: it
 * leaves the everyday account first, then savings without interest, then the others. What they do not hold counts besides.
 */
export function withOffsets(reading: Reading, accounts: readonly CashAccount[], owed: Owed): readonly CashAccount[] {
  const rows = reading.record.liabilities.filter((row) => isOffset(reading, row, owed));
  const limit = { most: mostOfHousehold.accounts - accounts.length, field: 'accounts', what: 'accounts' };
  const left = new Map(accounts.map(({ id, balance }) => [id, balance]));
  const bySource = [...accounts].sort((a, b) => Number((a.ratePct ?? 0) > 0) - Number((b.ratePct ?? 0) > 0));
  const offsets = firstOf(reading, rows, limit).map((row) => {
    const name = owed.names.get(row.id) ?? row.liabilityType;
    const entry = { subject: row.id, field: 'offsets', what: `Offset account of ${name}` };
    const balance = amountOf(reading, entry, row.offsetBalance ?? 0);
    sayBeyond(reading, { row, name, beyond: takenFrom(left, bySource, balance) });
    return { id: `${row.id}.offset`, balance, offsets: row.id };
  });
  const others = accounts.map((account) => ({ ...account, balance: left.get(account.id) ?? 0 }));
  others.forEach(({ id, balance }, place) => {
    sayTaken(reading, {
      id,
      name: owed.names.get(id) ?? 'savings',
      left: balance,
      taken: (accounts[place]?.balance ?? 0) - balance,
    });
  });
  return [...others, ...offsets];
}

function isOffset({ say, ask }: Reading, row: Liability, { loans, names }: Owed): boolean {
  const isOwed = loans.some(({ id, balance }) => id === row.id && balance > 0);
  const name = names.get(row.id) ?? row.liabilityType;
  if (row.offsetBalance === null && isOwed && row.liabilityType === 'Mortgage')
    ask({
      subject: row.id,
      field: 'offsets',
      countedAs: `An offset account of ${name} is not recorded: none is counted.`,
      ask: { at: `liabilities.${row.id}.offsetBalance`, question: `How much is in the offset account of ${name}?` },
    });
  if (row.offsetBalance === null || row.offsetBalance <= 0) return false;
  if (!isOwed) say(row.id, 'offsets', `Nothing is owed on ${name}: its offset account is not counted.`);
  return isOwed;
}

/** Takes dollars out of the accounts in order; returns what they do not hold. */
function takenFrom(left: Map<string, number>, sources: readonly CashAccount[], amount: number): number {
  let missing = amount;
  for (const { id } of sources) {
    const taken = Math.min(missing, left.get(id) ?? 0);
    left.set(id, (left.get(id) ?? 0) - taken);
    missing -= taken;
  }
  return missing;
}

interface Taken {
  readonly id: string;
  readonly name: string;
  readonly left: number;
  readonly taken: number;
}

function sayTaken({ say, unsay }: Reading, { id, name, left, taken }: Taken): void {
  if (taken < 0.005) return;
  // Nothing is left of it to earn interest.
  if (left < 0.005) unsay(id, 'ratePct');
  say(
    id,
    'offsets',
    `${moneyText(taken)} of ${name} is counted as in an offset account: it lowers a loan’s interest and earns none.`,
  );
}

interface Beyond {
  readonly row: Liability;
  readonly name: string;
  readonly beyond: number;
}

function sayBeyond({ say }: Reading, { row, name, beyond }: Beyond): void {
  if (beyond < 0.005) return;
  const text = `The offset account of ${name} holds ${moneyText(beyond)} more than the savings on record`;
  say(row.id, 'offsets', `${text}: counted beside them.`);
}
