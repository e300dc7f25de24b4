import * as z from 'zod/mini';
import { samePlan } from '../canonical.ts';
import { pathOf } from '../operations/apply.ts';
import type { Operation } from '../schema/operations.ts';
import { keysOf, recordSchema } from '../schema/parts.ts';
import { type Plan, planSchema } from '../schema/plan.ts';
import { at, isTree } from '../tree.ts';

/**
 * The plan without the notes on its records and options, and without those that its options write. Throws for a plan with
 * keys that the schema does not know.
 */
export function withoutNotes(plan: Plan): Plan {
  const parts = Object.entries(plan).map(([name, part]: readonly [string, unknown]) => {
    return [name, recordSchema(name) ? noteless(part) : part] as const;
  });
  return z.parse(planSchema, Object.fromEntries(parts));
}

/**
 * An operation of somebody who was shown the plan without its notes, as one on the plan itself: what it writes keeps the
 * notes of what it replaces. One that writes a note is left as it is, so that it counts as overtaken where there is another.
 */
export function withNotesKept(plan: Plan, op: Operation): Operation {
  const now = at(plan, keysOf(pathOf(op)));
  const seen = noteless(now);
  const to = 'to' in op ? op.to : undefined;
  if (isSame(now, seen) || !isSame(to, noteless(to))) return op;
  const isAsSeen = 'was' in op && isSame(op.was, seen);
  const kept = withNotes(to, now);
  if ('set' in op) return { ...op, ...('to' in op && { to: kept }), ...(isAsSeen && { was: now }) };
  const record = isAsSeen && isTree(now) ? { was: { ...now } } : {};
  if ('put' in op) return { ...op, ...(isTree(kept) && { to: { ...kept } }), ...record };
  return 'drop' in op ? { ...op, ...record } : op;
}

/** A record, or changes of an option, without notes at any depth. */
function noteless(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => !isOfNote(entry)).map(noteless);
  if (!isTree(value)) return value;
  const kept = Object.entries(value).filter(([key, field]) => key !== 'note' || typeof field !== 'string');
  return Object.fromEntries(kept.map(([key, field]) => [key, noteless(field)]));
}

/** Whether a change of an option writes notes and nothing else. */
function isOfNote(change: unknown): boolean {
  if (!isTree(change)) return false;
  if (Array.isArray(change.ops)) return change.ops.every(isOfNote);
  return typeof change.set === 'string' && change.set.endsWith('/note') && typeof change.to !== 'number';
}

/** What is written, with the notes of what stands there now; of an option's changes by what each changes. */
function withNotes(written: unknown, now: unknown): unknown {
  if (Array.isArray(written) && Array.isArray(now)) {
    const noted = written.map((entry) => {
      const same = now.find((known) => isSame(noteless(known), entry));
      return (
        same ??
        withNotes(
          entry,
          now.find((known) => placesOf(known) === placesOf(entry)),
        )
      );
    });
    return [...noted, ...now.filter(isOfNote)];
  }
  if (!isTree(written) || !isTree(now)) return written;
  const noted = Object.entries(written).map(([key, field]) => [key, withNotes(field, at(now, [key]))] as const);
  return { ...Object.fromEntries(noted), ...(typeof now.note === 'string' && { note: now.note }) };
}

/** What a change of an option changes, as text. */
function placesOf(change: unknown): string {
  if (!isTree(change)) return '';
  if (Array.isArray(change.ops)) return change.ops.map(placesOf).join(' ');
  return String(change.set ?? change.put ?? change.drop ?? change.off ?? change.on);
}

function isSame(one: unknown, other: unknown): boolean {
  return samePlan({ value: one }, { value: other });
}
