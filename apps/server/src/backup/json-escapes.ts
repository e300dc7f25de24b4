import { randomUUID } from 'node:crypto';

// An escaped backslash is consumed first, so that what follows it is not taken for an escape.
const escapes =
  /\\\\|\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u(0000|[dD][89a-fA-F][0-9a-fA-F]{2})/g;

/**
 * A `json` column keeps escapes for NUL and lone surrogates as they came, but PostgreSQL refuses to read them as text, which
 * json_populate_recordset does with a whole row. They travel as marks and are put back by `pattern` and `replacement`
 * (regexp_replace).
 */
export function createEscapeMarks() {
  const mark = `escape-${randomUUID()}-`;
  return {
    /** The line with marks in place of such escapes; the line itself where it has none. */
    set: (line: string) =>
      line.replaceAll(escapes, (found, code?: string) => (code === undefined ? found : `${mark}${code}.`)),
    mark,
    pattern: `${mark}([0-9a-fA-F]{4})\\.`,
    replacement: '\\\\u\\1',
  };
}
