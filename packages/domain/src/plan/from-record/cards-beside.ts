import { type Asset, moneyText } from '@freehold/contract';
import { annualAmount, dashboardSummary, frequencyNamed, monthlyAmount } from '@freehold/finance';
import type { Plan } from '@freehold/plan';
import { cardTitle, type SummaryCardId } from '../../figures/summary-cards.ts';
import { type Importing, rowId } from './importing.ts';

/** A card of the dashboard beside what the plan holds of it: dollars, a year or a month as the card has them, or a count. */
export interface CardBeside {
  readonly id: SummaryCardId;
  readonly title: string;
  readonly card: number;
  readonly plan: number;
  /** Why they differ; none where they are equal to the cent. The amounts add up to the plan less the card. */
  readonly differences: readonly CardDifference[];
}

/** Dollars, and why: `$310,000 of the card’s total belongs to others.` */
export interface CardDifference {
  readonly amount: number;
  readonly says: string;
}

/** A row of the record on a card and in the plan, and the part of the card's that others own in percent. */
interface RowBeside {
  readonly name: string;
  readonly card: number;
  readonly plan: number;
  readonly othersPct: number;
  /** Some or all of it is counted in an offset account. */
  readonly isInOffset: boolean;
}

/** The seven cards that a plan made from a record counts as the dashboard does, each with what makes a difference. */
export function cardsBeside(from: Importing, plan: Plan): readonly CardBeside[] {
  const { record } = from;
  const summary = dashboardSummary(record);
  const worth = assetRows(
    from,
    (asset) => asset.currentValue,
    (asset) => valueIn(plan, asset),
  );
  const paid = assetRows(
    from,
    (asset) => asset.originalPrice,
    (asset) => paidIn(plan, asset),
  );
  const debts = debtRows(from, plan);
  const owed = debts.map((row) => ({ ...row, card: -row.card, plan: -row.plan }));
  const { totalAssets, totalInvested, totalDebt, equity, propertyCount, grossIncome, monthlyRepayments } = summary;
  const owns = worthOf(plan);
  const owes = sum(plan.loans, ({ balance = 0 }) => balance) + sum(plan.incomes, ({ help = 0 }) => help);
  return [
    besideCard({ id: 'total-assets', card: totalAssets, plan: owns }, worth),
    besideCard({ id: 'total-invested', card: totalInvested, plan: costOf(plan) }, paid),
    besideCard({ id: 'total-liabilities', card: totalDebt, plan: owes }, debts),
    besideCount(propertyCount, Object.keys(plan.homes ?? {}).length),
    besideCard({ id: 'equity', card: equity, plan: owns - owes }, [...worth, ...owed]),
    besideCard({ id: 'gross-income', card: grossIncome, plan: incomeOf(plan) }, incomeRows(from, plan)),
    besideCard({ id: 'monthly-repayments', card: monthlyRepayments, plan: repaidOf(plan) }, repaymentRows(from, plan)),
  ];
}

type Figures = Pick<CardBeside, 'id' | 'card' | 'plan'>;

function besideCard({ id, card, plan }: Figures, rows: readonly RowBeside[]): CardBeside {
  const others = rows.reduce((total, row) => total + (row.plan === 0 ? 0 : (row.card * row.othersPct) / 100), 0);
  const left = rows.map((row) => ({
    ...row,
    amount: row.plan - row.card + (row.plan === 0 ? 0 : (row.card * row.othersPct) / 100),
  }));
  const known = left.filter(({ amount }) => isSome(amount));
  const besides = plan - rows.reduce((total, row) => total + row.plan, 0);
  return {
    ...{ id, title: cardTitle(id), card, plan },
    differences: [
      { amount: -others, says: `${moneyText(others)} of the card’s total belongs to others.` },
      ...known.map((row) => ({ amount: row.amount, says: rowWords(row) })),
      {
        amount: besides,
        says: `${moneyText(Math.abs(besides))} ${besides < 0 ? 'less' : 'more'} is in the plan than under assets and liabilities: the profile and offset accounts hold it.`,
      },
    ].filter(({ amount }) => isSome(amount)),
  };
}

function rowWords({
  name,
  amount,
  isInOffset,
}: Pick<RowBeside, 'name' | 'isInOffset'> & { readonly amount: number }): string {
  if (amount < 0 && isInOffset)
    return `${moneyText(-amount)} of ${name}: in the plan the savings are in an offset account.`;
  return amount < 0
    ? `${moneyText(-amount)} of ${name} has no place in the plan.`
    : `${moneyText(amount)} of ${name} is in the plan and not on the card.`;
}

function isSome(amount: number): boolean {
  return Math.abs(amount) >= 0.005;
}

function besideCount(card: number, plan: number): CardBeside {
  const amount = plan - card;
  const says = `${-amount} of the properties on the card ${amount === -1 ? 'has' : 'have'} no owner in the plan, or no place.`;
  const id = 'property-count';
  return { id, title: cardTitle(id), card, plan, differences: amount === 0 ? [] : [{ amount, says }] };
}

type Rows<Row> = Readonly<Record<string, Row>> | undefined;

function sum<Row>(rows: Rows<Row>, amountOf: (row: Row, id: string) => number): number {
  return Object.entries(rows ?? {}).reduce((total, [id, row]) => total + amountOf(row, id), 0);
}

/** The household's part of a home, a fraction. */
function part(home: NonNullable<Plan['homes']>[string]): number {
  return sum(home.owners, (share) => share) / 100;
}

function worthOf({ homes, money, super: funds }: Plan): number {
  const balance = (row: { readonly balance: number }) => row.balance;
  return sum(homes, (home) => home.value * part(home)) + sum(money, balance) + sum(funds, balance);
}

function costOf({ homes, money }: Plan): number {
  return sum(homes, (home) => (home.price ?? 0) * part(home)) + sum(money, ({ base = 0 }) => base);
}

const rentOf = (home: NonNullable<Plan['homes']>[string]) => (home.rent ?? 0) * 52 * part(home);

/** What an account or shares pay a year, dollars. */
function paidBy({ type, balance, pct = 0, dividends = 0 }: NonNullable<Plan['money']>[string]): number {
  return type === 'shares' ? dividends : (balance * pct) / 100;
}

function incomeOf({ homes, money, incomes }: Plan): number {
  return sum(homes, rentOf) + sum(money, paidBy) + sum(incomes, ({ yearly }) => yearly);
}

function repaidOf({ loans, costs }: Plan): number {
  return (
    sum(loans, ({ repayment = 0 }) => repayment) + sum(costs, ({ monthly }, id) => (isLiability(id) ? monthly : 0))
  );
}

function isLiability(cost: string): boolean {
  return cost !== 'living' && cost !== 'rent';
}

function assetRows(
  { record, names, assumed }: Pick<Importing, 'record' | 'names' | 'assumed'>,
  onCard: (asset: Asset) => number,
  inPlan: (asset: Asset) => number,
): readonly RowBeside[] {
  return record.assets.map((asset) => ({
    name: names.get(asset.id) ?? asset.assetType,
    card: onCard(asset),
    plan: inPlan(asset),
    othersPct: Math.min(100, Math.max(0, 100 - asset.ownershipPercentage)),
    isInOffset:
      asset.assetType === 'Savings' &&
      assumed.some(({ subject, field }) => subject === asset.id && field === 'offsets'),
  }));
}

function valueIn({ homes, money, super: funds }: Plan, { id }: Asset): number {
  const home = homes?.[rowId('h', id)];
  if (home !== undefined) return home.value * part(home);
  return money?.[rowId('m', id)]?.balance ?? funds?.[rowId('s', id)]?.balance ?? 0;
}

function paidIn({ homes, money }: Plan, { id }: Asset): number {
  const home = homes?.[rowId('h', id)];
  return home === undefined ? (money?.[rowId('m', id)]?.base ?? 0) : (home.price ?? 0) * part(home);
}

function debtRows({ record, names }: Importing, { loans, incomes }: Plan): readonly RowBeside[] {
  const hecs = record.liabilities.filter(({ liabilityType }) => liabilityType === 'HECS');
  const help = sum(incomes, (income) => income.help ?? 0);
  return record.liabilities.map((row) => ({
    name: names.get(row.id) ?? row.liabilityType,
    card: row.loanBalance,
    // Study loans are one debt of the person.
    plan:
      hecs[0] === row
        ? help - studyOf(hecs.slice(1))
        : planned(row.liabilityType, row.loanBalance, loans?.[rowId('l', row.id)]?.balance),
    othersPct: 0,
    isInOffset: false,
  }));
}

function planned(type: string, owed: number, balance = 0): number {
  return type === 'HECS' ? owed : balance;
}

function studyOf(rows: readonly { readonly loanBalance: number }[]): number {
  return rows.reduce((total, { loanBalance }) => total + loanBalance, 0);
}

function incomeRows({ record, names, assumed }: Importing, { homes, money, incomes }: Plan): readonly RowBeside[] {
  const { grossIncome, partnerIncome, assessWithPartner } = record.profile;
  const pay = (name: string, card: number, id: string) => {
    return { name, card, plan: incomes?.[id]?.yearly ?? 0, othersPct: 0, isInOffset: false };
  };
  const rows = assetRows(
    { record, names, assumed },
    ({ incomeAmount, incomeFrequency }) => annualAmount(incomeAmount, frequencyNamed(incomeFrequency).frequency),
    ({ id }) => {
      const home = homes?.[rowId('h', id)];
      const account = money?.[rowId('m', id)];
      const besides = sum(incomes, ({ yearly }, key) => (key.startsWith(rowId('n', id)) ? yearly : 0));
      return (home === undefined ? 0 : rentOf(home)) + (account === undefined ? 0 : paidBy(account)) + besides;
    },
  );
  return [
    pay('Gross Income', grossIncome, 'ia'),
    ...(assessWithPartner ? [pay('Gross Income of the partner', partnerIncome, 'ib')] : []),
    // The card counts none of these.
    pay('the non-taxable income', 0, 'ta'),
    pay('the partner’s non-taxable income', 0, 'tb'),
    pay('the additional income', 0, 'aa'),
    ...rows.map((row) => ({ ...row, name: `what ${row.name} brings` })),
  ];
}

function repaymentRows({ record, names }: Importing, { loans, costs }: Plan): readonly RowBeside[] {
  return record.liabilities.map(({ id, liabilityType, repaymentAmount, repaymentFrequency }) => ({
    name: `the repayment of ${names.get(id) ?? liabilityType}`,
    card: monthlyAmount(repaymentAmount, frequencyNamed(repaymentFrequency).frequency),
    plan: (loans?.[rowId('l', id)]?.repayment ?? 0) + (costs?.[rowId('c', id)]?.monthly ?? 0),
    othersPct: 0,
    isInOffset: false,
  }));
}
