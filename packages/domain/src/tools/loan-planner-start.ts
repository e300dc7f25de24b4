import {
  type Liability,
  type LoanPlannerForm,
  loanPlannerSchema,
  loanPlannerStart,
  plannerFixedYears,
  plannerInterestOnly,
} from '@freehold/contract';
import type { HouseholdRecord } from '../inputs/household/reading.ts';
import { homeLoanStart, homeLoansOf, yearsTo } from '../inputs/mortgage.ts';
import { countText } from '../text/duration.ts';

type Changes = Partial<LoanPlannerForm>;

interface Started {
  readonly changes: Changes;
  readonly note: string;
}

/**
 * What the loan planner starts with from a client's record on an ISO day: the loan of the home with its offset and
 * interest-only years, and its fixed parts where the record has them as loans beside a variable one or fixed as a whole.
 * Shares are whole percent and years begun count. Null without a home loan.
 */
export function plannerStart(details: HouseholdRecord, day: string): Started | null {
  const start = homeLoanStart(details, day);
  if (start === null) return null;
  const { loanAmount: loan, interestRate: rate, loanTerm: term } = start.form;
  const mortgages = details.liabilities.filter(({ liabilityType }) => liabilityType === 'Mortgage');
  const main = mortgages.find(({ loanBalance }) => loanBalance === loan);
  const homes = homeLoansOf(details).filter((row) => mortgages.includes(row) && row.loanBalance > 0);
  const parts = main !== undefined && homes.includes(main) ? homes : mortgages.filter((row) => row === main);
  const only = interestOnlyOf(main, day);
  const split = splitOf(parts, day);
  const changes = { loan, rate, term, offset: main?.offsetBalance ?? 0, ...only.changes, ...split?.changes };
  const isWhole = loanPlannerSchema.safeParse({ ...loanPlannerStart, ...changes }).success;
  const notes = [start.note, only.note, isWhole ? (split?.note ?? '') : ''].filter((note) => note !== '');
  return { changes: isWhole ? changes : { loan, rate, term, offset: main?.offsetBalance ?? 0 }, note: notes.join(' ') };
}

function interestOnlyOf(row: Liability | undefined, day: string): Started {
  const until = row?.loanType === 'Interest Only' ? row.interestOnlyUntil : null;
  const years = until == null ? 0 : yearsTo(until, day);
  if (years <= 0) return { changes: {}, note: '' };
  const interestOnly = plannerInterestOnly.find((value) => Number(value) >= years) ?? '10';
  const counted = countText(Number(interestOnly), 'year');
  return { changes: { interestOnly }, note: `Interest only is counted for ${counted} from now.` };
}

/** Years begun until a fixed rate ends, as the form offers them; null for a loan that is not fixed. */
function fixedYearsOf({ termType, fixedUntil }: Liability, day: string) {
  const years = termType === 'Fixed' && fixedUntil !== null ? yearsTo(fixedUntil, day) : 0;
  if (years <= 0) return null;
  return plannerFixedYears.find((value) => Number(value) >= years) ?? '5';
}

/** One or two fixed loans, with or without a variable one; null for what the form has no place for. */
function splitOf(parts: readonly Liability[], day: string): Started | null {
  const fixed = parts.flatMap((row) => {
    const years = fixedYearsOf(row, day);
    return years === null ? [] : [{ row, years }];
  });
  const [variable, ...others] = parts.filter((row) => fixed.every((part) => part.row !== row));
  const [first, second, ...more] = fixed.toSorted((a, b) => b.row.loanBalance - a.row.loanBalance);
  const isKnown = parts.every(({ interestRate }) => interestRate > 0);
  if (first === undefined || more.length > 0 || others.length > 0 || !isKnown) return null;
  const loan = parts.reduce((sum, { loanBalance }) => sum + loanBalance, 0);
  const shareOf = ({ row }: typeof first) => Math.round((row.loanBalance / loan) * 100);
  const share = shareOf(first);
  const changes: Changes = {
    loan,
    fixedShare: share,
    fixedRate: first.row.interestRate,
    fixedYears: first.years,
    ...(second === undefined
      ? {}
      : {
          fixedShare2: variable === undefined ? 100 - share : shareOf(second),
          fixedRate2: second.row.interestRate,
          fixedYears2: second.years,
        }),
  };
  if (variable !== undefined) {
    const { interestRate: rate, offsetBalance } = variable;
    return {
      changes: { ...changes, rate, offset: offsetBalance ?? 0 },
      note: 'Fixed loans are parts of it, in whole percent and years.',
    };
  }
  return {
    // Offset and extras work on a variable part.
    changes: { ...changes, rate: loanPlannerStart.rate, offset: 0, offsetMonthly: 0 },
    note: 'It is fixed as a whole, so no offset is counted; the variable rate after that is an example.',
  };
}
