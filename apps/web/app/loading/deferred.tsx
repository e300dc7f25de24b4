import { type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

interface DeferredProps<Value> {
  readonly value: Value;
  /** Renders the value; pass components that are memoised by it (`memo`). */
  readonly children: (value: Value) => ReactNode;
}

/**
 * Renders the part that depends on a value after the frame that shows everything else, in short chunks, so the next
 * keystroke is handled in between.
 */
export function Deferred<Value>({ value, children }: DeferredProps<Value>) {
  const [drawn, setDrawn] = useState(() => value);
  useEffect(() => afterPaint(() => setDrawn(() => value)), [value]);
  return children(drawn);
}
