import { readFileSync, statSync } from 'node:fs';
import type { PageHashes } from './security-headers.ts';

const none: PageHashes = { scriptHashes: [], styleHashes: [] };

/**
 * Looks up the hashes of a page's inline scripts and styles in the file written by the build. Rereads the file when it
 * changes: a rebuild of the served folder must not leave new pages with the old CSP.
 */
export function pageHashes(file: string): (page: string) => PageHashes {
  let readAt = Number.NaN;
  let pages: Readonly<Record<string, PageHashes>> = {};
  return (page) => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt !== undefined && changedAt !== readAt) {
      pages = JSON.parse(readFileSync(file, 'utf8')).pages;
      readAt = changedAt;
    }
    return pages[page] ?? none;
  };
}
