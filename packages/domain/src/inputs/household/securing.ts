import type { Liability } from '@freehold/contract';
import type { Home } from '@freehold/finance';
import { wordsOf } from './words.ts';

/** Words that say what kind of thing a description is of, and not which one. */
const commonWords = new Set(
  (
    'home house unit flat apartment townhouse villa duplex property investment investor rental rented rent loan mortgage ' +
    'bank account main primary first second new old fixed variable interest only principal and the with for from our split'
  ).split(' '),
);

/** The property that secures a mortgage, and whether the record says so, its description does, or nobody. */
export interface Security {
  readonly home: Home;
  readonly from: 'record' | 'description' | 'guess';
}

type Placed = readonly (readonly [string, Security])[];
type Names = ReadonlyMap<string, string>;

/**
 * A property for each mortgage, by the mortgage's id; none where the record has no property for it. The one on record;
 * else on the primary residence the home lived in, and of others the rental that the descriptions name alike; the rest the
 * largest balance to the largest value, first among rentals without one. Where nothing is let, the home lived in.
 */
export function securities(
  mortgages: readonly Liability[],
  homes: readonly Home[],
  names: Names,
): ReadonlyMap<string, Security> {
  const known = mortgages.flatMap(({ id, securedBy }) => {
    const home = homes.find((one) => one.id === securedBy);
    return home === undefined ? [] : [[id, { home, from: 'record' }] as const];
  });
  const unknown = mortgages.filter(({ id }) => !known.some(([loan]) => loan === id));
  const lived = homes.filter(({ use }) => use === 'home');
  const rentals = homes.filter(({ use }) => use === 'rent');
  const own = unknown.filter(({ isPrimaryResidence }) => isPrimaryResidence);
  const others = unknown.filter(({ isPrimaryResidence }) => !isPrimaryResidence);
  const taken = new Set(known.map(([, { home }]) => home.id));
  return new Map<string, Security>([
    ...known,
    ...placed(own, { homes: lived, taken, names }),
    ...placed(others, { homes: rentals.length > 0 ? rentals : lived, taken, names }),
  ]);
}

interface Choice {
  readonly homes: readonly Home[];
  /** Ids of homes that have a loan. */
  readonly taken: ReadonlySet<string>;
  readonly names: Names;
}

function placed(mortgages: readonly Liability[], { homes, taken, names }: Choice): Placed {
  // Once for each home: a record can hold hundreds of mortgages.
  const worded = homes.map((home) => ({ home, telling: tellingWords(names.get(home.id) ?? '') }));
  const named = mortgages.flatMap((loan) => {
    const home = namedHome(loan, worded);
    return home === null ? [] : [[loan.id, { home, from: 'description' }] as const];
  });
  const used = new Set([...taken, ...named.map(([, { home }]) => home.id)]);
  const free = homes.filter(({ id }) => !used.has(id));
  const left = [...(free.length > 0 ? free : homes)].sort((a, b) => b.value - a.value);
  const rest = mortgages
    .filter(({ id }) => !named.some(([loan]) => loan === id))
    .sort((a, b) => b.loanBalance - a.loanBalance);
  const guessed = rest.flatMap((loan, place) => {
    const home = left[place % left.length];
    return home === undefined ? [] : [[loan.id, { home, from: 'guess' }] as const];
  });
  return [...named, ...guessed];
}

interface WordedHome {
  readonly home: Home;
  readonly telling: ReadonlySet<string>;
}

/** The one property that shares most of the words of a mortgage's description. */
function namedHome({ description }: Liability, homes: readonly WordedHome[]): Home | null {
  const words = tellingWords(description);
  const shared = homes
    .map(({ home, telling }) => ({ home, count: [...telling].filter((word) => words.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = shared;
  const isTelling = first !== undefined && first.count > 0 && first.count > (second?.count ?? 0);
  return isTelling ? first.home : null;
}

/** Words that tell one property from another; a number tells with the word before it, as in Unit 2. */
function tellingWords(text: string): ReadonlySet<string> {
  const words = wordsOf(text);
  const single = words.filter((word) => word.length >= 3 && !commonWords.has(word));
  const numbered = words.slice(1).map((word, place) => (/^\d+$/.test(word) ? `${words[place]} ${word}` : ''));
  return new Set([...single, ...numbered].filter((word) => word !== ''));
}
