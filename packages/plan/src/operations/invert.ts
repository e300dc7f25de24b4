import type { Operation } from '../schema/operations.ts';

/**
 * The operations that take back what these did, from the last to the first. They need `was` as `apply` returns them in
 * `done`. Throws RangeError for a drop without the record it dropped.
 */
export function invert(ops: readonly Operation[]): readonly Operation[] {
  return ops.map(inverseOf).reverse();
}

function inverseOf(op: Operation): Operation {
  if ('set' in op) return inverseOfSet(op);
  if ('put' in op) {
    const { put, to, was } = op;
    return was === undefined ? { drop: put, was: to } : { put, to: was, was: to };
  }
  if ('drop' in op) {
    if (op.was === undefined) throw new RangeError(`drop ${op.drop}: no record to put back`);
    return { put: op.drop, to: op.was };
  }
  // One that found the record as it leaves it took nothing back, and neither does its inverse.
  if ('off' in op) return op.was === true ? { off: op.off, was: true } : { on: op.off, was: true };
  return op.was === true ? { off: op.on, was: false } : { on: op.on, was: false };
}

function inverseOfSet({ set, to, was }: Extract<Operation, { set: string }>): Operation {
  return { set, ...(was === undefined ? {} : { to: was }), ...(to === undefined ? {} : { was: to }) };
}
