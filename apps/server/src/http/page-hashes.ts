import { readFileSync, statSync } from 'node:fs';
import type { PageHashes } from './security-headers.ts';

const none: PageHashes = { scriptHashes: [], styleHashes: [] };

/**
 * Looks up the hashes of a page's inline parts in the file the build wrote beside the pages. The file is read again once it
 * changed: a build into the folder that is served must not leave new pages under the policy of the old ones.
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
