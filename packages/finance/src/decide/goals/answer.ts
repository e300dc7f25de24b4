import type { Household, MonthText } from '../../household/household.ts';
import type { Gate } from '../../ledger/gates.ts';
import type { HouseholdChange } from '../change.ts';

/** What stops a value: a test of its purchase, cash below its floor, a net worth that is not reached, or the plan's end. */
export interface Blocked {
  readonly test: Gate | 'floor' | 'netWorth' | 'outside';
  /** In which, or at whose end. */
  readonly month: MonthText;
  /** Dollars that are missing then; null for what has no amount of its own. */
  readonly missing: number | null;
}

/** What a run shows of a goal. */
export interface Check {
  readonly holds: boolean;
  /** Null where it holds. */
  readonly blocked: Blocked | null;
  /** What the run shows, in a sentence. */
  readonly why: string;
}

/** A value that was tried, and what its run showed. */
export interface Tried extends Check {
  /** Months from the start, whole dollars, or hundredths of a point. */
  readonly value: number;
  /** Month, dollars or points in words. */
  readonly text: string;
}

/** The answer to a question about a household's future, with the runs that prove it. */
export interface GoalAnswer {
  /** `severalTimes`: it does not hold from one value on, or up to one; `works` lists where it does. */
  readonly status: 'solved' | 'alreadySo' | 'notReachable' | 'severalTimes';
  readonly unit: 'month' | 'dollars' | 'points';
  /** Months from the start, whole dollars, or percentage points; null where there is none. */
  readonly value: number | null;
  readonly text: string | null;
  /** The run at the answer, which holds, and one month, dollar or hundredth beyond, which does not. */
  readonly proof: { readonly at: Tried | null; readonly beyond: Tried | null };
  /** Where it does hold, as text, when it holds in several places. */
  readonly works: readonly string[];
  readonly worksAt: readonly number[];
  /** Every value that was tried, in ascending order. */
  readonly tried: readonly Tried[];
  /** What makes the answer a plan. */
  readonly changes: readonly HouseholdChange[];
  /** What was held still. */
  readonly heldStill: string;
  readonly sentence: string;
}

/** How far a plan goes, and how it stands with a value of what is asked. */
export interface GoalOptions {
  readonly years: number;
  /** The household with a value in place of the goal's own changes: what depends on it may move with it. */
  readonly at?: ((value: number) => Household) | undefined;
}

/** How a goal tries a value, says it and makes it a plan. */
export interface Question {
  readonly unit: GoalAnswer['unit'];
  readonly heldStill: string;
  readonly check: (value: number) => Check;
  readonly text: (value: number) => string;
  readonly changes: (value: number) => readonly HouseholdChange[];
  /** The value that is shown for the whole number searched. */
  readonly shown?: (value: number) => number;
  /** What runs have shown so far. */
  readonly seen: ReadonlyMap<number, Check>;
}

/** A question that runs no value twice. */
export function questionOnce(question: Omit<Question, 'seen'>): Question {
  const seen = new Map<number, Check>();
  const check = (value: number) => {
    const shown = seen.get(value) ?? question.check(value);
    seen.set(value, shown);
    return shown;
  };
  return { ...question, check, seen };
}

/** The value of an answer and its neighbour that does not hold; null where there is no neighbour to try. */
export interface Found {
  readonly holds: number;
  readonly fails: number | null;
}

/** An answer that holds at a value, proved by runs at it and beyond it. Throws Error where a run does not show it. */
export function solved(question: Question, { holds, fails }: Found, sentence: string): GoalAnswer {
  const at = tried(question, holds);
  const beyond = fails === null ? null : tried(question, fails);
  if (!at.holds || beyond?.holds === true) throw new Error(`the runs do not prove ${at.text}`);
  return { ...blank(question), ...answered(question, holds), status: 'solved', proof: { at, beyond }, sentence };
}

/** An answer that needs no change: it holds at the end of the range from which the search starts. */
export function alreadySo(question: Question, value: number, sentence: string): GoalAnswer {
  const proof = { at: tried(question, value), beyond: null };
  return { ...blank(question), ...answered(question, value), status: 'alreadySo', proof, sentence };
}

/** No value holds; `nearest` is the one that comes closest, whose run says why not. */
export function notReachable(question: Question, nearest: number | null, sentence: string): GoalAnswer {
  const beyond = nearest === null ? null : tried(question, nearest);
  const proof = { at: null, beyond };
  return { ...blank(question), status: 'notReachable', proof, sentence: `${sentence} ${beyond?.why ?? ''}`.trim() };
}

/** It holds at some values and not at others between them. */
export function severalTimes(question: Question, holdsAt: readonly number[], sentence: string): GoalAnswer {
  const first = holdsAt[0] ?? 0;
  const before = question.seen.has(first - 1) && first > 0 ? tried(question, first - 1) : null;
  const proof = { at: tried(question, first), beyond: before?.holds === false ? before : null };
  const works = holdsAt.map(question.text);
  return {
    ...blank(question),
    ...answered(question, first),
    status: 'severalTimes',
    proof,
    works,
    worksAt: holdsAt,
    sentence,
  };
}

function tried({ check, text }: Question, value: number): Tried {
  return { value, text: text(value), ...check(value) };
}

function blank({ unit, heldStill, seen, text }: Question): Omit<GoalAnswer, 'status' | 'proof' | 'sentence'> {
  const inOrder = [...seen].toSorted(([one], [other]) => one - other);
  const all = inOrder.map(([value, shown]) => ({ value, text: text(value), ...shown }));
  return { unit, heldStill, value: null, text: null, works: [], worksAt: [], tried: all, changes: [] };
}

function answered({ shown, text, changes }: Question, value: number) {
  return { value: shown?.(value) ?? value, text: text(value), changes: changes(value) };
}
