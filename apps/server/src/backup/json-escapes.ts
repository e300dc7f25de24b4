import { randomUUID } from 'node:crypto';

// Matches an escaped backslash first, so that the characters after it are not read as an escape.
const escapes =
  /\\\\|\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u(0000|[dD][89a-fA-F][0-9a-fA-F]{2})/g;

/**
 * A `json` column keeps escapes for NUL and lone surrogates as written, but PostgreSQL cannot read them as text, which
 * json_populate_recordset does with a whole row. They are replaced by marks, and `pattern` and `replacement`
 * (regexp_replace) put them back.
 */
export function createEscapeMarks() {
  const mark = `escape-${randomUUID()}-`;
  return {
    /** The line with marks in place of such escapes; unchanged if it has none. */
    set: (line: string) =>
      line.replaceAll(escapes, (found, code?: string) => (code === undefined ? found : `${mark}${code}.`)),
    mark,
    pattern: `${mark}([0-9a-fA-F]{4})\\.`,
    replacement: '\\\\u\\1',
  };
}
