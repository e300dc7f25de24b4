/**
 * A sheet that says itself which of its layers loses against which, as theme/site.css does for the sources: the first sheet of a page settles
 * it, the minifier leaves the statement out where the order of its own rules implies it, and which sheet comes first differs from build to build.
 */
export function withLayerOrder(sheet: string): string {
  return sheet.includes('@layer') ? `@layer elements,mantine;${sheet}` : sheet;
}
