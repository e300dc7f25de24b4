/** Stub. */
export function RecordPanel({ path }: { readonly path: string }) {
  return <p>{path}</p>;
}
