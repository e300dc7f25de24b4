/** Deepest nesting of a JSON body, counting the outermost level. */
export const deepestNesting = 20;

const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const openers = new Set([...'[{'].map((mark) => mark.charCodeAt(0)));
const closers = new Set([...']}'].map((mark) => mark.charCodeAt(0)));

/**
 * True when JSON text nests deeper than `levels`. Looks only at brackets outside strings, stops at the first one too
 * many and does not check validity: that is the parser's job.
 */
export function nestsDeeper(json: string, levels: number): boolean {
  let depth = 0;
  for (let index = 0; index < json.length && depth <= levels; index += 1) {
    const mark = json.charCodeAt(index);
    if (mark === quote) index = endOfText(json, index);
    else if (openers.has(mark)) depth += 1;
    else if (closers.has(mark)) depth -= 1;
  }
  return depth > levels;
}

/** Index of the closing quote of the string that starts at `start`; the end of the text if it has none. */
function endOfText(json: string, start: number): number {
  let index = start + 1;
  while (index < json.length && json.charCodeAt(index) !== quote) {
    index += json.charCodeAt(index) === backslash ? 2 : 1;
  }
  return index;
}
