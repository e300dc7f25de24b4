import type { Page } from '@playwright/test';

/** A file loaded by a page. */
export interface LoadedFile {
  readonly path: string;
  /** Bytes on the wire: compressed body and response headers. */
  readonly bytes: number;
  /** Bytes of the headers. */
  readonly head: number;
}

/**
 * Files a first visit to a page loads until it has hydrated and the network is idle, largest first. The browser's cache
 * must be empty.
 */
export async function firstLoad(page: Page, path: string): Promise<LoadedFile[]> {
  const devtools = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  const bodies = new Map<string, number>();
  const files: LoadedFile[] = [];
  devtools.on('Network.responseReceived', ({ requestId, response: { url } }) => {
    if (url.startsWith('http')) paths.set(requestId, new URL(url).pathname);
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bodies.set(requestId, (bodies.get(requestId) ?? 0) + encodedDataLength);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const path = paths.get(requestId);
    // The document's body is counted with its headers.
    const body = bodies.get(requestId) ?? 0;
    if (path !== undefined) files.push({ path, bytes, head: bytes - body });
  });
  await devtools.send('Network.enable');
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await devtools.detach();
  // The page's own record leaves out what its workers load, which is one file each.
  for (const worker of page.workers()) files.push(await workerFile(page, worker.url()));
  return files.toSorted((a, b) => b.bytes - a.bytes);
}

async function workerFile(page: Page, url: string): Promise<LoadedFile> {
  const answer = await page.request.get(url, { headers: { 'accept-encoding': 'br' } });
  const bytes = Number(answer.headers()['content-length']);
  if (!(bytes > 0)) throw new Error(`no length for ${url}`);
  return { path: new URL(url).pathname, bytes, head: 0 };
}

/** Total bytes of some files. */
export const bytesOf = (files: readonly LoadedFile[]): number => files.reduce((sum, file) => sum + file.bytes, 0);
