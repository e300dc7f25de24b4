import { roundToCent } from '@freehold/finance';

const wholeDollarsFormat = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });
const centsFormat = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const countFormat = new Intl.NumberFormat('en-AU');
const longDate = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** Dollars as they stand in a text: `$650,000`; negative ones with a minus. */
export function dollarsText(amount: number): string {
  return `${amount < 0 ? '−' : ''}$${wholeDollarsFormat.format(Math.abs(amount))}`;
}

/** Dollars with cents, for schedules: `$2,533.43`. */
export function centsText(amount: number): string {
  return `$${centsFormat.format(amount)}`;
}

/** A count with thousands: `1,620,633`. */
export function countText(count: number): string {
  return countFormat.format(count);
}

/** An ISO date in words: `21 November 2026`. */
export function dateText(isoDate: string): string {
  return longDate.format(new Date(isoDate));
}

export interface ReferenceLoan {
  /** Dollars. */
  readonly amount: number;
  /** Percent a year. */
  readonly ratePercent: number;
  /** Dollars a month, to the cent. */
  readonly monthly: number;
}

export interface ScheduleRow {
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
}

/**
 * The first monthly rows of a principal and interest schedule in dollars, each amount posted to the cent: interest is the
 * balance × the annual rate ÷ 12, the rest of the repayment reduces the balance.
 * TODO(5): take the rows from the engine's schedule when it is there.
 */
export function firstScheduleRows(loan: ReferenceLoan, months: number): readonly ScheduleRow[] {
  const rows: ScheduleRow[] = [];
  let balance = loan.amount;
  for (let month = 0; month < months; month += 1) {
    const interest = roundToCent((balance * loan.ratePercent) / 100 / 12);
    const principal = roundToCent(loan.monthly - interest);
    balance = roundToCent(balance - principal);
    rows.push({ interest, principal, balance });
  }
  return rows;
}
