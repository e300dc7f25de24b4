import { type Tally, writeTally } from './check/tally.ts';
import { walkFreshClone } from './fresh-clone/journey.ts';
import { ordinaryUser, thisUser } from './fresh-clone/person.ts';

/**
 * Clones the repository to empty folders and starts it, as this user and, if that is root, also as an ordinary user,
 * both at once.
 */
async function checkFreshClone(): Promise<number> {
  const people = [thisUser(), ordinaryUser()].filter((person) => person !== null);
  const walks = await Promise.all(people.map((person) => walkFreshClone(person)));
  const tallies = walks.map((results) => results.tally());
  const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
  writeTally({ passed: sum(({ passed }) => passed), failed: sum(({ failed }) => failed), skipped: 0 });
  return sum(({ failed }) => failed);
}

process.exitCode = (await checkFreshClone()) > 0 ? 1 : 0;
