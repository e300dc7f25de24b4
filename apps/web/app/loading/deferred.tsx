import { type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

interface DeferredProps<Value> {
  readonly value: Value;
  /** What is drawn from the value; components that keep still for the same value (`memo`). */
  readonly children: (value: Value) => ReactNode;
}

/**
 * Draws what depends on a value after the frame that shows everything else, in short pieces, between which the next
 * keystroke is answered.
 */
export function Deferred<Value>({ value, children }: DeferredProps<Value>) {
  const [drawn, setDrawn] = useState(() => value);
  useEffect(() => afterPaint(() => setDrawn(() => value)), [value]);
  return children(drawn);
}
