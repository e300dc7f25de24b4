import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';

const sheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*\/>/g;

// Set by scripts in the reader's browser, so no made page shows them.
const attributesSetLater = ['data-mantine-color-scheme', 'data-respect-reduced-motion', 'data-reduce-motion'];

// Style attributes and the kit's own style element use variables too; a rule that uses them keeps them for the page.
function keeperOf(html: string): string {
  const names = new Set([...html.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]));
  return `:root{quotes:${[...names].map((name) => `var(${name})`).join('')}}`;
}

/**
 * The page with the rules it uses in a style element, and its linked sheets marked so that they load without holding
 * back the first paint. `app/entry.client.tsx` switches them on. Rules that only a script can bring into use stay in
 * the sheets.
 */
export async function inlineUsedCss(html: string, client: string): Promise<string> {
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
    dynamicAttributes: attributesSetLater,
    safelist: { variables: [/^--fh-/] },
  });
  const rules = (used?.css ?? '').replace(keeper, '').replaceAll('</', '<\\/');
  const style = `<style data-used-css="">${rules}</style>`;
  let isFirst = true;
  return html.replace(sheetLink, (link) => {
    const late = link.replace('<link ', '<link media="print" data-late="" ');
    const text = isFirst ? style + late : late;
    isFirst = false;
    return text;
  });
}
