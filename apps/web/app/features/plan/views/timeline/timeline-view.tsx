/** Stub. */
export function TimelineView() {
  return null;
}
