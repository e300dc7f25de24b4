import type { Decimal } from 'decimal.js';
import { dutyLaws, transferDuty } from '../src/law/duty/transfer-duty.ts';
import { mortgageInsurance } from '../src/lending/mortgage-insurance.ts';
import type { State } from '../src/units/states.ts';
import { d } from './decimals.ts';
import {
  balance,
  cents,
  type EventOf,
  firstAccount,
  firstDay,
  growthPct,
  type HomeState,
  type LoanState,
  type Run,
} from './timeline-run.ts';

/** What a purchase in the month takes, cents. */
export interface Quote {
  readonly event: EventOf<'buy'>;
  readonly state: HomeState;
  readonly price: number;
  readonly base: number;
  readonly insurance: number;
  readonly duty: number;
  readonly otherCosts: number;
  /** From accounts above the floor, in their order. */
  readonly fromAccounts: readonly { readonly account: string; readonly amount: number }[];
  /** What the accounts do not cover. */
  readonly missing: number;
  readonly loan: LoanState;
  readonly equityLoan: LoanState;
}

/** The purchase as it would be made now. */
export function quoteOf(run: Run, event: EventOf<'buy'>): Quote {
  const state = run.homes.find(({ home }) => home === event.home);
  if (state === undefined) throw new Error('a home to buy is among the homes');
  const whole = wholePrice(run, state);
  const price = cents(whole.times(state.part));
  // Down: half a cent above 80 % would be insured.
  const base = d(price).times(event.loan.lvrPct).div(100).floor().toNumber();
  const duty = cents(state.part.times(dutyOf(run, event, cents(whole))));
  const otherCosts = cents(event.otherCosts ?? 0);
  const insurance = insuranceOf(event, base, price);
  const paid = accountsFor(run, price - base + duty + otherCosts);
  return { event, state, price, base, duty, otherCosts, insurance, ...paid, ...loansFor(run, event) };
}

function loansFor(run: Run, { id, home: { id: home }, loan }: EventOf<'buy'>) {
  const { ratePct, termMonths = 360, interestOnlyMonths = 0 } = loan;
  const terms = { home, pct: ratePct, months: termMonths, interestOnly: interestOnlyMonths };
  const equityTerms = { home, pct: undefined, months: 360, interestOnly: 360 };
  return { loan: newLoan(run, `${id}.loan`, terms), equityLoan: newLoan(run, `${id}.equity`, equityTerms) };
}

function accountsFor(run: Run, need: number): Pick<Quote, 'fromAccounts' | 'missing'> {
  const fromAccounts: { account: string; amount: number }[] = [];
  let missing = need;
  for (const { id } of run.household.accounts) {
    const account = `cash ${id}`;
    const kept = account === firstAccount(run) ? cents(run.household.policy?.floor ?? 0) : 0;
    const amount = Math.min(missing, Math.max(0, balance(run, account) - kept));
    fromAccounts.push({ account, amount });
    missing -= amount;
  }
  return { fromAccounts, missing };
}

/** The price entered, grown by full years and the months of the one begun. */
function wholePrice(run: Run, state: HomeState): Decimal {
  const full = Math.floor(run.month / 12);
  const grow = (year: number, months: number) => growthPct(run, state, year).div(100).times(months).div(12).plus(1);
  let price = d(state.home.value);
  for (let year = 0; year < full; year += 1) price = price.times(grow(year, 12));
  return price.times(grow(full, run.month % 12));
}

function insuranceOf({ home }: EventOf<'buy'>, base: number, price: number): number {
  const found = mortgageInsurance(base / 100, price / 100, home.state ?? 'NSW');
  if (found === null) throw new Error('a drawn loan is within the bands of mortgage insurance');
  return cents(home.state === null ? found.premium : found.total);
}

function dutyOf(run: Run, { home, buyer }: EventOf<'buy'>, price: number): number {
  if (home.state === null) return 0;
  const found = transferDuty({
    state: home.state,
    contractDate: contractDay(run, home.state),
    price: price / 100,
    buyer: buyer ?? (home.use === 'home' ? 'owner' : 'investor'),
    property: home.kind ?? 'established',
  });
  if (found.status === 'no-rule') throw new Error('the last day of a table has a rule');
  return found.duty;
}

function contractDay(run: Run, state: State): string {
  const day = firstDay(run, run.month);
  const { to } = dutyLaws[state];
  return day > to ? to : day;
}

interface NewTerms {
  readonly home: string;
  /** The rate assumed unless named. */
  readonly pct: number | undefined;
  readonly months: number;
  readonly interestOnly: number;
}

function newLoan(run: Run, id: string, { home, pct, months, interestOnly }: NewTerms): LoanState {
  return {
    id,
    kind: 'home',
    limit: undefined,
    on: [home],
    purpose: home,
    rates: [{ from: 0, pct: pct ?? run.household.assume.loanRatePct }],
    // The assumed rate is that of the start.
    risesAfter: pct === undefined ? -1 : run.month,
    fixedUntil: Number.NEGATIVE_INFINITY,
    interestOnlyUntil: run.month + interestOnly,
    ends: run.month + months,
    repayment: null,
    rateBefore: null,
    extra: 0,
    limitedRecourse: false,
  };
}
