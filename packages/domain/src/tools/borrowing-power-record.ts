import { type Household, type Loan, roundToCent } from '@freehold/finance';
import type { HouseholdRecord } from '../inputs/household/reading.ts';
import { householdOf } from '../inputs/household.ts';

type Changes = Readonly<Record<string, string | number | null>>;

/** Properties that the form can hold. */
const mostProperties = 4;

interface RecordedProperty {
  /** Dollars a week, of what the household owns. */
  readonly rent: number;
  readonly loans: readonly Loan[];
  readonly isLet: boolean;
}

/**
 * Incomes by kind, properties with their rents and loans, and debts of a client's record on an ISO day, as the borrowing
 * power calculator has them; null without any income. Interest on savings is left out: they are spent on the purchase.
 */
export function borrowingPowerRecord(record: HouseholdRecord, day: string) {
  const { household } = householdOf(record, day);
  const { profile, liabilities } = record;
  const [first = null, second = null] = household.people.map(({ id }) => incomesOf(household, id));
  const incomes = [first, second].flatMap((one) => (one === null ? [] : Object.values(one)));
  if (first === null || sum(incomes) <= 0) return null;
  const properties = propertiesOf(household, record);
  const ofType = (...types: string[]) => liabilities.filter(({ liabilityType }) => types.includes(liabilityType));
  const changes: Changes = {
    adults: second === null ? 'one' : 'two',
    salary: first.salary,
    salary2: second?.salary ?? null,
    ...endingIn('', first),
    ...(second === null ? {} : endingIn('2', second)),
    dependants: String(Math.min(4, profile.dependants)),
    cards: sum(ofType('Credit Card').map(({ loanBalance, limitAmount }) => Math.max(loanBalance, limitAmount))),
    otherBalance: sum(
      ofType('Vehicle Loan', 'Other Loans', 'Share Margin Lending').map(({ loanBalance }) => loanBalance),
    ),
    help: ofType('HECS').some(({ loanBalance }) => loanBalance > 0) ? 'yes' : 'no',
    ...Object.assign({}, ...together(properties).map((property, index) => fieldsOf(property, { index, day }))),
  };
  return { changes, note: noteOf(properties.length) };
}

function noteOf(count: number): string {
  if (count > mostProperties) return `Property ${mostProperties} is the rest of your properties together.`;
  return count > 0 ? 'Each property on it counts with its rent and its loans.' : '';
}

/** A person's incomes, dollars a year; income of a business or of shares by what each owns of it. */
function incomesOf(household: Household, person: string) {
  const own = household.incomes.filter((income) => income.person === person);
  const annual = (rows: typeof own) => roundToCent(sum(rows.map((row) => row.annual)));
  const dividends = household.holdings.map(
    ({ annualIncome = 0, owners }) =>
      (annualIncome * sum(owners.filter(({ owner }) => owner === person).map(({ sharePct }) => sharePct))) / 100,
  );
  return {
    salary: annual(own.filter(({ kind }) => kind === 'salary')),
    business: annual(own.filter(({ kind }) => kind === 'business')),
    dividends: roundToCent(sum(dividends)),
    otherIncome: annual(own.filter(({ kind }) => kind === 'taxable')),
    taxFree: annual(own.filter(({ kind }) => kind === 'taxFree')),
  };
}

/** The incomes beside the salary under the names that the form has for a person. */
function endingIn(ending: string, { salary: _, ...others }: ReturnType<typeof incomesOf>): Changes {
  return Object.fromEntries(Object.entries(others).map(([name, amount]) => [`${name}${ending}`, amount || null]));
}

/** What is lived in and mortgages without a property on record first, then what is let. */
function propertiesOf({ homes, loans }: Household, { liabilities }: HouseholdRecord): readonly RecordedProperty[] {
  const owed = loans.filter(({ balance }) => balance > 0);
  const mortgages = new Set(liabilities.flatMap((row) => (row.liabilityType === 'Mortgage' ? [row.id] : [])));
  const unplaced = owed.filter(({ id, on }) => mortgages.has(id) && on.length === 0);
  const placed = homes.map(({ id, use, rentWeekly = 0, owners }) => ({
    rent: use === 'rent' ? roundToCent((rentWeekly * sum(owners.map(({ sharePct }) => sharePct))) / 100) : 0,
    loans: owed.filter(({ on }) => on.includes(id)),
    isLet: use === 'rent',
  }));
  const alone = unplaced.map((loan) => ({ rent: 0, loans: [loan], isLet: false }));
  const all = [...placed, ...alone].filter((property) => property.rent > 0 || property.loans.length > 0);
  return [...all.filter(({ isLet }) => !isLet), ...all.filter(({ isLet }) => isLet)];
}

/** No more properties than the form holds: the last is what is left of them. */
function together(properties: readonly RecordedProperty[]): readonly RecordedProperty[] {
  if (properties.length <= mostProperties) return properties;
  const rest = properties.slice(mostProperties - 1);
  return [
    ...properties.slice(0, mostProperties - 1),
    {
      rent: sum(rest.map(({ rent }) => rent)),
      loans: rest.flatMap(({ loans }) => loans),
      isLet: rest.every(({ isLet }) => isLet),
    },
  ];
}

/** A property under the form's names: its loans as one, at their average rate and to the last repayment of any. */
function fieldsOf(
  { rent, loans, isLet }: RecordedProperty,
  { index, day }: { readonly index: number; readonly day: string },
): Changes {
  const ending = index === 0 ? '' : String(index + 1);
  const owed = sum(loans.map(({ balance }) => balance));
  const interest = sum(loans.map(({ balance, ratePct }) => balance * ratePct));
  const months = loans.flatMap(({ ends }) => (ends === null ? [] : [monthsTo(ends, day)]));
  return {
    [`rent${ending}`]: rent || null,
    [`homeLoan${ending}`]: roundToCent(owed) || null,
    [`homeLoanRate${ending}`]: interest > 0 ? Number((interest / owed).toFixed(2)) : null,
    [`homeLoanMonths${ending}`]: months.length > 0 ? Math.min(600, Math.max(1, ...months)) : null,
    ...(owed > 0 && { [`homeLoanFor${ending}`]: isLet ? 'let' : 'home' }),
  };
}

/** Repayments from the month of an ISO day to a last month, YYYY-MM, both counted. */
function monthsTo(last: string, day: string): number {
  const [year = 0, month = 0] = last.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0] = day.split('-').map(Number);
  return (year - thisYear) * 12 + month - thisMonth + 1;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
