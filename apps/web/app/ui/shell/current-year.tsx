import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const yearNow = () => String(new Date().getFullYear());
// Pages are made long before they are read, so the made page only keeps the room: four figures' worth.
const unknown = () => '\u2007\u2007\u2007\u2007';

/** The year on the reader's clock. */
export function CurrentYear() {
  return <span className="fh-figures">{useSyncExternalStore(never, yearNow, unknown)}</span>;
}
