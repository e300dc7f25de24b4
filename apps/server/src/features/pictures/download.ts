import type { LookupFunction } from 'node:net';
import { isIPv6 } from 'node:net';
import { largestImageBytes, type PictureProblem } from '@freehold/contract';
import { Agent, type Dispatcher, request } from 'undici';
import { type Network, publicNetwork } from './public-network.ts';

/** The bytes at a web address. Throws DownloadFailed. */
export type Download = (address: string) => Promise<Uint8Array>;

/** Why there are no bytes; `isPassing` when a retry may get them. */
export class DownloadFailed extends Error {
  readonly problem: PictureProblem;
  readonly isPassing: boolean;

  constructor(problem: PictureProblem, { isPassing = false }: { readonly isPassing?: boolean } = {}) {
    super(`Download failed: ${problem}`);
    this.problem = problem;
    this.isPassing = isPassing;
  }
}

const longestMs = 10_000;
const mostRedirects = 3;
const redirects = [301, 302, 303, 307, 308];

/**
 * Downloads at most 5 MB within ten seconds, over https only and with at most three redirects. Each host is resolved
 * once, all its addresses must be public, and the connection goes to one of exactly these.
 */
export function createDownload(network: Network = publicNetwork): Download {
  return async (address) => {
    const signal = AbortSignal.timeout(longestMs);
    try {
      let visited = await visit(asHttps(address), network, signal);
      for (let count = 0; visited instanceof URL; count += 1) {
        if (count === mostRedirects) throw new DownloadFailed('too-many-redirects');
        visited = await visit(visited, network, signal);
      }
      return visited;
    } catch (error) {
      if (error instanceof DownloadFailed) throw error;
      // Anything else, from DNS to a broken response, may be temporary.
      throw new DownloadFailed('no-answer', { isPassing: true });
    }
  };
}

// As browsers upgrade images on secure pages.
function asHttps(address: string): URL {
  const url = new URL(address);
  if (url.protocol === 'http:') url.protocol = 'https:';
  return url;
}

/** The bytes at an address, or where it redirects. */
async function visit(url: URL, network: Network, signal: AbortSignal): Promise<Uint8Array | URL> {
  if (url.protocol !== 'https:') throw new DownloadFailed('not-secure');
  if (url.username !== '' || url.password !== '') throw new DownloadFailed('refused');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = await network.addressesOf(host, signal);
  const port = url.port === '' ? 443 : Number(url.port);
  if (!addresses.every((address) => network.mayVisit(address, port))) throw new DownloadFailed('not-public');
  const agent = new Agent({
    connect: {
      lookup: answering(addresses),
      ...(network.certificates === undefined ? {} : { ca: network.certificates }),
    },
  });
  try {
    const headers = { accept: 'image/webp,image/png,image/jpeg', 'accept-encoding': 'identity' };
    return await contentOf(await request(url, { dispatcher: agent, signal, headers }), url);
  } finally {
    await agent.destroy();
  }
}

/** A DNS lookup function for one host, whose addresses have been checked. */
function answering(addresses: readonly string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_host, { all }, done) => {
    const [first] = known;
    if (all === true) done(null, known);
    else done(null, first?.address ?? '', first?.family);
  };
}

async function contentOf(answer: Dispatcher.ResponseData, url: URL): Promise<Uint8Array | URL> {
  const { statusCode, headers, body } = answer;
  if (redirects.includes(statusCode) && typeof headers.location === 'string') return nextOf(headers.location, url);
  if (statusCode !== 200) throw new DownloadFailed('refused', { isPassing: statusCode >= 500 || statusCode === 429 });
  if (Number(headers['content-length']) > largestImageBytes) throw new DownloadFailed('too-large');
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body as AsyncIterable<Uint8Array>) {
    length += part.byteLength;
    if (length > largestImageBytes) throw new DownloadFailed('too-large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function nextOf(location: string, url: URL): URL {
  if (!URL.canParse(location, url.href)) throw new DownloadFailed('refused');
  return new URL(location, url);
}
