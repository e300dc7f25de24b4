/** Stub. */
export function AssumptionsPanel() {
  return null;
}
