import { type Home, type Loan, monthNumber, monthText, type State } from '@freehold/finance';
import { limits } from '@freehold/plan';
import { everydayId, superHolder } from '../../inputs/household/savings.ts';
import { typicalHome, typicalLoanRate } from '../typical-home.ts';
import {
  fittedName,
  type Importing,
  kept,
  type Made,
  type MadeParts,
  nameOf,
  personOf,
  rowId,
  sharesOf,
} from './importing.ts';

/** What the people of a record own and owe, as a plan has it. */
export function ownedParts(from: Importing): Pick<MadeParts, 'super' | 'money' | 'homes' | 'loans'> {
  const homes = from.household.homes.slice(0, limits.homes).map((home) => homeOf(from, home));
  const loans = from.household.loans.slice(0, limits.loans).map((loan) => loanOf(from, loan, homes));
  return { super: superOf(from), money: [...cashOf(from, loans), ...sharesHeld(from)], homes, loans };
}

function superOf(from: Importing): readonly Made<'super'>[] {
  const { record } = from;
  return record.assets.flatMap((asset): readonly Made<'super'>[] => {
    const balance = ownedOf(asset.currentValue, asset.ownershipPercentage);
    if (asset.assetType !== 'Super' || balance === 0) return [];
    const who = personOf(superHolder(record.profile, asset));
    return [{ of: asset.id, id: rowId('s', asset.id), row: { ...nameOf(from, asset.id), who, balance } }];
  });
}

/** Dollars of an amount on record that the household owns, as a plan can hold it. */
export function ownedOf(amount: number, percent: number): number {
  const part = Math.min(100, Math.max(0, percent)) / 100;
  return kept(Math.min(1e9, Math.max(0, amount)) * part);
}

/** Accounts, the everyday one first, even where nothing is in it. */
function cashOf(from: Importing, loans: readonly Made<'loans'>[]): readonly Made<'money'>[] {
  return countedAccounts(from).map(({ id, balance, ratePct, offsets }, _, { length }) => {
    const loan = loans.find(({ of }) => of === offsets);
    return {
      of: id,
      id: id === everydayId ? 'cash' : rowId(assetOf(id) === id ? 'm' : 'o', assetOf(id)),
      row: {
        ...accountName(from, id, length > 1),
        balance: kept(balance),
        ...(ratePct !== undefined && ratePct > 0 && { pct: Math.round(ratePct * 1e8) / 1e8 }),
        ...(loan !== undefined && { offsets: loan.id }),
      },
    };
  });
}

/** Without an empty everyday account beside savings that earn nothing, which is then the one all is paid into: one row for one sum. */
function countedAccounts({ household: { accounts } }: Importing): Importing['household']['accounts'] {
  const [everyday, next] = accounts;
  const isOne = everyday?.id === everydayId && everyday.balance === 0 && everyday.offsets === undefined;
  const isPlain = next !== undefined && (next.ratePct ?? 0) === 0 && next.offsets === undefined;
  return isOne && isPlain ? accounts.slice(1) : accounts;
}

/** The row of the record that an account is of. */
function assetOf(account: string): string {
  return account.replace(/\.offset$/, '');
}

function accountName(from: Importing, id: string, isBesideOthers: boolean): { readonly name?: string } {
  if (id === everydayId) return isBesideOthers ? { name: 'Everyday account' } : {};
  const asset = assetOf(id);
  return asset === id ? nameOf(from, id) : { name: fittedName(`Offset, ${from.names.get(asset) ?? ''}`) };
}

function sharesHeld(from: Importing): readonly Made<'money'>[] {
  const held = from.household.holdings.filter(({ kind }) => kind === 'shares');
  return held.flatMap(({ id, annualIncome = 0, owners }): readonly Made<'money'>[] => {
    const asset = from.record.assets.find((row) => row.id === id);
    if (asset === undefined) return [];
    const base = ownedOf(asset.originalPrice, asset.ownershipPercentage);
    const dividends = kept((annualIncome * owners.reduce((sum, { sharePct }) => sum + sharePct, 0)) / 100);
    const [first, ...rest] = owners;
    const row = {
      ...nameOf(from, id),
      type: 'shares',
      balance: ownedOf(asset.currentValue, asset.ownershipPercentage),
      ...(dividends > 0 && { dividends }),
      ...(base > 0 && { base }),
      // Of both in equal parts is what a plan without an owner says.
      ...(first !== undefined && rest.length === 0 && { owner: personOf(first.owner) }),
    } as const;
    return [{ of: id, id: rowId('m', id), row }];
  });
}

function homeOf(from: Importing, home: Home): Made<'homes'> {
  const use = home.use === 'home' ? 'home' : 'rent';
  const state = home.state ?? typicalState(from);
  const { home: usual, typical } = usualOf(home, { use, state });
  const land = home.landPct === null ? null : kept((home.value * home.landPct) / 100);
  const row: Made<'homes'>['row'] = {
    ...nameOf(from, home.id),
    use,
    state,
    value: kept(home.value),
    ...(land !== null && { land }),
    ...(home.rentWeekly !== undefined && { rent: kept(home.rentWeekly) }),
    ...(usual.vacancy !== undefined && { vacancy: usual.vacancy }),
    costs: usual.costs,
    ...(home.kind !== null && { newBuild: home.kind !== 'established' }),
    ...boughtOf(from, home.contract),
    ...(home.price !== null && { price: kept(home.price) }),
    owners: sharesOf(home.owners),
  };
  const follows = 'bought' in row ? ['bought'] : [];
  return {
    of: home.id,
    id: rowId('h', home.id),
    row,
    follows,
    typical: [...typical, ...(home.state === null ? ['state'] : [])],
  };
}

/** What a property typically costs and how long it stands empty: of land without rent there are council rates alone. */
function usualOf(
  { kind, rentWeekly = 0, value }: Home,
  where: { readonly use: 'home' | 'rent'; readonly state: State },
) {
  const { home, typical } = typicalHome({ ...where, value });
  if (kind !== 'land' || where.use === 'home' || rentWeekly > 0)
    return { home, typical: typical.filter((field) => field !== 'rent') };
  const { rates } = home.costs;
  return { home: { costs: { rates }, vacancy: undefined }, typical: ['costs/rates'] };
}

/** Where a property is of which nothing is said: in the state of the first that is known. */
function typicalState({ household }: Importing): State {
  return household.homes.find(({ state }) => state !== null)?.state ?? 'NSW';
}

/** The day of a contract; July of a year that alone is on record, or the start before it. */
function boughtOf({ start }: Importing, contract: string | null) {
  if (contract === null) return {};
  if (contract.length > 4) return { contract };
  const july = `${contract}-07`;
  return { bought: july <= start ? july : start };
}

function loanOf(from: Importing, loan: Loan, homes: readonly Made<'homes'>[]): Made<'loans'> {
  const { balance, limit, ratePct, fixedUntil, interestOnlyUntil, ends, monthlyRepayment } = loan;
  const under = homes.filter(({ of }) => loan.on.includes(of));
  const on = under.map(({ id }) => id);
  const isKnown = ratePct > 0;
  const now = isKnown ? kept(ratePct) : typicalLoanRate(under.some(({ row }) => row.use === 'home') ? 'home' : 'rent');
  const row: Made<'loans'>['row'] = {
    ...nameOf(from, loan.id),
    ...(loan.id === 'existingLoans' && { name: 'Existing loans' }),
    type: typeOf(from, loan),
    ...(on.length > 0 && { on }),
    balance: kept(balance),
    ...(limit !== undefined && { limit: kept(limit) }),
    rate:
      fixedUntil === undefined
        ? [[null, now]]
        : [
            [null, now, 'fixed'],
            [monthAfter(fixedUntil), now],
          ],
    ...(monthlyRepayment !== undefined && { repayment: kept(monthlyRepayment) }),
    ...(interestOnlyUntil !== undefined && { io: monthAfter(interestOnlyUntil) }),
    ...(ends !== null && { ends }),
  };
  return { of: loan.id, id: rowId('l', loan.id), row, ...(isKnown ? {} : { typical: ['rate'] }) };
}

function typeOf({ record, household }: Importing, { id, kind, on }: Loan): NonNullable<Made<'loans'>['row']['type']> {
  if (kind === 'card' || kind === 'margin') return kind;
  if (kind === 'home')
    return household.homes.some((home) => on.includes(home.id) && home.use === 'home') ? 'home' : 'investment';
  return record.liabilities.find((row) => row.id === id)?.liabilityType === 'Vehicle Loan' ? 'car' : 'personal';
}

/** The month after one, of those that four digits of a year can write. */
function monthAfter(month: string): string {
  return month.startsWith('9999-12') ? month : monthText(monthNumber(month) + 1);
}
