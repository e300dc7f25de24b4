import { type Liability, liabilityTypes, moneyText } from '@freehold/contract';
import {
  type Holding,
  type Home,
  type Loan,
  loanYearsLeft,
  mostOfHousehold,
  variableLoanRates,
} from '@freehold/finance';
import { rateText } from '../../text/rates.ts';
import { sayTerms, termsOf } from './loan-terms.ts';
import { amountOf, firstOf, monthAfter, percentOf, type Reading, recurring } from './reading.ts';
import { type Security, securities } from './securing.ts';

/** Kinds of liability that are costs; what is owed on one is a loan beside it. */
export const costTypes: readonly string[] = ['Childcare', 'School', 'Insurance', 'Private Health'];

/** Properties and holdings that loans may be on, and what the rows of the record are called. */
export interface Belongings {
  readonly homes: readonly Home[];
  readonly holdings: readonly Holding[];
  readonly names: ReadonlyMap<string, string>;
}

type Place = Pick<Loan, 'kind' | 'on' | 'purpose'>;

const nowhere: Place = { kind: 'other', on: [], purpose: null };

/** Whatever is owed but HECS, and cards with a limit; the larger of Existing Loans and the liabilities counts. */
export function readLoans(reading: Reading, belongings: Belongings): readonly Loan[] {
  const { liabilities } = reading.record;
  const owed = liabilities.filter((row) => row.liabilityType !== 'HECS' && isLoan(row));
  for (const row of liabilities) sayUnowed(reading, row, nameOf(row, belongings));
  const mortgages = owed.filter(({ liabilityType }) => liabilityType === 'Mortgage');
  const secured = securities(mortgages, belongings.homes, belongings.names);
  const limit = { most: mostOfHousehold.loans - 1, field: 'loans', what: 'loans' };
  const read = firstOf(reading, owed, limit).map((row) =>
    readLoan(reading, { row, name: nameOf(row, belongings), place: placeOf(reading, row, { belongings, secured }) }),
  );
  return [...read, ...existingLoans(reading)];
}

function nameOf({ id, liabilityType }: Liability, { names }: Belongings): string {
  return names.get(id) ?? liabilityType;
}

function isLoan({ liabilityType, loanBalance, limitAmount }: Liability): boolean {
  return loanBalance > 0 || (liabilityType === 'Credit Card' && limitAmount > 0);
}

function sayUnowed({ say }: Reading, row: Liability, name: string): void {
  const { id, liabilityType, loanBalance, repaymentAmount } = row;
  if (loanBalance < 0) say(id, 'balance', `Balance of ${name} is recorded below zero: counted as $0.`);
  const isOther = !costTypes.includes(liabilityType) && liabilityType !== 'HECS';
  if (isOther && loanBalance === 0 && repaymentAmount > 0)
    say(id, 'monthlyRepayment', `Nothing is owed on ${name}: its repayment is not counted.`);
}

interface Placing {
  readonly belongings: Belongings;
  readonly secured: ReadonlyMap<string, Security>;
}

function placeOf(reading: Reading, row: Liability, { belongings, secured }: Placing): Place {
  const name = nameOf(row, belongings);
  switch (row.liabilityType) {
    case 'Mortgage':
      return mortgagePlace(reading, row, { name, security: secured.get(row.id), names: belongings.names });
    case 'Share Margin Lending':
      return marginPlace(reading, row, belongings);
    case 'Credit Card':
      return { ...nowhere, kind: 'card' };
    default:
      if (!liabilityTypes.some((type) => type === row.liabilityType))
        reading.say(row.id, 'kind', `Kind of ${name} is not recorded: counted as another loan.`);
      if (costTypes.includes(row.liabilityType))
        reading.say(row.id, 'kind', `What is owed on ${name} is counted as a loan beside its cost.`);
      return nowhere;
  }
}

interface Secured {
  readonly name: string;
  readonly security: Security | undefined;
  readonly names: ReadonlyMap<string, string>;
}

function mortgagePlace(reading: Reading, row: Liability, { name, security, names }: Secured): Place {
  const { say, ask } = reading;
  if (security === undefined) {
    say(row.id, 'on', `No property on record secures ${name}: counted as another loan, for private spending.`);
    return nowhere;
  }
  const { home, from } = security;
  const property = names.get(home.id) ?? home.id;
  const isOwn = home.use === 'home';
  sayPart(reading, row, { name, home, property });
  if (from === 'record') return { kind: 'home', on: [home.id], purpose: isOwn ? null : home.id };
  const spent = isOwn ? 'for private spending' : `with its interest deducted from the rent`;
  const why = from === 'description' ? 'as its description says' : 'which the record does not say';
  if (!(isOwn && row.isPrimaryResidence))
    ask({
      subject: row.id,
      field: 'on',
      countedAs: `${name} is counted as on ${property}, ${why}, ${spent}.`,
      ask: { at: `liabilities.${row.id}.securedBy`, question: `Which property is ${name} on?` },
    });
  return { kind: 'home', on: [home.id], purpose: isOwn ? null : home.id };
}

/** A loan on a property that is owned in part counts as recorded; its owner may have recorded all of it. */
function sayPart({ ask }: Reading, row: Liability, { name, home, property }: PartOwned): void {
  const owned = home.owners.reduce((sum, { sharePct }) => sum + sharePct, 0);
  if (row.loanBalance <= 0 || owned >= 100) return;
  ask({
    subject: row.id,
    field: 'balance',
    countedAs: `All that is recorded of ${name} is counted as owed by the household, though it owns ${rateText(owned)} of ${property}.`,
    ask: { at: `liabilities.${row.id}.loanBalance`, question: `What is the household’s part of ${name}?` },
  });
}

interface PartOwned {
  readonly name: string;
  readonly home: Home;
  readonly property: string;
}

function marginPlace({ say }: Reading, row: Liability, { holdings, names }: Belongings): Place {
  const shares = holdings.find(({ kind }) => kind === 'shares');
  const name = names.get(row.id) ?? row.liabilityType;
  if (shares === undefined) {
    say(row.id, 'purpose', `No shares are on record for ${name}: counted as another loan, for private spending.`);
    return nowhere;
  }
  say(row.id, 'purpose', `${name} is counted as spent on ${names.get(shares.id) ?? 'Shares'}.`);
  return { kind: 'margin', on: [], purpose: shares.id };
}

interface PlacedLoan {
  readonly row: Liability;
  readonly name: string;
  readonly place: Place;
}

function readLoan(reading: Reading, { row, name, place }: PlacedLoan): Loan {
  const entry = (field: string, what: string) => ({ subject: row.id, field, what: `${what} of ${name}` });
  const balance = amountOf(reading, entry('balance', 'Balance'), Math.max(0, row.loanBalance));
  const ratePct = percentOf(reading, entry('ratePct', 'Interest rate'), row.interestRate);
  // The repayment of a cost is the cost itself.
  const amount = costTypes.includes(row.liabilityType) ? 0 : row.repaymentAmount;
  const repayment = { amount, frequency: row.repaymentFrequency };
  const { monthly } = recurring(reading, entry('monthlyRepayment', 'Repayment'), repayment);
  const limit = place.kind === 'card' ? limitOf(reading, row, name) : {};
  if (balance > 0) sayTerms(reading, { row, name, monthly, balance, ratePct });
  return {
    id: row.id,
    ...place,
    balance,
    ratePct,
    ...limit,
    ...termsOf(reading, { row, name, monthly }),
    ...(monthly > 0 ? { monthlyRepayment: monthly } : {}),
  };
}

function limitOf(reading: Reading, row: Liability, name: string): { readonly limit?: number } {
  const entry = { subject: row.id, field: 'limit', what: `Limit of ${name}` };
  const limit = amountOf(reading, entry, row.limitAmount);
  if (limit > 0) return { limit };
  reading.ask({
    subject: row.id,
    field: 'limit',
    countedAs: `Limit of ${name} is not recorded: lenders’ tests count what is owed.`,
    ask: { at: `liabilities.${row.id}.limitAmount`, question: `What is the limit of ${name}?` },
  });
  return {};
}

/** What Existing Loans holds above the liabilities, cards at their limit: the larger counts, as for a purchase. */
function existingLoans(reading: Reading): readonly Loan[] {
  const { profile, liabilities } = reading.record;
  const listed = liabilities.reduce((sum, row) => sum + owedOf(row), 0);
  const entry = { subject: 'existingLoans', field: 'balance', what: 'Existing Loans' };
  const balance = amountOf(reading, entry, Math.max(0, profile.existingLoans - listed));
  if (balance === 0) return [];
  const ratePct = variableLoanRates.value.owner;
  const years = loanYearsLeft.value;
  reading.say(
    'existingLoans',
    'balance',
    `Existing Loans of ${moneyText(profile.existingLoans)} are more than the ${moneyText(listed)} under Liabilities: the ` +
      `difference of ${moneyText(balance)} is counted as a loan at ${ratePct}% over ${years} years.`,
  );
  return [{ id: 'existingLoans', ...nowhere, balance, ratePct, ends: monthAfter(reading.start, years * 12 - 1) }];
}

function owedOf({ liabilityType, loanBalance, limitAmount }: Liability): number {
  return liabilityType === 'Credit Card' ? Math.max(loanBalance, limitAmount) : loanBalance;
}
