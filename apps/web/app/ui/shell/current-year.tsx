import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const yearNow = () => String(new Date().getFullYear());
// Pages are prerendered long before they are read, so reserve the width of four digits.
const unknown = () => '\u2007\u2007\u2007\u2007';

/** The year on the reader's clock. */
export function CurrentYear() {
  return <span className="fh-figures">{useSyncExternalStore(never, yearNow, unknown)}</span>;
}
