import { addDays, daysBetween, homeStatus, isoDate, lossQuarantine, parseDate, reformYear } from '@freehold/finance';
import { type HouseholdRecord, namesOfRows } from '../inputs/household/reading.ts';
import { householdOf } from '../inputs/household.ts';
import { homesCaught } from './coming-events.ts';
import { lawOfRental } from './property-words.ts';
import { type RateRise, rateRises } from './rate-rises.ts';

/** Days between two ISO days, the second less the first. */
export function daysUntil(from: string, to: string): number {
  return daysBetween(parseDate('from', from), parseDate('to', to));
}

/** The ISO day a number of days after another, or before it. */
export function dayAfter(day: string, days: number): string {
  return isoDate(addDays(parseDate('day', day), days));
}

/** The day from which the law holds back rental losses; null while no such day is known. */
export const lossLawFrom: string | null = lossQuarantine.from;

/** A rental that the law on rental losses reaches, by its name on the record, and what is known of it in a sentence. */
export interface CaughtRental {
  readonly name: string;
  readonly reason: string;
}

/** The rentals of a record, read on an ISO day, whose losses the law of 1 July 2027 holds back. */
export function rentalsCaught(record: HouseholdRecord, day: string): readonly CaughtRental[] {
  const { household } = householdOf(record, day);
  const names = namesOfRows([...record.assets, ...record.liabilities]);
  return homesCaught(household).map((home) => ({
    name: names.get(home.id) ?? home.id,
    reason: lawOfRental[homeStatus(home, reformYear)].reason,
  }));
}

/** What rises of rates add to a loan's monthly repayment, by its name on the record. */
export interface LoanRise extends Pick<RateRise, 'loan' | 'addedMonthly' | 'fixedUntil'> {
  readonly name: string;
}

/** What rises by some percentage points add to the repayments on the loans of a record, read on an ISO day. */
export function loanRises(record: HouseholdRecord, day: string, points: readonly number[]): readonly LoanRise[] {
  const { household } = householdOf(record, day);
  const names = namesOfRows([...record.assets, ...record.liabilities]);
  return rateRises(household, points).map((rise) => ({ ...rise, name: names.get(rise.loan) ?? rise.loan }));
}

/** A fixed rate that ends, ISO day. */
export interface FixedEnd {
  /** Id and name of the loan. */
  readonly loan: string;
  readonly name: string;
  readonly day: string;
}

/** Fixed rates of a record that end on an ISO day or later, soonest first; a loan that is paid off has none. */
export function fixedEnds(record: HouseholdRecord, from: string): readonly FixedEnd[] {
  const names = namesOfRows([...record.assets, ...record.liabilities]);
  return record.liabilities
    .flatMap(({ id, termType, fixedUntil, loanBalance }) =>
      termType === 'Fixed' && fixedUntil !== null && fixedUntil >= from && loanBalance > 0
        ? [{ loan: id, name: names.get(id) ?? id, day: fixedUntil }]
        : [],
    )
    .sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

const longestName = 40;

/**
 * A record whose properties and loans have short names: an own description up to its first comma, since an address is
 * typed there too, and none that could be read as a link. Without one a row is called by its kind and place.
 */
export function withShortNames<Record extends HouseholdRecord>(record: Record): Record {
  const short = <Row extends { readonly description: string }>(row: Row): Row => ({
    ...row,
    description: shortName(row.description),
  });
  return { ...record, assets: record.assets.map(short), liabilities: record.liabilities.map(short) };
}

function shortName(description: string): string {
  const [first = ''] = description.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ').split(/[,;\n]/);
  const name = first.replace(/\s+/g, ' ').trim();
  if (/[@\\<>{}=%]|\/\/|www\.|\p{L}\.\p{L}{2,}/iu.test(name)) return '';
  return name.length <= longestName
    ? name
    : `${[...name]
        .slice(0, longestName - 1)
        .join('')
        .trimEnd()}…`;
}
