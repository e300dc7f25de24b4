/** Deepest nesting of a JSON body, counting the outermost level. */
export const deepestNesting = 20;

/**
 * Most commas and opening brackets of a JSON body. The largest record that is accepted, with its portfolios, has fewer
 * than 80,000; to read a million `{}` takes a second in which nobody else is served.
 */
export const mostMarks = 100_000;

const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const comma = ','.charCodeAt(0);
const openers = new Set([...'[{'].map((mark) => mark.charCodeAt(0)));
const closers = new Set([...']}'].map((mark) => mark.charCodeAt(0)));

/** What is wrong with a JSON text before anybody reads it. */
export type ShapeProblem = 'too-deep' | 'too-many';

/**
 * Whether JSON text nests deeper than `levels` or has more commas and opening brackets than `marks`; null when it does
 * not. Looks only outside strings, stops at the first one too many and does not check validity: that is the parser's job.
 */
export function shapeProblem(json: string, { levels, marks }: { levels: number; marks: number }): ShapeProblem | null {
  let depth = 0;
  let count = 0;
  for (let index = 0; index < json.length && depth <= levels && count <= marks; index += 1) {
    const mark = json.charCodeAt(index);
    if (mark === quote) index = endOfText(json, index);
    else if (mark === comma) count += 1;
    else if (openers.has(mark)) {
      depth += 1;
      count += 1;
    } else if (closers.has(mark)) depth -= 1;
  }
  if (depth > levels) return 'too-deep';
  return count > marks ? 'too-many' : null;
}

/** Index of the closing quote of the string that starts at `start`; the end of the text if it has none. */
function endOfText(json: string, start: number): number {
  let index = start + 1;
  while (index < json.length && json.charCodeAt(index) !== quote) {
    index += json.charCodeAt(index) === backslash ? 2 : 1;
  }
  return index;
}
