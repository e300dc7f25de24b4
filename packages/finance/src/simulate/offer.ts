import { dutyLaws, transferDuty } from '../law/duty/transfer-duty.ts';
import { firstDayOfMonth } from '../ledger/clock.ts';
import type { Offer, PurchaseEvent, Run, RunningLoan } from '../ledger/running.ts';
import type { RunningHome } from '../ledger/running-home.ts';
import { priceNow } from '../ledger/values.ts';
import { mortgageInsurance } from '../lending/mortgage-insurance.ts';
import { toCents, wholeCents, wholeCentsDown } from '../units/ledger.ts';

/** How an offer is priced and what equity pays for. */
export interface OfferRules {
  /** The whole price this month, dollars. */
  readonly price: (run: Run, home: RunningHome) => number;
  /** Day whose duty is charged, not past the last day of the place's last table. */
  readonly dutyDay: (run: Run, lastDay: string) => string;
  /** What a lender would lend against the properties owned, besides what is owed on them, cents. */
  readonly usableEquity: (run: Run) => number;
}

/** The offers of docs/TIMELINE.md. */
export const monthlyOffers: OfferRules = { price: priceNow, dutyDay: dutyDayOfMonth, usableEquity };

/** What the purchase takes this month and where it comes from. */
export function offerFor(run: Run, event: PurchaseEvent, rules: OfferRules): Offer {
  const home = run.homes.find(({ home: { id } }) => id === event.home.id);
  if (home === undefined) throw new Error(`no property ${event.home.id} in the run`);
  const { posted } = run.preset;
  const whole = rules.price(run, home) * 100;
  const price = wholeCents(whole * home.part);
  const base = wholeCentsDown((price * event.loan.lvrPct) / 100);
  const insurance = insuranceOn(run, { home, base, price });
  const dutyDay = (lastDay: string) => rules.dutyDay(run, lastDay);
  const duty = wholeCents(dutyOn(run, event, { price: wholeCents(whole) / 100, dutyDay }) * home.part * 100);
  const otherCosts = toCents(event.otherCosts ?? 0);
  const need = price - base + duty + otherCosts;
  const cash = Math.min(need, availableCash(run));
  const equity = Math.min(need - cash, rules.usableEquity(run));
  const value = posted(whole * home.part);
  return { event, home, price, value, base, insurance, duty, otherCosts, cash, equity, short: need - cash - equity };
}

/** Mortgage insurance with its duty, whole cents; without the duty where the place is not known. */
function insuranceOn(run: Run, { home, base, price }: { home: RunningHome; base: number; price: number }): number {
  const { state } = home.home;
  const found = mortgageInsurance(base / 100, price / 100, state ?? 'NSW');
  if (found !== null) return toCents(state === null ? found.premium : found.total);
  const countedAs = 'No insurer covers a loan above 95 % of the price, so no insurance is counted.';
  run.notKnown.set(`${home.home.id}.insurance`, { subject: home.home.id, field: 'loan', countedAs });
  return 0;
}

interface Dutiable {
  /** Whole price, dollars. */
  readonly price: number;
  readonly dutyDay: (lastDay: string) => string;
}

/** Dollars on the whole price; 0 where the place is not known. */
function dutyOn(run: Run, { buyer, home }: PurchaseEvent, { price, dutyDay }: Dutiable): number {
  const { state, kind, use } = home;
  if (state === null) {
    const countedAs = 'The place is not known, so no transfer duty and no land tax are counted.';
    run.notKnown.set(`${home.id}.state`, { subject: home.id, field: 'state', countedAs });
    return 0;
  }
  const contractDate = dutyDay(dutyLaws[state].to);
  const duty = transferDuty({
    state,
    contractDate,
    price,
    buyer: buyer ?? (use === 'home' ? 'owner' : 'investor'),
    property: kind ?? 'established',
  });
  return duty.status === 'computed' ? duty.duty : 0;
}

/** Whole cents in the accounts above the floor, which the first account keeps. */
function availableCash({ accounts, books, household }: Run): number {
  const floor = toCents(household.policy?.floor ?? 0);
  return accounts.reduce(
    (sum, { place }, index) => sum + Math.max(0, (books.now[place] ?? 0) - (index === 0 ? floor : 0)),
    0,
  );
}

/** The day of this month's first, or the last day of the last table. */
function dutyDayOfMonth({ start, month }: Run, lastDay: string): string {
  const day = firstDayOfMonth(start + month);
  return day > lastDay ? lastDay : day;
}

/** What a lender would lend against the properties owned besides what is owed on each, whole cents. */
function usableEquity(run: Run): number {
  return wholeCentsDown(run.homes.reduce((sum, home) => sum + usableOn(run, home), 0));
}

/** What a lender would lend against one property besides what is owed on it, cents before rounding; nothing for an entity's. */
export function usableOn({ loans, books, household }: Run, { home, account, owned, ofEntity }: RunningHome): number {
  if (!owned || ofEntity) return 0;
  const limit = ((books.now[account] ?? 0) * (household.policy?.usableEquityPct ?? 80)) / 100;
  const owed = loans.reduce((sum, loan) => (loan.on.includes(home.id) ? sum - (books.now[loan.account] ?? 0) : sum), 0);
  return Math.max(0, limit - owed);
}

/** Equity loans run for thirty years. */
const equityMonths = 360;

/** A loan of thirty years on the property with most usable equity. */
export function onMostEquity(run: Run): Pick<RunningLoan, 'on' | 'ends'> {
  const secured = run.homes
    .filter(({ owned }) => owned)
    .reduce((best, candidate) => (usableOn(run, candidate) > usableOn(run, best) ? candidate : best));
  return { on: [secured.home.id], ends: run.month + equityMonths };
}
