const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const startScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const staticImport = /import (?:\* as (\w+) from )?"([^"]+)";?/g;

/**
 * The page with its program starting after its text has been painted: on a slow line nothing of it shares the way with the
 * text. A page that is never painted, such as one opened in the background, starts a second later. Throws when the framework's
 * start script has another form than this step knows.
 */
export function startAfterPaint(html: string): string {
  const [whole, text] = startScript.exec(html) ?? [];
  if (whole === undefined || text === undefined) throw new Error('The page has no start script');
  const files = [...html.matchAll(preload)].map(([, file = '']) => file);
  const later = `<script type="module" async="">${deferred(text, files)}</script>`;
  return html.replaceAll(preload, '').replace(whole, () => later);
}

function deferred(text: string, files: readonly string[]): string {
  const start = text.replaceAll(staticImport, (_, name, file) =>
    name === undefined ? `await import("${file}");` : `const ${name} = await import("${file}");`,
  );
  if (/^\s*import /m.test(start)) throw new Error('The start script has an import of an unknown form');
  return `let isStarted = false;
const start = async () => {
if (isStarted) return;
isStarted = true;
for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
${start.trim()}
};
new PerformanceObserver(start).observe({ type: "paint", buffered: true });
setTimeout(start, 1000);`;
}
