import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withIds } from '../access/fill.ts';
import type { PersonName } from '../access/people.ts';
import { createWorld, type World } from '../access/world.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { figure } from '../quality.ts';
import {
  bodyCases,
  type CorpusCase,
  type CorpusTarget,
  corpusLists,
  corpusTargets,
  isKept,
  queryCases,
  valueAt,
} from './corpus.ts';
import { revealed } from './judge.ts';

let server: TestApp;
let world: World;
let things: Map<string, string>;
beforeAll(async () => {
  server = await startTestApp();
  world = await createWorld(server);
});
afterAll(() => server.close());

const counts = { requests: 0, refused: 0, kept: 0, wrong: 0 };

/** Faults in the responses to some cases. */
async function complaints(
  cases: readonly CorpusCase[],
  as: PersonName | null,
  target?: CorpusTarget,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const one of cases) {
    const complaint = await wrongAnswer(one, as, target);
    if (complaint !== null) found.push(complaint);
  }
  counts.wrong += found.length;
  return found;
}

/** Sends one case; returns the response's fault, or null. */
async function wrongAnswer(one: CorpusCase, as: PersonName | null, target?: CorpusTarget): Promise<string | null> {
  counts.requests += 1;
  if (counts.requests % 5 === 0) await server.deps.db.query('delete from rate_limits');
  const answer = await world.send(one.call, as);
  if (answer.statusCode >= 500) return `${one.what}: ${answer.statusCode} ${answer.body}`;
  if (answer.statusCode >= 400) {
    counts.refused += 1;
    const shown = revealed(answer.body, String(one.call.body ?? decodeURIComponent(one.call.path)));
    return shown === null ? null : `${one.what} shows ${shown}: ${answer.body.slice(0, 200)}`;
  }
  const again = target?.readBack?.(answer.json());
  if (target === undefined || again === undefined) return null;
  const read = await world.send({ method: 'GET', path: withIds(again.path, things) }, again.as);
  const kept: unknown = read.json();
  const got = target.read ? target.read(kept, one.path, answer.json()) : valueAt(kept, one.path);
  counts.kept += 1;
  return isKept(one, got) ? null : `${one.what}: read again as ${JSON.stringify(got)?.slice(0, 100)}`;
}

describe('hostile values', () => {
  it.each(corpusTargets)(
    '[VALID-57] in the fields of $name are refused, or kept as they are',
    async (target) => {
      const object = target.name.startsWith('properties') ? 'known-property-free' : 'known-client-own';
      const here = target.name.startsWith('leads') ? 'known-lead-one' : object;
      things = new Map(world.things).set('known-object-here', world.things.get(here) ?? '');
      const cases = bodyCases(target.name, things);
      expect(cases.length).toBeGreaterThan(0);
      expect(await complaints(cases, target.as, target)).toEqual([]);
    },
    120_000,
  );

  it.each(corpusLists)(
    'in the query of %s break nothing',
    async (name, as) => {
      const here = new Map(world.things).set('known-object-here', world.people[as].id);
      expect(await complaints(queryCases(name, here), as)).toEqual([]);
    },
    120_000,
  );

  it('were enough of them, of which some were kept', () => {
    expect(counts.requests).toBeGreaterThan(2_500);
    expect(counts.kept).toBeGreaterThan(200);
    expect(counts.wrong).toBe(0);
    const value = `${counts.requests} requests, 0 × 5xx; ${counts.refused} refused, ${counts.kept} kept and read again`;
    figure('D2', 'hostile values in every field: refused, or kept and given back as they are', value);
    figure('O6', 'error bodies of the hostile values that show the inside', `0/${counts.refused}`);
  });
});
