import type { PlanMeanwhile } from '@freehold/contract';
import { apply, type Operation, type Plan, samePlan } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { beforeEach, describe, expect, it } from 'vitest';
import { CallError } from '#app/lib/call-error.ts';
import { AccountKeeper, type AccountParts, type SavedPlan, type SentChange, type Unsaved } from './account-keeper.ts';
import { ChangedElsewhere } from './kept-plan.ts';

const base = fixture('typical');

/** A server of one plan that answers as the product's does, and a window with the plan on screen. */
class Window {
  screen: Plan = base;
  held: Unsaved | null = null;
  fails: CallError | null = null;
  /** Whether the server's answers are lost on their way. */
  loses = false;
  readonly sent: number[] = [];
  readonly steps: string[] = [];
  readonly keeper: AccountKeeper;

  constructor(
    server: Server,
    { saved, sent }: Pick<Unsaved, 'saved' | 'sent'> = { saved: { plan: base, version: 1 } },
  ) {
    this.screen = saved.plan;
    const parts: AccountParts = {
      send: async (change) => {
        if (this.fails) throw this.fails;
        this.sent.push(change.ops.length);
        const version = server.change(change);
        if (this.loses) throw new CallError('unavailable', { failure: 'no-answer' });
        return version;
      },
      read: async () => server.saved,
      hold: async (unsaved) => {
        this.held = unsaved;
      },
      current: () => this.screen,
      take: (ops, label) => {
        this.steps.push(label ?? 'another window');
        this.do(...ops);
      },
      now: () => new Date('2026-12-01T00:00:00Z'),
    };
    this.keeper = new AccountKeeper(saved, parts, sent);
  }

  do(...ops: Operation[]): void {
    this.screen = apply(this.screen, ops).plan;
  }
}

class Server {
  saved: SavedPlan = { plan: base, version: 1 };
  tells = true;
  #changes: SentChange[] = [];

  change({ id, version, ops }: SentChange): number {
    if (version !== this.saved.version) {
      const missed = this.#changes.filter((change) => change.version > version).map(({ id, ops }) => ({ id, ops }));
      const meanwhile: PlanMeanwhile = { version: this.saved.version, changes: this.tells ? missed : null };
      throw new CallError('stale-version', { failure: 'refused', status: 412, meanwhile });
    }
    this.saved = { plan: apply(this.saved.plan, ops).plan, version: version + 1 };
    this.#changes.push({ id, version: version + 1, ops });
    return version + 1;
  }
}

let server: Server;
let one: Window;
let two: Window;
beforeEach(() => {
  server = new Server();
  one = new Window(server);
  two = new Window(server);
});

const value = (to: number): Operation => ({ set: 'homes/home/value', to });
const spending: Operation = { set: 'costs/living/monthly', to: 7_000 };
const keep = (window: Window, isInPlace = false) => window.keeper.keep(window.screen, isInPlace);

describe('a plan in an account', () => {
  it('is saved by what changed, and not again while nothing does', async () => {
    one.do(value(2_000_000));
    await keep(one);
    await keep(one);
    expect(one.sent).toEqual([1]);
    expect(samePlan(server.saved.plan, one.screen)).toBe(true);
    expect([one.held, one.keeper.read()]).toEqual([null, { trouble: null, conflicts: [] }]);
  });

  it.each([true, false])('of two windows that change different records has both (changes told: %s)', async (tells) => {
    server.tells = tells;
    one.do(value(2_000_000));
    two.do(spending);
    await keep(one);
    await keep(two);
    expect(two.screen.homes?.home?.value).toBe(2_000_000);
    expect(samePlan(server.saved.plan, two.screen)).toBe(true);
    expect(server.saved.version).toBe(3);
    one.do({ set: 'years', to: 30 });
    await keep(one);
    expect(samePlan(server.saved.plan, apply(base, [value(2_000_000), spending, { set: 'years', to: 30 }]).plan)).toBe(
      true,
    );
  });

  it('of two windows that change one record asks, and nothing is overwritten until somebody says', async () => {
    one.do(value(2_000_000));
    two.do(value(1_500_000), spending);
    await keep(one);
    await expect(keep(two)).rejects.toThrow(ChangedElsewhere);
    expect(server.saved.plan.homes?.home?.value).toBe(2_000_000);
    expect(two.screen.homes?.home?.value).toBe(1_500_000);
    expect(two.keeper.read().conflicts.map(({ path }) => path)).toEqual(['homes/home']);
    expect(two.held?.plan).toEqual(two.screen);
    await keep(two, true);
    expect(server.saved.plan.homes?.home?.value).toBe(1_500_000);
    expect(two.keeper.read().conflicts).toEqual([]);
  });

  it('takes the other window’s record where that is said, and keeps the rest', async () => {
    one.do(value(2_000_000));
    two.do(value(1_500_000), spending);
    await keep(one);
    await expect(keep(two)).rejects.toThrow(ChangedElsewhere);
    await two.keeper.takeTheirs();
    expect(two.held).toMatchObject({ saved: server.saved, plan: two.screen });
    await keep(two);
    expect(two.screen.homes?.home?.value).toBe(2_000_000);
    expect(two.screen.costs?.living?.monthly).toBe(7_000);
    expect(samePlan(server.saved.plan, two.screen)).toBe(true);
  });

  it('takes what the server changed as one step, beside what is not saved yet, and no step where there is nothing', async () => {
    two.do(spending);
    await keep(two);
    one.do(value(2_000_000));
    await one.keeper.catchUp('Take what the client suggests');
    expect(one.steps).toEqual(['Take what the client suggests']);
    expect(samePlan(one.screen, apply(base, [spending, value(2_000_000)]).plan)).toBe(true);
    await keep(one);
    expect([server.saved.version, one.keeper.version(), one.sent]).toEqual([3, 3, [1]]);
    await one.keeper.catchUp('Take what the client suggests');
    expect(one.steps).toHaveLength(1);
    two.do(value(1_500_000));
    await expect(two.keeper.catchUp('Take what the client suggests')).rejects.toThrow(ChangedElsewhere);
    expect(two.screen.homes?.home?.value).toBe(1_500_000);
  });

  it('asks once more where the other window went on while the choice was on screen', async () => {
    one.do(value(2_000_000));
    two.do(value(1_500_000), { set: 'homes/ip1/rent', to: 500 });
    await keep(one);
    await expect(keep(two)).rejects.toThrow(ChangedElsewhere);
    one.do(value(2_100_000), { set: 'homes/ip1/rent', to: 700 });
    await keep(one);
    await expect(keep(two, true)).rejects.toThrow(ChangedElsewhere);
    expect(two.keeper.read().conflicts.map(({ path }) => path)).toEqual(['homes/home', 'homes/ip1']);
    one.do({ set: 'homes/ip1/rent', to: 800 });
    await keep(one);
    await two.keeper.takeTheirs();
    expect(two.screen.homes?.ip1?.rent).toBe(500);
    expect(two.keeper.read().conflicts).toHaveLength(2);
    await keep(two, true);
    expect(server.saved.plan.homes).toMatchObject({ home: { value: 1_500_000 }, ip1: { rent: 500 } });
  });

  it.each([false, true])(
    'does not take a save whose answer was lost for another window’s (reopened: %s)',
    async (isAgain) => {
      one.loses = true;
      one.do(value(2_000_000));
      await expect(keep(one)).rejects.toThrow();
      two.do(value(2_000_000), spending);
      await keep(two);
      const window = isAgain && one.held ? new Window(server, one.held) : one;
      window.screen = one.screen;
      window.loses = false;
      window.do(value(2_200_000));
      await keep(window);
      expect(window.keeper.read()).toEqual({ trouble: null, conflicts: [] });
      expect(samePlan(server.saved.plan, apply(base, [value(2_200_000), spending]).plan)).toBe(true);
    },
  );

  it.each([
    [new CallError('unavailable', { failure: 'no-answer' }), 'away'],
    [new CallError('unavailable', { failure: 'refused', status: 503 }), 'away'],
    [new CallError('signed-out', { failure: 'refused', status: 401 }), 'signed-out'],
    [new CallError('not-found', { failure: 'refused', status: 404 }), 'gone'],
    [new CallError('invalid-input', { failure: 'refused', status: 400 }), 'refused'],
  ] as const)(
    'that is not saved (%s) stays in this browser with what it began with, and is saved later',
    async (error, trouble) => {
      one.fails = error;
      one.do(value(2_000_000));
      await expect(keep(one)).rejects.toBe(error);
      expect(one.keeper.read().trouble).toBe(trouble);
      expect(one.held).toMatchObject({ saved: { plan: base, version: 1 }, plan: one.screen });
      one.fails = null;
      await keep(one);
      expect([server.saved.version, one.held, one.keeper.read().trouble]).toEqual([2, null, null]);
    },
  );

  it('that another window changed while this one was away has both in the end', async () => {
    one.fails = new CallError('unavailable', { failure: 'no-answer' });
    one.do(spending);
    await expect(keep(one)).rejects.toThrow();
    const { held } = one;
    two.do(value(2_000_000));
    await keep(two);
    if (held === null) throw new Error('nothing was held');
    const again = new Window(server, held);
    again.screen = held.plan;
    await keep(again);
    expect(samePlan(server.saved.plan, apply(base, [value(2_000_000), spending]).plan)).toBe(true);
  });
});
