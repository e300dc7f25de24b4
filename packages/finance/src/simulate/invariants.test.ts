import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyHousehold } from '../../second-way/draw-household.ts';
import { type FlowKind, flowKinds, ownKinds } from '../ledger/accounts.ts';
import type { Posting } from '../ledger/books.ts';
import type { Paths } from '../ledger/paths.ts';
import type { Timeline } from '../ledger/timeline.ts';
import { toCents } from '../units/ledger.ts';
import { journalOf } from '../views/journal.ts';
import { flowsOf, type YearStatement, yearStatement } from '../views/year-statement.ts';
import { fillBalances, runHousehold } from './run.ts';

const draws = { numRuns: 60, seed: 20_261_125 };

/** Flows between accounts of the household's own; all others cross its border. */
const within: readonly FlowKind[] = [
  'principal',
  'extra',
  'superBeforeTax',
  'superAfterTax',
  'surplusRepaid',
  'surplusInvested',
  'holdingDrawn',
  'tax',
  'landTax',
  'superDrawn',
  'transfer',
  'entitySettled',
  'entityDealSettled',
  'purchase',
  'borrowed',
  'repaidOnSale',
  'sale',
];
const crossing = flowKinds.filter((kind) => !within.includes(kind));

/** Flows that reach or leave the bank accounts, with their sign as money in. */
const intoCash: readonly FlowKind[] = [
  ...(['salary', 'income', 'withheld', 'accountInterest', 'rent', 'propertyCosts', 'living', 'loanInterest'] as const),
  ...(['lump', 'purchaseDuty', 'purchaseCosts', 'mortgageInsurance', 'sellingCosts', 'refinanceCosts'] as const),
  ...(['renovation', 'borrowed', 'sale', 'superDrawn', 'holdingDrawn'] as const),
];
const outOfCash: readonly FlowKind[] = [
  ...(['principal', 'extra', 'tax', 'landTax', 'purchase', 'repaidOnSale'] as const),
  ...(['entitySettled', 'entityDealSettled', 'superBeforeTax', 'superAfterTax'] as const),
  ...(['surplusRepaid', 'surplusInvested'] as const),
];

/** The lines of a year that change net worth; the other figures of a statement are not part of the sum. */
const lines = [
  ...(['salaries', 'otherIncome', 'accountInterest', 'rent', 'propertyCosts', 'landTax', 'tax', 'living'] as const),
  ...(['loanInterest', 'lumpSums', 'dealCosts', 'superPaidIn', 'superEarnings', 'superTax', 'growth'] as const),
  'studyLoans',
] as const satisfies readonly (keyof YearStatement)[];

/** Cents of the accounts of some kinds at a month's end; −1 is before the first. */
function centsOf(timeline: Timeline, kinds: readonly string[] | null, month: number): number {
  const width = timeline.accounts.length;
  return timeline.accounts.reduce((sum, { kind }, place) => {
    if (kinds !== null && !kinds.includes(kind)) return sum;
    return sum + ((month < 0 ? timeline.opening[place] : timeline.balances[month * width + place]) ?? 0);
  }, 0);
}

const monthsOf = ({ months }: Timeline) => Array.from({ length: months }, (_, month) => month);

/** Loan and month of every rise of what is owed. */
function risesOf(timeline: Timeline): readonly string[] {
  const width = timeline.accounts.length;
  return timeline.accounts.flatMap(({ kind, subject }, place) => {
    if (kind !== 'loan') return [];
    const owed = (month: number) =>
      -((month < 0 ? timeline.opening[place] : timeline.balances[month * width + place]) ?? 0);
    return monthsOf(timeline).flatMap((month) => (owed(month) > owed(month - 1) ? [`${subject} ${month}`] : []));
  });
}

/** The largest balance among the loans at a month's end; nobody pays a loan past its end. */
function largestLoan({ accounts, balances }: Timeline, month: number): number {
  const loans = accounts.flatMap(({ kind }, place) => (kind === 'loan' ? [place] : []));
  return Math.max(0, ...loans.map((place) => balances[month * accounts.length + place] ?? 0));
}

/** What holds of every month of every drawn household. */
function holdsOf(check: (timeline: Timeline, month: number) => void): void {
  fc.assert(
    fc.property(anyHousehold, ({ household, years }) => {
      const timeline = runHousehold(household, { years });
      for (const month of monthsOf(timeline)) check(timeline, month);
    }),
    draws,
  );
}

describe('the ledger of any household', { timeout: 120_000 }, () => {
  it('has two sides to every cent: all balances, the world’s included, sum to zero at every month’s end', () => {
    holdsOf((timeline, month) => expect(centsOf(timeline, null, month)).toBe(0));
  });

  it('changes net worth in a month by what crossed its border, and by nothing else', () => {
    holdsOf((timeline, month) => {
      const change = centsOf(timeline, ownKinds, month) - centsOf(timeline, ownKinds, month - 1);
      expect(change).toBe(flowsOf(timeline, crossing, { first: month, last: month }));
    });
  });

  it('closes its cash: what the bank accounts held, plus what came in, less what went out', () => {
    holdsOf((timeline, month) => {
      const at = { first: month, last: month };
      const change = flowsOf(timeline, intoCash, at) - flowsOf(timeline, outOfCash, at);
      expect(centsOf(timeline, ['cash'], month)).toBe(centsOf(timeline, ['cash'], month - 1) + change);
    });
  });

  it('has year statements whose lines add up to the closing less the opening net worth, to the cent', () => {
    fc.assert(
      fc.property(anyHousehold, ({ household, years }) => {
        const timeline = runHousehold(household, { years });
        const statements = timeline.years.map((row) => yearStatement(timeline, row));
        for (const [place, statement] of statements.entries()) {
          const sum = lines.reduce((total, line) => total + toCents(statement[line]), 0);
          expect(sum).toBe(toCents(statement.closing) - toCents(statement.opening));
          if (place > 0) expect(statement.opening).toBe(statements[place - 1]?.closing);
        }
      }),
      draws,
    );
  });

  it('lets no loan rise without a borrowing onto it', () => {
    fc.assert(
      fc.property(anyHousehold, ({ household, years }) => {
        const borrowed = new Set<string>();
        const timeline = runHousehold(household, {
          years,
          observer: ({ kind, month, from }) => kind === 'borrowed' && borrowed.add(`${from.subject} ${month}`),
        });
        expect(risesOf(timeline).filter((rise) => !borrowed.has(rise))).toEqual([]);
        for (const month of monthsOf(timeline)) expect(largestLoan(timeline, month)).toBeLessThanOrEqual(0);
      }),
      draws,
    );
  });

  it('is the plan bit for bit in a future without deviations', () => {
    fc.assert(
      fc.property(anyHousehold, ({ household, years }) => {
        const count = household.homes.length + household.events.filter((event) => event.do === 'buy').length;
        const none = () => new Float64Array(years);
        const paths: Paths = { growth: new Float64Array(count * years), rents: none(), rates: none(), prices: none() };
        expect(runHousehold(household, { years, paths })).toEqual(runHousehold(household, { years }));
      }),
      draws,
    );
  });

  it('has the same balances, bit for bit, in a run for balances alone', () => {
    fc.assert(
      fc.property(anyHousehold, ({ household, years }) => {
        const { balances } = runHousehold(household, { years });
        const alone = new Float64Array(balances.length);
        fillBalances(household, { years }, alone);
        expect(alone).toEqual(balances);
      }),
      draws,
    );
  });

  it('has a journal whose postings sum to each month’s figure, of every kind', () => {
    const own: readonly string[] = ownKinds;
    const signed = ({ to, cents }: Posting) => (own.includes(to.kind) ? cents : -cents);
    fc.assert(
      fc.property(anyHousehold, fc.constantFrom(...flowKinds), ({ household, years }, kind) => {
        const timeline = runHousehold(household, { years });
        const journal = journalOf(household, { years }, (posting) => posting.kind === kind && posting.month >= 0);
        for (const month of monthsOf(timeline)) {
          const sum = journal
            .filter((posting) => posting.month === month)
            .reduce((total, posting) => total + signed(posting), 0);
          expect(sum).toBe(flowsOf(timeline, [kind], { first: month, last: month }));
        }
      }),
      { ...draws, numRuns: 200 },
    );
  });
});
