/** Levels of lists and objects a JSON body may have, the outermost counted. */
export const deepestNesting = 20;

const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const openers = new Set([...'[{'].map((mark) => mark.charCodeAt(0)));
const closers = new Set([...']}'].map((mark) => mark.charCodeAt(0)));

/**
 * Whether JSON text nests deeper than `levels`. It looks at brackets outside texts only, stops at the first one too many
 * and takes broken JSON as it comes: the parser judges that.
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

/** Where the text that starts at `start` has its closing quote; the end where it has none. */
function endOfText(json: string, start: number): number {
  let index = start + 1;
  while (index < json.length && json.charCodeAt(index) !== quote) {
    index += json.charCodeAt(index) === backslash ? 2 : 1;
  }
  return index;
}
