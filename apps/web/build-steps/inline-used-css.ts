import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';

const sheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*\/>/g;

// Attribute selectors such as `[data-open]`: scripts may set them later.
const attributeInRule = /\[([\w-]+)/g;

/**
 * When a page's linked stylesheets load: at once, or when a script is about to show something the page has no rules
 * for.
 */
export type SheetMoment = 'at-once' | 'when-needed';

const marks: Record<SheetMoment, string> = { 'at-once': '', 'when-needed': 'disabled="" ' };

// Style attributes and Mantine's style element use variables too; keep rules that define them.
function keeperOf(html: string): string {
  const names = new Set([...html.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]));
  return `:root{quotes:${[...names].map((name) => `var(${name})`).join('')}}`;
}

/**
 * Inlines the rules of everything a page shows, in any state, and marks its linked stylesheets as deferred so they
 * never block first paint. `app/loading/deferred-stylesheets.ts` enables them. Rules for elements only a script can add
 * stay in the stylesheets.
 */
export async function inlineUsedCss(html: string, client: string, moment: SheetMoment): Promise<string> {
  // React Router links a shared stylesheet again with an empty fragment to keep it across navigations.
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
    // Chart colours come with the full stylesheets, since charts are drawn by scripts.
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
