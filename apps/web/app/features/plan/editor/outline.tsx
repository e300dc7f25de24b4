/** Stub. */
export function Outline() {
  return null;
}
