import { createHash } from 'node:crypto';

/** The framework's list of routes as a statement on a line of its own. */
export const routeList = /^window\.__reactRouterManifest=\{.*\};?$/m;

const listFile = /\/assets\/manifest-[\w-]+\.js/;
const entryFile = /\/assets\/entry\.client-[\w-]+\.js/;

interface Joined {
  /** URL of the file that holds both. */
  readonly url: string;
  readonly text: string;
  /** URLs of the two files it takes the place of. */
  readonly replaced: readonly [list: string, entry: string];
  /** A page that loads the file in place of the two. */
  readonly page: (html: string) => string;
}

/**
 * The list of routes and the app's entry as one file: every page starts with both, and a file costs some 650 bytes of
 * headers. Throws when a page does not load them as the framework writes it.
 */
export function joinStartFiles(html: string, read: (url: string) => string): Joined {
  const [list] = listFile.exec(html) ?? [];
  const [entry] = entryFile.exec(html) ?? [];
  if (list === undefined || entry === undefined) throw new Error('The page names no list of routes or no entry');
  if (!routeList.test(read(list).trim())) throw new Error('The list of routes has an unknown form');
  const both = `${read(list).trim()}\n${read(entry)}`;
  const url = `/assets/start-${createHash('sha256').update(both).digest('base64url').slice(0, 7)}.js`;
  const renamed = (text: string) => text.replaceAll(list, url).replaceAll(entry, url);

  function page(made: string): string {
    const loading = `import "${list}";`;
    if (!made.includes(loading)) throw new Error('The page does not import the list of routes');
    return renamed(made.replace(loading, '').replace(`<link rel="modulepreload" href="${list}"/>`, ''));
  }

  // The framework preloads the files that its list gives as the list's own and the entry's.
  return { url, text: renamed(both), replaced: [list, entry], page };
}
