import { type ReactNode, useDeferredValue } from 'react';

interface LaterProps<Value> {
  readonly value: Value;
  /** What is drawn from the value; components that keep still for the same value (`memo`). */
  readonly children: (value: Value) => ReactNode;
}

/** Draws what depends on a value after everything else, in short pieces, between which the next keystroke is answered. */
export function Later<Value>({ value, children }: LaterProps<Value>) {
  return children(useDeferredValue(value));
}
