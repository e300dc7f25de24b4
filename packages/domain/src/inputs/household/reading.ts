import { type Asset, type ClientDetails, type Liability, moneyText, type ProfileRecord } from '@freehold/contract';
import {
  addMonths,
  annualAmount,
  frequencyNamed,
  isoDate,
  largestAmount,
  largestHouseholdAmount,
  type MonthText,
  monthlyAmount,
  parseDate,
} from '@freehold/finance';
import type { RecordWords } from './person-words.ts';

/** A client's record as stored. */
export interface HouseholdRecord extends Pick<ClientDetails, 'assets' | 'liabilities'> {
  readonly profile: ProfileRecord;
}

/** True of a record without income, assets and liabilities: nothing can be worked out yet. */
export function isBlankRecord({ profile, assets, liabilities }: HouseholdRecord): boolean {
  return profile.grossIncome <= 0 && assets.length === 0 && liabilities.length === 0;
}

/** Something the record does not say, or cannot mean, and how it is counted: a sentence for the screen. */
export interface Assumed {
  /** Id of the person, property, loan … in the household. */
  readonly subject: string;
  /** The household's name of the field. */
  readonly field: string;
  readonly countedAs: string;
  /** Where somebody who knows could say it. */
  readonly ask?: Ask;
}

/** A question to the client, and the field of the record that takes the answer: `assets.<id>.state`. */
export interface Ask {
  readonly at: string;
  readonly question: string;
}

/** A record being read, with what had to be assumed so far. */
export interface Reading {
  readonly record: HouseholdRecord;
  /** Month of the day it is read. */
  readonly start: MonthText;
  readonly isCouple: boolean;
  readonly words: RecordWords;
  readonly say: (subject: string, field: string, countedAs: string) => void;
  /** Takes back what was said of a field, which no longer holds. */
  readonly unsay: (subject: string, field: string) => void;
  /** As `say`, of something that nobody has said yet. */
  readonly ask: (missing: Assumed & { readonly ask: Ask }) => void;
}

/** An amount on record and what it is, at the start of a sentence: `Value of Home in Carlton`. */
export interface Entry {
  readonly subject: string;
  readonly field: string;
  readonly what: string;
}

/** Dollars as recorded, 0 to the largest amount a household can hold; others are said. */
export function amountOf(reading: Reading, { subject, field, what }: Entry, recorded: number): number {
  if (recorded < 0) {
    reading.say(subject, field, `${what} is recorded below zero: counted as $0.`);
    return 0;
  }
  if (recorded <= largestHouseholdAmount) return recorded;
  const most = moneyText(largestHouseholdAmount);
  reading.say(subject, field, `${what} is recorded above ${most}, more than a household can hold: counted as ${most}.`);
  return largestHouseholdAmount;
}

/** Percent as recorded, 0 to 100; others are said. */
export function percentOf(reading: Reading, { subject, field, what }: Entry, recorded: number): number {
  const percent = Math.min(100, Math.max(0, recorded));
  if (percent !== recorded)
    reading.say(subject, field, `${what} is recorded outside 0 to 100%: counted as ${percent}%.`);
  return percent;
}

/** Dollars of a recurring amount by its frequency; text that names none counts as Monthly and is said. */
export function recurring(
  reading: Reading,
  entry: Entry,
  recorded: { readonly amount: number; readonly frequency: string },
): { readonly monthly: number; readonly annual: number } {
  const { frequency, isKnown } = frequencyNamed(recorded.frequency);
  if (!isKnown && recorded.amount > 0)
    reading.say(entry.subject, entry.field, `${entry.what} names no known frequency: counted as monthly.`);
  const annual = amountOf(reading, entry, annualAmount(Math.min(largestAmount, recorded.amount), frequency));
  return annual === largestHouseholdAmount || annual === 0
    ? { monthly: annual / 12, annual }
    : { monthly: monthlyAmount(recorded.amount, frequency), annual };
}

/** The first entries of a list as far as a household holds them; the rest is said. */
export function firstOf<Row>(
  reading: Reading,
  list: readonly Row[],
  { most, field, what }: { readonly most: number; readonly field: string; readonly what: string },
): readonly Row[] {
  const more = list.length - most;
  if (more > 0)
    reading.say(field, field, `A household holds at most ${most} ${what}: the last ${more} on record are not counted.`);
  return list.slice(0, most);
}

/** The month `count` months after another. */
export function monthAfter(month: MonthText, count: number): MonthText {
  return isoDate(addMonths(parseDate('month', `${month}-01`), count)).slice(0, 7);
}

/** What a row is called in a sentence: its description, or its kind and place among its kind. */
export function namesOfRows(rows: readonly (Asset | Liability)[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const kind = 'assetType' in row ? row.assetType || 'Asset' : row.liabilityType || 'Liability';
      const place = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, place);
      return [row.id, row.description || `${kind} ${place}`] as const;
    }),
  );
}
