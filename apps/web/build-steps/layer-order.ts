/**
 * Keeps the @layer statement in each stylesheet: the first stylesheet of a page sets the layer order, the minifier
 * drops the statement where the order of its own rules implies it, and which stylesheet comes first differs from build
 * to build.
 */
export function withLayerOrder(sheet: string): string {
  return sheet.includes('@layer') ? `@layer elements,mantine;${sheet}` : sheet;
}
