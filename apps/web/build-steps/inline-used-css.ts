import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';

const sheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*\/>/g;

// Parts of a selector such as `[data-open]`: a script may set any of them on what the page already shows.
const attributeInRule = /\[([\w-]+)/g;

/** When the linked sheets of a page load: at once, or when a script is about to show something the page has no rules for. */
export type SheetMoment = 'at-once' | 'when-needed';

const marks: Record<SheetMoment, string> = { 'at-once': '', 'when-needed': 'disabled="" ' };

// Style attributes and the kit's own style element use variables too; a rule that uses them keeps them for the page.
function keeperOf(html: string): string {
  const names = new Set([...html.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]));
  return `:root{quotes:${[...names].map((name) => `var(${name})`).join('')}}`;
}

/**
 * The page with the rules of all it shows, in whatever state, in a style element, and its linked sheets marked so that they
 * never hold back the first paint. `app/late-sheets.ts` switches them on. Rules of what only a script can add stay in
 * the sheets.
 */
export async function inlineUsedCss(html: string, client: string, moment: SheetMoment): Promise<string> {
  // The framework links a shared sheet once more with an empty fragment, to keep it over a change of page.
  const sheets = new Set([...html.matchAll(sheetLink)].map(([, href = '']) => href.replace(/#$/, '')));
  if (sheets.size === 0) return html;
  const css = [...sheets].map((href) => readFileSync(path.join(client, href), 'utf8')).join('\n');
  const keeper = keeperOf(html);
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: `${css}${keeper}` }],
    variables: true,
    keyframes: true,
    dynamicAttributes: [...new Set([...css.matchAll(attributeInRule)].map(([, name = '']) => name))],
    // The colours of charts come with the sheets: a chart is drawn by a script.
    safelist: { variables: [/^--fh-(?!chart-)/] },
  });
  const rules = (used?.css ?? '').replace(keeper, '').replaceAll('</', '<\\/');
  const style = `<style data-used-css="">${rules}</style>`;
  let isFirst = true;
  return html.replace(sheetLink, (link) => {
    const late = link.replace('<link ', `<link media="print" ${marks[moment]}data-late="" `);
    const text = isFirst ? style + late : late;
    isFirst = false;
    return text;
  });
}
