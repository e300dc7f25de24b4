import fc from 'fast-check';
import { entityKinds, type OwnerShare } from '../src/household/entity.ts';
import type { OpenLawChoices, Value2027Choice } from '../src/household/open-law.ts';

/** The names and the length of a drawn household, which its rows refer to. */
export interface Frame {
  readonly start: string;
  readonly years: number;
  readonly people: readonly [string, ...string[]];
  /** Kinds of the entities x0, x1 and so on. */
  readonly entities: readonly (typeof entityKinds)[number][];
  readonly incomes: readonly string[];
  readonly accounts: readonly [string, ...string[]];
  readonly holdings: readonly string[];
  readonly homes: readonly string[];
  readonly loans: readonly string[];
  readonly costs: readonly string[];
  /** By event: whether it buys. */
  readonly events: readonly boolean[];
}

const ids = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
const names = (letter: string, most: number) => fc.integer({ min: 0, max: most }).map((count) => ids(letter, count));
const someNames = (letter: string, most: number) =>
  fc
    .integer({ min: 0, max: most - 1 })
    .map((count): readonly [string, ...string[]] => [`${letter}0`, ...ids(letter, count)]);

const starts = ['2026-07', '2026-08', '2026-11', '2026-12', '2027-01', '2027-03', '2027-06', '2027-07', '2028-05'];

/** Names and lengths. */
export const frames: fc.Arbitrary<Frame> = fc.record({
  start: fc.constantFrom(...starts),
  years: fc.integer({ min: 1, max: 8 }),
  people: someNames('p', 3),
  entities: fc.array(fc.constantFrom(...entityKinds), { maxLength: 3 }),
  incomes: names('i', 5),
  accounts: someNames('a', 3),
  holdings: names('h', 2),
  homes: names('r', 4),
  loans: names('l', 6),
  costs: names('c', 4),
  events: fc.array(
    fc.integer({ min: 0, max: 4 }).map((die) => die === 0),
    { maxLength: 10 },
  ),
});

/** A month in the run, or a little after it. */
export function monthIn({ start, years }: Frame): fc.Arbitrary<string> {
  return fc.integer({ min: 0, max: years * 12 + 2 }).map((count) => later(start, count));
}

/** A month in the run, near its start, or long after it. */
export function monthsAround(frame: Frame): fc.Arbitrary<string> {
  const near = fc.integer({ min: -3, max: 14 }).map((count) => later(frame.start, count));
  return fc.oneof(monthIn(frame), near, fc.constant('2060-01'));
}

function later(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const all = year * 12 + number - 1 + count;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`;
}

const value2027Of: Readonly<Record<number, Value2027Choice>> = { 3: 'market', 5: 'compound', 6: 'straightLine' };

/** What some choose of the value of homes on 1 July 2027, by their years: without another draw. */
export function openLawOf({ years }: Frame): OpenLawChoices {
  return { value2027: value2027Of[years] };
}

/** Now whole hundreds, now with cents. */
export function dollarsTo(most: number): fc.Arbitrary<number> {
  return fc.oneof(
    fc.integer({ min: 0, max: Math.floor(most / 100) }).map((hundreds) => hundreds * 100),
    fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100),
  );
}

/** Percents with up to two decimals. */
export function percents(most: number): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: most * 4 }).map((quarters) => quarters / 4);
}

/** Named or not. */
export function sometimes<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.option(value, { nil: undefined, freq: 2 });
}

/** Named in about so many of eight. */
export function chance<Value>(ofEight: number, value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.oneof({ weight: 8 - ofEight, arbitrary: fc.constant(undefined) }, { weight: ofEight, arbitrary: value });
}

export const landPcts = [null, 20, 40, 55, 60, 75, 100] as const;

/** One owner, or several; sometimes others own the rest. */
export function owners({ people }: Frame, isWhole = false): fc.Arbitrary<readonly OwnerShare[]> {
  const [first, second = first, third = first] = people;
  const one = (owner: string, sharePct: number): OwnerShare => ({ owner, sharePct });
  const whole = [[one(first, 100)], [one(second, 100)]];
  const shared =
    first === second
      ? []
      : [
          [one(first, 50), one(second, 50)],
          [one(second, 1), one(first, 99)],
        ];
  const thirds = third === first ? [] : [[one(first, 40), one(second, 35), one(third, 25)]];
  const part = first === second ? [[one(first, 60)]] : [[one(first, 30), one(second, 45)], [one(second, 62.5)]];
  return fc.constantFrom(...whole, ...shared, ...thirds, ...(isWhole ? [] : part));
}

/** Owners of a home of the start: people, an entity, or both; a fund alone. */
export function homeOwners(frame: Frame): fc.Arbitrary<readonly OwnerShare[]> {
  const [person] = frame.people;
  const entities = frame.entities.flatMap((kind, index) => {
    const owner = `x${index}`;
    const alone = [[{ owner, sharePct: 100 }], [{ owner, sharePct: 70 }]];
    if (kind === 'superFund') return alone;
    return [
      ...alone,
      [
        { owner, sharePct: 33 },
        { owner: person, sharePct: 67 },
      ],
    ];
  });
  return entities.length === 0 ? owners(frame) : fc.oneof(owners(frame), fc.constantFrom(...entities));
}
