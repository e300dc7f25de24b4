/** Stub: when an event happens. */
export function WhenField({ event }: { readonly event: string }) {
  return <p>{event}</p>;
}
