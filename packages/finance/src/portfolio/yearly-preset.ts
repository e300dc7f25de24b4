import { firstAccount } from '../ledger/first-account.ts';
import type { Gate } from '../ledger/gates.ts';
import type { Preset, Run } from '../ledger/running.ts';
import { stepFactors, stepValues } from '../ledger/values.ts';
import { eventsOfMonth, letHappen } from '../simulate/happen.ts';
import { type OfferRules, offerFor } from '../simulate/offer.ts';
import { buyDated, tryWaiting } from '../simulate/purchase.ts';
import { closeYear } from '../year/tax-year.ts';
import type { PortfolioPlan } from './portfolio-plan.ts';
import { postYear } from './post-year.ts';
import type { TaxedYear } from './settle-owners.ts';
import { yearlyTests } from './yearly-tests.ts';

/** What the books of a run do not hold about a snapshot; dollars. */
export interface SnapshotNotes {
  readonly taxed: TaxedYear | null;
  readonly usableEquity: number;
  /** Quarantined losses carried, all owners. */
  readonly lossPool: number;
  /** Tests that stop the next purchase. */
  readonly failing: readonly Gate[];
  /** Purchases of an entered year that a test would have stopped. */
  readonly warned: readonly { readonly id: string; readonly failing: readonly Gate[] }[];
}

/**
 * The lending specification's portfolio, section D2: a year in one step, parts of cents posted but for loans, duty and
 * insurance, purchases after it. `notes` gets a row for each snapshot.
 */
export function yearlyPreset(plan: PortfolioPlan, notes: SnapshotNotes[]): Preset {
  const offers: OfferRules = {
    price: (_, { home, grown }) => home.value * (plan.isIndexed ? grown : 1),
    dutyDay: (_, lastDay) => lastDay,
    usableEquity,
  };
  return {
    stepMonths: 12,
    posted: (cents) => cents,
    open: (run) => void notes.push(buyNow(run, null)),
    advance: (run) => {
      postCashReturn(run, plan.household.cashRatePct);
      const taxed = postYear(run, plan);
      stepValues(run);
      stepFactors(run);
      closeYear(run);
      notes.push(buyNow(run, taxed));
    },
    buying: {
      from: -1,
      equityTerms: () => ({ on: [], ends: null }),
      isDatedFromCash: true,
      isQueue: true,
      now: (run) => ({ offer: (event) => offerFor(run, event, offers), fails: yearlyTests(plan, run) }),
    },
  };
}

/** Buys what is due in this snapshot, then what waits while no test fails. */
function buyNow(run: Run, taxed: TaxedYear | null): SnapshotNotes {
  const warned: { id: string; failing: readonly Gate[] }[] = [];
  letHappen(run, eventsOfMonth(run), (event) => {
    if (event.do !== 'buy') return undefined;
    const note = buyDated(run, event);
    if (note !== null) warned.push({ id: event.id, failing: run.failing });
    return note;
  });
  run.failing = [];
  tryWaiting(run);
  const lossPool = run.people.reduce((sum, { pool }) => sum + pool, 0);
  return { taxed, usableEquity: usableEquity(run) / 100, lossPool, failing: run.failing, warned };
}

/** A year's return on the cash at its start; a debt grows by it too. */
function postCashReturn(run: Run, ratePct: number): void {
  const { books, world } = run;
  const to = firstAccount(run);
  const cents = ((books.now[to] ?? 0) * ratePct) / 100;
  books.post('accountInterest', { subject: 'cash', from: world.banks, to }, cents);
}

/** What equity frees, cents: each property to the limit, never below zero, less the equity loans of all. */
function usableEquity({ homes, loans, books, household }: Run): number {
  const limit = household.policy?.usableEquityPct ?? 0;
  let usable = 0;
  for (const { owned, account, home } of homes) {
    if (!owned) continue;
    const mortgage = loans.find(({ on }) => on.includes(home.id));
    const owed = mortgage === undefined ? 0 : -(books.now[mortgage.account] ?? 0);
    usable += Math.max(0, ((books.now[account] ?? 0) * limit) / 100 - owed);
  }
  for (const { on, account } of loans) if (on.length === 0) usable += books.now[account] ?? 0;
  return Math.max(0, usable);
}
