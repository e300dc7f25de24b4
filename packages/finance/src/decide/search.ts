/** Where a condition over whole numbers turns. */
export type Turn =
  /** Neighbours: it holds at one and not at the next. */
  | { readonly status: 'between'; readonly holds: number; readonly fails: number }
  | { readonly status: 'always' | 'never' }
  /** It turns more than once; the points tried at which it holds. */
  | { readonly status: 'severalTimes'; readonly holdsAt: readonly number[] };

/**
 * Where a condition that holds at first stops holding: tried at the points given, in ascending order, then halved between
 * two of them. Points may be missed between which it turns twice.
 */
export function lastThatHolds(points: readonly number[], holds: (value: number) => boolean): Turn {
  return turnIn(points, holds);
}

/** Where a condition that does not hold at first starts to hold; as `lastThatHolds`. */
export function firstThatHolds(points: readonly number[], holds: (value: number) => boolean): Turn {
  return turnIn([...points].reverse(), holds);
}

/** Points in the order in which the condition should hold first and then fail. */
function turnIn(points: readonly number[], holds: (value: number) => boolean): Turn {
  const tried = points.map((value) => ({ value, isHeld: holds(value) }));
  const firstFailing = tried.findIndex(({ isHeld }) => !isHeld);
  if (firstFailing === -1) return { status: 'always' };
  const holdsAt = tried.filter(({ isHeld }) => isHeld).map(({ value }) => value);
  if (holdsAt.length === 0) return { status: 'never' };
  if (holdsAt.length !== firstFailing) return { status: 'severalTimes', holdsAt: [...holdsAt].sort((a, b) => a - b) };
  const [last, failing] = [tried[firstFailing - 1]?.value ?? 0, tried[firstFailing]?.value ?? 0];
  return { status: 'between', ...halved({ holds: last, fails: failing }, holds) };
}

interface Ends {
  readonly holds: number;
  readonly fails: number;
}

function halved(ends: Ends, holds: (value: number) => boolean): Ends {
  let { holds: held, fails } = ends;
  while (Math.abs(fails - held) > 1) {
    const middle = Math.floor((held + fails) / 2);
    if (holds(middle)) held = middle;
    else fails = middle;
  }
  return { holds: held, fails };
}

/** Whole numbers from one to another in steps, with both ends. */
export function pointsBetween(from: number, to: number, step: number): readonly number[] {
  const points: number[] = [];
  for (let value = from; value < to; value += step) points.push(value);
  return [...points, to];
}

/**
 * The whole numbers at which a condition holds: tried at ascending points, and halved between two of which one holds and
 * the other does not. What turns twice between two points is missed.
 */
export function heldValues(points: readonly number[], holds: (value: number) => boolean): readonly number[] {
  const tried = points.map((value) => ({ value, isHeld: holds(value) }));
  return tried.flatMap(({ value, isHeld }, place) => {
    const next = tried[place + 1];
    if (next === undefined) return isHeld ? [value] : [];
    if (isHeld === next.isHeld) return isHeld ? wholeFrom(value, next.value - 1) : [];
    const ends = isHeld ? { holds: value, fails: next.value } : { holds: next.value, fails: value };
    const turn = halved(ends, holds).holds;
    return isHeld ? wholeFrom(value, turn) : wholeFrom(turn, next.value - 1);
  });
}

function wholeFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
}
