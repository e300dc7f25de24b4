import { writeTally } from './check/tally.ts';
import { walkFreshClone } from './fresh-clone/journey.ts';
import { ordinaryUser, thisUser } from './fresh-clone/person.ts';
import { Results } from './fresh-clone/results.ts';

/** Clones the repository to an empty folder and starts it, as this user and, when that is root, as an ordinary one too. */
async function checkFreshClone(): Promise<number> {
  const results = new Results();
  for (const person of [thisUser(), ordinaryUser()]) {
    if (person) await walkFreshClone(person, results);
  }
  writeTally(results.tally());
  return results.tally().failed;
}

process.exitCode = (await checkFreshClone()) > 0 ? 1 : 0;
