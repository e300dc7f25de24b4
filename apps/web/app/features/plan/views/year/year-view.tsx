/** Stub. */
export function YearView() {
  return null;
}
