import { createServer, connect as dial, type Server, type Socket } from 'node:net';

/** The part of a response that gets through. */
export type Cut = 'nothing' | 'half the headers' | 'half the body' | 'all';

/** A proxy that forwards requests whole and cuts responses as configured. */
export interface CuttingProxy {
  readonly port: number;
  /** Sets how later responses are cut. */
  cut(next: Cut): void;
  close(): Promise<void>;
}

/**
 * Starts a proxy in front of a server on this machine; it cuts only once the whole response has arrived, so after the
 * commit.
 */
export async function startCuttingProxy(port: number): Promise<CuttingProxy> {
  let mode: Cut = 'all';
  const server = createServer((client) => relay(client, port, () => mode));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: portOf(server),
    cut: (next) => {
      mode = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The port a server listens on. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It does not listen');
  return address.port;
}

function relay(client: Socket, port: number, mode: () => Cut): void {
  const upstream = dial(port, '127.0.0.1');
  let answer = Buffer.alloc(0);
  client.pipe(upstream);
  upstream.on('data', (chunk: Buffer) => {
    answer = Buffer.concat([answer, chunk]);
    if (!isWhole(answer)) return;
    const part = answer.subarray(0, lengthKept(answer, mode()));
    if (mode() === 'all') client.end(part);
    else if (part.length === 0) client.destroy();
    else client.write(part, () => client.destroy());
    upstream.end();
  });
  for (const socket of [client, upstream]) socket.on('error', () => socket.destroy());
}

function headersEnd(answer: Buffer): number {
  return answer.indexOf('\r\n\r\n') + 4;
}

function isWhole(answer: Buffer): boolean {
  const end = headersEnd(answer);
  if (end < 4) return false;
  const length = /content-length: (\d+)/i.exec(answer.subarray(0, end).toString())?.[1];
  return length !== undefined && answer.length >= end + Number(length);
}

function lengthKept(answer: Buffer, cut: Cut): number {
  const end = headersEnd(answer);
  if (cut === 'nothing') return 0;
  if (cut === 'half the headers') return Math.floor(end / 2);
  return cut === 'half the body' ? end + Math.floor((answer.length - end) / 2) : answer.length;
}
