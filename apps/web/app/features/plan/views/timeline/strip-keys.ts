import type { LaneMarks, Mark } from './strip-layout.ts';

type Go = (marks: Mark[], place: number) => Mark | undefined;

const inLane: Readonly<Record<string, Go>> = {
  ArrowLeft: (marks, place) => marks[place - 1],
  ArrowRight: (marks, place) => marks[place + 1],
  Home: (marks) => marks[0],
  End: (marks) => marks.at(-1),
};
const betweenLanes: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The mark that a key leads to from another: within the lane, or the nearest of the next lane that has any; undefined for none. */
export function nextMark(lanes: readonly LaneMarks[], from: string, key: string): Mark | undefined {
  const lane = lanes.findIndex(({ marks }) => marks.some((mark) => mark.key === from));
  const marks = [...(lanes[lane]?.marks ?? [])];
  const place = marks.findIndex((mark) => mark.key === from);
  const within = Object.hasOwn(inLane, key) ? inLane[key] : undefined;
  if (within !== undefined) return within(marks, place);
  const step = betweenLanes[key];
  const at = marks[place];
  if (step === undefined || at === undefined) return undefined;
  for (let next = lane + step; next >= 0 && next < lanes.length; next += step) {
    const near = nearest(lanes[next]?.marks ?? [], at.left);
    if (near !== undefined) return near;
  }
  return undefined;
}

function nearest(marks: readonly Mark[], left: number): Mark | undefined {
  return marks.toSorted((one, other) => Math.abs(one.left - left) - Math.abs(other.left - left))[0];
}

/** Months that a key with Shift moves an event by; undefined for other keys. */
export function monthsOfKey(key: string): number | undefined {
  return Object.hasOwn(monthsByKey, key) ? monthsByKey[key] : undefined;
}

const monthsByKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -12, PageDown: 12 };

/** The id of a mark's element. */
export function markId({ key }: Mark): string {
  return `plan-mark-${key.replaceAll(' ', '-')}`;
}
