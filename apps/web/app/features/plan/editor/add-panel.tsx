/** Stub. */
export function AddPanel() {
  return null;
}
