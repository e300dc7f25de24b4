import { flowOf } from '../ledger/books.ts';
import { june, march, monthText, november, september } from '../ledger/clock.ts';
import { settleEntities } from '../ledger/entity-month.ts';
import { firstAccount } from '../ledger/first-account.ts';
import { postAccountInterest, postIncomes } from '../ledger/income-month.ts';
import { newLoanRate, postLoans } from '../ledger/loan-month.ts';
import { keepReformValues } from '../ledger/parcels.ts';
import type { BuyingNow, Offer, Preset, Run } from '../ledger/running.ts';
import {
  costsOf,
  livesInOwn,
  livingOf,
  postLiving,
  postProperties,
  rentOf,
  spentCents,
} from '../ledger/spending-month.ts';
import { postAfterTaxSuper } from '../ledger/super-month.ts';
import { priceDeviation, stepFactors, stepValues } from '../ledger/values.ts';
import { checkAsked, checkHousehold } from '../lending/applicant-record.ts';
import { allowsLoan, loanTest, type Standing, standingOf } from '../lending/standing.ts';
import { levelRepayment } from '../loan/repayment.ts';
import { interestCents, toCents, wholeCents } from '../units/ledger.ts';
import { largestAmount } from '../units/limits.ts';
import { Refusal } from '../units/refusal.ts';
import { assessLandTax } from '../year/land-tax-year.ts';
import { settleYear } from '../year/tax-year.ts';
import { askedOf, equityOf, recordOf } from './application.ts';
import { makeDeal, payLump } from './deals.ts';
import { eventsOfMonth, letHappen } from './happen.ts';
import { monthlyOffers, type OfferRules, offerFor, onMostEquity } from './offer.ts';
import { tryWaiting } from './purchase.ts';
import { applySetting, isSetting } from './settings.ts';
import { settleCash } from './settle-cash.ts';

/** Offers and tests of docs/TIMELINE.md on the household as it stands, which is worked out once for all that waits. */
function buyingNow(run: Run): BuyingNow {
  let usable: number | null = null;
  const standings = new Map<boolean, Standing>();
  const surpluses = new Map<boolean, number>();
  const offers: OfferRules = {
    ...monthlyOffers,
    usableEquity: () => {
      usable ??= monthlyOffers.usableEquity(run);
      return usable;
    },
  };
  return {
    offer: (event) => offerFor(run, event, offers),
    fails: {
      equity: ({ short }) => short > 0,
      serviceability: (offer) => {
        const isInOwn = livesThen(run, offer);
        const standing = standings.get(isInOwn) ?? standingNow(run, isInOwn);
        standings.set(isInOwn, standing);
        return !isServiced(run, standing, offer);
      },
      cash: (offer) => {
        const { floor = 0 } = run.household.policy ?? {};
        const isInOwn = livesThen(run, offer);
        const before = surpluses.get(isInOwn) ?? surplusNow(run, isInOwn);
        surpluses.set(isInOwn, before);
        const surplus = surplusAfter(run, offer, before);
        return cashAfter(run, offer) + 12 * Math.min(0, surplus) < toCents(floor);
      },
    },
  };
}

/** Whether what a lender counts carries the loan with its insurance, and the one against what is owned besides. */
function isServiced(run: Run, standing: Standing, offer: Offer): boolean {
  const asked = askedOf(run, offer);
  checkAsked(asked, run.people.length);
  return allowsLoan(loanTest(standing, asked, equityOf(run, offer)), Math.ceil((offer.base + offer.insurance) / 100));
}

/** Whether the household lives in a home of its own after the purchase, so that it pays no rent. */
function livesThen(run: Run, { home }: Offer): boolean {
  return home.use === 'home' || livesInOwn(run);
}

function standingNow(run: Run, isInOwn: boolean): Standing {
  const record = recordOf(run, isInOwn);
  checkHousehold(record);
  return standingOf(record, run.lending);
}

/** Whole cents in the accounts after the purchase. */
function cashAfter({ accounts, books }: Run, { cash, short }: Offer): number {
  return accounts.reduce((sum, { place }) => sum + (books.now[place] ?? 0), 0) - cash - short;
}

const regularFlows = ['salary', 'income', 'withheld', 'rent', 'propertyCosts', 'loanInterest'] as const;
const flowsOut = ['principal', 'superBeforeTax', 'superAfterTax'] as const;

/** What this month's regular flows leave after what is lived on, in a home of their own or not, whole cents. */
function surplusNow(run: Run, isInOwn: boolean): number {
  const { books } = run;
  const out = flowsOut.reduce((sum, kind) => sum + flowOf(books, kind), 0);
  const regular = regularFlows.reduce((sum, kind) => sum + flowOf(books, kind), 0) - out;
  return regular - livingOf(run, isInOwn).reduce((sum, spent) => sum + spentCents(run, spent), 0);
}

/** What they would leave with the new property, whole cents. */
function surplusAfter(run: Run, offer: Offer, before: number): number {
  const rent = rentOf(run, offer.home);
  return before + rent - costsOf(run, offer.home, rent) - firstRepayments(run, offer);
}

/** First repayments of the purchase's loans, whole cents. */
function firstRepayments(run: Run, { event, base, insurance, equity }: Offer): number {
  const { termMonths = 360, interestOnlyMonths = 0 } = event.loan;
  const rate = newLoanRate(run, event.loan.ratePct);
  const loan = base + insurance;
  const level = interestOnlyMonths > 0 ? 0 : wholeCents(levelRepayment(loan, rate / 1200, termMonths));
  return Math.max(interestCents(loan, rate, 12), level) + interestCents(equity, newLoanRate(run), 12);
}

/** Month by month in whole cents by the law of the day, as docs/TIMELINE.md describes it. */
export const monthlyPreset: Preset = {
  stepMonths: 1,
  posted: wholeCents,
  open: () => undefined,
  advance: runMonth,
  buying: {
    from: 0,
    equityTerms: onMostEquity,
    isDatedFromCash: false,
    isQueue: false,
    now: buyingNow,
  },
};

/** One month, in the order of docs/TIMELINE.md. */
function runMonth(run: Run): void {
  if (run.month > 0 && run.month % 12 === 0) stepFactors(run);
  keepReformValues(run);
  const events = eventsOfMonth(run);
  letHappen(run, events, (event) => (isSetting(event) ? applySetting(run, event) : undefined));
  postAccountInterest(run);
  postIncomes(run);
  postProperties(run);
  postLiving(run);
  postLoans(run);
  letHappen(run, events, (event) => (event.do === 'lump' ? payLump(run, event) : undefined));
  payBills(run);
  postSuperEarnings(run);
  letHappen(run, events, (event) => (isSetting(event) || event.do === 'lump' ? undefined : makeDeal(run, event)));
  tryWaiting(run);
  stepValues(run);
  settleEntities(run);
  postAfterTaxSuper(run);
  settleCash(run);
  keepInBounds(run);
  assessLandTax(run);
  if ((run.start + run.month) % 12 === june) settleYear(run);
}

/** Whole cents: the largest value that taxes are worked out on, and a month of the largest income with a rise to come. */
const largestValue = largestAmount * 100;
const largestIncome = largestValue / 20;
const taxedFlows = ['salary', 'income', 'accountInterest', 'rent'] as const;

/** Ends a run whose growth leads outside the amounts that taxes and tests can be worked out on. */
function keepInBounds({ books, homes, start, month }: Run): void {
  const areValuesIn = homes.every(({ account }) => (books.now[account] ?? 0) <= largestValue);
  if (areValuesIn && taxedFlows.every((kind) => flowOf(books, kind) <= largestIncome)) return;
  const rest = `reach ${monthText(start + month)}, when an amount passes what taxes can be worked out on`;
  throw new Refusal('outOfRange', 'years', `years ${rest}; fewer years, smaller amounts or less growth are needed`);
}

/** Tax of 30 June in November; land tax three months after it was assessed. */
function payBills(run: Run): void {
  const { books, month, landTaxDue } = run;
  const everyday = firstAccount(run);
  const calendarMonth = (run.start + month) % 12;
  if (calendarMonth === november) {
    for (const { person, taxDue } of run.people) {
      books.post('tax', { subject: person.id, from: everyday, to: taxDue }, -(books.now[taxDue] ?? 0));
    }
    for (const entity of run.entities) {
      const due = -(books.now[entity.taxDue] ?? 0);
      books.post('tax', { subject: entity.entity.id, from: everyday, to: entity.taxDue }, due);
      entity.taxPaid += due;
    }
  }
  if (calendarMonth === march || calendarMonth === september) {
    books.post('landTax', { subject: '', from: everyday, to: landTaxDue }, -(books.now[landTaxDue] ?? 0));
  }
}

/** Super earns its return for the month. */
function postSuperEarnings(run: Run): void {
  const { books, world, household } = run;
  const percent = household.assume.superReturnPct + priceDeviation(run);
  for (const { person, super: place } of run.people) {
    const own = percent + (person.superAbovePct ?? 0);
    const cents = wholeCents(((books.now[place] ?? 0) * own) / 100 / 12);
    books.post('superEarnings', { subject: person.id, from: world.market, to: place }, cents);
  }
}
