import {
  levelRepayment,
  loanYearsLeft,
  type MonthText,
  monthNumber,
  monthText,
  personalLoanTerms,
} from '@freehold/finance';
import type { Plan, PlanEvent } from '@freehold/plan';
import type { Brought, BroughtHome, BroughtLoan, BroughtPurchase } from './brought.ts';
import { typicalHome, typicalLoanRate } from './typical-home.ts';

/** Marks a field as said or, where null was given, as the typical figure, and gives what holds. */
export type Said = (path: string, given: number | null, typical: number) => number;

type Loans = NonNullable<Plan['loans']>;
type Incomes = NonNullable<Plan['incomes']>;

function monthsOn(start: MonthText, months: number): MonthText {
  return monthText(monthNumber(start) + months);
}

function centsOf(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

/** Terms of the loan on a property: what a calculator brought, else our typical ones. */
export function homeLoanTerms(
  { use, owing, loan = {} }: { readonly use: 'home' | 'rent'; readonly owing: number; readonly loan?: BroughtLoan },
  { path, start, said }: { readonly path: string; readonly start: MonthText; readonly said: Said },
): Pick<Loans[string], 'rate' | 'ends' | 'io' | 'repayment'> {
  const { ioMonths = 0, extra = 0 } = loan;
  const rate = said(`${path}/rate`, loan.rate ?? null, typicalLoanRate(use));
  const months = said(`${path}/ends`, loan.months || null, loanYearsLeft.value * 12);
  const io = Math.min(ioMonths, months);
  if (io > 0) said(`${path}/io`, io, 0);
  if (extra > 0) said(`${path}/repayment`, extra, 0);
  const repayment = centsOf(levelRepayment(owing, rate / 1200, months) + extra);
  return {
    rate: [[null, rate]],
    ends: monthsOn(start, months),
    ...(io > 0 && { io: monthsOn(start, io) }),
    ...(extra > 0 && { repayment }),
  };
}

/** Incomes besides pay that a calculator brought, of the first and the second person. */
export function broughtIncomes(
  brought: Brought,
  said: Said,
  [first, second]: readonly { readonly id: string }[],
): Incomes {
  const rows = [
    { who: first?.id, type: 'business', yearly: brought.business, id: 'businessA' },
    { who: first?.id, type: 'other', yearly: brought.otherIncome, id: 'otherA' },
    { who: second?.id, type: 'business', yearly: brought.partnerBusiness, id: 'businessB' },
    { who: second?.id, type: 'other', yearly: brought.partnerOtherIncome, id: 'otherB' },
  ] as const;
  const found: Incomes = {};
  for (const { who, type, yearly = 0, id } of rows) {
    if (who !== undefined && yearly > 0) found[id] = { who, type, yearly: said(`incomes/${id}/yearly`, yearly, 0) };
  }
  return found;
}

/** Cards and other debts that a calculator brought: what is owed on cards was not asked. */
export function broughtDebts({ cards = 0, debt = 0, debtMonthly = 0 }: Brought, start: MonthText, said: Said): Loans {
  const found: Loans = {};
  if (cards > 0) {
    const balance = said('loans/card/balance', null, 0);
    found.card = { type: 'card', balance, limit: said('loans/card/limit', cards, 0) };
  }
  if (debt > 0) {
    const { annualRatePct, remainingMonths } = personalLoanTerms.value;
    const balance = said('loans/debt/balance', debt, 0);
    const rate: [null, number][] = [[null, said('loans/debt/rate', null, annualRatePct)]];
    found.debt =
      debtMonthly > 0
        ? { type: 'personal', balance, rate, repayment: said('loans/debt/repayment', debtMonthly, 0) }
        : {
            type: 'personal',
            balance,
            rate,
            ends: monthsOn(start, said('loans/debt/ends', null, remainingMonths)),
          };
  }
  return found;
}

/** Facts of a property that is owned, each of them checked; a contract after the start is none of one that is owned. */
export function broughtHome(
  { isNew, contract, ...figures }: BroughtHome,
  { path, start, said }: { readonly path: string; readonly start: MonthText; readonly said: Said },
): Pick<NonNullable<Plan['homes']>[string], 'land' | 'price' | 'buyCosts' | 'worth2027' | 'contract' | 'newBuild'> {
  const isOwned = contract !== undefined && contract.slice(0, 7) <= start;
  const facts = { ...figures, ...(isOwned && { contract }), ...(isNew !== undefined && { newBuild: isNew }) };
  for (const field of Object.keys(facts)) said(`${path}/${field}`, 0, 0);
  return facts;
}

type Purchase = Extract<PlanEvent, { do: 'buy' }>;

/** The purchase that a calculator is about, with our typical figures where it had none; in its month where that is to come. */
export function broughtPurchase(
  next: BroughtPurchase,
  start: MonthText,
  origin: Map<string, 'typical' | 'checked'>,
): Purchase {
  const { use, state, price, month, isFirst } = next;
  const { home: usual, typical } = typicalHome({ use, state, value: price });
  const home = { ...usual, ...homeFigures(next, usual.costs) };
  const loan = loanFigures(next);
  const isToCome = month !== undefined && month >= start;
  for (const field of typical) origin.set(`events/next/home/${field}`, 'typical');
  for (const field of carried(next)) origin.set(`events/next/${field}`, 'checked');
  if (next.costsYearly !== undefined) {
    for (const cost of ['rates', 'insurance', 'repairs']) origin.delete(`events/next/home/costs/${cost}`);
  }
  return {
    do: 'buy',
    when: isToCome ? month : { test: 'canBuy' },
    home,
    ...(use === 'home' && isFirst !== undefined && { firstHome: isFirst }),
    ...(Object.keys(loan).length > 0 && { loan }),
  };
}

function homeFigures(next: BroughtPurchase, usual: NonNullable<Purchase['home']['costs']>) {
  const { rentWeekly, vacancy, costsYearly, managePct, writeOff, land, isNew } = next;
  const managed = managePct ?? usual.managePct;
  const kept = managed === undefined ? {} : { managePct: managed };
  const costs = costsYearly === undefined ? { ...usual, ...kept } : { other: costsYearly, ...kept };
  return {
    costs,
    ...(rentWeekly !== undefined && { rent: rentWeekly }),
    ...(vacancy !== undefined && { vacancy }),
    ...(writeOff !== undefined && { div43: writeOff }),
    ...(land !== undefined && { land }),
    ...(isNew !== undefined && { newBuild: isNew }),
  };
}

function loanFigures({ lvr, ioYears, rate }: BroughtPurchase): NonNullable<Purchase['loan']> {
  return {
    ...(lvr !== undefined && { lvr }),
    ...(ioYears !== undefined && { io: ioYears }),
    ...(rate !== undefined && { rate }),
  };
}

const places = {
  price: 'home/value',
  rentWeekly: 'home/rent',
  vacancy: 'home/vacancy',
  costsYearly: 'home/costs/other',
  managePct: 'home/costs/managePct',
  writeOff: 'home/div43',
  land: 'home/land',
  isNew: 'home/newBuild',
  lvr: 'loan/lvr',
  ioYears: 'loan/io',
  rate: 'loan/rate',
} as const;

/** The fields of the purchase that were brought. */
function carried(next: BroughtPurchase): readonly string[] {
  const figures = Object.entries(places).flatMap(([name, place]) => (Object.hasOwn(next, name) ? [place] : []));
  return next.use === 'home' && next.isFirst !== undefined ? [...figures, 'firstHome'] : figures;
}
