import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { calculationAreas, listAreas } from '@freehold/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { heaviestInputs } from '../../../test/heaviest-inputs.ts';
import { longestHold } from '../../../test/longest-hold.ts';
import { figure } from '../../../test/quality.ts';
import { answerArea } from './calculate-worker.ts';
import { quickAreas } from './calculator.ts';

const fixtures = new URL('../../../../../packages/finance/fixtures/', import.meta.url);
interface Question {
  readonly area: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

const golden: readonly (Question & { readonly expected: object })[] = [
  'spec-cases.json',
  'public-cases.json',
  'law-2027-cases.json',
  'lending-cases.json',
].flatMap((file) => JSON.parse(readFileSync(new URL(file, fixtures), 'utf8')));

/** The listed example of each area, and inputs that are heavier than any golden case. */
const more: readonly Question[] = [
  ...listAreas().areas.map(({ area, example }) => ({ area, inputs: example })),
  { area: 'irr', inputs: { cashflows: [-100, 0.001], guess: 50 } },
  { area: 'portfolio.project', inputs: { properties: [{ id: 'a' }], years: 30, interestRate: 6 } },
];
const longestAnswer = 256 * 1024;
// Above any noise of a busy machine three times in a row; the attacks held the loop for seconds.
const mostHoldMs = 400;
const tries = 3;

let server: TestApp;
let address: string;
beforeAll(async () => {
  server = await startTestApp();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

let asked = 0;
function ask(area: string, payload: object) {
  asked += 1;
  const remoteAddress = `10.0.${asked >> 8}.${asked & 255}`;
  return server.app.inject({ method: 'POST', url: `/api/calculate/${area}`, payload, remoteAddress });
}

/** One question of each area and each set of fields. */
function questions() {
  const all: readonly Question[] = [...golden.filter(({ expected }) => !('error' in expected)), ...more];
  const byFields = new Map(all.map((each) => [`${each.area} ${Object.keys(each.inputs).sort().join(' ')}`, each]));
  return [...byFields.values()];
}

/** What a question is answered, and the longest turn of the loop meanwhile: the shortest of three tries. */
async function costOf(area: string, inputs: object) {
  let least = Number.POSITIVE_INFINITY;
  let answer = await ask(area, inputs);
  for (let count = 0; count < tries && least > mostHoldMs / 20; count += 1) {
    const hold = await longestHold(async () => {
      answer = await ask(area, inputs);
    });
    least = Math.min(least, hold);
  }
  return { answer, hold: least };
}

it('answers or refuses every area at its upper limits without holding the event loop', async () => {
  const calls = questions().flatMap(({ area, inputs }) =>
    heaviestInputs(area, inputs).map((each) => ({ area, inputs: each })),
  );
  expect(new Set(calls.map(({ area }) => area))).toEqual(new Set(calculationAreas));
  const statuses: number[] = [];
  const holds: number[] = [];
  for (const { area, inputs } of calls) {
    const { answer, hold } = await costOf(area, inputs);
    const shown = `${area} ${JSON.stringify(inputs).slice(0, 200)} ${answer.body.slice(0, 200)}`;
    // On a busy machine a calculation may run into its deadline, which is a refusal too.
    expect([200, 400, 503], shown).toContain(answer.statusCode);
    expect(answer.body.length, shown).toBeLessThanOrEqual(longestAnswer);
    expect(hold, shown).toBeLessThan(mostHoldMs);
    statuses.push(answer.statusCode);
    holds.push(hold);
  }
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(100);
  figure(
    'U10',
    `areas of the engine at their upper limits, ${calls.length} calls: answered or refused, longest turn of the event loop`,
    `${calculationAreas.length}/${calculationAreas.length}, ${Math.max(...holds).toFixed(0)} ms`,
  );
}, 120_000);

it('works out the quick areas in a few milliseconds at their upper limits', () => {
  const quick = questions().filter(({ area }) => quickAreas.has(area));
  expect(new Set(quick.map(({ area }) => area))).toEqual(quickAreas);
  for (const { area, inputs } of quick) {
    for (const each of heaviestInputs(area, inputs)) {
      const times = Array.from({ length: 21 }, () => {
        const begun = performance.now();
        answerArea({ area, inputs: each });
        return performance.now() - begun;
      }).sort((a, b) => a - b);
      // The best of 21 takes a hundredth of this even on a busy machine.
      expect(times[0], area).toBeLessThan(5);
    }
  }
});

const flood = { rate: 0.000_01, nper: 1_000_000, pv: 1_000, start: 1, end: 1_000_000, type: 1 };
const homes = { years: 100, properties: Array.from({ length: 10_000 }, (_, index) => ({ id: index.toString(36) })) };
const flows = { cashflows: [-1, ...Array.from({ length: 9_999 }, () => 1)], guess: 50 };

it('answers others at once while one address asks ten long questions a second', async () => {
  const questions = ['tvm.cumprinc', 'tvm.cumipmt', 'portfolio.project', 'irr'];
  const inputs: readonly object[] = [flood, { ...flood, rate: 1e-7 }, homes, flows];
  const bodies = inputs.map((each) => JSON.stringify(each));
  const waits: number[] = [];
  const answers = Array.from({ length: 30 }, async (_, index) => {
    await wait(index * 100);
    const question = questions[index % questions.length] ?? '';
    const headers = { 'content-type': 'application/json' };
    const body = bodies[index % bodies.length] ?? '';
    return (await fetch(`${address}/api/calculate/${question}`, { method: 'POST', headers, body })).status;
  });
  const probe = async () => {
    for (let count = 0; count < 60; count += 1) {
      const begun = performance.now();
      expect((await fetch(`${address}/api/health/live`)).status).toBe(200);
      waits.push(performance.now() - begun);
      await wait(50);
    }
  };
  const [statuses] = await Promise.all([Promise.all(answers), probe()]);
  // 503 while the thread starts and this address has too many calls waiting.
  expect(statuses.filter((status) => ![200, 400, 503].includes(status))).toEqual([]);
  expect(statuses).toContain(200);
  expect(statuses).toContain(400);
  const longest = Math.max(...waits);
  expect(longest).toBeLessThan(mostHoldMs);
  figure(
    'U11',
    'GET /api/health/live while one address asks the longest known questions ten times a second, longest wait',
    `${longest.toFixed(0)} ms`,
  );
}, 60_000);
