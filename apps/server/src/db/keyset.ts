/** Rows an export reads and writes at a time; other requests run between batches. */
export const exportPart = 250;

/** Cursor of a sorted list as opaque text (base64url of JSON): the sort values of a page's last row, its id last. */
export function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** The values of a cursor; null for invalid text. */
export function decodeCursor(text: string): readonly (string | number)[] | null {
  try {
    const values: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(values) && values.length > 0 && values.every(isSortable) ? values : null;
  } catch {
    return null;
  }
}

function isSortable(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && !value.includes('\0') && value.isWellFormed());
}
