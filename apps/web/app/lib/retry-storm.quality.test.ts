import { routes } from '@freehold/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { figure } from '../../../../tools/quality/figure.ts';
import { createClient } from './api-client.ts';
import { CallError } from './call-error.ts';
import { lead } from './sample-lead.ts';

const people = 200;
const awayMs = 20_000;
const mostAttempts = 6;

/** One who sends a form: the moments of their requests, the keys of these, what was answered, and what became of it. */
interface Person {
  /** Whether they press as the server goes; the others press one after another while it is away. */
  readonly isFirst: boolean;
  /** Whether they stop waiting after four seconds. */
  readonly isLeaving: boolean;
  readonly times: number[];
  readonly keys: Set<string | null>;
  readonly answers: (number | 'none')[];
  outcome: string;
}

/** The server: gone for half of its absence, behind a proxy that answers 502 for the other half, then back. */
function answerAt(time: number, isWrong: boolean): number | 'none' {
  if (time < awayMs / 2) return 'none';
  if (time < awayMs) return 502;
  return isWrong ? 422 : 201;
}

/** The client of a browser, on a network that notes each request; some have typed what the server will refuse. */
function clientOf(person: Person, isWrong: boolean): ReturnType<typeof createClient> {
  return createClient({
    base: 'http://localhost/api',
    session: { token: () => null, renew: async () => null, end: () => undefined, prove: async () => false },
    random: Math.random,
    newKey: () => crypto.randomUUID(),
    fetch: async (input, init) => {
      const status = answerAt(Date.now(), isWrong);
      person.times.push(Date.now());
      person.keys.add(new Request(input, init).headers.get('idempotency-key'));
      person.answers.push(status);
      if (status === 'none') throw new TypeError('Failed to fetch');
      return Response.json({ id: crypto.randomUUID(), borrowingCapacity: 600_000 }, { status });
    },
  });
}

async function press(person: Person, isWrong: boolean): Promise<void> {
  const leave = new AbortController();
  if (person.isLeaving) setTimeout(() => leave.abort(), 4_000);
  try {
    await clientOf(person, isWrong)(routes.borrowingLeads.submit, { body: lead, signal: leave.signal });
    person.outcome = 'stored';
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    person.outcome = error.failure === 'cancelled' ? 'cancelled' : String(error.status);
  }
}

/** Two hundred people, half of them pressing at once. */
async function storm(): Promise<Person[]> {
  const all = Array.from({ length: people }, (_, index): Person => {
    const isFirst = index % 2 === 0;
    const person = {
      isFirst,
      isLeaving: index % 10 === 0,
      times: [],
      keys: new Set<string>(),
      answers: [],
      outcome: '',
    };
    setTimeout(() => void press(person, index % 10 === 5), isFirst ? 0 : (index * awayMs) / people);
    return person;
  });
  await vi.runAllTimersAsync();
  return all;
}

/** The most of these moments that lie within so many milliseconds. */
function mostWithin(times: readonly number[], ms: number): number {
  return Math.max(...times.map((start) => times.filter((time) => time >= start && time < start + ms).length));
}

/** How many of those who pressed at once reach the server within a twentieth of a second, at their n-th attempt. */
function crowdAt(attempt: number, all: readonly Person[]): number {
  const times = all.filter(({ isFirst }) => isFirst).flatMap(({ times: own }) => own[attempt - 1] ?? []);
  return mostWithin(times, 50);
}

const outcomesOf = (some: readonly Person[]) => [...new Set(some.map(({ outcome }) => outcome))].sort();

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

it('two hundred browsers whose server is away for twenty seconds ask seldom, apart, and not for ever', async () => {
  const all = await storm();
  const attempts = all.map(({ times }) => times.length);
  expect(Math.max(...attempts)).toBe(mostAttempts);
  expect(new Set(all.flatMap(({ answers }) => answers.slice(0, -1)))).toEqual(new Set(['none', 502]));
  expect(all.filter(({ keys }) => keys.size !== 1)).toEqual([]);
  const gone = all.filter(({ isLeaving }) => isLeaving);
  expect(outcomesOf(gone)).toEqual(['cancelled']);
  expect(gone.filter(({ times }) => times.length !== 2)).toEqual([]);
  const stayed = all.filter(({ isLeaving }) => !isLeaving);
  // Six attempts take about 15 seconds, so a person who pressed earlier has been told, with the form intact.
  const [early, late] = [
    stayed.filter(({ isFirst }) => isFirst),
    stayed.filter(({ times }) => (times[0] ?? 0) > 5_000),
  ];
  expect([early.length, late.length]).toEqual([80, 75]);
  expect(outcomesOf(early)).toEqual(['502']);
  expect(early.filter(({ times }) => times.length !== mostAttempts)).toEqual([]);
  expect(outcomesOf(late)).toEqual(['422', 'stored']);
  const [first, second, sixth] = [crowdAt(1, all), crowdAt(2, all), crowdAt(6, all)];
  expect(first).toBe(people / 2);
  expect(second).toBeLessThan(first / 2);
  expect(sixth).toBeLessThan(first / 3);
  const words = `${people} browsers, the server away for 20 s, tried again after no answer and 5xx alone`;
  const spread = `of 100 that pressed at once at most ${second} second and ${sixth} sixth attempts within 50 ms`;
  figure('L4', `${words}; ${spread}; most attempts of one press`, `${mostAttempts}`);
});
