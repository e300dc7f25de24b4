const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const startScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const staticImport = /import (?:\* as (\w+) from )?"([^"]+)";?/g;
const inlineScript = /<script[^>]*>[\s\S]*?<\/script>/g;
const lastImport = /import\("([^"]+)"\);?\s*$/;

/** URLs of a module's static imports. */
export type ImportsOf = (file: string) => readonly string[];

interface Start {
  /** Every module of the app in execution order, each after its imports; the last one renders the page. */
  readonly files: readonly string[];
  /**
   * Statements that run the modules. Each runs in a task of its own, so that a press in between is handled; a static
   * import would run all of them as one.
   */
  readonly statements: string;
}

/**
 * The page with its scripts starting after its text has been painted: on a slow connection they do not compete with the
 * text. A page that is never painted, such as one opened in the background, starts a second later. Throws when the
 * framework's start script has changed its form.
 */
export function startAfterPaint(html: string, importsOf: ImportsOf): string {
  return withStart(html.replaceAll(preload, ''), startOf(html, importsOf), ({ files, statements }) => {
    return `let files;
const start = async () => {
if (files) return;
files = ${JSON.stringify(files)};
for (const href of files) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
${statements}
};
new PerformanceObserver(start).observe({ type: "paint", buffered: true });
setTimeout(start, 1000);`;
  });
}

/**
 * The page with its scripts starting at once, but with lower fetch priority than the text. Throws when the framework's
 * start script has changed its form.
 */
export function startAtOnce(html: string, importsOf: ImportsOf): string {
  const yielding = html.replaceAll('<link rel="modulepreload"', '<link fetchpriority="low" rel="modulepreload"');
  return withStart(yielding, startOf(html, importsOf), ({ files, statements }) => {
    return `const files = ${JSON.stringify(files)};\n${statements}`;
  });
}

// Submitted before hydration, a form would have the browser reload the page without what was typed. Returning false
// stops that, and `useEarlySubmit` submits it later. React prevents every other submit.
const keepEarlySubmit = 'onsubmit=e=>e.defaultPrevented||!(window.early=e.target);\n';

function withStart(html: string, start: Start, script: (start: Start) => string): string {
  const early = html.includes('<form') ? keepEarlySubmit : '';
  const started = html.replace(startScript, () => `<script type="module" async="">${early}${script(start)}</script>`);
  // Indented, the inline scripts of Mantine and the router take up to 50 bytes more.
  return started.replaceAll(inlineScript, (text) => text.replaceAll(/\n[\t ]+/g, '\n'));
}

function startOf(html: string, importsOf: ImportsOf): Start {
  const text = startScript.exec(html)?.[1];
  if (text === undefined) throw new Error('The page has no start script');
  const [, last] = lastImport.exec(text) ?? [];
  if (last === undefined || /^\s*import /m.test(text.replaceAll(staticImport, ''))) {
    throw new Error('The start script has an import of an unknown form');
  }
  const before = [...text.matchAll(staticImport)].map(([, , file = '']) => file);
  const preloaded = [...html.matchAll(preload)].map(([, file = '']) => file).filter((file) => file !== last);
  const files = runOrder([...before, ...preloaded, last], importsOf);
  // By its place: each name of a file is a hash, which does not compress.
  const placeOf = (file: string) => `import(files[${files.indexOf(file)}])`;
  const places = new Map([...text.matchAll(staticImport)].map(([, name, file = '']) => [name, placeOf(file)]));
  const imported = text
    .replaceAll(staticImport, '')
    .replace(lastImport, () => `${placeOf(last)};`)
    .replaceAll(/\b\w+\b/g, (word) => (places.has(word) ? `await ${places.get(word)}` : word));
  const lines = imported.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  return { files, statements: ['for (const href of files.slice(0, -1)) await import(href);', ...lines].join('\n') };
}

/** The modules with all their imports, each after those it imports. */
function runOrder(files: readonly string[], importsOf: ImportsOf): string[] {
  const order = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    if (order.has(file) || path.includes(file)) return;
    for (const imported of importsOf(file)) visit(imported, [...path, file]);
    order.add(file);
  };
  for (const file of files) visit(file, []);
  return [...order];
}
