import {
  type CashAccount,
  type Cost,
  type Holding,
  type Home,
  type HomeToBuy,
  type Household,
  type HouseholdAssumptions,
  type Income,
  type Loan,
  type MonthText,
  monthNumber,
  monthText,
  type Person,
  usualAssumptions,
} from '@freehold/finance';
import type { Finding, Plan } from '@freehold/plan';
import { blankAccount } from './countable.ts';
import { formerHomeNotes, livedInBefore } from './former-homes.ts';
import { loanPlace } from './plan-loan-purpose.ts';
import { usedAs } from './plan-names.ts';
import {
  active,
  entitiesOf,
  loanNamed,
  lossesOf,
  ownersOf,
  type PlanToRun,
  peopleOwning,
  personId,
} from './plan-owners.ts';
import { mixReturn, superNotes, superOf } from './plan-super.ts';
import { cashDividendNotes, cutOffMonth, cutOffNotes, laterCostNotes, pastOf } from './record-notes.ts';

type RecordOf<Part extends 'homes' | 'loans' | 'money' | 'incomes'> = NonNullable<Plan[Part]>[string];
type HomeFacts = Extract<NonNullable<Plan['events']>[string], { do: 'buy' }>['home'];

/** What a household has at its start, and what is left out of it, in words by the path of the record. */
export interface Records {
  readonly household: Omit<Household, 'events' | 'policy' | 'start'>;
  readonly notes: readonly Finding[];
}

/** The records of a plan as a household has them; ids are their paths in the plan. */
export function recordsOf(plan: PlanToRun): Records {
  const loans = active(plan.loans).map(([id, loan]) => loanOf(plan, id, loan));
  return {
    household: {
      people: peopleOf(plan),
      entities: entitiesOf(plan),
      incomes: active(plan.incomes).map(([id, income]) => incomeOf(id, income)),
      accounts: accountsOf(plan),
      holdings: holdingsOf(plan),
      homes: active(plan.homes).map(([id, home]) => homeOf(plan, id, home)),
      loans: loans.flatMap(({ loan }) => (loan === null ? [] : [loan])),
      costs: active(plan.costs).map(([id, { monthly, from, to, whileRenting }]): Cost => {
        return { id: `costs/${id}`, monthly, whileRenting, ...(from && { from }), ...(to && { until: to }) };
      }),
      assume: assumptionsOf(plan),
      ...(plan.law?.settings !== undefined && { openLaw: plan.law.settings }),
    },
    notes: [
      ...loans.flatMap(({ notes }) => notes),
      ...superNotes(plan),
      ...laterCostNotes(plan),
      ...cashDividendNotes(plan),
      ...cutOffNotes(plan),
      ...formerHomeNotes(plan),
    ],
  };
}

function peopleOf(plan: PlanToRun): readonly Person[] {
  return Object.entries(plan.people ?? {}).map(([id, person]) => {
    const helpDebt = sumOf(active(plan.incomes).map(([, { who, help = 0 }]) => (who === id ? help : 0)));
    const due = person.tax === undefined ? {} : { taxDue: person.tax };
    const { born, hospitalCover = null } = person;
    return { id: personId(id), born, hospitalCover, ...superOf(plan, id), helpDebt, ...due, ...lossesOf(person) };
  });
}

const kindOfIncome = { salary: 'salary', business: 'business', pension: 'taxable', other: 'taxable' } as const;

function incomeOf(id: string, { who, type, yearly, grows }: RecordOf<'incomes'>): Income {
  return {
    id: `incomes/${id}`,
    person: personId(who),
    kind: kindOfIncome[type],
    annual: yearly,
    endsAtRetirement: type === 'salary' || type === 'business',
    ...(grows !== undefined && { growthPct: grows }),
  };
}

/** Cash in the order in which it is drawn; the first one is what everything is paid into and out of. */
function accountsOf(plan: PlanToRun): readonly CashAccount[] {
  const cash = active(plan.money).filter(([, { type = 'cash' }]) => type === 'cash');
  const drawn = plan.route?.shortfall ?? [];
  const order = (id: string) => (drawn.includes(id) ? drawn.indexOf(id) : drawn.length);
  const inOrder = cash.toSorted(([a], [b]) => order(a) - order(b));
  const [first] = [...inOrder.filter(([, { offsets }]) => offsets === undefined), ...inOrder];
  if (first === undefined) return [blankAccount];
  return [first, ...inOrder.filter((account) => account !== first)].map(([id, account]) =>
    accountOf(plan, id, account),
  );
}

function accountOf(plan: PlanToRun, id: string, { balance, pct, offsets, owner }: RecordOf<'money'>): CashAccount {
  const loan = offsets === undefined ? null : loanNamed(plan, offsets);
  return {
    id: `money/${id}`,
    balance,
    ...(pct !== undefined && { ratePct: pct }),
    ...(loan !== null && { offsets: loan }),
    ...(owner !== undefined && { owners: peopleOwning(plan, { [owner]: 100 }) }),
  };
}

function holdingsOf(plan: PlanToRun): readonly Holding[] {
  const shares = active(plan.money).filter(([, { type }]) => type === 'shares');
  return shares.map(([id, { balance, dividends, base, worth2027, owner }]) => ({
    id: `money/${id}`,
    kind: 'shares',
    value: balance,
    ...(dividends !== undefined && { annualIncome: dividends }),
    ...(base !== undefined && { costBase: base }),
    ...(worth2027 !== undefined && { value2027: worth2027 }),
    owners: peopleOwning(plan, owner === undefined ? undefined : { [owner]: 100 }),
  }));
}

/** The day that stands for a month of purchase: of the month of the cut-off one after it, the careful reading. */
function boughtOn(bought: string | undefined): string | null {
  if (bought === undefined) return null;
  return bought === cutOffMonth ? `${bought}-31` : `${bought}-01`;
}

function homeOf(plan: PlanToRun, id: string, home: RecordOf<'homes'>): Home {
  const { bought, contract, price, buyCosts, spent = [], claimed, worth2027 } = home;
  const day = contract ?? boughtOn(bought);
  // What is owned at the start was bought by then.
  const known = day !== null && day.slice(0, 7) <= plan.start ? day : null;
  const livedIn = livedInBefore(plan, home);
  return {
    ...homeFactsOf(plan, home),
    id: `homes/${id}`,
    contract: known,
    price: price ?? null,
    ...(buyCosts !== undefined && { purchaseCosts: buyCosts }),
    ...(spent.length > 0 && {
      improvements: pastOf(plan, spent).map(([on, amount]) => ({ on: `${on}-01`, amount })),
    }),
    ...(claimed !== undefined && { worksClaimed: { before2027: claimed[0], from2027: claimed[1] } }),
    ...(livedIn !== null && { livedIn }),
    ...(worth2027 !== undefined && { value2027: worth2027 }),
    owners: ownersOf(plan, home.owners),
  };
}

/** Whether nothing comes in, is owned, owed or bought in a plan: its years have nothing to draw. */
export function isBlankPlan(plan: PlanToRun): boolean {
  const { incomes, homes, loans, super: accounts, money, events } = plan;
  const amounts = [
    ...active(incomes).map(([, { yearly }]) => yearly),
    ...active(accounts).map(([, { balance }]) => balance),
    ...active(money).map(([, { balance }]) => balance),
  ];
  const isBought = active(events).some(([, event]) => event.do === 'buy');
  return amounts.every((amount) => amount === 0) && active(homes).length + active(loans).length === 0 && !isBought;
}

/** A home as its owner is told of it, but for who owns it: also of one that is yet to be bought. */
export function homeFactsOf(plan: PlanToRun, home: HomeFacts): Omit<HomeToBuy, 'id' | 'owners'> {
  const { state, value, land, rent, vacancy, costs, div43 } = home;
  const use = usedAs(home);
  const { managePct, ...amounts } = costs ?? {};
  const growthPct = plan.assume?.growth?.[state];
  return {
    state,
    value,
    kind: kindOf(home),
    landPct: land === undefined || value === 0 ? null : Math.min(100, (land / value) * 100),
    use: use === 'holiday' ? 'empty' : use,
    annualCosts: sumOf(Object.values(amounts)),
    ...(growthPct !== undefined && { growthPct }),
    ...(rent !== undefined && { rentWeekly: rent }),
    ...(vacancy !== undefined && { vacancyWeeks: vacancy }),
    ...(managePct !== undefined && { managementPct: managePct }),
    ...(div43 !== undefined && { depreciation: { capitalWorks: div43 } }),
  };
}

function kindOf({ newBuild }: HomeFacts): HomeToBuy['kind'] {
  if (newBuild === undefined) return null;
  return newBuild ? 'new' : 'established';
}

interface LoanRead {
  readonly loan: Loan | null;
  readonly notes: readonly Finding[];
}

function loanOf(plan: PlanToRun, id: string, record: RecordOf<'loans'>): LoanRead {
  const where = `loans/${id}`;
  const { on = [], balance = 0, limit, repayment, io, ends, setUp = [] } = record;
  const homes = on.filter((home) => Object.hasOwn(plan.homes ?? {}, home)).map((home) => `homes/${home}`);
  if (on.length > 0 && homes.length === 0) {
    return { loan: null, notes: [{ where, says: 'It is on no home that is owned at the start, so it is left out.' }] };
  }
  const { rates, notes } = ratesOf(plan, where, record);
  const { note, ...place } = loanPlace(plan, record, homes);
  const isInterestAlone = io !== undefined && ends !== undefined && monthBefore(io) > ends;
  return {
    loan: {
      id: where,
      ...place,
      balance,
      ends: ends ?? null,
      ...rates,
      ...(limit !== undefined && { limit }),
      ...(repayment !== undefined && repayment > 0 && { monthlyRepayment: repayment }),
      ...(io !== undefined && { interestOnlyUntil: isInterestAlone ? ends : monthBefore(io) }),
      ...(setUp.length > 0 && { borrowingCosts: pastOf(plan, setUp).map(([on, amount]) => ({ on, amount })) }),
      ...(isOfFund(plan, homes) && { limitedRecourse: true }),
    },
    notes: [
      ...notes,
      ...[note, isInterestAlone ? interestAloneNote(ends) : null].flatMap((says) => (says ? [{ where, says }] : [])),
    ],
  };
}

function interestAloneNote(ends: string): string {
  return `It pays interest alone for longer than it runs: counted as interest alone until it is paid off in ${ends}.`;
}

/** The rate at the start, those after it, and until when it is fixed. */
function ratesOf(plan: PlanToRun, where: string, { rate = [], ends }: RecordOf<'loans'>) {
  const steps = rate.toSorted(([a], [b]) => (a ?? '').localeCompare(b ?? ''));
  const now = steps.findLast(([from]) => from === null || from <= plan.start) ?? steps[0];
  const later = steps.flatMap(([from, ratePct, kind]) => {
    return from !== null && from > plan.start ? [{ from, ratePct, isFixed: kind === 'fixed' }] : [];
  });
  // A rate is fixed until the next one begins, the last one until the loan ends.
  const untilAt = (place: number) => {
    const next = later[place]?.from;
    const until = next === undefined ? ends : monthBefore(next);
    const from = later[place - 1]?.from ?? plan.start;
    return until === undefined || until < from ? {} : { fixedUntil: until };
  };
  const isFixedAtStart = now?.[2] === 'fixed';
  const hasNoEnd = ends === undefined && (later.at(-1)?.isFixed ?? isFixedAtStart);
  return {
    rates: {
      ratePct: now?.[1] ?? plan.assume?.rate ?? usualAssumptions.loanRatePct,
      laterRates: later.map(({ isFixed, ...row }, place) => ({ ...row, ...(isFixed ? untilAt(place + 1) : {}) })),
      ...(isFixedAtStart ? untilAt(0) : {}),
    },
    notes: hasNoEnd ? [{ where, says: 'A rate fixed without an end follows rises and falls of rates.' }] : [],
  };
}

/** Whether a fund owns the homes: its loan is on them alone (SIS Act 1993 ss 67, 67A). */
function isOfFund(plan: PlanToRun, homes: readonly string[]): boolean {
  return homes.some((path) => {
    const owners = Object.keys(plan.homes?.[path.slice('homes/'.length)]?.owners ?? {});
    return owners.some((id) => plan.owners?.[id]?.type === 'smsf');
  });
}

function assumptionsOf({ assume = {} }: PlanToRun): HouseholdAssumptions {
  const usual = usualAssumptions;
  return {
    ...usual,
    pricesPct: assume.prices ?? usual.pricesPct,
    wagesPct: assume.wages ?? usual.wagesPct,
    rentGrowthPct: assume.rentGrowth ?? usual.rentGrowthPct,
    superReturnPct: mixReturn({ assume }, 'balanced'),
    loanRatePct: assume.rate ?? usual.loanRatePct,
  };
}

function monthBefore(month: MonthText): MonthText {
  return monthText(monthNumber(month) - 1);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
