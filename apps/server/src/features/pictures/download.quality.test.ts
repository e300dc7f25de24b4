import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PictureHost, startPictureHost } from '../../../test/picture-host.ts';
import { figure } from '../../../test/quality.ts';
import { createDownload, DownloadFailed } from './download.ts';
import { isPublic, publicNetwork } from './public-network.ts';

let host: PictureHost;

const fiveMegabytes = 5 * 1024 * 1024;
const pages: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/picture': (response) => response.end('bytes'),
  '/most': (response) => response.end(Buffer.alloc(fiveMegabytes)),
  '/more': (response) => response.end(Buffer.alloc(fiveMegabytes + 1)),
  '/endless': (response) => {
    const send = () => {
      while (response.write(Buffer.alloc(65_536)));
      response.once('drain', send);
    };
    send();
  },
  '/silent': () => {},
  '/slow': (response) => {
    const timer = setInterval(() => response.write('a'), 100);
    response.once('close', () => clearInterval(timer));
  },
  '/gone': (response) => response.writeHead(404).end(),
  '/broken': (response) => response.writeHead(500).end(),
  '/cut': (response) => {
    response.writeHead(200, { 'content-length': 10 }).write('abc', () => response.destroy());
  },
  '/hop1': (response) => leadTo(response, '/hop2'),
  '/hop2': (response) => leadTo(response, '/hop3'),
  '/hop3': (response) => leadTo(response, '/picture'),
  '/hop0': (response) => leadTo(response, '/hop1'),
  '/round': (response) => leadTo(response, '/round'),
  '/to-http': (response) => leadTo(response, 'http://pictures.example/picture'),
  '/to-file': (response) => leadTo(response, 'file:///etc/passwd'),
  '/to-user': (response) => leadTo(response, 'https://a:b@pictures.example/picture'),
  '/to-metadata': (response) => leadTo(response, 'https://169.254.169.254/latest/meta-data'),
  '/to-local': (response) => leadTo(response, 'https://inside.example/'),
  '/to-other-port': (response) => leadTo(response, 'https://pictures.example/picture'),
  '/to-nowhere': (response) => leadTo(response, 'https://['),
};

function leadTo(response: ServerResponse, location: string): void {
  response.writeHead(302, { location }).end();
}

beforeAll(async () => {
  host = await startPictureHost(({ url = '' }, response) => pages[url]?.(response));
  host.otherHosts.set('inside.example', ['10.0.0.1']);
  host.otherHosts.set('mixed.example', ['93.184.215.14', '127.0.0.1']);
});
afterAll(() => host.close());

/** Outcome of a download: number of bytes, or the problem. */
async function outcomeOf(address: string): Promise<number | string> {
  try {
    return (await createDownload(host.network)(address)).byteLength;
  } catch (error) {
    if (!(error instanceof DownloadFailed)) throw error;
    return error.isPassing ? `${error.problem}, may pass` : error.problem;
  }
}

const addresses = {
  public: ['8.8.8.8', '93.184.215.14', '2606:4700:4700::1111', '2001:4860:4860::8888'],
  closed: [
    ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['169.254.169.254', '100.64.0.1', '100.100.100.200', '168.63.129.16', '192.0.0.192', '192.0.2.1'],
    ...['198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '192.88.99.1'],
    ...['::1', '::', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd00:ec2::254', 'fec0::1', 'ff02::1', '2001:db8::1'],
    ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:a9fe:a9fe', '::127.0.0.1', '::8.8.8.8', '64:ff9b::7f00:1'],
    ...['64:ff9b:1::1', '2002:7f00:1::', '2001:0:7f00:1::', '100::1', '5f00::1', 'localhost', '', '127.1'],
  ],
};

it('only addresses that are public may be visited, on the port of https alone', () => {
  expect(addresses.public.filter((address) => !isPublic(address))).toEqual([]);
  expect(addresses.closed.filter(isPublic)).toEqual([]);
  expect([80, 8443, 5432].filter((port) => publicNetwork.mayVisit('8.8.8.8', port))).toEqual([]);
  expect(publicNetwork.mayVisit('8.8.8.8', 443)).toBe(true);
  figure(
    'U70',
    'kinds of address inside a network that no download visits',
    `${addresses.closed.length}/${addresses.closed.length}`,
  );
});

it.each([
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://169.254.169.254/latest/meta-data',
  'http://10.0.0.1/',
  'https://93.184.215.14:22/',
])('the product itself refuses %s without a connection', async (address) => {
  await expect(createDownload()(address)).rejects.toMatchObject({ problem: 'not-public', isPassing: false });
});

describe('a download', () => {
  const cases: readonly (readonly [path: string, outcome: number | string])[] = [
    ['/picture', 5],
    ['/most', fiveMegabytes],
    ['/more', 'too-large'],
    ['/endless', 'too-large'],
    ['/gone', 'refused'],
    ['/broken', 'refused, may pass'],
    ['/cut', 'no-answer, may pass'],
    ['/hop1', 5],
    ['/hop0', 'too-many-redirects'],
    ['/round', 'too-many-redirects'],
    ['/to-http', 'not-secure'],
    ['/to-file', 'not-secure'],
    ['/to-user', 'refused'],
    ['/to-metadata', 'not-public'],
    ['/to-local', 'not-public'],
    ['/to-other-port', 'not-public'],
    ['/to-nowhere', 'refused'],
  ];

  it('ends as it must for each kind of site', async () => {
    const outcomes: (readonly [string, number | string])[] = [];
    for (const [path] of cases) outcomes.push([path, await outcomeOf(host.origin + path)]);
    expect(outcomes).toEqual(cases);
    figure('U70', 'kinds of site whose download ends as it must', `${cases.length}/${cases.length}`);
  });

  it('visits no host of which one address is inside the network, and none twice for its name', async () => {
    expect(await outcomeOf('https://mixed.example/')).toBe('not-public');
    expect(await outcomeOf('https://inside.example/')).toBe('not-public');
    const names: string[] = [];
    const counting = {
      ...host.network,
      addressesOf: (name: string, signal: AbortSignal) => {
        names.push(name);
        // DNS rebinding: the second look-up of the name gives another address.
        return names.length === 1 ? host.network.addressesOf(name, signal) : Promise.resolve(['10.0.0.1']);
      },
    };
    expect(await createDownload(counting)(`${host.origin}/picture`)).toHaveLength(5);
    expect(names).toEqual(['pictures.example']);
  });

  it('of an address with http asks for it over https', async () => {
    expect(await outcomeOf(`${host.origin.replace('https', 'http')}/picture`)).toBe(5);
  });

  it('takes no certificate that it does not trust', async () => {
    const { certificates: _own, ...network } = host.network;
    await expect(createDownload(network)(`${host.origin}/picture`)).rejects.toMatchObject({ problem: 'no-answer' });
  });

  it('ends after ten seconds in all, whether nothing comes or a byte at a time', async () => {
    const start = performance.now();
    expect(await Promise.all([outcomeOf(`${host.origin}/silent`), outcomeOf(`${host.origin}/slow`)])).toEqual([
      'no-answer, may pass',
      'no-answer, may pass',
    ]);
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
