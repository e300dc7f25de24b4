// Mantine defines every shade of fourteen colours in both schemes; these are never used by our theme or components.
const unused = ['pink', 'grape', 'violet', 'indigo', 'blue', 'cyan', 'green', 'lime', 'yellow', 'orange'];

const definition = new RegExp(`--mantine-color-(?:${unused.join('|')})-[\\w-]+:[^;}]*;?`, 'g');

/** A stylesheet without unused colour palettes: a third less for every page. */
export function dropUnusedPalettes(sheet: string): string {
  return sheet.replace(definition, '');
}
