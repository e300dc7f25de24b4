import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../app.ts';
import { fuzzSeed } from '../fuzz/run.ts';
import { figure } from '../quality.ts';
import { type Happening, hasOrder } from './order.ts';
import { operationOf, type Plan, plans } from './plans.ts';
import { makePlace, newSequence, type Place, perform, type Sequence } from './record-calls.ts';
import { type DetailsAnswer, type Operation, step, type WorldState } from './record-model.ts';

const hands = 4;
/** Two thousand sequences are some forty thousand calls; a slow machine is not a failure. */
const patient = { timeout: 1_800_000 };
/** Clients signed up before the four concurrent actors begin. */
const known = 2;

/** Reads that show the whole final state. */
const looks: readonly Operation[] = [
  ...[0, 1].flatMap((who) =>
    (['details', 'saved', 'portfolio'] as const).map((kind) => ({ kind, who, by: 'adviser' }) as const),
  ),
  { kind: 'clients' },
];

/** The model's state, compared with the server during a sequence. */
interface Model {
  world: WorldState;
}

interface Real {
  readonly place: Place;
  readonly sequence: Sequence;
}

/** Makes a call to the server and the model; fails if their responses differ. */
async function answeredAlike(model: Model, { place, sequence }: Real, operation: Operation): Promise<void> {
  const expected = step(model.world, operation);
  expect(await perform(place, sequence, operation), JSON.stringify(operation)).toEqual(expected.answer);
  model.world = expected.world;
}

/** One command of a sequence: a plan carried out on the model's state. */
class Command implements fc.AsyncCommand<Model, Real> {
  readonly #plan: Plan;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  check(): boolean {
    return true;
  }

  async run(model: Model, real: Real): Promise<void> {
    const seen = 'who' in this.#plan ? model.world[this.#plan.who] : undefined;
    await answeredAlike(model, real, operationOf(this.#plan, seen));
  }

  toString(): string {
    return JSON.stringify(this.#plan);
  }
}

/** A new sequence with its first clients signed up. */
async function begin(place: Place, clients: number): Promise<{ model: Model; real: Real }> {
  const sequence = newSequence();
  let world: WorldState = {};
  for (let who = 0; who < clients; who += 1) {
    await perform(place, sequence, { kind: 'register', who });
    world = step(world, { kind: 'register', who }).world;
  }
  return { model: { world }, real: { place, sequence } };
}

/**
 * Redirects a plan to one of the first clients while others sign up, since the newest client's id is not yet known to
 * the other actors.
 */
function ofKnown(plan: Plan): Plan {
  return 'who' in plan && plan.kind !== 'register' ? { ...plan, who: plan.who % known } : plan;
}

/** Four concurrent actors, each carrying out its plans in turn on the state it last saw; then everything is read. */
async function atOnce({ place, sequence }: Real, sequences: readonly (readonly Plan[])[]): Promise<Happening[]> {
  const happenings: Happening[] = [];
  let moment = 0;
  const happen = async (operation: Operation) => {
    moment += 1;
    const begun = moment;
    const answer = await perform(place, sequence, operation);
    moment += 1;
    happenings.push({ operation, answer, begun, ended: moment });
    return answer;
  };
  const hand = async (own: readonly Plan[]) => {
    const seen = new Map<number, DetailsAnswer>();
    for (const plan of own) {
      const who = 'who' in plan ? plan.who : 0;
      const answer = await happen(operationOf(plan, seen.get(who)));
      if (typeof answer === 'object' && 'version' in answer) seen.set(who, answer);
    }
  };
  await Promise.all(sequences.map(hand));
  for (const look of looks) await happen(look);
  return happenings;
}

/** Registers the tests of command sequences: sequences by one actor, and rounds of four concurrent actors. */
export function modelSuite({ sequences, rounds }: { sequences: number; rounds: number }): void {
  describe('sequences of commands', () => {
    let place: Place;
    const tally = { commands: 0, calls: 0 };
    beforeAll(async () => {
      place = await makePlace(await startTestApp());
    });
    afterAll(() => place.server.close());

    it('answer as the model does, one after another', patient, async () => {
      const arbitrary = fc.commands([plans.map((plan) => new Command(plan))], { maxCommands: 25, size: '+1' });
      const property = fc.asyncProperty(arbitrary, async (commands) => {
        const begun = await begin(place, 1);
        tally.commands += [...commands].length;
        await fc.asyncModelRun(() => begun, commands);
        for (const look of looks) await answeredAlike(begun.model, begun.real, look);
      });
      await fc.assert(property, { seed: fuzzSeed, numRuns: sequences });
      figure(
        'D7',
        `${sequences} sequences, ${tally.commands} commands, one after another: answers unlike the model`,
        '0',
      );
    });

    it('answer as the model does in some order, where four hands are at it at once', patient, async () => {
      const own = fc.array(plans.map(ofKnown), { minLength: 3, maxLength: 6 });
      const arbitrary = fc.array(own, { minLength: hands, maxLength: hands });
      const property = fc.asyncProperty(arbitrary, async (together) => {
        const { model, real } = await begin(place, known);
        const happenings = await atOnce(real, together);
        tally.calls += happenings.length;
        expect(hasOrder(happenings, model.world), JSON.stringify(happenings)).toBe(true);
      });
      // Races do not reproduce on demand, so shrinking is off.
      await fc.assert(property, { seed: fuzzSeed, numRuns: rounds, endOnFailure: true });
      const words = `${rounds * hands} sequences, ${hands} at once on the same records, ${tally.calls} calls`;
      figure('D7', `${words}: rounds whose answers fit no order of the calls`, '0');
    });
  });
}
