/** Stub. */
export function CompareView() {
  return null;
}
